import { eq, sql } from "drizzle-orm";
import { z } from "zod";
import { staysBehind } from "#features/orders/bulk-rules.ts";
import { CARRIERS, carrierOfMachine } from "#features/orders/carriers.ts";
import { orders } from "#features/orders/server/orders-table.ts";
import { nothingToShip, nothingWanted } from "#features/orders/server/parcel-queries.ts";
import { toldToReader } from "#features/orders/server/review-reason.ts";
import { shipments } from "#features/orders/server/shipments-table.ts";
import { messages } from "#features/orders/state-messages.ts";
import type { Db } from "#platform/database/database.ts";

export const MAX_TO_SHIP = 100;

/** A row of the table in which codes are entered. */
export const orderToShip = z.object({
  id: z.uuid(),
  order_number: z.string(),
  customer: z.string(),
  /** The parcel machine, or the town. */
  destination: z.string(),
  /** That of the machine; null for a courier, who may be any. */
  carrier: z.enum(CARRIERS).nullable(),
  /** Why a bulk change leaves it as it is; null where it can be shipped. */
  stays: z.string().nullable(),
  /** Why it is flagged for review. */
  review_flag: z.string().nullable(),
  notes: z.string(),
  /** Of the parcel before, where it left and came back. */
  tracking_number: z.string().nullable(),
});

/** These orders without those that are gone, oldest first, as on the packing list: parcels are scanned as they were packed. */
export async function ordersToShip(db: Db, ids: readonly string[]): Promise<z.input<typeof orderToShip>[]> {
  const rows = await db
    .select({
      id: orders.id,
      orderNumber: orders.orderNumber,
      firstName: orders.firstName,
      lastName: orders.lastName,
      city: orders.city,
      country: orders.country,
      machine: orders.parcelMachine,
      status: orders.status,
      paymentState: orders.paymentState,
      erasedAt: orders.erasedAt,
      reviewFlag: orders.reviewFlag,
      notes: orders.notes,
      trackingNumber: shipments.trackingNumber,
      reviewMatters: orders.reviewMatters,
      hasNothingToShip: nothingToShip(sql`orders.id`),
      isWithdrawn: nothingWanted(sql`orders.id`),
    })
    .from(orders)
    .leftJoin(shipments, eq(shipments.orderId, orders.id))
    .where(sql`${orders.id} = ANY(${sql.param(ids)}::uuid[])`)
    .orderBy(orders.createdAt, orders.id);
  return rows.map((order) => {
    const { machine } = order;
    return {
      id: order.id,
      order_number: order.orderNumber,
      customer: `${order.firstName} ${order.lastName}`.trim(),
      destination: machine
        ? `${machine.name}, ${machine.city}`
        : [order.city, order.country].filter(Boolean).join(", "),
      carrier: machine && carrierOfMachine(machine.provider),
      stays:
        staysBehind({ ...order, isErased: order.erasedAt !== null }, "shipped") ??
        (order.hasNothingToShip ? messages.stays.nothing : null),
      review_flag: order.reviewFlag && toldToReader(order.reviewFlag, order.reviewMatters),
      notes: order.notes ?? "",
      tracking_number: order.trackingNumber,
    };
  });
}
