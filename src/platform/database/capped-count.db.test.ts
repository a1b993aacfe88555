import { sql } from "drizzle-orm";
import { expect, it } from "vitest";
import { shopOfFile } from "#tests/shop.ts";
import { cappedCount } from "./capped-count.ts";

const shop = await shopOfFile();

it.each([
  [0, { total: 0, is_capped: false }],
  [1000, { total: 1000, is_capped: false }],
  [1001, { total: 1000, is_capped: true }],
])("of %i rows is told as %j", async (rows, total) =>
  expect(await cappedCount(shop.db, sql`SELECT FROM generate_series(1, ${rows}::int)`)).toEqual(total),
);

it("reads no more rows than it needs to know that there are more", async () => {
  const endless = sql`WITH RECURSIVE numbers AS (SELECT 1 AS n UNION ALL SELECT n + 1 FROM numbers) SELECT FROM numbers`;
  expect(await cappedCount(shop.db, endless)).toEqual({ total: 1000, is_capped: true });
});
