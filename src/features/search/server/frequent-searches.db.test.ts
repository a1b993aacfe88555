import { sql } from "drizzle-orm";
import { beforeAll, describe, expect, it } from "vitest";
import { seedShop } from "#commands/seed-shop.ts";
import { products } from "#features/products/server/products-table.ts";
import { transact } from "#platform/database/database.ts";
import { aGroup, aProduct } from "#tests/makers.ts";
import { shopOfFile } from "#tests/shop.ts";
import { readSearch } from "../search-query.ts";
import { searchShop } from "./shop-search.ts";

/** So many that a word of every second product has far more matches than are counted, and frequent words are known. */
const PRODUCTS = 2500;

const shop = await shopOfFile();
beforeAll(async () => {
  await aProduct(shop, { category: "diffusers", price: 79 });
  await aProduct(shop, { name: "Model Oil", category: "oils", price: 12 });
  await shop.db.update(products).set({ isSample: true });
  await seedShop(shop, { products: PRODUCTS, orders: 0 });
  await shop.pool.query("SELECT refresh_frequent_words()");
}, 120_000);

const search = (asked: Record<string, string>) => searchShop(shop.db, readSearch(new URLSearchParams(asked)));
const names = async (asked: Record<string, string>) => (await search(asked)).products.map(({ name }) => name);

/** A product that the sample does not have. */
async function outsideOfSample(name: string) {
  for (;;) {
    const { id } = await aProduct(shop, { name });
    const { rows } = await shop.db.execute<{ is: boolean }>(sql`SELECT is_in_search_sample(${id}) AS is`);
    if (!rows[0]?.is) return id;
    await shop.db.execute(sql`UPDATE products SET retired_at = now() WHERE id = ${id}`);
  }
}

it("a word that no product has reads none of them, also where the planner expects some", async () => {
  await shop.pool.query("VACUUM ANALYZE search_documents");
  const read = await transact(shop.db, async (tx) => {
    const rowsRead = async () => {
      const { rows } = await tx.execute<{ rows: number }>(
        sql`SELECT (seq_tup_read + idx_tup_fetch)::int AS rows FROM pg_stat_xact_user_tables WHERE relname = 'search_documents'`,
      );
      return rows[0]?.rows ?? 0;
    };
    const before = await rowsRead();
    for (const text of ["xyzzy", "lamp xyzzy", "xyz zy1"])
      await tx.execute(sql`SELECT query FROM search_query(${text})`);
    return (await rowsRead()) - before;
  });
  expect(read).toBe(0);
});

describe("a search for a word of very many products", () => {
  it("says that there are more than are counted, and counts no category", async () => {
    expect(await search({ q: "oil" })).toMatchObject({ isMore: true, total: 200, isNear: false });
    expect(Object.values((await search({ q: "oil" })).categories)).toContain(null);
  });

  it("puts the product first whose title it is", async () => {
    const id = await outsideOfSample("Oil");
    expect((await search({ q: "oil" })).products[0]?.id).toBe(id);
  });

  it("puts products first whose title begins with the words, then those that are called so", async () => {
    const id = await outsideOfSample("Lavender Oil Of Provence");
    expect((await search({ q: "lavender oil" })).products[0]?.id).toBe(id);
    const found = await names({ q: "lavender oil" });
    expect(found.filter((name) => name.includes("Lavender Oil"))).toEqual(found);
  });

  it("finds all that are called so, where only texts have the word often", async () => {
    const { rows } = await shop.db.execute<{ id: string }>(sql`
      UPDATE products SET description = 'Keep it beside a hygrometer.' WHERE id IN (SELECT id FROM products WHERE is_sample LIMIT 1200) RETURNING id`);
    expect(rows).toHaveLength(1200);
    const called = [await outsideOfSample("Brass Hygrometer"), await outsideOfSample("Oak Hygrometer")];
    const found = await search({ q: "hygrometer" });
    expect(found.isMore).toBe(true);
    expect(new Set(found.products.slice(0, 2).map(({ id }) => id))).toEqual(new Set(called));
  });

  it("continues from page to page: nothing vanishes, nothing comes twice", async () => {
    let shown: string[] = [];
    for (const pages of [1, 2, 3, 5, 12, 20]) {
      const ids = (await search({ q: "oil", pages: String(pages) })).products.map(({ id }) => id);
      expect(ids).toHaveLength(pages * 12);
      expect(new Set(ids).size).toBe(ids.length);
      expect(ids.slice(0, shown.length)).toEqual(shown);
      shown = ids;
    }
  });

  it("finds them in a category and within prices", async () => {
    const { products: found, isMore } = await search({ q: "oil", category: "oils", to: "15" });
    expect(found.length).toBe(12);
    expect(isMore).toBe(true);
    for (const { category, price } of found) expect([category, price <= 1500]).toEqual(["oils", true]);
  });

  it("offers values of attributes that some of them have, without counting", async () => {
    const { facets } = await search({ q: "oil" });
    expect(facets.length).toBeGreaterThan(0);
    for (const { values } of facets) expect(new Set(values.map(({ count }) => count))).toEqual(new Set([null]));
  });

  it("sorts by price what it looks at", async () => {
    const prices = (await search({ q: "oil", sort: "price" })).products.map(({ price }) => price);
    expect(prices).toEqual(prices.toSorted((a, b) => a - b));
  });
});

