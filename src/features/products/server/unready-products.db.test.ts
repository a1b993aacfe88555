import { expect, it } from "vitest";
import { aProduct } from "#tests/makers.ts";
import { shopOfFile } from "#tests/shop.ts";
import { translate } from "#tests/translations.ts";
import { translatedProducts } from "./product-translations.ts";
import { unreadyProducts } from "./unready-products.ts";

const shop = await shopOfFile();
const gaps = async (trader: Record<string, string> = {}) =>
  Object.fromEntries(
    (await unreadyProducts(shop.db, { trader, languages: ["en", "et"] })).map(({ gap, count }) => [gap, count]),
  );

it("L13, L14, L53: names products without label, maker, responsible person, weight and materials, and those out of the shop are left alone", async () => {
  const oil = await aProduct(shop, { category: "oils" });
  const lamp = await aProduct(shop, { category: "diffusers" });
  await shop.pool.query(`UPDATE products SET weight_g = 5, materials = '{"paper": 1}' WHERE id = $1`, [lamp.id]);
  expect(await gaps()).toEqual({ label: 1, maker: 2, responsiblePerson: 2, weight: 1, materials: 1 });
  const maker = { maker_name: "Linden", maker_address: "Pikk 1", maker_contact: "hello@linden.example" };
  expect(await gaps({ ...maker, responsible_person: "Linden, Pikk 1" })).toEqual({ label: 1, weight: 1, materials: 1 });
  await shop.pool.query("UPDATE products SET regime = 'none' WHERE id = $1", [oil.id]);
  expect(await gaps(maker)).not.toHaveProperty("label");
  await shop.pool.query("UPDATE products SET retired_at = now()");
  expect(await gaps()).toEqual({});
});

it("names products whose safety text is missing or outdated in a language that shoppers can read", async () => {
  const { id } = await aProduct(shop, { category: "oils" });
  await shop.pool.query("UPDATE products SET warning = 'Keep away from children.' WHERE id = $1", [id]);
  expect(await gaps()).toMatchObject({ safetyTexts: 1 });
  await translate(shop, translatedProducts, id, { texts: { warning: "Hoia lastest eemal." } });
  expect(await gaps()).not.toHaveProperty("safetyTexts");
  await shop.pool.query("UPDATE products SET warning = 'Keep away from cats.' WHERE id = $1", [id]);
  expect(await gaps()).toMatchObject({ safetyTexts: 1 });
});
