import { expect, it } from "vitest";
import { firstLooks, missingOf, requiredOf } from "./readiness.ts";
import { DEFAULT_SETTINGS } from "./store-settings.ts";

it("L49: a new shop lacks the trader's name, address and email first of all", () =>
  expect(requiredOf(missingOf(DEFAULT_SETTINGS, []))).toEqual(["traderName", "traderAddress", "storeEmail"]));

it("L49: a shop whose trader is named may open, and is told what else the law asks for", () => {
  const missing = missingOf(
    {
      ...DEFAULT_SETTINGS,
      traderName: "Linden OÜ",
      traderAddress: "Pikk 1\n10123 Tallinn",
      storeEmail: "hello@linden.example",
      trader: { trader_phone: "+372 555 1234", trader_vat_number: "EE123456789" },
    },
    ["en"],
  );
  expect(requiredOf(missing)).toEqual([]);
  expect(missing).toEqual(["register", "representative", "packaging", "weee", "disputeBody"]);
});

it("a shop whose own VAT number VIES refuses is told so", () => {
  const told = (isRefused?: boolean) => missingOf(DEFAULT_SETTINGS, [], isRefused).includes("refusedVatNumber");
  expect([told(true), told()]).toEqual([true, false]);
});

it("L30: the official notice is missing until each published language has it", () => {
  const settings = { ...DEFAULT_SETTINGS, languages: ["en", "et"] as const };
  const isMissing = (noticed: string[]) => missingOf(settings, noticed).includes("guaranteeNotice");
  expect([isMissing([]), isMissing(["en"]), isMissing(["en", "et"])]).toEqual([true, true, false]);
});

it("before the first order there is more to look at, the name of the shop while it is the usual one", () => {
  expect(firstLooks(DEFAULT_SETTINGS, false)).toEqual(["storeName", "deliveryPrices", "oneStopShop", "policies"]);
  expect(firstLooks({ storeName: "Linden" }, false)).not.toContain("storeName");
  expect(firstLooks(DEFAULT_SETTINGS, true)).toEqual([]);
});