describe("a search for words that few products have together", () => {
  it("counts them, also where each word is frequent", async () => {
    const { rows } = await shop.db.execute<{ n: number }>(sql`
      SELECT count(*)::int AS n FROM products WHERE retired_at IS NULL AND name ILIKE 'amber cedar oil%'`);
    const found = await search({ q: "amber cedar oil" });
    expect([found.isMore, found.total]).toEqual([false, rows[0]?.n]);
    expect(Object.values(found.categories)).toEqual([found.total]);
  });

  it("finds one by its whole name, its article number and its beginning", async () => {
    const [row] = (await shop.db.execute<{ name: string }>(sql`SELECT name FROM products WHERE sku = 'SEED-000777'`))
      .rows;
    for (const q of [row?.name ?? "", "SEED-000777", "seed000777", "seed 000777"])
      expect((await names({ q }))[0], q).toBe(row?.name);
  });

  it("finds sizes and numbers as in a small shop", async () => {
    for (const size of ["2.5 ml", "25 ml", "250 ml"]) await outsideOfSample(`Tonic Vial, ${size}`);
    for (const [q, name] of [
      ["2.5 ml vial", "Tonic Vial, 2.5 ml"],
      ["2.5 ml tonic", "Tonic Vial, 2.5 ml"],
      ["25 ml vial", "Tonic Vial, 25 ml"],
      ["vial 250ml", "Tonic Vial, 250 ml"],
    ])
      expect(await names({ q: q ?? "" }), q).toEqual([name]);
    expect((await names({ q: "2.5 ml" }))[0]).toBe("Tonic Vial, 2.5 ml");
    expect(await names({ q: "25 ml" })).not.toContain("Tonic Vial, 2.5 ml");
  });

  it("offers those with the rarer words where nothing has all", async () => {
    const id = await outsideOfSample("Copper Kettle");
    const found = await search({ q: "oil kettle diffuser" });
    expect([found.isNear, found.products[0]?.id]).toEqual([true, id]);
  });

  it("follows wrong letters to a frequent word, and what is typed letter by letter", async () => {
    for (const q of ["lavendr oil", "lavnder oil", "lavender oi", "lavender o"])
      expect((await names({ q }))[0], q).toContain("Lavender Oil");
  });
});

it("shows a product with variants once among very many", async () => {
  const variants = Array.from({ length: 40 }, (_, at) => ({ values: [`${at + 1} ml`], price: 20 + at }));
  await aGroup(shop, { name: "Scented Oil", options: ["Size"], variants });
  const { products: found } = await search({ q: "scented oil" });
  expect(found.map(({ choices }) => choices?.name)).toEqual(["Scented Oil"]);
  const ids = (await search({ q: "oil", pages: "20" })).products.map(({ choices, id }) => choices?.name ?? id);
  expect(ids.filter((one) => one === "Scented Oil").length).toBeLessThanOrEqual(1);
});

it("forgets a product that is not sold any more, also in the sample", async () => {
  const [row] = (await shop.db.execute<{ id: string }>(sql`SELECT target_id AS id FROM search_sample LIMIT 1`)).rows;
  await shop.db.execute(sql`UPDATE products SET retired_at = now() WHERE id = ${row?.id}`);
  const left = await shop.db.execute(sql`SELECT FROM search_sample WHERE target_id = ${row?.id}`);
  expect(left.rowCount).toBe(0);
});
