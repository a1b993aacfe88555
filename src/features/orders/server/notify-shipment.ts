import { and, eq, sql } from "drizzle-orm";
import { writeAudit } from "#features/audit/server/write-audit.ts";
import { letters } from "#features/email/server/emails-table.ts";
import type { Shop } from "#platform/context.ts";
import { type Tx, transact } from "#platform/database/database.ts";
import type { Deed } from "./actor.ts";
import { lockOrder } from "./lock-order.ts";
import { shipmentOf } from "./order-queries.ts";
import { queueShippedLetter } from "./ship-order.ts";

/**
 * A letter about a shipped order that the customer does not have yet: that it is shipped at all, or its code, which may
 * have come or changed afterwards. Answers whether there was anything to tell. @throws Refusal "not-found"
 */
export const tellOfShipment = (
  shop: Shop,
  orderId: string,
  news: "that it is shipped" | "its code",
  { administratorId, requestId }: Deed,
): Promise<boolean> =>
  transact(shop.db, async (tx) => {
    const order = await lockOrder(tx, orderId);
    const shipment = await shipmentOf(tx, orderId);
    if (!shipment || order.status !== "shipped" || order.erasedAt) return false;
    const code = shipment.trackingNumber;
    const isToldOf =
      news === "its code" ? sql`${letters.data} ->> 'trackingNumber' IS NOT DISTINCT FROM ${code}` : sql`true`;
    const told = await tx
      .select({ id: letters.id })
      .from(letters)
      .where(and(eq(letters.orderId, orderId), eq(letters.kind, "order-shipped"), isToldOf))
      .limit(1);
    if (told.length > 0) return false;
    await queueShippedLetter(tx, order, shipment, `order-shipped:${orderId}:code:${code ?? "none"}`);
    await writeLetterAudit(tx, orderId, { administratorId, requestId });
    return true;
  });

export const writeLetterAudit = (tx: Tx, orderId: string, { administratorId, requestId }: Deed): Promise<void> =>
  writeAudit(tx, {
    actor: administratorId ? "administrator" : "system",
    actorId: administratorId ?? undefined,
    action: "order.letter-sent",
    subject: { kind: "order", id: orderId },
    details: {},
    requestId,
  });
