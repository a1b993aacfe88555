import { expect, it } from "vitest";
import { diallingCodeOfCity, KNOWN_CITIES } from "./cities.ts";
import { DIALLING_CODES, diallingCodeOfCountry } from "./dialling-codes.ts";

it.each([
  ["Tallinn", "+372"],
  ["  münchen ", "+49"],
  ["munchen", "+49"],
  ["ŁÓDŹ", "+48"],
  ["New York", "+1"],
  ["Ri", null],
  ["Atlantis", null],
  ["", null],
])("%j tells %s", (city, code) => expect(diallingCodeOfCity(city)).toBe(code));

it("about 170 cities are known, many in two spellings", () => {
  expect(KNOWN_CITIES).toBeGreaterThan(160);
  expect(KNOWN_CITIES).toBeLessThan(240);
});

it.each([
  ["EE", "+372"],
  ["CA", "+1"],
  ["JP", null],
])("the country %s has the code %s", (country, code) => expect(diallingCodeOfCountry(country)).toBe(code));

it("about 46 countries of Europe and America have a code, each named once", () => {
  expect(new Set(DIALLING_CODES.map(([country]) => country)).size).toBe(DIALLING_CODES.length);
  expect(DIALLING_CODES.length).toBeGreaterThan(45);
});
