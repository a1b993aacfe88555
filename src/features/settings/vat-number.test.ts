import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { readVatNumber, vatCountry } from "./vat-number.ts";

/** A number of the shape of each state, as its tax administration writes it. */
const NUMBERS = [
  "ATU12345678",
  "BE0123456789",
  "BG123456789",
  "CY12345678X",
  "CZ12345678",
  "DE123456789",
  "DK12345678",
  "EE123456789",
  "EL123456789",
  "ESX1234567X",
  "ES12345678Z",
  "FI12345678",
  "FRXX123456789",
  "HR12345678901",
  "HU12345678",
  "IE1A12345B",
  "IE1234567WA",
  "IT12345678901",
  "LT123456789",
  "LT123456789012",
  "LU12345678",
  "LV12345678901",
  "MT12345678",
  "NL123456789B01",
  "PL1234567890",
  "PT123456789",
  "RO12",
  "SE123456789012",
  "SI12345678",
  "SK1234567890",
  "XI123456789",
  "XIGD123",
];

describe("a VAT number", () => {
  it.each(NUMBERS)("%s is read", (number) => expect(readVatNumber(number, "EE")).toBe(number));

  it.each([
    ["in small letters", "de123456789", "DE", "DE123456789"],
    ["with spaces", " DE 123 456 789 ", "DE", "DE123456789"],
    ["with dashes and points", "DE-123.456–789", "DE", "DE123456789"],
    ["without the letters of its state", "123456789", "DE", "DE123456789"],
    ["with Greece written GR", "GR123456789", "GR", "EL123456789"],
    ["of Greece without letters", "123456789", "GR", "EL123456789"],
    ["of another state than the address", "LV12345678901", "DE", "LV12345678901"],
  ])("%s is read", (_written, written, country, number) => expect(readVatNumber(written, country)).toBe(number));

  it.each([
    ["empty", ""],
    ["too short", "DE12345678"],
    ["of letters only", "DEABCDEFGHI"],
    ["of no member state", "CH123456789"],
    ["of Great Britain", "GB123456789"],
    ["markup", "<b>DE123456789</b>"],
    ["ten thousand letters", "D".repeat(10_000)],
    ["a formula", "=HYPERLINK(1)"],
  ])("%s is none", (_what, written) => expect(readVatNumber(written, "DE")).toBe(null));

  it("is plain capitals and digits, whatever was written", () =>
    fc.assert(
      fc.property(fc.string(), fc.constantFrom("DE", "GR", "US", ""), (written, country) => {
        expect(readVatNumber(written, country) ?? "DE1").toMatch(/^[A-Z]{2}[A-Z\d+*]+$/);
      }),
    ));
});

it.each([
  ["EE101234567", "EE"],
  ["EL123456789", "GR"],
  ["", null],
  [null, null],
])("the country of the number %s", (number, country) => expect(vatCountry(number)).toBe(country));
