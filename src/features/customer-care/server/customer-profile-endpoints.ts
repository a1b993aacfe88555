import { z } from "zod";
import { messages } from "#features/orders/operator-messages.ts";
import { ORDER_PAYMENT_STATES } from "#features/orders/order-payment-state.ts";
import { ORDER_STATUSES } from "#features/orders/order-status.ts";
import { asPastOrder, pastOrderSummary } from "#features/past-orders/server/past-endpoints.ts";
import { ORDERS_SHOWN, pastOf } from "#features/past-orders/server/past-queries.ts";
import { defineEndpoint } from "#http/endpoint.ts";
import type { AppContext } from "#platform/context.ts";
import { AppError } from "#shared/app-error.ts";
import { CURRENCIES } from "#shared/money.ts";
import { customerWithOrders } from "./customer-queries.ts";

const profile = z.object({
  id: z.uuid(),
  first_name: z.string(),
  last_name: z.string(),
  email: z.string(),
  created_at: z.iso.datetime(),
  /** Of paid orders, less what was given back. */
  order_count: z.number(),
  /** Of them, those whose payment was not given back: the average is theirs. */
  kept_orders: z.number(),
  /** null where there is none. */
  average_order: z.number().nullable(),
  total_spent: z.number(),
  orders: z.array(
    z.object({
      id: z.uuid(),
      order_number: z.string(),
      status: z.enum(ORDER_STATUSES),
      payment_state: z.enum(ORDER_PAYMENT_STATES),
      total_amount: z.number(),
      currency: z.enum(CURRENCIES),
      created_at: z.iso.datetime(),
    }),
  ),
  /** Of another shop; they count in no figure. */
  past_orders: z.array(pastOrderSummary),
});

export const customerProfileEndpoints = (shop: AppContext) => [
  defineEndpoint({
    method: "GET",
    name: "admin-customer",
    summary: "One customer with the orders made.",
    access: "administrator",
    query: z.object({ customerId: z.uuid() }),
    answer: z.object({ customer: profile }),
    handle: async ({ query }) => {
      const found = await customerWithOrders(shop.db, query.customerId);
      if (!found) throw new AppError("not-found", messages.noSuchCustomer);
      const { customer, orders, paid, kept, spentCents, averageCents } = found;
      const past = await pastOf(shop.db, customer.email, ORDERS_SHOWN);
      return {
        customer: {
          id: customer.id,
          first_name: customer.firstName,
          last_name: customer.lastName,
          email: customer.email,
          created_at: customer.createdAt.toISOString(),
          order_count: paid,
          kept_orders: kept,
          total_spent: spentCents / 100,
          average_order: averageCents === null ? null : averageCents / 100,
          orders: orders.map((order) => ({
            id: order.id,
            order_number: order.orderNumber,
            status: order.status,
            payment_state: order.paymentState,
            total_amount: order.totalCents / 100,
            currency: order.currency,
            created_at: order.createdAt.toISOString(),
          })),
          past_orders: past.orders.map(asPastOrder),
        },
      };
    },
  }),
];
