import { describe, expect, it } from "vitest";
import {
  attributesText,
  attributeTexts,
  attributeValues,
  fittingValue,
  joinedAttributes,
  readAttributes,
} from "./attribute.ts";

describe("attributes as a text", () => {
  const values = { "scent-family": ["citrus", "floral"], capacity: 0.5, "auto-off": false };
  const text = "auto-off: no; capacity: 0.5; scent-family: citrus, floral";

  it("come back as they were written", () => {
    expect(attributesText(values)).toBe(text);
    expect(readAttributes(text)).toEqual(values);
    expect(joinedAttributes(attributeTexts(text))).toBe(text);
  });

  it("may be empty", () => expect(readAttributes(" ")).toEqual({}));

  it("lose an attribute whose value was taken away", () =>
    expect(joinedAttributes({ capacity: "", "auto-off": "yes" })).toBe("auto-off: yes"));

  it.each([
    "capacity",
    "capacity:",
    "Scent Family: citrus",
    "scent-family: Ci trus",
    "a: 1; a: 2",
    "constructor",
    "x: -5",
  ])("are refused: %s", (written) => expect(() => readAttributes(written)).toThrow());
});

describe("a value that fits", () => {
  const choices = [
    { slug: "citrus", name: "Citrus" },
    { slug: "30", name: "30" },
  ];
  it.each([
    ["choice", ["30", "citrus"], ["citrus", "30"]],
    ["choice", 30, ["30"]],
    ["choice", ["mint"], null],
    ["choice", true, null],
    ["number", 180, 180],
    ["number", ["citrus"], null],
    ["yes-no", true, true],
    ["yes-no", 1, null],
  ] as const)("%s of %s is %s", (type, given, fitting) =>
    expect(fittingValue({ type, choices }, given as never)).toEqual(fitting),
  );

  it.each([{ capacity: -1 }, { capacity: Number.POSITIVE_INFINITY }, { "Not a slug": true }, { x: [] }, { x: "y" }])(
    "no call may set %j",
    (input) => expect(attributeValues.safeParse(input).success).toBe(false),
  );
});
