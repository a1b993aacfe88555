import { eq } from "drizzle-orm";
import type { Db } from "#platform/database/database.ts";
import { cents } from "#shared/money.ts";
import type { OrderView } from "../order-view.ts";
import { orderLines, orders } from "./orders-table.ts";

/** The whole order with the hash of the browser that placed it, or null. */
export async function orderById(db: Db, id: string): Promise<{ order: OrderView; browserHash: Buffer | null } | null> {
  const [rows, lines] = await Promise.all([
    db.select().from(orders).where(eq(orders.id, id)),
    db.select().from(orderLines).where(eq(orderLines.orderId, id)).orderBy(orderLines.position),
  ]);
  const [row] = rows;
  if (!row) return null;
  const order: OrderView = {
    id: row.id,
    orderNumber: row.orderNumber,
    status: row.status,
    paymentState: row.paymentState,
    trackingCode: row.trackingCode,
    customerName: `${row.firstName} ${row.lastName}`,
    email: row.email,
    phone: row.phone,
    address: `${row.address}, ${row.zip} ${row.city}`,
    total: cents(row.totalCents),
    shipping: cents(row.shippingCents),
    bundle: cents(row.bundleCents),
    createdAt: row.createdAt,
    lines: lines.map((line) => ({
      name: line.name,
      quantity: line.quantity,
      unitPrice: cents(line.unitPriceCents),
      line: cents(line.lineCents),
    })),
    isMasked: false,
  };
  return { order, browserHash: row.browserHash };
}
