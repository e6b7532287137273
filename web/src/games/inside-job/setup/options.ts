/** The options of a table of Inside Job as the form turns them about. */

import type { Conflict, GameOffer, InsideJob, Json, ListGuide, Option, Part } from "$lib/protocol";
import type { Wanted } from "./check.svelte";

export const BLANK = "blank";

export function option(offer: GameOffer, name: string): Option | undefined {
  return offer.options.find((one) => one.name === name);
}

export function guideOf(offer: GameOffer): ListGuide | null {
  return option(offer, "special_roles")?.guide ?? null;
}

export function partsOf(offer: GameOffer): readonly Part[] {
  return option(offer, "blank_role")?.parts ?? [];
}

/** What is set, or else what the server takes. */
export function valueOf(offer: GameOffer, options: Wanted, name: string): Json {
  return options[name] ?? option(offer, name)?.default ?? null;
}

export function rolesOf(options: Wanted): readonly string[] {
  const roles = options["special_roles"];
  return Array.isArray(roles) ? roles.map(String) : [];
}

export function blankOf(offer: GameOffer, options: Wanted): InsideJob.BlankRole {
  const usual = Object.fromEntries(partsOf(offer).map((part) => [part.name, part.default ?? ""]));
  const set = options["blank_role"];
  return {
    ...usual,
    ...(set !== null && typeof set === "object" ? set : {}),
  } as unknown as InsideJob.BlankRole;
}

/** Other special roles; the house role's description comes and goes with it, requests for a role that goes go too. */
export function withRoles(offer: GameOffer, options: Wanted, roles: readonly string[]): Wanted {
  const { blank_role: _, seat_requests: requests, ...rest } = options;
  const kept = Object.entries(requests ?? {}).filter(([, role]) => roles.includes(String(role)));
  return {
    ...rest,
    special_roles: roles,
    ...(roles.includes(BLANK) ? { blank_role: { ...blankOf(offer, options) } } : {}),
    ...(kept.length ? { seat_requests: Object.fromEntries(kept) } : {}),
  };
}

/** Another number of players: roles that are not played with so many stay in the box. */
export function withPlayers(offer: GameOffer, options: Wanted, players: number): Wanted {
  const fits = new Set(
    (guideOf(offer)?.choices ?? []).filter((one) => one.players.includes(players)).map((one) => one.choice),
  );
  const roles = rolesOf(options).filter((role) => fits.has(role));
  return { ...withRoles(offer, options, roles), players };
}

/**
 * What the offer says against one role more; `null` where it says nothing. How the house role goes with others depends on
 * its parts: that is for the check of the whole to say.
 */
export function obstacle(
  guide: ListGuide,
  chosen: readonly string[],
  role: string,
): Pick<Conflict, "message" | "arguments"> | null {
  if (chosen.includes(role)) return null;
  if (chosen.length >= guide.most) return { message: "ij-options-three-roles", arguments: {} };
  return (
    guide.conflicts.find(
      ({ choices }) => choices.includes(role) && choices.every((one) => one === role || chosen.includes(one)),
    ) ?? null
  );
}
