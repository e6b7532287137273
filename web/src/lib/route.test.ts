import { expect, test } from "vitest";
import { routeOf } from "$lib/route.svelte";

test.each([
  ["/", { screen: "home" }],
  ["/t/kmtr46", { screen: "table", code: "KMTR46" }],
  ["/tv/KMTR46", { screen: "television", code: "KMTR46" }],
  ["/here/KMTR46", { screen: "one-device", code: "KMTR46" }],
  ["/g/0f3a", { screen: "shared", id: "0f3a" }],
  ["/move", { screen: "move" }],
  ["/replay", { screen: "replay" }],
  ["/elsewhere", { screen: "nowhere" }],
  ["/x/KMTR46", { screen: "nowhere" }],
  ["/t/KMTR46/more", { screen: "nowhere" }],
])("%s", (path, route) => {
  expect(routeOf(path)).toEqual(route);
});
