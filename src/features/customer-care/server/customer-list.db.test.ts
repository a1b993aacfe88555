import { expect, it } from "vitest";
import { anOrderFor, aPaidOrder, aProduct } from "#tests/makers.ts";
import { shopOfFile } from "#tests/shop.ts";
import { customerFilters } from "../customer-filters.ts";
import { customersPage } from "./customer-queries.ts";

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
