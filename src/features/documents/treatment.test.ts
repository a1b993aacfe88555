import { expect, it } from "vitest";
import { treatmentOf } from "./treatment.ts";

it.each([
  ["to a consumer at home", "EE", "EE", false, 24, null, "domestic"],
  ["to a consumer in another state", "EE", "DE", false, 19, null, "one-stop-shop"],
  ["to a business at home", "EE", "EE", false, 24, "EE123456789", "domestic"],
  ["to a business at home, sent to another state", "EE", "DE", false, 24, "EE123456789", "domestic"],
  ["to a business at home, sent to the Canary Islands", "EE", "ES", true, 0, "EE123456789", "export"],
  ["to a business in another state", "EE", "DE", false, 0, "DE123456789", "intra-community"],
  ["to a business in another state whose number was not proven", "EE", "DE", false, 19, null, "one-stop-shop"],
  ["to the United States", "EE", "US", true, 0, null, "export"],
  ["to the Canary Islands", "EE", "ES", true, 0, null, "export"],
  ["by a seller without a VAT number", null, "EE", false, 0, null, "none"],
  ["to a country without a rate", "EE", "MT", false, 0, null, "none"],
])("a sale %s", (_sale, sellerCountry, destination, isOutside, rate, buyerVatNumber, treatment) =>
  expect(treatmentOf({ sellerCountry, destination, isOutside, rate, buyerVatNumber })).toBe(treatment),
);
