/** Which screen an address shows. */

export type Route =
  | { readonly screen: "home" }
  | { readonly screen: "table"; readonly code: string }
  | { readonly screen: "television"; readonly code: string }
  | { readonly screen: "one-device"; readonly code: string }
  | { readonly screen: "move" }
  | { readonly screen: "shared"; readonly id: string }
  | { readonly screen: "replay" }
  | { readonly screen: "nowhere" };

const CODED: Readonly<Record<string, "table" | "television" | "one-device">> = {
  t: "table",
  tv: "television",
  here: "one-device",
};

export function routeOf(path: string): Route {
  const [first = "", second, ...more] = path.split("/").filter(Boolean);
  if (more.length) return { screen: "nowhere" };
  if (second === undefined) {
    if (first === "") return { screen: "home" };
    if (first === "move" || first === "replay") return { screen: first };
    return { screen: "nowhere" };
  }
  const coded = CODED[first];
  if (coded) return { screen: coded, code: second.toUpperCase() };
  return first === "g" ? { screen: "shared", id: second } : { screen: "nowhere" };
}

class Router {
  route = $state.raw<Route>(routeOf(location.pathname));

  constructor() {
    addEventListener("popstate", () => this.#follow());
  }

  /** Shows another screen, without asking the server for the page again. */
  go(path: string): void {
    history.pushState(null, "", path);
    this.#follow();
    scrollTo(0, 0);
  }

  #follow(): void {
    this.route = routeOf(location.pathname);
  }
}

export const router = new Router();

/** For links: an ordinary click stays on the page, every other does what the browser does. */
export function followed(event: MouseEvent): void {
  if (event.defaultPrevented || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey)
    return;
  const link = event.currentTarget;
  if (!(link instanceof HTMLAnchorElement) || link.target) return;
  event.preventDefault();
  router.go(link.pathname);
}
