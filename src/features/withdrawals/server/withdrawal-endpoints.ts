import { z } from "zod";
import { actorOf } from "#features/audit/actor.ts";
import { defineEndpoint } from "#http/endpoint.ts";
import type { AppContext } from "#platform/context.ts";
import { ORDER_NUMBER_MAX_LENGTH } from "../withdrawal.ts";
import { nextOf } from "./declared-pages.ts";
import {
  resolveWithdrawal,
  withdrawalsWithoutOrder,
  withdrawalsWithoutOrderCount,
} from "./withdrawals-without-order.ts";

export const withdrawalEndpoints = (shop: AppContext) => [
  defineEndpoint({
    method: "GET",
    name: "admin-withdrawals",
    summary: "Withdrawals that no paid order fits and that wait for a person, the earliest first.",
    access: "administrator",
    /** The last page's `next`. */
    query: z.object({ after: z.uuid().optional() }),
    answer: z.object({
      total: z.int(),
      /** null with the last page. */
      next: z.uuid().nullable(),
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
    handle: async ({ query: { after } }) => {
      const found = await withdrawalsWithoutOrder(shop.db, after);
      return {
        total: await withdrawalsWithoutOrderCount(shop.db),
        next: nextOf(found.map(({ id }) => id)),
        withdrawals: found.map(({ id, declaredAt, orderNumber, email, name, items }) => ({
          id,
          name,
          items,
          order_number: orderNumber ?? "",
          email: email ?? "",
          declared_at: declaredAt.toISOString(),
        })),
      };
    },
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
    handle: async ({ body, caller }) => {
      const { withdrawal_id: id, order_number: orderNumber } = body;
      await resolveWithdrawal(shop, { id, orderNumber, ...actorOf(caller) });
    },
  }),
];
