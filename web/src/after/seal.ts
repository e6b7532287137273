/** The sealed deal: docs/rules/records.md, “Fair deals”, worked out on this device. */

import { sha256 } from "@noble/hashes/sha2.js";
import { bytesToHex, utf8ToBytes } from "@noble/hashes/utils.js";
import type { GameRecord, Json } from "$lib/protocol";
import type { NotedSeal } from "$lib/places";

/** JSON with sorted keys and no spaces; what is not ASCII stays as it is. */
export function canonical(value: Json): string {
  if (Array.isArray(value)) return `[${value.map(canonical).join(",")}]`;
  if (value === null || typeof value !== "object") return JSON.stringify(value);
  const entries = Object.entries(value).sort(([one], [other]) => (one < other ? -1 : 1));
  return `{${entries.map(([key, part]) => `${JSON.stringify(key)}:${canonical(part as Json)}`).join(",")}}`;
}

/** The entry that was sealed: the deal, without its moment. */
export function sealedDeal(record: GameRecord): string {
  const { at: _, ...deal } = (record.log[0] ?? {}) as Record<string, Json>;
  return canonical(deal);
}

/**
 * SHA-256 over salt and deal. A library computes it, not the browser: over plain HTTP, as phones come to a table at home,
 * browsers have no `crypto.subtle`.
 */
export function sealOf(salt: string, deal: string): string {
  return bytesToHex(sha256(utf8ToBytes(`${salt}\n${deal}`)));
}

export interface SealCheck {
  /** `kept`: it is the seal that this device noted. `unseen`: it fits, but this device came too late to note it. */
  readonly verdict: "kept" | "unseen" | "broken";
  readonly noted: NotedSeal | null;
  readonly salt: string;
  readonly deal: string;
  /** What salt and deal come to. */
  readonly computed: string;
}

/** Compares a finished game with the seal that was shown before its first move. */
export function checkSeal(record: GameRecord, noted: NotedSeal | null): SealCheck {
  const salt = record.salt ?? "";
  const deal = sealedDeal(record);
  const computed = sealOf(salt, deal);
  const fits = computed === record.seal && (noted === null || computed === noted.seal);
  return { verdict: !fits ? "broken" : noted === null ? "unseen" : "kept", noted, salt, deal, computed };
}
