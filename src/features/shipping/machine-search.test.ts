import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { machineIndex, searchMachines } from "./machine-search.ts";
import type { ParcelMachine } from "./parcel-machine.ts";

let made = 0;
function aMachine(input: Partial<ParcelMachine> = {}): ParcelMachine {
  made += 1;
  return {
    id: `00000000-0000-4000-8000-${String(made).padStart(12, "0")}`,
    provider: "Omniva",
    name: "Kaubamaja",
    address: "Gonsiori 2",
    city: "Tallinn",
    postal_code: "10143",
    country_code: "EE",
    country_name: "Estonia",
    latitude: 59.437,
    longitude: 24.7536,
    hours: null,
    comment: null,
    kind: "machine",
    ...input,
  };
}

const scoreFor = (term: string, machine: Partial<ParcelMachine>) =>
  searchMachines(machineIndex([aMachine(machine)]), term)[0]?.found[0]?.score ?? 0;

describe("the points of a match (storefront 9)", () => {
  it.each<[string, string, Partial<ParcelMachine>, number]>([
    ["a city: everywhere, city and its word", "Tallinn", {}, 100 + 50 + 15],
    ["a city that the name repeats", "Tallinn", { name: "Tallinn Viru" }, 100 + 50 + 30 + 15 + 10],
    ["a postal code", "10143", {}, 100 + 40],
    ["a name", "Kaubamaja", {}, 100 + 30 + 10],
    ["an address of two words", "Gonsiori 2", {}, 100 + 20 + 5],
    ["words of two fields, apart", "Kaubamaja Tallinn", {}, 15 + 10],
    ["a provider", "omniva", {}, 100],
    ["a single letter counts as a whole, not as a word", "g", { name: "X", city: "X", postal_code: "1" }, 100 + 20],
    ["half of a word", "kauba", {}, 100 + 30 + 10],
    ["nothing that fits", "Narva", {}, 0],
  ])("%s", (_situation, term, machine, score) => expect(scoreFor(term, machine)).toBe(score));
});

describe("is found as a shopper types it", () => {
  it.each<[string, Partial<ParcelMachine>]>([
    ["johvi", { city: "Jõhvi" }],
    ["JÕHVI", { city: "Jõhvi" }],
    ["lodz", { city: "Łódź" }],
    ["siauliai", { city: "Šiauliai" }],
    ["  viru   keskus ", { name: "Viru Keskus" }],
    ["LV1010", { postal_code: "LV-1010" }],
    ["11122", { postal_code: "111 22" }],
    ["111 22", { postal_code: "11122" }],
  ])("%s", (term, machine) => expect(scoreFor(term, machine)).toBeGreaterThan(0));
});

it("groups by provider in upper case, the best first, then by city and name", () => {
  const groups = searchMachines(
    machineIndex([
      aMachine({ provider: "SmartPosti", city: "Tartu", name: "Eeden" }),
      aMachine({ provider: "DPD", city: "Tartu", name: "Tasku" }),
      aMachine({ provider: "DPD", city: "Tartu", name: "Kvartal" }),
      aMachine({ provider: "DPD", city: "Elva", name: "Tartu maantee" }),
    ]),
    "tartu",
  );
  expect(groups.map(({ provider, found }) => [provider, found.map(({ machine }) => machine.name)])).toEqual([
    ["DPD", ["Kvartal", "Tasku", "Tartu maantee"]],
    ["SMARTPOSTI", ["Eeden"]],
  ]);
});

it("stands the nearest first where the shopper's place is known, and last what has no place", () => {
  const index = machineIndex([
    aMachine({ name: "Nowhere", latitude: null, longitude: null }),
    aMachine({ name: "Tartu", latitude: 58.378, longitude: 26.729 }),
    aMachine({ name: "Near", latitude: 59.43, longitude: 24.75 }),
  ]);
  const [group] = searchMachines(index, "", { place: { latitude: 59.437, longitude: 24.7536 } });
  expect(group?.found.map(({ machine, km }) => [machine.name, km && Math.round(km)])).toEqual([
    ["Near", 1],
    ["Tartu", 163],
    ["Nowhere", null],
  ]);
});

describe("the postal code of the address", () => {
  const index = machineIndex([
    aMachine({ name: "Tallinn", postal_code: "10143" }),
    aMachine({ name: "Tartu", postal_code: "50408" }),
    aMachine({ name: "Anne", postal_code: "50703" }),
  ]);
  const names = (...how: [string, object]) =>
    searchMachines(index, ...how).flatMap(({ found }) => found.map(({ machine }) => machine.name));

  it("stands the machines near it first, and leaves none out", () =>
    expect(names("", { near: "50 411" })).toEqual(["Tartu", "Anne", "Tallinn"]));
  it("is the same with the letters of its country", () =>
    expect(names("", { near: "EE-50411" })).toEqual(["Tartu", "Anne", "Tallinn"]));
  it("counts for nothing once a term is typed", () => expect(names("anne", { near: "50408" })).toEqual(["Anne"]));
  it("counts for nothing where the shopper's place is known", () =>
    expect(names("", { near: "50411", place: { latitude: 59, longitude: 24 } })).toEqual(["Anne", "Tallinn", "Tartu"]));
});

const words = fc.constantFrom("Tallinn", "Tartu", "Jõhvi", "Viru", "Endla 45", "10143", "Keskus", "Łódź", "a", "");
const machines = fc.array(
  fc.record({ name: words, city: words, address: words, provider: fc.constantFrom("DPD", "Omniva", "InPost") }),
  { maxLength: 30 },
);

it("without a term everything is there exactly once, with one no machine is there that does not fit", () => {
  fc.assert(
    fc.property(machines, words, (inputs, term) => {
      const all = inputs.map((input) => aMachine(input));
      const index = machineIndex(all);
      const everything = searchMachines(index, "").flatMap(({ found }) => found.map(({ machine }) => machine.id));
      expect(everything.toSorted()).toEqual(all.map(({ id }) => id).toSorted());
      for (const { provider, found } of searchMachines(index, term)) {
        expect(found.every(({ machine }) => machine.provider.toUpperCase() === provider)).toBe(true);
        expect(found.every(({ score }) => term === "" || score > 0)).toBe(true);
        expect(found.map(({ score }) => score)).toEqual(found.map(({ score }) => score).toSorted((a, b) => b - a));
      }
    }),
  );
});
