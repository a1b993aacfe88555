import { beforeAll, expect, it } from "vitest";
import { productsInListing } from "#features/products/server/product-queries.ts";
import { collectionTools } from "#tests/collections.ts";
import { anActor } from "#tests/makers.ts";
import { shopOfFile } from "#tests/shop.ts";
import { NO_FILTERS } from "../collection-filters.ts";
import { productsInCollection } from "./collection-listing.ts";

const shop = await shopOfFile();
const { byRule } = collectionTools(shop, await anActor(shop));

// A part has 600 products.
let all: string;
let oils: string;
beforeAll(async () => {
  await shop.rows(`
    INSERT INTO products (slug, sku, name, category, price_cents, created_at)
    SELECT 'long-' || n, 'long-' || n, 'Long ' || n, CASE WHEN n <= 602 THEN 'oils' ELSE 'accessories' END, 1000, now() - n * interval '1 minute'
    FROM generate_series(1, 1203) n`);
  all = await byRule({ field: "name", contains: "Long" });
  oils = await byRule({ field: "category", values: ["oils"] });
}, 120_000);

it("a list goes on behind its first 600 products, page by page, and ends", async () => {
  const listed = async (part: number, pages = 1) =>
    (await productsInListing(shop.db, { category: undefined, pages, part })).products.map(({ name }) => name);
  expect((await listed(1)).at(0)).toBe("Long 1");
  expect((await listed(2)).at(0)).toBe("Long 601");
  expect(await listed(2, 2)).toHaveLength(24);
  expect(await listed(3)).toEqual(["Long 1201", "Long 1202", "Long 1203"]);
  expect(await listed(4)).toEqual([]);
});

it("so does a list of a category", async () => {
  const { products, total } = await productsInListing(shop.db, { category: "oils", pages: 1, part: 2 });
  expect([products.map(({ name }) => name), total]).toEqual([["Long 601", "Long 602"], 602]);
});

it.each([
  ["that is counted", () => oils, [1, 2], [12, 2], 2],
  ["that is too large to be counted, of which the next part is known", () => all, [1, 2, 3], [12, 12, 3], 3],
])("so does a collection %s", async (_what, id, parts, counts, last) => {
  const found = await Promise.all(parts.map((part) => productsInCollection(shop.db, id(), { ...NO_FILTERS, part })));
  expect(found.map(({ products }) => products.length)).toEqual(counts);
  expect(new Set(found.flatMap(({ products }) => products.map((one) => one.id))).size).toBe(
    counts.reduce((sum, one) => sum + one, 0),
  );
  expect(found.at(0)?.parts).toBe(2);
  expect(found.at(-1)?.parts).toBe(last);
});
