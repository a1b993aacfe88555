import { z } from "zod";
import { ORDER_PAYMENT_STATES } from "#features/orders/order-payment-state.ts";
import { ORDER_STATUSES } from "#features/orders/order-status.ts";
import { defineEndpoint } from "#http/endpoint.ts";
import type { AppContext } from "#platform/context.ts";
import { PAYMENT_PROVIDERS } from "#platform/payment/payment.ts";
import { CURRENCIES } from "#shared/money.ts";
import { SECRET_FORMATS } from "../webhook-config.ts";
import { dashboard } from "./dashboard.ts";
import { stateSales } from "./state-sales.ts";
import { testWebhook } from "./test-webhook.ts";

const euros = z.number().describe("euro");
const order = z.object({
  id: z.uuid(),
  order_number: z.string(),
  status: z.enum(ORDER_STATUSES),
  payment_state: z.enum(ORDER_PAYMENT_STATES),
  total_amount: z.number(),
  currency: z.enum(CURRENCIES),
  created_at: z.iso.datetime({ offset: true }),
});
const recentOrder = order.extend({
  customers: z.object({ first_name: z.string(), last_name: z.string() }),
  items: z.int(),
});
const change = z.number().nullable().describe("percent; null where there is nothing to compare with");

export const dashboardEndpoints = (shop: AppContext) => [
  defineEndpoint({
    method: "GET",
    name: "admin-dashboard",
    summary: "Every figure of the dashboard. Days, weeks and months are those of the shop's time zone.",
    access: "administrator",
    answer: z.object({
      data: z.object({
        total_sales: z.object({ amount: euros, change }),
        orders: z.object({ count: z.int(), change }),
        products: z.object({ count: z.int(), change }),
        customers: z.object({ count: z.int(), change }),
        today: z.object({ orders: z.int(), revenue: euros, shipped: z.int() }),
        to_process: z.int().describe("pending and processing"),
        to_ship: z.int().describe("packing and ready to ship"),
        week: z.object({ revenue: euros, before: euros, growth: z.number() }),
        revenue_by_day: z.array(z.object({ day: z.iso.date(), revenue: euros, orders: z.int() })),
        orders_by_status: z.array(z.object({ status: z.enum(ORDER_STATUSES), count: z.int() })),
        best_sellers: z.array(z.object({ id: z.uuid(), name: z.string(), units: z.int(), revenue: euros })),
        recent_orders: z.array(recentOrder),
        low_stock: z.object({
          count: z.int(),
          products: z.array(z.object({ id: z.uuid(), name: z.string(), stock: z.int() })),
        }),
        tasks: z
          .object({
            review_flags: z.int(),
            to_ship: z.int(),
            refunds_due: z.int(),
            emails_waiting: z.int(),
            not_published: z.int(),
          })
          .describe(
            "orders that wait for a person, test orders included, as the lists they lead to count them; emails that should have gone out more than 15 minutes ago; products that could not be published at their time",
          ),
      }),
    }),
    handle: async () => ({ data: await dashboard(shop) }),
  }),
  defineEndpoint({
    method: "GET",
    name: "admin-state-sales",
    summary: "What was paid from each state of the United States, this calendar year and the last, less refunds.",
    access: "administrator",
    answer: z.object({
      data: z.array(z.object({ state: z.string(), year: z.int(), orders: z.int(), amount: euros })),
    }),
    handle: async () => ({ data: await stateSales(shop) }),
  }),
  defineEndpoint({
    method: "POST",
    name: "test-webhook",
    summary: "Tells what payments and emails are configured with, and the newest orders. Secrets are never told.",
    access: "administrator",
    answer: z.object({
      webhook_config: z.object({
        webhook_secret_configured: z.boolean(),
        webhook_secret_format: z.enum(SECRET_FORMATS),
        stripe_secret_configured: z.boolean(),
        resend_key_configured: z.boolean(),
        payments_by: z.enum(PAYMENT_PROVIDERS),
        emails_by: z.enum(["mailbox", "smtp", "resend"]),
      }),
      recent_orders: z.array(order),
    }),
    handle: () => testWebhook(shop),
  }),
];
