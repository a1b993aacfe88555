import { readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { carrierName, carrierOfMachine, carrierPage } from "./carriers.ts";

it.each([
  ["a known carrier's page knows the code", "UPS", "1Z 9", "https://www.ups.com/track?tracknum=1Z%209"],
  ["no code, no page", "UPS", null, null],
  ["no carrier, no page", null, "1Z9", null],
  ["another carrier has no page of ours", "other", "1Z9", null],
  ["a word of the language is no carrier", "constructor", "1Z9", null],
])("%s", (_situation, carrier, code, page) => expect(carrierPage(carrier, code)).toBe(page));

it.each([
  ["omniva", "Omniva"],
  ["DPD", "DPD"],
  ["Packeta", "Packeta"],
  ["PostNord", "PostNord"],
  ["other", null],
  ["unisend", "LP Express"],
  ["toString", null],
  [undefined, null],
])("a machine of %s", (provider, carrier) => expect(carrierOfMachine(provider)).toBe(carrier));

it("names the carrier of a machine, or its provider where it is none of ours", () =>
  expect(["unisend", "dpd", "Boxy"].map(carrierName)).toEqual(["LP Express", "DPD", "Boxy"]));

const samples: { provider: string }[] = JSON.parse(readFileSync("assets/demo/parcel-machines.json", "utf8"));
it.each([...new Set(samples.map(({ provider }) => provider))])(
  "parcels for machines of %s travel with it",
  (provider) => expect(carrierOfMachine(provider)).toBe(provider),
);
