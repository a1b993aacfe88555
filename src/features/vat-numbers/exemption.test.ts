import { expect, it } from "vitest";
import { isExemptSupply } from "./exemption.ts";

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
  expect(
    isExemptSupply({
      settings: { trader: { trader_vat_number: own } },
      check: number === null ? null : { number, isValid },
      destination,
      isOutside,
    }),
  ).toBe(isExempt),
);
