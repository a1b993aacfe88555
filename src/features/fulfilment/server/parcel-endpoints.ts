import { z } from "zod";
import { actorOf } from "#features/audit/actor.ts";
import { MAX_LINES } from "#features/cart/cart-line.ts";
import { CARRIERS } from "#features/orders/carriers.ts";
import { ORDER_STATUSES } from "#features/orders/order-status.ts";
import { MAX_WEIGHT_GRAMS } from "#features/orders/parcel.ts";
import { SHIPPING_METHODS } from "#features/orders/shipment.ts";
import { TRACKING_CODE, TRACKING_CODE_RULE } from "#features/orders/tracking-code.ts";
import { defineEndpoint } from "#http/endpoint.ts";
import type { AppContext } from "#platform/context.ts";
import { day } from "#shared/parameters.ts";
import { correctParcel, deliverParcel, undoParcel } from "./change-parcel.ts";
import { sendAgain } from "./send-again.ts";
import { shipPart } from "./ship-part.ts";
import type { WeighedFacts } from "./write-parcel.ts";

/** More than the largest order has; what is left of a line is checked with the order. */
const MAX_PIECES = 1_000_000;

const facts = z.object({
  tracking_number: z.string().trim().max(100).regex(TRACKING_CODE, TRACKING_CODE_RULE).nullish(),
  carrier: z.enum(CARRIERS).nullish(),
  shipping_method: z.enum(SHIPPING_METHODS).nullish(),
  estimated_delivery: day.nullish(),
  /** In grams. */
  weight: z.int().min(1).max(MAX_WEIGHT_GRAMS).nullish(),
  /** The code of another order is meant: both travel in one parcel. */
  shares_parcel: z.boolean().optional(),
});

const asFacts = (body: FactsOfBody): WeighedFacts => ({
  trackingNumber: body.tracking_number === "" ? null : body.tracking_number,
  carrier: body.carrier,
  shippingMethod: body.shipping_method,
  estimatedDelivery: body.estimated_delivery,
  weightGrams: body.weight,
});

type FactsOfBody = Omit<z.output<typeof facts>, "carrier" | "shares_parcel"> & { carrier?: string | null | undefined };

const lines = z
  .array(z.object({ position: z.int().min(1).max(32_767), quantity: z.int().min(1).max(MAX_PIECES) }))
  .min(1)
  .max(MAX_LINES);

/** A parcel as the administrator saw it who corrects it; if somebody else was faster, their correction stays. */
export const seenParcel = z
  .object({
    tracking_number: z.string().max(100).nullish(),
    carrier: z.string().max(100).nullish(),
    shipping_method: z.enum(SHIPPING_METHODS).nullish(),
    estimated_delivery: day.nullish(),
    weight: z.int().nullish(),
  })
  .transform(asFacts)
  .optional();

const parcelId = z.object({ id: z.uuid() });

export const parcelEndpoints = (shop: AppContext) => [
  defineEndpoint({
    method: "POST",
    name: "admin-parcels",
    summary:
      "Ships some pieces of a paid order in a parcel of their own, and tells the customer what is in it. The same id ships once. With the last piece the order is shipped.",
    access: "administrator",
    body: facts.safeExtend({
      /** Of the parcel, chosen by the caller. */
      id: z.uuid(),
      order_id: z.uuid(),
      lines,
    }),
    answer: z.object({ number: z.int(), order_status: z.enum(ORDER_STATUSES) }),
    handle: async ({ body, caller }) => {
      const { parcel, status } = await shipPart(shop, {
        id: body.id,
        orderId: body.order_id,
        lines: body.lines,
        facts: asFacts(body),
        sharesParcel: body.shares_parcel,
        ...actorOf(caller),
      });
      return { number: parcel.number, order_status: status };
    },
  }),
  defineEndpoint({
    method: "POST",
    name: "admin-parcel-again",
    summary:
      "Sends pieces of a paid order once more whose parcel was lost or damaged: they leave the stock, and the customer is told. The same id sends once.",
    access: "administrator",
    body: facts.safeExtend({
      id: z.uuid(),
      order_id: z.uuid(),
      /** Of the order as the administrator saw it. */
      version: z.int().optional(),
      /** Of an order that left in several. */
      parcel_id: z.uuid().optional(),
      lines,
      /** The first pieces never left, so the stock stays as it is. */
      still_here: z.boolean().optional(),
    }),
    handle: async ({ body, caller }) => {
      const { weightGrams: _, ...known } = asFacts(body);
      await sendAgain(shop, {
        id: body.id,
        orderId: body.order_id,
        version: body.version,
        parcelId: body.parcel_id,
        lines: body.lines,
        facts: known,
        stillHere: body.still_here,
        sharesParcel: body.shares_parcel,
        ...actorOf(caller),
      });
    },
  }),
  defineEndpoint({
    method: "PATCH",
    name: "admin-parcels",
    summary:
      "Corrects what is known of a parcel; what is left out stays, and null removes it. The customer is told of its code if asked for.",
    access: "administrator",
    body: facts.safeExtend({ ...parcelId.shape, seen: seenParcel, notify: z.boolean().optional() }),
    handle: async ({ body, caller }) => {
      const { id, seen, notify, shares_parcel: sharesParcel } = body;
      await correctParcel(shop, { id, facts: asFacts(body), seen, sharesParcel, notify, ...actorOf(caller) });
    },
  }),
  defineEndpoint({
    method: "POST",
    name: "admin-parcel-delivered",
    summary: "Notes the day on which a parcel arrived, today without one. With the last parcel the order is delivered.",
    access: "administrator",
    body: parcelId.extend({ delivered_on: day.optional() }),
    handle: ({ body: { id, delivered_on }, caller }) =>
      deliverParcel(shop, { id, day: delivered_on, ...actorOf(caller) }),
  }),
  defineEndpoint({
    method: "POST",
    name: "admin-parcel-undo",
    summary: "Says that a parcel did not leave after all: its pieces are to leave again.",
    access: "administrator",
    body: parcelId,
    handle: ({ body, caller }) => undoParcel(shop, { ...body, ...actorOf(caller) }),
  }),
];
