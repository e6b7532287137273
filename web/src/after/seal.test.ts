import { describe, expect, test } from "vitest";
import type { GameRecord } from "$lib/protocol";
import played from "./fixtures/insider-fr.json";
import { canonical, checkSeal, sealedDeal, sealOf } from "./seal";

/** `volteface simulate insider --players 4 --games 1 --seed 4 --language fr`: its word has accents. */
const record = played as unknown as GameRecord;
const noted = { seal: record.seal ?? "", at: 0 };

describe("canonical JSON", () => {
  test("sorts keys, leaves no spaces, escapes no letters", () => {
    expect(canonical({ b: [1, null, true], a: { d: "é\n", c: "“" } })).toBe(
      '{"a":{"c":"“","d":"é\\n"},"b":[1,null,true]}',
    );
  });

  test("the deal is sealed without its moment", () => {
    expect(sealedDeal(record)).toBe(
      '{"by":"chance","centre":null,"do":"deal","roles":["common","insider","master","common"],"word":"télévision"}',
    );
  });
});

describe("the seal of a game that the library has played", () => {
  test("is the hash of salt and deal", () => {
    expect(sealOf(record.salt ?? "", sealedDeal(record))).toBe(record.seal);
    expect(checkSeal(record, noted).verdict).toBe("kept");
  });

  test("a device that came too late says so", () => {
    expect(checkSeal(record, null).verdict).toBe("unseen");
  });

  test("another deal does not fit", () => {
    const roles = ["insider", "common", "master", "common"];
    const changed = { ...record, log: [{ ...record.log[0], roles }, ...record.log.slice(1)] } as GameRecord;
    expect(checkSeal(changed, noted).verdict).toBe("broken");
  });

  test("nor does a whole new deal with a seal of its own: this device has noted the old one", () => {
    const salt = "00".repeat(32);
    const changed = { ...record, salt, seal: sealOf(salt, sealedDeal(record)) };
    expect(checkSeal(changed, noted).verdict).toBe("broken");
    expect(checkSeal(changed, null).verdict).toBe("unseen");
  });
});

test("known answers of SHA-256", () => {
  expect(sealOf("", "")).toBe("01ba4719c80b6fe911b091a7c05124b64eeece964e09c058ef8f9805daca546b");
});
