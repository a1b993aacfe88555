import pg from "pg";
import { expect, it, vi } from "vitest";
import { auditEntries } from "#features/audit/server/audit-queries.ts";
import { customerFilters } from "#features/customer-care/customer-filters.ts";
import { customersPage } from "#features/customer-care/server/customer-queries.ts";
import { emailsInLog } from "#features/email/server/email-log-queries.ts";
import { packingList } from "#features/fulfilment/server/packing-list.ts";
import { orderFilters } from "#features/orders/order-filters.ts";
import { ordersPage } from "#features/orders/server/order-list-queries.ts";
import { listProducts } from "#features/products/server/product-list-queries.ts";
import { findAnything } from "#features/search/server/search-queries.ts";
import { anOrderFor, aPaidOrder, aProduct } from "#tests/makers.ts";
import { shopOfFile } from "#tests/shop.ts";
import { dashboard } from "./dashboard.ts";

const shop = await shopOfFile();

const customer = (number: number) => ({ ...anOrderFor([]).customer, email: `mari${number}@example.com` });
async function sellMore(count: number) {
  for (let i = 0; i < count; i += 1)
    await aPaidOrder(shop, [[await aProduct(shop), 1]], { customer: customer(Math.random()) });
}

const LISTS: Record<string, () => Promise<unknown>> = {
  dashboard: () => dashboard(shop),
  orders: () => ordersPage(shop.db, orderFilters.parse({}), "Europe/Tallinn", { page: 1 }),
  "orders that were looked for": () =>
    ordersPage(shop.db, orderFilters.parse({ search: "mari" }), "Europe/Tallinn", { page: 1 }),
  "what is to be packed": () => packingList(shop.db),
  customers: () => customersPage(shop.db, customerFilters.parse({}), 1),
  products: () => listProducts(shop.db, {}, "newest", 1),
  emails: () => emailsInLog(shop.db, { search: "" }),
  "the audit log": () => auditEntries(shop.db, { search: "order", limit: 50 }),
  "the command menu": () => findAnything(shop.db, "mari"),
};

async function statementsOf(call: () => Promise<unknown>): Promise<number> {
  const query = vi.spyOn(pg.Client.prototype, "query");
  await call();
  const asked = query.mock.calls.length;
  query.mockRestore();
  return asked;
}

async function statementsOfAll(): Promise<Record<string, number>> {
  const counts: Record<string, number> = {};
  for (const [name, call] of Object.entries(LISTS)) counts[name] = await statementsOf(call);
  return counts;
}

it("a list of more rows asks the database no oftener", async () => {
  await sellMore(2);
  const ofFew = await statementsOfAll();
  await sellMore(10);
  expect(await statementsOfAll()).toEqual(ofFew);
});
