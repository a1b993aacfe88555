import { expect, it } from "vitest";
import { cents } from "#shared/money.ts";
import { choicesFor, initialsOf, type MethodChoice } from "./method-choice.ts";

const bank: MethodChoice = {
  key: "montonio/bank:EE:HABAEE2X",
  group: "bank",
  name: "Swedbank",
  min_amount: 0.5,
  max_amount: null,
};
const card: MethodChoice = { ...bank, key: "stripe/card", group: "card", name: null };
const later: MethodChoice = {
  ...bank,
  key: "montonio/bnpl",
  group: "later",
  name: null,
  min_amount: 30,
  max_amount: 2500,
};

it.each([
  ["what takes any amount", 2899, [bank, card]],
  ["from its smallest amount on", 3000, [bank, card, later]],
  ["up to its largest amount", 250_000, [bank, card, later]],
  ["not above it", 250_001, [bank, card]],
])("offers %s", (_what, amount, offered) => {
  expect(choicesFor([bank, card, later], cents(amount))).toEqual(offered);
});

it("one way alone is no choice", () => expect(choicesFor([card, later], cents(100))).toEqual([]));

it.each([
  ["Swedbank", "SW"],
  ["LHV", "LH"],
  ["Coop Pank", "CP"],
  ["N26", "N2"],
  ["S-Pankki", "SP"],
  ["Šiaulių bankas", "ŠB"],
])("the initials of %s are %s", (name, initials) => expect(initialsOf(name)).toBe(initials));
