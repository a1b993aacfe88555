import { z } from "zod";
import { actorOf } from "#features/audit/actor.ts";
import { REFUND_STATES } from "#features/payments/payment-state.ts";
import { defineEndpoint } from "#http/endpoint.ts";
import type { AppContext } from "#platform/context.ts";
import { type Cents, euros, minus } from "#shared/money.ts";
import { messages } from "../operator-messages.ts";
import { acceptPayment } from "./accept-payment.ts";
import { previewRefund, refundOrder } from "./refund-order.ts";

/** Pieces of the order's lines, by their positions. */
const piece = z.object({ position: z.int().min(0).max(1000), quantity: z.int().min(1).max(10_000) });
const pieces = z.array(piece).max(500);

/** With what is kept of their price, in euro. */
export const refundedPiece = piece.extend({
  deduction: z.number().min(0).max(1_000_000).multipleOf(0.01).optional(),
});

/** As the shop computes with them. */
export const inCents = (
  lines: readonly z.infer<typeof refundedPiece>[],
  reason: string | null,
): { position: number; quantity: number; deduction?: { cents: Cents; reason: string | null } }[] =>
  lines.map(({ position, quantity, deduction = 0 }) =>
    deduction > 0 ? { position, quantity, deduction: { cents: euros(deduction), reason } } : { position, quantity },
  );

const refundRequest = z
  .object({
    order_id: z.uuid(),
    /** In euro. Without an amount, all that is left. */
    amount: z.number().positive().max(1_000_000).multipleOf(0.01).optional(),
    /** Instead of an amount. */
    lines: pieces.optional(),
    /** With `lines`: also what shipping cost. */
    shipping: z.boolean().default(false),
    restock: z.boolean().default(false),
    /** In euro, what could be given back when it was decided. Where that is another sum by now, 409 `CHANGED`. */
    seen: z.number().min(0).max(1_000_000).multipleOf(0.01).optional(),
    reason: z.string().trim().min(1).max(500),
    key: z.string().regex(/^[\w-]{8,100}$/),
  })
  .refine(({ amount, lines }) => amount === undefined || lines === undefined, {
    error: () => messages.amountOrLines,
    path: ["lines"],
  });

export const refundEndpoints = (shop: AppContext) => [
  defineEndpoint({
    method: "POST",
    name: "admin-accept-payment",
    summary: "Takes another amount than asked for as the payment of its order, which then goes on.",
    access: "administrator",
    body: z.object({ order_id: z.uuid() }),
    handle: ({ body, caller }) => acceptPayment(shop, { orderId: body.order_id, ...actorOf(caller) }),
  }),
  defineEndpoint({
    method: "POST",
    name: "admin-refunds",
    summary: "Gives the money of an order back, whole or in part. The same key gives back once.",
    access: "administrator",
    body: refundRequest,
    answer: z.object({
      refund: z.object({ id: z.uuid(), state: z.enum(REFUND_STATES), amount: z.number() }),
    }),
    handle: async ({ body, caller }) => {
      const { id, state, amountCents } = await refundOrder(shop, {
        orderId: body.order_id,
        amount: body.amount === undefined ? null : euros(body.amount),
        lines: body.lines && { lines: body.lines, shipping: body.shipping },
        restock: body.restock,
        seen: body.seen === undefined ? undefined : euros(body.seen),
        reason: body.reason,
        key: body.key,
        ...actorOf(caller),
      });
      return { refund: { id, state, amount: amountCents / 100 } };
    },
  }),
  defineEndpoint({
    method: "POST",
    name: "admin-refund-preview",
    summary: "What pieces of an order's lines would give back, in euro, after earlier refunds. Changes nothing.",
    access: "administrator",
    body: z.object({ order_id: z.uuid(), lines: z.array(refundedPiece).max(500), shipping: z.boolean() }),
    answer: z.object({
      amount: z.number(),
      /** Of the amount. */
      goods: z.number(),
      shipping: z.number(),
      currency: z.string(),
    }),
    handle: async ({ body: { order_id, lines, shipping } }) => {
      const { amountCents, goodsCents, currency } = await previewRefund(shop, order_id, {
        lines: inCents(lines, null),
        shipping,
      });
      return {
        amount: amountCents / 100,
        goods: goodsCents / 100,
        shipping: minus(amountCents, goodsCents) / 100,
        currency,
      };
    },
  }),
];
