import { expect, it } from "vitest";
import { lineName, packedIn, packedOf, toPick } from "./packed-in.ts";

const [oil, lamp] = [
  { sku: "OIL", quantity: 2 },
  { sku: "LAMP", quantity: 1 },
];

it.each([
  ["nothing was kept", null, {}],
  ["somebody else wrote there", { order: "all" }, {}],
  ["ticks of an order", { order: ["2 × OIL"] }, { order: ["2 × OIL"] }],
])("%s", (_situation, stored, packed) => expect(packedIn(stored)).toEqual(packed));

it.each([
  ["nothing is ticked", undefined, { done: 0, isAll: false }],
  ["one of two is", [lineName(oil)], { done: 1, isAll: false }],
  ["all are", [lineName(oil), lineName(lamp)], { done: 2, isAll: true }],
  ["a line that was corrected since is to be packed anew", ["1 × OIL", lineName(lamp)], { done: 1, isAll: false }],
])("%s", (_situation, ticked, packed) => expect(packedOf([oil, lamp], ticked)).toEqual(packed));

it("an order without lines is never done", () => expect(packedOf([], []).isAll).toBe(false));

it("what orders need together is counted over all of them, a kit by its parts", () => {
  const line = (name: string, quantity: number) => ({ name, sku: name.toUpperCase(), quantity, parts: [] });
  const set = { name: "Set", sku: "SET", quantity: 2, parts: [line("Oil", 4), line("Lamp", 2)] };
  expect(toPick([{ lines: [line("Oil", 1)] }, { lines: [set] }])).toMatchObject([
    { name: "Lamp", quantity: 2 },
    { name: "Oil", quantity: 5 },
  ]);
});
