import { z } from "zod";
import { actorOf } from "#features/audit/actor.ts";
import { defineEndpoint } from "#http/endpoint.ts";
import type { AppContext } from "#platform/context.ts";
import { AppError } from "#shared/app-error.ts";
import { isoOrNull } from "#shared/day.ts";
import { importReport } from "#shared/import-report.ts";
import { pagesOf } from "#shared/paging.ts";
import { flag } from "#shared/parameters.ts";
import { messages } from "../import-messages.ts";
import { MAX_FILE_BYTES, OTHER_SHOPS, pastAddress, ROWS_A_PAGE, toldOrder } from "../past-order.ts";
import { importPast } from "./import-past.ts";
import type { pastCustomers, pastOrders } from "./past-orders-table.ts";
import { ORDERS_SHOWN, pastCustomer, pastCustomersPage, pastOf, pastOrder, pastOrdersPage } from "./past-queries.ts";

export const pastOrderSummary = z.object({
  id: z.uuid(),
  shop: z.enum(OTHER_SHOPS),
  order_number: z.string(),
  ordered_at: z.iso.datetime(),
  email: z.string(),
  name: z.string(),
  currency: z.string(),
  /** In hundredths of the currency. */
  total_cents: z.int(),
  status: z.string(),
});

const pastCustomerSummary = z.object({
  id: z.uuid(),
  shop: z.enum(OTHER_SHOPS),
  email: z.string(),
  first_name: z.string(),
  last_name: z.string(),
  since: z.iso.datetime().nullable(),
  addresses: z.array(pastAddress),
});

export const asPastOrder = (one: typeof pastOrders.$inferSelect): z.input<typeof pastOrderSummary> => ({
  id: one.id,
  shop: one.shop,
  order_number: one.orderNumber,
  ordered_at: one.orderedAt.toISOString(),
  email: one.email,
  name: one.name,
  currency: one.currency,
  total_cents: one.totalCents,
  status: one.status,
});

export const asPastCustomer = (one: typeof pastCustomers.$inferSelect): z.input<typeof pastCustomerSummary> => ({
  id: one.id,
  shop: one.shop,
  email: one.email,
  first_name: one.firstName,
  last_name: one.lastName,
  since: isoOrNull(one.since),
  addresses: one.addresses,
});

const asked = z.object({
  search: z.string().trim().max(100).default(""),
  page: z.coerce.number().int().min(1).max(1_000).default(1),
});
const ofId = z.object({ id: z.uuid({ error: () => messages.gone }) });
const paging = { total: z.number(), is_capped: z.boolean(), page: z.number(), pages: z.number() };

export const pastEndpoints = (shop: AppContext) => [
  defineEndpoint({
    method: "POST",
    name: "admin-past-import",
    summary:
      "Takes over a CSV file of another shop's customers or orders, all or nothing, to be read only. A trial reports line by line and changes nothing.",
    access: "administrator",
    bytes: { limit: MAX_FILE_BYTES, types: ["text/csv", "application/octet-stream"] },
    query: z.object({ trial: flag("true") }),
    answer: importReport,
    handle: async (call) => ({
      ...(await importPast(shop, await call.file(), actorOf(call.caller), call.query.trial)),
    }),
  }),
  defineEndpoint({
    method: "GET",
    name: "admin-past-orders",
    summary: "Lists orders of another shop, the newest first.",
    access: "administrator",
    query: asked,
    answer: z.object({ orders: z.array(pastOrderSummary), ...paging }),
    handle: async ({ query }) => {
      const { rows, ...count } = await pastOrdersPage(shop.db, query);
      const paged = { ...count, page: query.page, pages: pagesOf(count.total, ROWS_A_PAGE) };
      return { orders: rows.map(asPastOrder), ...paged };
    },
  }),
  defineEndpoint({
    method: "GET",
    name: "admin-past-customers",
    summary: "Lists customers of another shop, those imported last first.",
    access: "administrator",
    query: asked,
    answer: z.object({ customers: z.array(pastCustomerSummary), ...paging }),
    handle: async ({ query }) => {
      const { rows, ...count } = await pastCustomersPage(shop.db, query);
      const paged = { ...count, page: query.page, pages: pagesOf(count.total, ROWS_A_PAGE) };
      return { customers: rows.map(asPastCustomer), ...paged };
    },
  }),
  defineEndpoint({
    method: "GET",
    name: "admin-past-order",
    summary: "One order of another shop, as its file tells it.",
    access: "administrator",
    query: ofId,
    answer: z.object({ order: pastOrderSummary.extend({ told: toldOrder }) }),
    handle: async ({ query }) => {
      const found = await pastOrder(shop.db, query.id);
      if (!found) throw new AppError("not-found", messages.gone);
      return { order: { ...asPastOrder(found), told: found.told } };
    },
  }),
  defineEndpoint({
    method: "GET",
    name: "admin-past-customer",
    summary: "One customer of another shop, with addresses and orders there.",
    access: "administrator",
    query: ofId,
    answer: z.object({
      customer: pastCustomerSummary.extend({ orders: z.array(pastOrderSummary) }),
    }),
    handle: async ({ query }) => {
      const found = await pastCustomer(shop.db, query.id);
      if (!found) throw new AppError("not-found", messages.gone);
      const { orders } = await pastOf(shop.db, found.email, ORDERS_SHOWN);
      return { customer: { ...asPastCustomer(found), orders: orders.map(asPastOrder) } };
    },
  }),
];
