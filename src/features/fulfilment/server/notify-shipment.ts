import { and, eq, inArray, sql } from "drizzle-orm";
import type { Actor } from "#features/audit/actor.ts";
import { emails } from "#features/email/server/emails-table.ts";
import { lockOrder } from "#features/orders/server/lock-order.ts";
import { shipmentOf } from "#features/orders/server/order-queries.ts";
import { writeEmailAudit } from "#features/orders/server/write-email-audit.ts";
import type { AppContext } from "#platform/context.ts";
import { transact } from "#platform/database/database.ts";
import { queueShippedEmail } from "./ship-order.ts";
import { queueParcelEmail } from "./write-parcel.ts";

/**
 * Emails what the customer does not know yet about a shipped order: that it is shipped, or a code that was added or changed
 * later. Answers whether there was anything to send. @throws AppError "not-found"
 */
export const notifyShipment = (
  shop: AppContext,
  orderId: string,
  news: "that it is shipped" | "its code",
  actor: Actor,
): Promise<boolean> =>
  transact(shop.db, async (tx) => {
    const order = await lockOrder(tx, orderId);
    const shipment = await shipmentOf(tx, orderId);
    if (!shipment || order.status !== "shipped" || order.erasedAt) return false;
    const code = shipment.trackingNumber;
    const isToldOf =
      news === "its code" ? sql`${emails.data} ->> 'trackingNumber' IS NOT DISTINCT FROM ${code}` : sql`true`;
    const told = await tx
      .select({ id: emails.id })
      .from(emails)
      .where(
        and(eq(emails.orderId, orderId), inArray(emails.kind, ["order-shipped", "order-parcel-shipped"]), isToldOf),
      )
      .limit(1);
    if (told.length > 0) return false;
    if (shipment.parcelId) {
      const parcel = { id: shipment.parcelId, trackingNumber: code };
      await queueParcelEmail(tx, order, parcel, `order-parcel-shipped:${parcel.id}:code:${code ?? "none"}`);
    } else await queueShippedEmail(tx, order, shipment, `order-shipped:${orderId}:code:${code ?? "none"}`);
    await writeEmailAudit(tx, orderId, actor);
    return true;
  });
