import { describe, expect, it } from "vitest";
import { cents } from "#shared/money.ts";
import { mustChoose, optionChoices, type VariantGroup, variantName } from "./variants.ts";

const group = (options: string[], variants: [id: string, values: string[], inStock?: boolean][]): VariantGroup => ({
  id: "g",
  name: "Lune",
  options,
  englishOptions: options,
  variants: variants.map(([id, values, inStock = true]) => ({ id, values, inStock, price: cents(1000) })),
});
const told = (of: VariantGroup, id: string) =>
  optionChoices(of, id).map(({ name, values }) => [name, values.map(({ value, state, to }) => [value, state, to])]);

describe("the choice beside a variant", () => {
  it("tells the sizes in the shopkeeper's order, and which are sold out", () => {
    const sizes = group(
      ["Size"],
      [
        ["a", ["10 ml"]],
        ["b", ["30 ml"]],
        ["c", ["100 ml"], false],
      ],
    );
    expect(told(sizes, "b")).toEqual([
      [
        "Size",
        [
          ["10 ml", "available", "a"],
          ["30 ml", "chosen", "b"],
          ["100 ml", "soldOut", "c"],
        ],
      ],
    ]);
  });

  it("leads to the nearest variant where a combination does not exist", () => {
    const both = group(
      ["Size", "Colour"],
      [
        ["a", ["Small", "Sand"]],
        ["b", ["Small", "Ink"]],
        ["c", ["Large", "Ink"], false],
        ["d", ["Large", "Moss"]],
      ],
    );
    expect(told(both, "a")).toEqual([
      [
        "Size",
        [
          ["Small", "chosen", "a"],
          ["Large", "elsewhere", "d"],
        ],
      ],
      [
        "Colour",
        [
          ["Sand", "chosen", "a"],
          ["Ink", "available", "b"],
          ["Moss", "elsewhere", "d"],
        ],
      ],
    ]);
    expect(told(both, "b")[0]).toEqual([
      "Size",
      [
        ["Small", "chosen", "b"],
        ["Large", "soldOut", "c"],
      ],
    ]);
  });

  it("takes a value for the same, however its letters are written", () => {
    const both = group(
      ["Size", "Colour"],
      [
        ["a", ["Small", "Ink"]],
        ["b", ["small", "Sand"]],
      ],
    );
    expect(told(both, "a")[0]).toEqual(["Size", [["small", "chosen", "a"]]]);
  });

  it("is empty beside something that is no variant of the group", () => {
    expect(optionChoices(group(["Size"], [["a", ["Small"]]]), "x")).toEqual([]);
  });
});

it("calls a variant by its product and its values", () => {
  expect(variantName("Lavender", ["30 ml", "Gift box"])).toBe("Lavender, 30 ml, Gift box");
});

it.each([
  ["several can be bought", "a", { inStock: 2, to: "a" }, true],
  ["only another one can be bought", "a", { inStock: 1, to: "b" }, true],
  ["only the one on the card can be bought", "a", { inStock: 1, to: "a" }, false],
  ["none can be bought", "a", { inStock: 0, to: "a" }, false],
])("a card asks for a choice: %s", (_situation, id, choices, wanted) => {
  expect(mustChoose(id, choices)).toBe(wanted);
});
