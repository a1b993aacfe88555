import { z } from "zod";
import { auditExport } from "#features/audit/server/write-audit.ts";
import { storeSettings } from "#features/settings/server/settings-queries.ts";
import { defineEndpoint } from "#http/endpoint.ts";
import type { AppContext } from "#platform/context.ts";
import { growth } from "../growth.ts";
import { ORDER_TABS, orderFilters } from "../order-filters.ts";
import { seenOrder } from "./bulk-endpoints.ts";
import { reviewFlagCount, tabCounts } from "./counter-queries.ts";
import { exportPart } from "./export-orders.ts";
import { fittingOrders } from "./order-list-queries.ts";
import { orderStatistics } from "./order-statistics-queries.ts";

/** How many can be chosen at once. They are changed in parts of fifty. */
const MAX_CHOSEN = 5_000;

export const manyOrdersEndpoints = (shop: AppContext) => [
  defineEndpoint({
    method: "GET",
    name: "admin-orders-selection",
    summary: `Names all orders that fit the filters, ${MAX_CHOSEN} at most, so that they can be chosen together.`,
    access: "administrator",
    query: orderFilters,
    answer: z.object({
      /** For pages of the version before, which do not know `orders`. */
      order_ids: z.array(z.uuid()),
      orders: z.array(seenOrder),
      has_more: z.boolean(),
    }),
    handle: async ({ query }) => {
      const { timeZone } = await storeSettings(shop.db);
      const found = await fittingOrders(shop.db, query, timeZone, MAX_CHOSEN + 1);
      const chosen = found.slice(0, MAX_CHOSEN);
      return { order_ids: chosen.map(({ id }) => id), orders: chosen, has_more: found.length > MAX_CHOSEN };
    },
  }),
  defineEndpoint({
    method: "GET",
    name: "admin-orders-statistics",
    summary: "Today's figures of the orders, and how the week's revenue has grown.",
    access: "administrator",
    answer: z.object({
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
      /** How many orders each tab of the list has, test orders included. */
      tabs: z.record(z.enum(ORDER_TABS), z.int()),
      /** How many orders need attention. */
      review_flags: z.int(),
    }),
    handle: async () => {
      const { timeZone } = await storeSettings(shop.db);
      const countsTests = shop.config.mode === "demo";
      const [found, tabs, reviewFlags] = await Promise.all([
        orderStatistics(shop.db, { now: shop.clock.now(), timeZone, countsTests }),
        tabCounts(shop.db),
        reviewFlagCount(shop.db),
      ]);
      return {
        orders_today: found.today.orders,
        revenue_today: found.today.revenue / 100,
        pending: found.pending,
        processing: found.processing,
        packing: found.packing,
        ready_to_ship: found.readyToShip,
        shipped_today: found.shippedToday,
        weekly_revenue: found.week / 100,
        weekly_growth: growth(found.week, found.weekBefore),
        tabs,
        review_flags: reviewFlags,
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
      file_name: z.string(),
      header: z.array(z.string()),
      rows: z.array(z.array(z.string())),
      /** null with the last part. */
      next: z.uuid().nullable(),
    }),
    handle: async ({ body, caller }) => {
      await auditExport(shop.db, "orders.exported", "order", caller, !body.after);
      const wanted = body.order_ids ? { ids: body.order_ids } : { filters: body.filters ?? orderFilters.parse({}) };
      return exportPart(shop, wanted, body.after);
    },
  }),
];
