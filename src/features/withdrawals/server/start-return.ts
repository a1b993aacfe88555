import { randomUUID } from "node:crypto";
import { isDeepStrictEqual } from "node:util";
import { eq } from "drizzle-orm";
import type { Actor } from "#features/audit/actor.ts";
import { writeAudit } from "#features/audit/server/write-audit.ts";
import { isPaid } from "#features/orders/order-payment-state.ts";
import { STATUS_MEANING } from "#features/orders/order-status.ts";
import { linesOnce } from "#features/orders/parcel.ts";
import { lockOrder } from "#features/orders/server/lock-order.ts";
import { parcelsThatLeft } from "#features/orders/server/parcel-queries.ts";
import type { AppContext } from "#platform/context.ts";
import { noRow, transact } from "#platform/database/database.ts";
import { publish } from "#platform/events/events.ts";
import { AppError } from "#shared/app-error.ts";
import type { ReturnLine, ReturnReason } from "../return.ts";
import { messages } from "../return-messages.ts";
import { groundOfOrder } from "./ground-of-order.ts";
import { notifyOfReturn } from "./notify-shopkeeper.ts";
import { returnable } from "./returnable.ts";
import { announceStep, tellStep } from "./returns.ts";
import { returns } from "./returns-table.ts";

export interface ReturnInput extends Actor {
  /** Chosen by the caller: sent again it opens no other return. */
  id?: string;
  orderId: string;
  lines: readonly ReturnLine[];
  reason: ReturnReason;
}

/**
 * Opens a return that its buyer or an administrator declares, and answers its id. Never more than was bought less what was
 * refunded or is in another open return. An administrator may open one after its period. @throws AppError "invalid", "conflict"
 */
export const startReturn = (shop: Pick<AppContext, "db" | "clock">, input: ReturnInput): Promise<string> =>
  transact(shop.db, async (tx) => {
    const { id = randomUUID(), orderId, reason, administratorId, requestId } = input;
    const at = shop.clock.now();
    const order = await lockOrder(tx, orderId);
    const lines = linesOnce(input.lines);
    const [sentBefore] = await tx.select().from(returns).where(eq(returns.id, id));
    if (sentBefore) {
      if (isDeepStrictEqual([sentBefore.orderId, sentBefore.reason, sentBefore.lines], [orderId, reason, lines]))
        return id;
      throw new AppError("conflict", messages.moved, { code: "OTHER_RETURN" });
    }
    const { takesGoodsOut, isOpen } = STATUS_MEANING[order.status];
    const hasLeft = takesGoodsOut || (isOpen && (await parcelsThatLeft(tx, orderId)).length > 0);
    if (!isPaid(order.paymentState) || order.erasedAt || !hasLeft)
      throw new AppError("conflict", messages.notSent, { code: "NOT_SENT" });
    if (lines.length === 0) throw new AppError("invalid", messages.empty, { code: "NO_LINES" });
    const left = new Map(
      (await returnable(tx, orderId, { sent: true })).map(({ position, quantity }) => [position, quantity]),
    );
    if (lines.some(({ position, quantity }) => quantity > (left.get(position) ?? 0)))
      throw new AppError("conflict", messages.gone, { code: "LINES_GONE" });
    const ground = await groundOfOrder(tx, order, reason, at);
    if (!ground && !administratorId) throw new AppError("conflict", messages.tooLate, { code: "TOO_LATE" });
    await announceStep(tx, { administratorId, at });
    const [opened = noRow()] = await tx
      .insert(returns)
      .values({ id, orderId, lines, reason, ground: ground ?? "policy", isCertain: true, declaredAt: at })
      .returning({ id: returns.id });
    await tellStep(tx, order, opened.id, "declared");
    if (!administratorId) await notifyOfReturn(tx, order, at, ground ?? "policy");
    await writeAudit(
      tx,
      { administratorId, kind: "shopper", requestId },
      { action: "return.declared", subject: { kind: "order", id: orderId } },
    );
    await publish(tx, { kind: "order", id: orderId });
    return opened.id;
  });
