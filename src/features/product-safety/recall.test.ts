import { describe, expect, it } from "vitest";
import { batchCode, batchesIn } from "#features/orders/batch.ts";
import { recallScope, recallTexts, softWords, textFor } from "./recall.ts";

describe("a recall", () => {
  it("L47: is written in English at least, and read in English where nobody translated it", () => {
    const en = { hazard: "It may burn.", instructions: "Stop using it." };
    const de = { hazard: "Es kann brennen.", instructions: "Nicht mehr verwenden." };
    expect(recallTexts.safeParse({ de }).success).toBe(false);
    const texts = recallTexts.parse({ en, de });
    expect([textFor(texts, "de"), textFor(texts, "et")]).toEqual([de, en]);
  });
  it("L47: must not make the danger look small", () =>
    expect(softWords(["A voluntary recall.", "As a precautionary measure only"])).toEqual([
      "voluntary",
      "precautionary",
    ]));
  it("refuses days that are none", () =>
    expect(recallScope.safeParse({ sku: "A", sold_from: "2026-02-30" }).success).toBe(false));
});

describe("batches", () => {
  it("are noted alike, however they are typed", () => expect(batchesIn(" l24,L24\nl25 ;")).toEqual(["L24", "L25"]));
  it.each(["<b>", "", "x".repeat(41), "=1+1"])("refuses %s", (code) =>
    expect(batchCode.safeParse(code).success).toBe(false),
  );
});
