import { z } from "zod";
import { storeSettings } from "#features/settings/server/settings-queries.ts";
import { defineEndpoint } from "#http/endpoint.ts";
import type { AppContext } from "#platform/context.ts";
import { BULK_STATUSES } from "../bulk-rules.ts";
import { CARRIERS } from "../carriers.ts";
import { growth } from "../growth.ts";
import { orderFilters } from "../order-filters.ts";
import { TRACKING_CODE, TRACKING_CODE_RULE } from "../shipment.ts";
import { actorOf } from "./actor.ts";
import { changeStatusOfMany, type Outcome, shipMany } from "./change-many.ts";
import { exportPart } from "./export-orders.ts";
import { fittingOrders } from "./order-list-queries.ts";
import { orderStatistics } from "./order-statistics-queries.ts";

/** How many can be chosen at once. They are changed in parts of fifty. */
const MAX_CHOSEN = 5_000;
const orderIds = z.array(z.uuid()).min(1).max(50);

const outcome = z.object({
  order_id: z.uuid(),
  order_number: z.string().nullable(),
  done: z.boolean(),
  /** Why it was skipped. */
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

export const manyOrdersEndpoints = (shop: AppContext) => [
  defineEndpoint({
    method: "POST",
    name: "admin-orders-bulk",
    summary: "Changes or ships up to 50 orders, each for itself, and tells what became of each.",
    access: "administrator",
    body: z.discriminatedUnion("action", [
      z.object({ action: z.literal("status"), order_ids: orderIds, status: z.enum(BULK_STATUSES) }),
      z.object({
        action: z.literal("ship"),
        order_ids: orderIds,
        carrier: z.enum(CARRIERS).optional(),
        /** Each parcel's code is this and a number of six digits. */
        tracking_prefix: z.string().trim().max(40).regex(TRACKING_CODE, TRACKING_CODE_RULE).optional(),
      }),
    ]),
    answer: z.object({ success: z.literal(true), results: z.array(outcome) }),
    handle: async ({ body, caller }) => {
      const actor = actorOf(caller);
      const outcomes =
        body.action === "status"
          ? await changeStatusOfMany(shop, body.order_ids, body.status, actor)
          : await shipMany(shop, body.order_ids, { carrier: body.carrier, prefix: body.tracking_prefix }, actor);
      return { success: true as const, results: outcomes.map(asAnswer) };
    },
  }),
  defineEndpoint({
    method: "GET",
    name: "admin-orders-selection",
    summary: `Names all orders that fit the filters, ${MAX_CHOSEN} at most, so that they can be chosen together.`,
    access: "administrator",
    query: orderFilters,
    answer: z.object({ success: z.literal(true), order_ids: z.array(z.uuid()) }),
    handle: async ({ query }) => {
      const { timeZone } = await storeSettings(shop.db);
      return { success: true as const, order_ids: await fittingOrders(shop.db, query, timeZone, MAX_CHOSEN) };
    },
  }),
  defineEndpoint({
    method: "GET",
    name: "admin-orders-statistics",
    summary: "Today's figures of the orders, and how the week's revenue has grown.",
    access: "administrator",
    answer: z.object({
      success: z.literal(true),
      orders_today: z.number(),
      revenue_today: z.number(),
      pending: z.number(),
      processing: z.number(),
      packing: z.number(),
      ready_to_ship: z.number(),
      shipped_today: z.number(),
      weekly_revenue: z.number(),
      /** In percent, compared with the 7 days before. */
      weekly_growth: z.number(),
    }),
    handle: async () => {
      const { timeZone } = await storeSettings(shop.db);
      const countsTests = shop.config.mode === "demo";
      const found = await orderStatistics(shop.db, { now: shop.clock.now(), timeZone, countsTests });
      return {
        success: true as const,
        orders_today: found.today.orders,
        revenue_today: found.today.revenue / 100,
        pending: found.pending,
        processing: found.processing,
        packing: found.packing,
        ready_to_ship: found.readyToShip,
        shipped_today: found.shippedToday,
        weekly_revenue: found.week / 100,
        weekly_growth: growth(found.week, found.weekBefore),
      };
    },
  }),
  defineEndpoint({
    method: "POST",
    name: "admin-orders-export",
    summary: "A part of the rows of orders-export-{date}.csv: of chosen orders, or of all that fit the filters.",
    access: "administrator",
    body: z.object({
      order_ids: z.array(z.uuid()).min(1).max(1_000).optional(),
      filters: orderFilters.optional(),
      /** The last part's `next`. */
      after: z.uuid().optional(),
    }),
    answer: z.object({
      success: z.literal(true),
      file_name: z.string(),
      header: z.array(z.string()),
      rows: z.array(z.array(z.string())),
      /** null with the last part. */
      next: z.uuid().nullable(),
    }),
    handle: async ({ body }) => {
      const wanted = body.order_ids ? { ids: body.order_ids } : { filters: body.filters ?? orderFilters.parse({}) };
      return { success: true as const, ...(await exportPart(shop, wanted, body.after)) };
    },
  }),
];
