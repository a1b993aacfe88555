import { sql } from "drizzle-orm";
import { expect, it } from "vitest";
import { contentPages } from "#features/content/server/content-pages-table.ts";
import { aProduct } from "#tests/makers.ts";
import { shopOfFile } from "#tests/shop.ts";
import { readSearch } from "../search-query.ts";
import { rewriteSearchDocuments } from "./search-rewrites.ts";
import { searchDocuments, searchRewrites } from "./search-table.ts";
import { searchShop } from "./shop-search.ts";

const shop = await shopOfFile();

it("documents that a migration named are written again, in steps, until the process ends", async () => {
  for (let made = 0; made < 120; made += 1) await aProduct(shop, { name: `Orange/Lemon ${made}` });
  await shop.db.insert(contentPages).values({ title: "Orange/Lemon", slug: "citrus", status: "published" });
  const find = async () => {
    const { total, texts } = await searchShop(shop.db, readSearch(new URLSearchParams({ q: "lemon" })));
    return [total, texts.length];
  };
  // As the version before wrote them.
  await shop.db.update(searchDocuments).set({ words: sql`to_tsvector('simple', title)` });
  await shop.db.execute(sql`INSERT INTO search_rewrites SELECT kind, target_id FROM search_documents`);
  await shop.db.execute(sql`INSERT INTO search_rewrites VALUES ('product', gen_random_uuid())`);
  expect(await find()).toEqual([0, 0]);
  await rewriteSearchDocuments(shop, AbortSignal.abort());
  expect(await find()).toEqual([0, 0]);
  await rewriteSearchDocuments(shop, new AbortController().signal);
  expect(await find()).toEqual([120, 1]);
  expect(await shop.db.$count(searchRewrites)).toBe(0);
});

it("documents that an import holds are written by the next run", async () => {
  await shop.db.execute(sql`INSERT INTO search_rewrites SELECT DISTINCT kind, target_id FROM search_documents`);
  const held = await shop.pool.connect();
  await held.query(
    "BEGIN; SELECT FROM search_documents WHERE target_id = (SELECT max(target_id::text)::uuid FROM search_documents) FOR UPDATE",
  );
  await rewriteSearchDocuments(shop, new AbortController().signal);
  expect(await shop.db.$count(searchRewrites)).toBeGreaterThan(0);
  await held.query("ROLLBACK");
  held.release();
  await rewriteSearchDocuments(shop, new AbortController().signal);
  expect(await shop.db.$count(searchRewrites)).toBe(0);
});
