import { expect, it } from "vitest";
import { termsOfOrder } from "#features/orders/server/terms-of-order.ts";
import { addPolicyVersion } from "#features/policies/server/save-policy.ts";
import { saveSetting } from "#features/settings/server/save-setting.ts";
import { withLanguage } from "#platform/language/with-language.ts";
import { anOrderFor, aProduct, checkout, SOMEBODY } from "#tests/makers.ts";
import { shopOfFile } from "#tests/shop.ts";

const shop = await shopOfFile();
const order = async () => {
  const { orderId } = await checkout(shop, anOrderFor([[await aProduct(shop), 1]]));
  const { terms_version: version } = await shop.row("SELECT terms_version FROM orders WHERE id = $1", orderId);
  return { orderId, version, terms: await termsOfOrder(shop.db, orderId) };
};
const add = (seen: number, body: string) =>
  addPolicyVersion(
    shop,
    { policy: "terms-of-service", language: "en", title: "Terms", lead: "Short.", body, valid_from: null, seen },
    SOMEBODY,
  );

it("L32: an order keeps the terms as it saw them, whatever is written afterwards", async () => {
  await saveSetting(shop, { key: "trader_name", value: "Linden OÜ" }, SOMEBODY);
  const first = await order();
  expect(first).toMatchObject({ version: "start 2026-11-28", terms: { title: "Terms of Service", language: "en" } });
  expect(first.terms?.body).toContain("This shop is run by Linden OÜ");
  await saveSetting(shop, { key: "trader_name", value: "Salt OÜ" }, SOMEBODY);
  expect((await order()).terms?.body).toContain("This shop is run by Salt OÜ");
  expect(await termsOfOrder(shop.db, first.orderId)).toEqual(first.terms);
});

it("L32: an order placed at the second a version begins agrees to that version, in its own language only", async () => {
  // The process has read the version before, and asks for none until the transaction does.
  await add(0, "<p>Two cats watch every parcel.</p>");
  expect(await order()).toMatchObject({ version: "1", terms: { body: "<p>Two cats watch every parcel.</p>" } });
  expect(await withLanguage("de", order)).toMatchObject({
    version: "start 2026-11-28",
    terms: { language: "de", title: "Allgemeine Geschäftsbedingungen" },
  });
  await add(1, "<p>Three cats do.</p>");
  const orders = await Promise.all([order(), order(), order()]);
  expect(orders.map(({ version, terms }) => [version, terms?.body])).toEqual(
    Array.from({ length: 3 }, () => ["2", "<p>Three cats do.</p>"]),
  );
});
