import { afterAll, beforeAll, expect, it, vi } from "vitest";
import { changeProducts } from "#features/products/server/change-products.ts";
import { listenToEvents } from "#platform/events/events.ts";
import { anAdministrator, aProduct } from "#tests/makers.ts";
import { shopOfFile } from "#tests/shop.ts";
import { statementsDuring } from "#tests/statements.ts";
import { readSearch } from "../search-query.ts";
import { knownSearch } from "./known-searches.ts";
import { addSynonyms } from "./search-synonyms.ts";

const made = await shopOfFile();
// Before anybody listens, as what it announces would come in the midst of a test.
const mint = await aProduct(made, { name: "Mint Oil", price: 12 });
const events = listenToEvents(String(made.pool.options.connectionString), made.log);
const shop = { ...made, events };
let administratorId: string;
beforeAll(async () => {
  administratorId = await anAdministrator(shop);
  const listening = "SELECT FROM pg_stat_activity WHERE datname = current_database() AND query LIKE 'LISTEN%'";
  await vi.waitUntil(async () => (await shop.pool.query(listening)).rowCount === 1);
});
afterAll(() => events.close());

const search = (q: string) => knownSearch(shop, readSearch(new URLSearchParams({ q })));
const found = async (q: string) => (await search(q)).products.map(({ name, price }) => [name, price]);

it("is made once for shoppers who type the same, at once or one after the other", async () => {
  const alone = await statementsDuring(() => search("mint"));
  const together = await statementsDuring(() => Promise.all([search("mint"), search("mint"), search("mint oil")]));
  expect([alone.length > 0, together.length]).toEqual([true, alone.length]);
});

it("is made anew after a change of a product, and of what shoppers call it", async () => {
  expect(await found("mint")).toEqual([["Mint Oil", 1200]]);
  await changeProducts(shop, [mint.id], { price: 14 }, { administratorId, requestId: "test" });
  await expect.poll(() => found("mint")).toEqual([["Mint Oil", 1400]]);
  expect(await found("pfefferling")).toEqual([]);
  await addSynonyms(shop, ["mint", "pfefferling"], { administratorId, requestId: "test" });
  await expect.poll(() => found("pfefferling")).toEqual([["Mint Oil", 1400]]);
});
