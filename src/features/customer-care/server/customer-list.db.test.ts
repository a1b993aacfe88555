import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";
import { anOrderFor, aPaidOrder, aProduct } from "#tests/makers.ts";
import { shopOfFile } from "#tests/shop.ts";
import { customerFilters } from "../customer-filters.ts";
import { customersPage, customerWithOrders } from "./customer-queries.ts";

const shop = await shopOfFile();

it("customers stand by their last order unless asked otherwise, each with the country it went to", async () => {
  const lavender = await aProduct(shop, { stock: 100 });
  const pay = (email: string) => aPaidOrder(shop, [[lavender, 1]], { customer: { ...anOrderFor([]).customer, email } });
  const first = await pay("first@example.com");
  await pay("second@example.com");
  await shop.rows("UPDATE orders SET delivery_country = 'LV' WHERE id = $1", first);
  const listed = async () => (await customersPage(shop.db, customerFilters.parse({}), 1)).customers;
  expect(await listed()).toMatchObject([
    { email: "second@example.com" },
    { email: "first@example.com", country: "LV" },
  ]);
  await pay("first@example.com");
  expect(await listed()).toMatchObject([{ email: "first@example.com", orders: 2 }, { email: "second@example.com" }]);
});

it("a customer has spent what real orders came to, however many were tests before the shop went live", async () => {
  const rue = await aProduct(shop, { price: 100, stock: 10 });
  const sage = await aProduct(shop, { price: 10, stock: 10 });
  const owner = { ...anOrderFor([]).customer, email: "owner@example.com" };
  await aPaidOrder(shop, [[rue, 1]], { customer: owner });
  const found = async () => {
    const { customers } = await customersPage(shop.db, customerFilters.parse({ search: "owner" }), 1);
    const { paid, kept, averageCents } = (await customerWithOrders(shop.db, customers[0]?.id ?? "")) ?? {};
    return [customers[0]?.orders, customers[0]?.spentCents, paid, kept, averageCents];
  };
  expect(await found()).toEqual([1, 10_000, 1, 1, 10_000]);
  const real = await aPaidOrder(shop, [[sage, 1]], { customer: owner });
  await shop.rows("UPDATE orders SET is_test = false WHERE id = $1", real);
  expect(await found()).toEqual([1, 1899, 1, 1, 1899]);
  await shop.rows("UPDATE customer_sums SET orders = 2, spent_cents = 11899 WHERE spent_cents = 1899");
  const upgrade = join(import.meta.dirname, "../../../../migrations/0852-customers-with-test-orders.sql");
  await shop.rows(readFileSync(upgrade, "utf8"));
  expect(await found()).toEqual([1, 1899, 1, 1, 1899]);
});
