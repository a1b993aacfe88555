import { z } from "zod";
import { actorOf } from "#features/orders/server/actor.ts";
import { defineEndpoint } from "#http/endpoint.ts";
import type { AppContext } from "#platform/context.ts";
import { RETURN_STATES } from "../return.ts";
import { ORDER_NUMBER_MAX_LENGTH } from "../withdrawal.ts";
import { moveReturn, openReturns } from "./returns.ts";
import { resolveWithdrawal, withdrawalsWithoutOrder } from "./withdrawals-without-order.ts";

export const withdrawalEndpoints = (shop: AppContext) => [
  defineEndpoint({
    method: "GET",
    name: "admin-withdrawals",
    summary: "Withdrawals that no paid order fits and that wait for a person, the earliest first.",
    access: "administrator",
    answer: z.object({
      success: z.literal(true),
      withdrawals: z.array(
        z.object({
          id: z.uuid(),
          declared_at: z.iso.datetime(),
          /** As they were typed. */
          order_number: z.string(),
          email: z.string(),
          name: z.string(),
          /** null: the whole order. */
          items: z.string().nullable(),
        }),
      ),
    }),
    handle: async () => ({
      success: true as const,
      withdrawals: (await withdrawalsWithoutOrder(shop.db)).map(
        ({ id, declaredAt, orderNumber, email, name, items }) => ({
          ...{ id, name, items, order_number: orderNumber ?? "", email: email ?? "" },
          declared_at: declaredAt.toISOString(),
        }),
      ),
    }),
  }),
  defineEndpoint({
    method: "POST",
    name: "admin-withdrawals",
    summary: "Gives such a withdrawal to the order that was meant, or settles it without one.",
    access: "administrator",
    body: z.object({
      withdrawal_id: z.uuid(),
      /** A paid order; null settles the withdrawal without one. */
      order_number: z.string().trim().min(1).max(ORDER_NUMBER_MAX_LENGTH).nullable(),
    }),
    answer: z.object({ success: z.literal(true) }),
    handle: async ({ body, caller }) => {
      const { withdrawal_id: id, order_number: orderNumber } = body;
      await resolveWithdrawal(shop, { id, orderNumber, ...actorOf(caller) });
      return { success: true as const };
    },
  }),
  defineEndpoint({
    method: "GET",
    name: "admin-returns",
    summary: "Returns that statements of withdrawal have opened and that are not closed, the earliest first.",
    access: "administrator",
    answer: z.object({
      success: z.literal(true),
      returns: z.array(
        z.object({
          id: z.uuid(),
          order_id: z.uuid(),
          order_number: z.string(),
          state: z.enum(RETURN_STATES),
          declared_at: z.iso.datetime(),
          /** When the customer had the goods; null where no delivery is noted. */
          delivered_at: z.iso.datetime().nullable(),
          /** Of the consumer and of the delivery: their public holidays count for the period. */
          countries: z.array(z.string()),
          goods: z.array(z.object({ name: z.string(), quantity: z.int() })),
          /** false: the statement names goods in other words, so all of the order is here. */
          is_certain: z.boolean(),
        }),
      ),
    }),
    handle: async () => ({
      success: true as const,
      returns: (await openReturns(shop.db)).map(({ row, orderNumber, deliveredAt, countries, goods }) => ({
        ...{ id: row.id, order_id: row.orderId, order_number: orderNumber, state: row.state, goods },
        ...{ declared_at: row.declaredAt.toISOString(), delivered_at: deliveredAt?.toISOString() ?? null },
        ...{ countries, is_certain: row.isCertain },
      })),
    }),
  }),
  defineEndpoint({
    method: "POST",
    name: "admin-returns",
    summary: "Says of a return that the goods are back, or closes it.",
    access: "administrator",
    body: z.object({ return_id: z.uuid(), to: z.enum(["received", "closed"]) }),
    answer: z.object({ success: z.literal(true) }),
    handle: async ({ body: { return_id: id, to }, caller }) => {
      await moveReturn(shop, { id, to, ...actorOf(caller) });
      return { success: true as const };
    },
  }),
];
