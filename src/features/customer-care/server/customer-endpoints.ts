import { z } from "zod";
import { defineEndpoint } from "#http/endpoint.ts";
import type { AppContext } from "#platform/context.ts";
import { pagesOf } from "#shared/paging.ts";
import { CUSTOMERS_A_PAGE, customerFilters } from "../customer-filters.ts";
import { type CustomerSummary, customersPage } from "./customer-queries.ts";

const customer = z.object({
  id: z.uuid(),
  first_name: z.string(),
  last_name: z.string(),
  email: z.string(),
  created_at: z.iso.datetime(),
  /** Paid ones only. */
  order_count: z.number(),
  total_spent: z.number(),
  last_order_at: z.iso.datetime(),
  /** Where the newest paid order went. */
  country: z.string().nullable(),
});

const asCustomer = (one: CustomerSummary): z.input<typeof customer> => ({
  id: one.id,
  first_name: one.firstName,
  last_name: one.lastName,
  email: one.email,
  created_at: one.createdAt.toISOString(),
  order_count: one.orders,
  total_spent: one.spentCents / 100,
  last_order_at: one.lastOrderAt.toISOString(),
  country: one.country,
});

export const customerEndpoints = (shop: AppContext) => [
  defineEndpoint({
    method: "GET",
    name: "admin-customers",
    summary: "Lists those who have paid for something, with how often, how much and when last.",
    access: "administrator",
    query: customerFilters.extend({ page: z.coerce.number().int().min(1).max(100_000).default(1) }),
    answer: z.object({
      customers: z.array(customer),
      total: z.number(),
      is_capped: z.boolean(),
      page: z.number(),
      pages: z.number(),
    }),
    handle: async ({ query: { page, ...filters } }) => {
      const { customers, ...count } = await customersPage(shop.db, filters, page);
      const pages = pagesOf(count.total, CUSTOMERS_A_PAGE);
      return { customers: customers.map(asCustomer), ...count, page, pages };
    },
  }),
];
