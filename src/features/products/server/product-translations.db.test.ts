import { eq } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { packingList } from "#features/fulfilment/server/packing-list.ts";
import { translatedImages } from "#features/images/server/image-translations.ts";
import { images } from "#features/images/server/images-table.ts";
import { asOrderDetail } from "#features/orders/server/order-detail.ts";
import { orderDetail } from "#features/orders/server/order-detail-queries.ts";
import { orderById } from "#features/orders/server/order-queries.ts";
import { withLanguage } from "#platform/language/with-language.ts";
import type { Language } from "#shared/language.ts";
import { anOrderFor, aPaidOrder, aProduct, checkout, type MadeProduct } from "#tests/makers.ts";
import { aShop, type TestShop } from "#tests/shop.ts";
import { statementsDuring } from "#tests/statements.ts";
import { translate } from "#tests/translations.ts";
import { productEntries } from "../../../pages/search-engines/sitemap-queries.ts";
import {
  featuredProducts,
  productSummaries,
  productsInListing,
  productWithRelated,
  recommendedOils,
} from "./product-queries.ts";
import { translatedProducts } from "./product-translations.ts";
import { products } from "./products-table.ts";

let shop: TestShop;
let oil: MadeProduct;
let lamp: MadeProduct;
beforeAll(async () => {
  shop = await aShop();
  lamp = await aProduct(shop, { name: "Lamp", category: "diffusers" });
  oil = await aProduct(shop, { name: "Lavender Oil" });
  const image = ["products/a.webp"];
  await shop.db
    .insert(images)
    .values({ path: "products/a.webp", contentType: "image/webp", width: 10, height: 10, bytes: 1, alt: "A bottle" });
  const details = { features: ["Pure"], benefits: ["Calm"], how_to_use: ["Drop"], specifications: [] };
  await shop.db
    .update(products)
    .set({ description: "From Provence.", warning: "Keep away.", details, image })
    .where(eq(products.id, oil.id));
  await translate(shop, translatedProducts, oil.id, { texts: { name: "Lavendliõli", features: "Puhas" } });
  await translate(shop, translatedProducts, oil.id, { language: "fi", texts: { description: "Provencesta." } });
  await translate(shop, translatedProducts, oil.id, { language: "lv", texts: { name: "Melnraksts" }, state: "draft" });
  const [picture] = await shop.db.select().from(images);
  await translate(shop, translatedImages, picture?.id ?? "", { texts: { alt: "Pudel" } });
});
afterAll(() => shop.close());

const reading = async (language: Language) =>
  (await withLanguage(language, () => productWithRelated(shop.db, oil.id)))?.product;
const names = (found: readonly { name: string }[]) => found.map(({ name }) => name);

describe("a product is read", () => {
  it("in the language of the page, each text in English where it has no other", async () =>
    expect(await reading("et")).toMatchObject({
      name: "Lavendliõli",
      description: "From Provence.",
      warning: "Keep away.",
      details: { features: ["Puhas"], benefits: ["Calm"] },
      images: [{ alt: "Pudel" }],
    }));

  it("never in a third language, and not from a draft", async () => {
    expect(await reading("fi")).toMatchObject({
      name: "Lavender Oil",
      description: "Provencesta.",
      images: [{ alt: "A bottle" }],
    });
    expect((await reading("lv"))?.name).toBe("Lavender Oil");
    expect((await reading("en"))?.name).toBe("Lavender Oil");
  });

  it("so in lists, cart and recommendations", () =>
    withLanguage("et", async () => {
      const { products: listed } = await productsInListing(shop.db, { category: undefined, pages: 1 });
      expect(names(listed)).toEqual(["Lamp", "Lavendliõli"]);
      expect(names(await featuredProducts(shop.db))).toEqual(["Lavendliõli", "Lamp"]);
      expect(names(await recommendedOils(shop.db, [], 6))).toEqual(["Lavendliõli"]);
      expect(names(await productSummaries(shop.db, [oil.id]))).toEqual(["Lavendliõli"]);
    }));

  it("by a cart's name of this language or of English", () =>
    withLanguage("et", async () => {
      expect(names(await productSummaries(shop.db, [], ["lavendliõli"]))).toEqual(["Lavendliõli"]);
      expect(names(await productSummaries(shop.db, [], ["lavender oil"]))).toEqual(["Lavendliõli"]);
    }));

  it("in one statement, which in English knows nothing of translations", async () => {
    const read = (language: Language) => statementsDuring(() => reading(language));
    const [english, estonian] = [await read("en"), await read("et")];
    expect([english.length, estonian.length]).toEqual([1, 1]);
    expect(english[0]).not.toContain("translations");
  });
});

it("search engines are told of a language that has name and description", async () => {
  const told = async () => (await productWithRelated(shop.db, oil.id, ["en", "et", "fi"]))?.languages;
  expect(await told()).toEqual(["en"]);
  const texts = { name: "Lavendliõli", features: "Puhas", description: "Provence'ist." };
  await translate(shop, translatedProducts, oil.id, { texts });
  expect(await told()).toEqual(["en", "et"]);
  expect(await statementsDuring(told)).toHaveLength(1);
  const entries = await productEntries(shop.db, 1, ["en", "et", "fi"]);
  const paths = (id: string) => entries.find(({ path }) => path === `/products/${id}`)?.paths;
  expect(paths(oil.id)).toEqual({ en: `/products/${oil.id}`, et: `/products/${oil.id}` });
  expect(paths(lamp.id)).toEqual({ en: `/products/${lamp.id}` });
});

it("an order keeps the name that was read, and those who pack it read English", async () => {
  const id = await withLanguage("et", () =>
    aPaidOrder(shop, [
      [oil, 1],
      [lamp, 1],
    ]),
  );
  expect(names((await orderById(shop.db, id))?.order.lines ?? [])).toEqual(["Lavendliõli", "Lamp"]);
  const detail = await orderDetail(shop.db, id);
  expect(names(detail ? asOrderDetail(detail).lines : [])).toEqual(["Lavender Oil", "Lamp"]);
  expect(names((await packingList(shop.db)).orders[0]?.lines ?? [])).toEqual(["Lavender Oil", "Lamp"]);
});

it("a cart that was filled in Estonian is paid in Finnish", async () => {
  const line = { ...oil, name: "Lavendliõli" };
  const started = await withLanguage("fi", () => checkout(shop, anOrderFor([[line, 1]])));
  const { rows } = await shop.pool.query("SELECT name, english_name FROM order_lines WHERE order_id = $1", [
    started.orderId,
  ]);
  expect(rows).toEqual([{ name: "Lavender Oil", english_name: null }]);
});
