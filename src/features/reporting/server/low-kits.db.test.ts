import { expect, it } from "vitest";
import { aKit, anActor, aProduct, changesBy } from "#tests/makers.ts";
import { shopOfFile } from "#tests/shop.ts";
import { dashboard } from "./dashboard.ts";

const shop = await shopOfFile();
const change = changesBy(shop, await anActor(shop));

it("alerts to kits on sale of which few are left, among the others by what their parts make", async () => {
  const oil = await aProduct(shop, { name: "Plenty", stock: 12 });
  await aProduct(shop, { name: "One", stock: 1 });
  await aProduct(shop, { name: "Five", stock: 5 });
  await aKit(shop, [[oil, 4]], { name: "Kit of three" });
  await aKit(shop, [[oil, 2]], { name: "Kit of six" });
  await aKit(shop, [[oil, 20]], { name: "Kit of none" });
  await change((await aKit(shop, [[oil, 4]])).id, { state: "draft" });
  const { low_stock } = await dashboard(shop);
  expect(low_stock.count).toBe(4);
  expect(low_stock.products.map(({ name, stock }) => [name, stock])).toEqual([
    ["Kit of none", 0],
    ["One", 1],
    ["Kit of three", 3],
    ["Five", 5],
  ]);
});

it("asks once for each kit on sale", async () => {
  await shop.pool.query(`
    CREATE SEQUENCE questions;
    ALTER FUNCTION kit_pieces RENAME TO kit_pieces_of;
    CREATE FUNCTION kit_pieces(kit uuid, with_yielding boolean) RETURNS integer LANGUAGE plpgsql STABLE AS
      'BEGIN PERFORM nextval(''questions''); RETURN kit_pieces_of(kit, with_yielding); END'`);
  await dashboard(shop);
  const { last_value: asked } = await shop.row("SELECT last_value FROM questions");
  expect(Number(asked)).toBe(3);
});
