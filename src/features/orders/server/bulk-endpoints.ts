import { z } from "zod";
import { type Actor, actorOf } from "#features/audit/actor.ts";
import { defineEndpoint } from "#http/endpoint.ts";
import type { AppContext } from "#platform/context.ts";
import { CARRIERS, type Carrier } from "../carriers.ts";
import { messages } from "../operator-messages.ts";
import { ORDER_PAYMENT_STATES } from "../order-payment-state.ts";
import { BULK_STATUSES, ORDER_STATUSES } from "../order-status.ts";
import { TRACKING_CODE, TRACKING_CODE_RULE } from "../tracking-code.ts";
import { changeStatusOfMany, type Outcome } from "./change-many.ts";

/** How `fulfilment` ships many; it hands this in. */
interface Shipping {
  shipMany(
    shop: AppContext,
    orderIds: readonly string[],
    parcels: { carrier?: Carrier; prefix?: string },
    actor: Actor,
  ): Promise<Outcome[]>;
  shipEach(
    shop: AppContext,
    parcels: readonly { orderId: string; carrier?: Carrier | undefined; trackingNumber?: string | undefined }[],
    actor: Actor,
  ): Promise<Outcome[]>;
}

const MAX_ORDERS = 50;
export const seenOrder = z.object({
  id: z.uuid(),
  status: z.enum(ORDER_STATUSES),
  payment: z.enum(ORDER_PAYMENT_STATES),
});
const orderIds = z.array(z.uuid()).min(1).max(MAX_ORDERS);

/** One order with the code of its parcel, as it was scanned. */
const enteredParcel = z
  .object({
    order_id: z.uuid(),
    carrier: z.enum(CARRIERS).optional(),
    tracking_number: z.string().trim().min(1).max(100).regex(TRACKING_CODE, TRACKING_CODE_RULE).optional(),
  })
  .transform(({ order_id, carrier, tracking_number }) => ({
    orderId: order_id,
    carrier,
    trackingNumber: tracking_number,
  }));

const outcome = z.object({
  order_id: z.uuid(),
  order_number: z.string().nullable(),
  done: z.boolean(),
  /** Why it was left as it is. */
  error: z.string().nullable(),
  tracking_code: z.string().nullable(),
  offers_refund: z.boolean(),
});

const asAnswer = (one: Outcome): z.input<typeof outcome> => ({
  order_id: one.orderId,
  order_number: one.orderNumber,
  done: one.isDone,
  error: one.reason,
  tracking_code: one.trackingNumber,
  offers_refund: one.offersRefund,
});

export const bulkEndpoints = (shop: AppContext, { shipMany, shipEach }: Shipping) => [
  defineEndpoint({
    method: "POST",
    name: "admin-orders-bulk",
    summary: "Changes or ships up to 50 orders, each for itself, and tells what became of each.",
    access: "administrator",
    body: z.discriminatedUnion("action", [
      z.object({
        action: z.literal("status"),
        order_ids: orderIds,
        status: z.enum(BULK_STATUSES),
        /** What was seen of them when they were chosen; one that somebody else has changed since stays as it is. */
        seen: z.array(seenOrder).max(MAX_ORDERS).optional(),
      }),
      z.object({
        action: z.literal("ship"),
        order_ids: orderIds,
        carrier: z.enum(CARRIERS).optional(),
        /** Each parcel's code is this and a number of six digits. */
        tracking_prefix: z.string().trim().max(40).regex(TRACKING_CODE, TRACKING_CODE_RULE).optional(),
      }),
      z.object({
        action: z.literal("ship-each"),
        parcels: z
          .array(enteredParcel)
          .min(1)
          .max(MAX_ORDERS)
          .refine((parcels) => new Set(parcels.map(({ orderId }) => orderId)).size === parcels.length, {
            error: () => messages.orderTwice,
          }),
      }),
    ]),
    answer: z.object({ results: z.array(outcome) }),
    handle: async ({ body, caller }) => {
      const actor = actorOf(caller);
      const change = () => {
        if (body.action === "status") return changeStatusOfMany(shop, body.order_ids, body.status, actor, body.seen);
        if (body.action === "ship-each") return shipEach(shop, body.parcels, actor);
        return shipMany(shop, body.order_ids, { carrier: body.carrier, prefix: body.tracking_prefix }, actor);
      };
      return { results: (await change()).map(asAnswer) };
    },
  }),
];
