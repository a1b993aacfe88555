import { expect, it } from "vitest";
import { changeProducts } from "#features/products/server/change-products.ts";
import { importProducts } from "#features/products/server/import-products.ts";
import { aGroup, anActor, aProduct, changesBy } from "#tests/makers.ts";
import { shopOfFile } from "#tests/shop.ts";
import { statementsDuring } from "#tests/statements.ts";

const shop = await shopOfFile();
const mari = await anActor(shop);

/** How many statements run from the first that locks a stock level to the end of its transaction. */
async function whileLevelsAreLocked(action: () => Promise<unknown>): Promise<number> {
  const statements = await statementsDuring(action);
  const first = statements.findIndex((text) => text.includes('"stock_levels"') && text.endsWith("for update"));
  expect(first).toBeGreaterThan(0);
  return statements.slice(first).indexOf("COMMIT");
}

const some = (count: number) => Promise.all(Array.from({ length: count }, () => aProduct(shop)));

it("a file of many products locks their stock as shortly as a file of one", async () => {
  const locksFor = async (count: number) => {
    const rows = (await some(count)).map(({ id }) => `${id},15,10`);
    const file = Buffer.from(["ID,Stock,Stock when exported", ...rows].join("\n"));
    return whileLevelsAreLocked(async () =>
      expect(await importProducts(shop, file, mari, false)).toMatchObject({ applied: true }),
    );
  };
  expect(await locksFor(30)).toBe(await locksFor(1));
});

it("so does the same change to many products", async () => {
  const locksFor = async (count: number) => {
    const ids = (await some(count)).map(({ id }) => id);
    return whileLevelsAreLocked(() => changeProducts(shop, ids, { stock_difference: 5 }, mari));
  };
  expect(await locksFor(30)).toBe(await locksFor(1));
});

it("so does a variant whose change goes to the others too", async () => {
  const locksFor = async (count: number) => {
    const variants = Array.from({ length: count }, (_, place) => ({ values: [`${place} ml`], stock: 5 }));
    const [first] = await aGroup(shop, { variants });
    const change = { stock: 9, stock_seen: 5, description: "Fresh.", siblings: ["texts"] };
    return whileLevelsAreLocked(() => changesBy(shop, mari)(first?.id ?? "", change));
  };
  expect(await locksFor(8)).toBe(await locksFor(1));
});
