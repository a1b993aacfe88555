import { describe, expect, it } from "vitest";
import { optionNames, optionTerm } from "./variant-input.ts";

describe("a name of an option or a value", () => {
  it.each([
    ["trimmed, on one line", "  30 \n ml ", "30 ml"],
    ["with markup, which is only text", "<b>30</b>", "<b>30</b>"],
    ["with an emoji", "🌿 fresh", "🌿 fresh"],
    ["of sixty letters", "x".repeat(60), "x".repeat(60)],
  ])("is taken %s", (_situation, typed, taken) => expect(optionTerm.parse(typed)).toBe(taken));

  it.each([
    ["empty", "   "],
    ["too long", "x".repeat(61)],
    ["ten thousand letters", "x".repeat(10_000)],
    ["with a bar, which parts values in files", "a|b"],
    ["with a control character", "a\u0000b"],
  ])("is refused %s", (_situation, typed) => expect(optionTerm.safeParse(typed).success).toBe(false));

  it("is there once, three times at most", () => {
    expect(optionNames.safeParse(["Size", "SIZE"]).success).toBe(false);
    expect(optionNames.safeParse(["a", "b", "c", "d"]).success).toBe(false);
    expect(optionNames.safeParse([]).success).toBe(false);
    expect(optionNames.parse(["Size", "Colour"])).toEqual(["Size", "Colour"]);
  });
});
