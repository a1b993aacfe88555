import { eq } from "drizzle-orm";
import type { Actor } from "#features/audit/actor.ts";
import { writeAudit } from "#features/audit/server/write-audit.ts";
import { queueEmail } from "#features/email/server/queue-email.ts";
import { messages as orderMessages } from "#features/orders/operator-messages.ts";
import type { AppContext } from "#platform/context.ts";
import { transact } from "#platform/database/database.ts";
import { publish } from "#platform/events/events.ts";
import { AppError } from "#shared/app-error.ts";
import type { Cents } from "#shared/money.ts";
import { messages } from "../operator-messages.ts";
import { paysPostage } from "../return.ts";
import { lockReturn } from "./returns.ts";
import { returns } from "./returns-table.ts";

/**
 * Notes what the shop pays a buyer for sending faulty goods back, and tells them; once. It is no part of the sale: the shopkeeper transfers it, and no
 * payment, document or VAT changes. @throws AppError "conflict"
 */
export const payPostage = (
  shop: Pick<AppContext, "db">,
  { id, cents, ...actor }: Actor & { id: string; cents: Cents },
): Promise<void> =>
  transact(shop.db, async (tx) => {
    const { order, found } = await lockReturn(tx, id);
    if (order.erasedAt) throw new AppError("conflict", orderMessages.erased, { code: "ERASED" });
    if (!paysPostage(found)) throw new AppError("conflict", messages.noPostage, { code: "NO_POSTAGE" });
    if (found.postageCents === cents) return;
    if (found.postageCents !== null) throw new AppError("conflict", messages.postageKnown, { code: "POSTAGE_KNOWN" });
    await tx.update(returns).set({ postageCents: cents }).where(eq(returns.id, id));
    const { id: orderId, email: recipient, language } = order;
    const delivery = { dedupeKey: `return-postage:${id}`, recipient, orderId, language };
    await queueEmail(tx, "return-postage", { returnId: id }, delivery);
    await writeAudit(tx, actor, {
      action: "return.postage",
      subject: { kind: "order", id: orderId },
      details: { cents },
    });
    await publish(tx, { kind: "order", id: orderId });
  });
