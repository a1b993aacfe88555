import { expect, it } from "vitest";
import { storeSettings } from "#features/settings/server/settings-queries.ts";
import { sellsWithVat } from "#tests/business.ts";
import { officeOfFile } from "#tests/office.ts";
import { checkedNumber } from "./check-number.ts";

const { shop, ...office } = await officeOfFile();

it("the list of what a shop lacks says that VIES refuses the shop's own number, until it is corrected", async () => {
  const isListed = async () => {
    const { body } = await office.call("GET", "admin-readiness", { token: office.owner() });
    return body.missing.some(({ item }: { item: string }) => item === "refusedVatNumber");
  };
  // The demo's register refuses own numbers that end in 0.
  await sellsWithVat(shop, "EE101234560");
  expect(await isListed()).toBe(false);
  expect(await checkedNumber(shop, "DE123456781", await storeSettings(shop.db))).toBe(null);
  expect(await isListed()).toBe(true);
  await sellsWithVat(shop, "EE101234567");
  expect(await isListed()).toBe(false);
});
