import { and, eq, ne, or, sql } from "drizzle-orm";
import { writeAudit } from "#features/audit/server/write-audit.ts";
import { queueLetter } from "#features/letters/server/queue-letter.ts";
import { type Db, transact } from "#platform/database/database.ts";
import type { Shop } from "#platform/shop.ts";
import { Refusal } from "#shared/refusal.ts";
import type { OrderStatus } from "../order-status.ts";
import type { ShippingMethod } from "../shipment.ts";
import { texts } from "../texts.ts";
import { changeStatusIn } from "./change-status.ts";
import type { Deed } from "./deed.ts";
import { lockOrder, type Order } from "./lock-order.ts";
import { orderStatusHistory, orders } from "./orders-table.ts";
import { shipments } from "./shipments-table.ts";

type Shipment = typeof shipments.$inferSelect;

/** What is known of the parcel; what is left out stays as it was, or unknown. */
export interface Parcel {
  trackingNumber?: string;
  carrier?: string;
  shippingMethod?: ShippingMethod;
  /** A day, `2026-11-21`. */
  estimatedDelivery?: string;
}

export interface Shipping extends Deed {
  orderId: string;
  parcel: Parcel;
  seen?: OrderStatus;
  /** Two orders travel in one parcel. */
  sharesParcel?: boolean;
}

export interface Shipped {
  from: OrderStatus;
  shipment: Shipment;
}

/**
 * Ships an order, whoever asks: shipment, status, its moment and one letter, all or nothing (decision 28). An order that
 * is shipped already keeps its letter; what is said of its parcel is corrected. @throws Refusal
 */
export const shipOrder = (shop: Shop, shipping: Shipping): Promise<Shipped> =>
  transact(shop.db, (tx) => shipOrderIn(tx, shipping, shop.clock.now()));

export async function shipOrderIn(tx: Db, shipping: Shipping, now: Date): Promise<Shipped> {
  const { orderId, parcel, sharesParcel, ...deed } = shipping;
  const order = await lockOrder(tx, orderId);
  if (order.erasedAt) throw new Refusal("conflict", texts.erased, { code: "ERASED" });
  if (parcel.trackingNumber && !sharesParcel) await refuseUsedCode(tx, order, parcel.trackingNumber);
  const { from } = await changeStatusIn(tx, { ...deed, orderId, to: "shipped" }, now);
  if (from === "shipped") return { from, shipment: await correctShipment(tx, orderId, parcel, deed) };
  const fresh = { ...parcel, status: "shipped" as const, administratorId: deed.administratorId, shippedAt: now };
  const shipment = await writeShipment(tx, orderId, fresh);
  await queueShippedLetter(tx, order, shipment, `order-shipped:${orderId}:${await timesShipped(tx, orderId)}`);
  return { from, shipment };
}

type ShipmentFields = Omit<typeof shipments.$inferInsert, "id" | "orderId">;

async function writeShipment(tx: Db, orderId: string, fields: ShipmentFields): Promise<Shipment> {
  const [shipment] = await tx
    .insert(shipments)
    .values({ orderId, ...fields })
    // An order without any word on its parcel still keeps the row it has.
    .onConflictDoUpdate({ target: shipments.orderId, set: { orderId: sql`excluded.order_id`, ...fields } })
    .returning();
  if (!shipment) throw new Error("An upsert answered with no row");
  return shipment;
}

/** A mistyped code, or one that came later. No letter goes out by itself: the shopkeeper may send it. */
async function correctShipment(tx: Db, orderId: string, parcel: Parcel, deed: Deed): Promise<Shipment> {
  const [known] = await tx.select().from(shipments).where(eq(shipments.orderId, orderId));
  const isNews = Object.entries(parcel).some(
    ([field, value]) => value !== undefined && known?.[field as keyof Parcel] !== value,
  );
  if (known && !isNews) return known;
  await writeAudit(tx, {
    actor: deed.administratorId ? "administrator" : "system",
    actorId: deed.administratorId ?? undefined,
    action: "order.shipment-corrected",
    subject: { kind: "order", id: orderId },
    details: { from: known?.trackingNumber ?? null, to: parcel.trackingNumber ?? known?.trackingNumber ?? null },
    requestId: deed.requestId,
  });
  return writeShipment(tx, orderId, { ...parcel });
}

/** @throws Refusal "conflict" that names the order which has this code. */
async function refuseUsedCode(tx: Db, { id }: Order, code: string): Promise<void> {
  // Two who type one code at the same moment come one after the other.
  await tx.execute(sql`SELECT pg_advisory_xact_lock(hashtext(${`tracking:${code.toUpperCase()}`}))`);
  const [used] = await tx
    .select({ orderNumber: orders.orderNumber })
    .from(orders)
    .leftJoin(shipments, eq(shipments.orderId, orders.id))
    .where(
      and(
        ne(orders.id, id),
        or(
          sql`${orders.id} IN (SELECT order_id FROM shipments WHERE upper(tracking_number) = ${code.toUpperCase()})`,
          eq(orders.trackingCode, code.toUpperCase()),
        ),
      ),
    )
    .limit(1);
  if (used) throw new Refusal("conflict", texts.usedCode(code, used.orderNumber), { code: "TRACKING_USED" });
}

async function timesShipped(tx: Db, orderId: string): Promise<number> {
  const [row] = await tx
    .select({ times: sql<number>`count(*)::int` })
    .from(orderStatusHistory)
    .where(and(eq(orderStatusHistory.orderId, orderId), eq(orderStatusHistory.toStatus, "shipped")));
  return row?.times ?? 0;
}

/** The letter is written from the shipment as it is when it goes out; the code says which news it brought. */
export const queueShippedLetter = (
  tx: Db,
  order: Pick<Order, "id" | "email">,
  { trackingNumber }: Shipment,
  cause: string,
): Promise<void> =>
  queueLetter(tx, {
    cause,
    kind: "order-shipped",
    recipient: order.email,
    data: { orderId: order.id, trackingNumber },
    orderId: order.id,
  });
