import { z } from "zod";
import { actorOf } from "#features/audit/actor.ts";
import { auditExport } from "#features/audit/server/write-audit.ts";
import { CARRIERS } from "#features/orders/carriers.ts";
import { ORDERS_A_PAGE, orderFilters } from "#features/orders/order-filters.ts";
import { ORDER_PAYMENT_STATES } from "#features/orders/order-payment-state.ts";
import { asListItem, asShipment, orderListItem, shipmentAnswer } from "#features/orders/server/order-list-item.ts";
import { ordersPage } from "#features/orders/server/order-list-queries.ts";
import { SHIPPING_METHODS } from "#features/orders/shipment.ts";
import { TRACKING_CODE, TRACKING_CODE_RULE } from "#features/orders/tracking-code.ts";
import { storeSettings } from "#features/settings/server/settings-queries.ts";
import { defineEndpoint } from "#http/endpoint.ts";
import type { AppContext } from "#platform/context.ts";
import { pagesOf } from "#shared/paging.ts";
import { day } from "#shared/parameters.ts";
import { notifyShipment } from "./notify-shipment.ts";
import { MAX_TO_SHIP, ordersToShip, orderToShip } from "./orders-to-ship.ts";
import { packingList, packingListAnswer } from "./packing-list.ts";
import { seenParcel } from "./parcel-endpoints.ts";
import { parcelsFile } from "./parcels-file.ts";
import { shipOrder } from "./ship-order.ts";

const sent = z.object({ sent: z.boolean() });
/** Fields of the call that are accepted and ignored; only ids count (decision 25). */
const ignored = z.unknown().optional();

export const shipmentEndpoints = (shop: AppContext) => [
  defineEndpoint({
    method: "GET",
    name: "admin-shipments",
    summary: "Lists orders with their shipments: those that wait for one, those that have one, or all.",
    access: "administrator",
    query: orderFilters.safeExtend({
      page: z.coerce.number().int().min(1).max(100_000).default(1),
      show: z.enum(["waiting", "shipped", "all"]).default("all"),
    }),
    answer: z.object({
      orders: z.array(orderListItem),
      total: z.number(),
      is_capped: z.boolean(),
      page: z.number(),
      pages: z.number(),
    }),
    handle: async ({ query: { page, show, ...filters } }) => {
      const { timeZone } = await storeSettings(shop.db);
      const parcel = show === "all" ? "any" : show;
      const { orders, ...count } = await ordersPage(shop.db, filters, timeZone, { page, parcel });
      const pages = pagesOf(count.total, ORDERS_A_PAGE);
      return { orders: orders.map(asListItem), ...count, page, pages };
    },
  }),
  defineEndpoint({
    method: "POST",
    name: "admin-shipments",
    summary: "Ships an order with all that is known of its parcel, and tells the customer once.",
    access: "administrator",
    body: z.object({
      order_id: z.uuid(),
      tracking_number: z.string().trim().min(1).max(100).regex(TRACKING_CODE, TRACKING_CODE_RULE),
      carrier: z.enum(CARRIERS),
      shipping_method: z.enum(SHIPPING_METHODS).default("standard"),
      estimated_delivery: day.nullish(),
      /** The code of another order is meant: both travel in one parcel. */
      shares_parcel: z.boolean().optional(),
      /** Of the order as the administrator saw it: an order without money ships only if they knew. */
      seen_payment: z.enum(ORDER_PAYMENT_STATES).optional(),
      /** Replaces what is known about a shipped parcel. Without it, only missing facts are added. */
      corrects: z.boolean().optional(),
      seen: seenParcel,
    }),
    answer: z.object({ shipment: shipmentAnswer }),
    handle: async ({ body, caller }) => {
      const { shipment } = await shipOrder(shop, {
        orderId: body.order_id,
        parcel: {
          trackingNumber: body.tracking_number,
          carrier: body.carrier,
          shippingMethod: body.shipping_method,
          // Who corrects a parcel may take its day away. Otherwise none adds nothing.
          estimatedDelivery: body.corrects ? body.estimated_delivery : (body.estimated_delivery ?? undefined),
        },
        sharesParcel: body.shares_parcel,
        corrects: body.corrects,
        seenParcel: body.seen,
        seenPayment: body.seen_payment,
        ...actorOf(caller),
      });
      return { shipment: asShipment(shipment) };
    },
  }),
  defineEndpoint({
    method: "GET",
    name: "admin-orders-to-ship",
    summary: "Chosen orders as rows in which the codes of their parcels are entered, with the carrier of each machine.",
    access: "administrator",
    query: z.object({
      /** Commas separate them. */
      order_ids: z
        .string()
        .transform((ids) => ids.split(","))
        .pipe(z.array(z.uuid()).min(1).max(MAX_TO_SHIP)),
    }),
    answer: z.object({ orders: z.array(orderToShip) }),
    handle: async ({ query }) => ({ orders: await ordersToShip(shop.db, query.order_ids) }),
  }),
  defineEndpoint({
    method: "POST",
    name: "admin-parcels-export",
    summary: "The rows of parcels-{date}.csv: where the parcels of chosen orders go, for the website of a carrier.",
    access: "administrator",
    body: z.object({ order_ids: z.array(z.uuid()).min(1).max(MAX_TO_SHIP) }),
    answer: z.object({
      file_name: z.string(),
      header: z.array(z.string()),
      rows: z.array(z.array(z.string())),
    }),
    handle: async ({ body, caller }) => {
      await auditExport(shop.db, "orders.exported", "order", caller);
      return parcelsFile(shop, body.order_ids);
    },
  }),
  defineEndpoint({
    method: "POST",
    name: "send-status-update",
    summary: "Makes sure that the customer of a shipped order was told so, once. Other statuses send nothing.",
    access: "administrator",
    body: z.object({
      order_id: z.uuid(),
      customer_email: ignored,
      customer_name: ignored,
      order_number: ignored,
      old_status: ignored,
      new_status: ignored,
      tracking_code: ignored,
    }),
    answer: sent,
    handle: async ({ body, caller }) => ({
      sent: await notifyShipment(shop, body.order_id, "that it is shipped", actorOf(caller)),
    }),
  }),
  defineEndpoint({
    method: "POST",
    name: "send-tracking-email",
    summary: "Tells the customer the tracking code of a shipped order, once for each code.",
    access: "administrator",
    body: z.object({
      order_id: z.uuid(),
      shipment_id: ignored,
      customer_email: ignored,
      customer_name: ignored,
      tracking_number: ignored,
      carrier: ignored,
    }),
    answer: sent,
    handle: async ({ body, caller }) => ({
      sent: await notifyShipment(shop, body.order_id, "its code", actorOf(caller)),
    }),
  }),
  defineEndpoint({
    method: "GET",
    name: "admin-packing-list",
    summary: "The paid orders that wait to be packed, oldest first, with images of what goes into each parcel.",
    access: "administrator",
    answer: packingListAnswer,
    handle: () => packingList(shop.db),
  }),
];
