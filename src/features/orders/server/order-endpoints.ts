import { z } from "zod";
import { defineEndpoint, definePlainEndpoint } from "#http/endpoint.ts";
import type { AppContext } from "#platform/context.ts";
import { isoOrNull } from "#shared/day.ts";
import { ORDER_PAYMENT_STATES } from "../order-payment-state.ts";
import { ORDER_STATUSES } from "../order-status.ts";
import type { OrderView, OrderViewPieces } from "../order-view.ts";
import { confirmAgain } from "./confirm-again.ts";
import { trackingLimit, trackOrder } from "./track-order.ts";

const pieces = z.array(z.object({ products: z.object({ name: z.string() }), quantity: z.number() }));

/** An order with the field names of storefront 3; amounts in euro. */
const trackedOrder = z.object({
  order: z.object({
    order_number: z.string(),
    customers: z.object({ first_name: z.string(), last_name: z.string(), email: z.string() }),
    total_amount: z.number(),
    created_at: z.iso.datetime(),
    status: z.enum(ORDER_STATUSES),
    payment: z.enum(ORDER_PAYMENT_STATES),
    can_pay_again: z.boolean(),
    tracking_code: z.string(),
    phone_number: z.string(),
    shipping_address: z.object({ address: z.string(), city: z.string(), zip: z.string() }),
  }),
  items: z.array(z.object({ products: z.object({ name: z.string() }), quantity: z.number(), price: z.number() })),
  /** Of an order that leaves in several parcels. */
  parcels: z
    .array(
      z.object({
        number: z.int(),
        tracking_code: z.string().nullable(),
        carrier: z.string().nullable(),
        shipped_at: z.iso.datetime(),
        delivered_at: z.iso.datetime().nullable(),
        items: pieces,
      }),
    )
    .optional(),
  /** Pieces that are still to leave after these parcels. */
  to_come: pieces.optional(),
});

const asTracked = (order: OrderView): z.input<typeof trackedOrder> => ({
  order: {
    order_number: order.orderNumber,
    customers: { first_name: order.firstName, last_name: order.lastName, email: order.email },
    total_amount: order.total / 100,
    created_at: order.createdAt.toISOString(),
    status: order.status,
    payment: order.paymentState,
    can_pay_again: order.canPayAgain,
    tracking_code: order.trackingCode,
    phone_number: order.phone,
    shipping_address: { address: order.address, city: order.city, zip: order.zip },
  },
  items: order.lines.map(({ name, quantity, unitPrice }) => ({ products: { name }, quantity, price: unitPrice / 100 })),
  ...(order.parcels.length > 0 && {
    parcels: order.parcels.map(({ number, trackingNumber, carrier, shippedAt, deliveredAt, lines }) => ({
      number,
      tracking_code: trackingNumber,
      carrier,
      items: lines.map(asPieces),
      shipped_at: shippedAt.toISOString(),
      delivered_at: isoOrNull(deliveredAt),
    })),
    to_come: order.toCome.map(asPieces),
  }),
});

const asPieces = ({ name, quantity }: OrderViewPieces) => ({ products: { name }, quantity });

/** The same answer for wrong and unknown codes, so that it reveals nothing (decision 24). */
const NOT_FOUND = { error: "Tracking number not found" };

export const orderEndpoints = (shop: AppContext) => [
  definePlainEndpoint({
    method: "POST",
    name: "track-order",
    summary: "Finds an order by its tracking code. Personal details need its browser's cookie or the key of its email.",
    access: "public",
    limit: trackingLimit(shop),
    body: z.object({ trackingCode: z.string(), key: z.string().optional() }),
    answer: z.union([trackedOrder, z.object({ error: z.string() })]),
    handle: async ({ body, caller }) => {
      const reader = { browser: caller.browser, key: body.key ?? null };
      const order = await trackOrder(shop, body.trackingCode, reader);
      return order ? asTracked(order) : NOT_FOUND;
    },
  }),
  defineEndpoint({
    method: "POST",
    name: "send-order-confirmation",
    summary:
      "Makes sure that a paid order's email is sent, once. Only the order's id counts; the answer tells nothing.",
    access: "public",
    pool: "paying",
    limit: { ...trackingLimit(shop), name: "order-confirmation" },
    body: z.object({ order_id: z.uuid() }),
    handle: ({ body }) => confirmAgain(shop, body.order_id),
  }),
];
