import { beforeAll, expect, it } from "vitest";
import { anOrder } from "#tests/rows.ts";
import { shopOfFile } from "#tests/shop.ts";
import { orderFilters } from "../order-filters.ts";
import { ordersPage } from "./order-list-queries.ts";

/** Of so many newest orders with a word, the list is walked instead of looking the word up. */
const COMMON = 120;

const shop = await shopOfFile();
beforeAll(async () => {
  const client = await shop.pool.connect();
  for (let i = 0; i < COMMON; i += 1) await anOrder(client, { status: i % 2 ? "pending" : "cancelled" });
  await anOrder(client, { last_name: "Hopper" });
  client.release();
});

const found = async (input: object, page = 1) =>
  ordersPage(shop.db, orderFilters.parse(input), "Europe/Tallinn", { page, size: 25 });

it("a common word is counted and paged through whole, the last page included", async () => {
  const pages = await Promise.all([1, 2, 3, 4, 5, 6].map((page) => found({ search: "lovelace" }, page)));
  expect(pages.map(({ total, is_capped }) => [total, is_capped])).toEqual(Array(6).fill([COMMON, false]));
  expect(pages.map(({ orders }) => orders.length)).toEqual([25, 25, 25, 25, 20, 0]);
  expect(new Set(pages.flatMap(({ orders }) => orders.map(({ order }) => order.id))).size).toBe(COMMON);
});

it("it is narrowed by other filters too", async () =>
  expect((await found({ search: "LoveLace", status: "cancelled" })).total).toBe(COMMON / 2));

it("a rare word is told with its exact count on every page", async () => {
  expect(await found({ search: "hopper" })).toMatchObject({ total: 1, is_capped: false, orders: [{}] });
  expect(await found({ search: "hopper" }, 2)).toEqual({ total: 1, is_capped: false, orders: [] });
  expect(await found({ customer: "nobody" })).toEqual({ total: 0, is_capped: false, orders: [] });
});
