import { expect, it } from "vitest";
import { isExemptSupply, isTaxedAtHome } from "./exemption.ts";

const OURS = "EE101234567";
it.each([
  ["to a confirmed business in another state", OURS, "DE123456789", true, "DE", false, true],
  ["to a Latvian business, sent to Germany", OURS, "LV12345678901", true, "DE", false, true],
  ["to a Greek business", OURS, "EL123456789", true, "GR", false, true],
  ["to a business of Northern Ireland, sent to Ireland", OURS, "XI123456789", true, "IE", false, true],
  ["to a business at home", OURS, "EE123456789", true, "EE", false, false],
  ["to a German business, sent within our state", OURS, "DE123456789", true, "EE", false, false],
  ["to a business of our state, sent to Germany", OURS, "EE123456789", true, "DE", false, false],
  ["to a number that VIES does not know", OURS, "DE123456789", false, "DE", false, false],
  ["to a consumer", OURS, null, true, "DE", false, false],
  ["to the Canary Islands: that is an export", OURS, "ES12345678Z", true, "ES", true, false],
  ["to the United States: that is an export", OURS, "DE123456789", true, "US", true, false],
  ["taken along", OURS, "DE123456789", true, null, false, false],
  ["by a shop without a VAT number", "", "DE123456789", true, "DE", false, false],
])("a sale %s", (_sale, own, number, isValid, destination, isOutside, isExempt) =>
  expect(isExemptSupply(supply({ own, number, isValid, destination, isOutside }))).toBe(isExempt),
);

it.each([
  ["to a business of our state, sent to Germany", OURS, "EE123456789", true, "DE", false, true],
  ["to a business of our state, sent within it", OURS, "EE123456789", true, "EE", false, false],
  ["to a business of our state, sent to the Canary Islands", OURS, "EE123456789", true, "ES", true, false],
  ["to a business of our state, taken along", OURS, "EE123456789", true, null, false, false],
  ["to a business of our state that VIES does not know", OURS, "EE123456789", false, "DE", false, false],
  ["to a confirmed business in another state", OURS, "DE123456789", true, "DE", false, false],
  ["to a consumer", OURS, null, true, "DE", false, false],
  ["by a shop without a VAT number", "", "EE123456789", true, "DE", false, false],
])("home VAT of a sale %s", (_sale, own, number, isValid, destination, isOutside, isAtHome) =>
  expect(isTaxedAtHome(supply({ own, number, isValid, destination, isOutside }))).toBe(isAtHome),
);

const supply = (of: {
  own: string;
  number: string | null;
  isValid: boolean;
  destination: string | null;
  isOutside: boolean;
}) => ({
  settings: { trader: { trader_vat_number: of.own } },
  check: of.number === null ? null : { number: of.number, isValid: of.isValid },
  destination: of.destination,
  isOutside: of.isOutside,
});
