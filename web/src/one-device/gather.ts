/** Seats the people who share a device, and bots beside them; everything is asked of the server, chair by chair. */

import { joinBeside } from "$lib/api";
import { preferredBot } from "$lib/people";
import { type Sitter, tokenOf } from "$lib/places";
import type { Chair, Json } from "$lib/protocol";
import type { TableSession } from "$lib/session.svelte";
import type { Wish } from "$lib/socket";
import type { Circle } from "./circle.svelte";

/** A line of the list of names; the token is there once the person has a place. */
export interface Guest {
  readonly name: string;
  readonly token?: string | undefined;
}

/** A request was refused; the session has shown why. */
class Refusal extends Error {}

async function wish(host: TableSession, one: Wish): Promise<void> {
  if (await host.ask(one)) throw new Refusal();
}

/** Asks for the room and waits for it. */
async function chairsOf(host: TableSession): Promise<readonly Chair[]> {
  await wish(host, { type: "resync" });
  return host.room?.chairs ?? [];
}

/** Seats these guests, the host first, then bots, and deals; tells whether it came to that. */
export async function gather(
  circle: Circle,
  guests: readonly Guest[],
  options: Readonly<Record<string, Json>>,
): Promise<boolean> {
  const { host, code } = circle;
  try {
    const gone = circle.seated.filter(({ sitter }) => !guests.some((one) => one.token === sitter.token));
    for (const { sitter, session } of gone)
      if (session !== host) await wish(host, { type: "remove", member: sitter.member });
    await makeRoom(host, options);
    await seatHost(host, guests[0]?.name ?? "");
    const sitters: Sitter[] = [];
    for (const [index, guest] of guests.entries()) {
      const known = circle.seated.find(({ sitter }) => sitter.token === guest.token);
      const token = index === 0 ? tokenOf(code) : (known?.sitter.token ?? null);
      if (token === null) sitters.push(await newcomer(code, guest.name));
      else {
        const member = index === 0 ? (host.you ?? "") : (known?.sitter.member ?? "");
        if (known && index > 0 && known.sitter.name !== guest.name)
          await wish(known.session, { type: "rename", name: guest.name });
        sitters.push({ member, name: guest.name, token });
      }
      // Kept one by one: whatever happens next, nobody who has a place loses it.
      const staying = circle.seated.filter((one) => !gone.includes(one)).map((one) => one.sitter);
      const later = staying.filter((one) => !sitters.some((kept) => kept.token === one.token));
      circle.keep([...sitters, ...later]);
    }
    await fill(host);
    await wish(host, { type: "start" });
    return true;
  } catch (fault) {
    if (fault instanceof Refusal) return false;
    throw fault;
  }
}

/** Bots give their chairs up, and there are as many chairs as players. */
async function makeRoom(host: TableSession, options: Readonly<Record<string, Json>>): Promise<void> {
  for (const [chair, { kind, owner }] of (await chairsOf(host)).entries())
    if (kind === "bot" && (owner ?? null) === null) await wish(host, { type: "fill", chair, bot: null });
  await wish(host, { type: "set-options", options });
}

async function seatHost(host: TableSession, name: string): Promise<void> {
  if (host.me?.name !== name) await wish(host, { type: "rename", name });
  if ((host.me?.chair ?? null) !== null) return;
  const chair = (await chairsOf(host)).findIndex((one) => (one.kind ?? "open") === "open");
  await wish(host, { type: "sit", chair });
}

async function newcomer(code: string, name: string): Promise<Sitter> {
  const { member, token } = await joinBeside(code, { name });
  return { member, name, token };
}

async function fill(host: TableSession): Promise<void> {
  const bot = preferredBot(host.offer?.bots ?? []);
  for (const [chair, { kind }] of (await chairsOf(host)).entries())
    if ((kind ?? "open") === "open") await wish(host, { type: "fill", chair, bot });
}
