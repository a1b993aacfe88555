import { eq } from "drizzle-orm";
import type { Actor } from "#features/audit/actor.ts";
import { writeAudit } from "#features/audit/server/write-audit.ts";
import { queueEmail } from "#features/email/server/queue-email.ts";
import { movedBefore } from "#features/inventory/server/move-stock.ts";
import { goodsOfLines, listGoods } from "#features/inventory/server/order-goods.ts";
import { takeReplacements } from "#features/inventory/server/take-replacements.ts";
import { messages as orderMessages } from "#features/orders/operator-messages.ts";
import { isPaid } from "#features/orders/order-payment-state.ts";
import { STATUS_MEANING } from "#features/orders/order-status.ts";
import { linesOnce, type ParcelLine } from "#features/orders/parcel.ts";
import { changeStatusIn, refuseLeaving } from "#features/orders/server/change-status-in.ts";
import { lockOrder, type Order } from "#features/orders/server/lock-order.ts";
import { parcelsThatLeft, piecesOf } from "#features/orders/server/parcel-queries.ts";
import { shipments } from "#features/orders/server/shipments-table.ts";
import { statusInSentence } from "#features/orders/state-names.ts";
import type { AppContext } from "#platform/context.ts";
import { type Tx, transact } from "#platform/database/database.ts";
import { publish } from "#platform/events/events.ts";
import { AppError } from "#shared/app-error.ts";
import { messages } from "../messages.ts";
import { refuseUsedCode } from "./used-code.ts";
import { type ParcelFacts, refusePastDay } from "./write-parcel.ts";

interface SendingAgain extends Actor {
  /** Chosen by the caller: asking twice sends once. */
  id: string;
  orderId: string;
  /** What was lost or damaged. */
  lines: readonly ParcelLine[];
  /** Of the new parcel. */
  facts: ParcelFacts;
  /** Two orders travel in one parcel. */
  sharesParcel?: boolean;
}

/**
 * Sends goods of a paid order once more, whose parcel was lost or damaged: they leave the stock, the order is shipped with the code of the
 * new parcel, and its customer has an email. What the order costs and holds stays. @throws AppError "conflict" where the order has not left or left
 * in several parcels, its money goes back, or the goods are sold out
 */
export const sendAgain = (shop: AppContext, input: SendingAgain): Promise<void> =>
  transact(shop.db, async (tx) => {
    const now = shop.clock.now();
    const { id, orderId, facts, sharesParcel, ...actor } = input;
    const order = await lockOrder(tx, orderId);
    const idempotencyKey = `sent-again:${id}`;
    const lines = linesOnce(input.lines);
    const goods = await goodsOfLines(tx, orderId, lines);
    const named = goods.map(({ productId }) => ({ productId, idempotencyKey }));
    if ((await movedBefore(tx, named)).size > 0) return;
    await refuseWhatCannot(tx, order);
    const pieces = await piecesOf(tx, orderId);
    const isOnOrder = ({ position, quantity }: ParcelLine) =>
      pieces.some((one) => one.position === position && quantity <= one.bought - one.refunded - one.returned);
    if (!lines.every(isOnOrder))
      throw new AppError("invalid", messages.noSuchLine(order.orderNumber), { code: "NO_LINE" });
    if (facts.trackingNumber) await refuseUsedCode(tx, order, facts.trackingNumber, { sharesParcel });
    await refusePastDay(tx, facts, now);
    await changeStatusIn(tx, { ...actor, orderId, to: "shipped" }, now);
    const { trackingNumber = null, carrier = null, shippingMethod = null, estimatedDelivery = null } = facts;
    const { administratorId } = actor;
    const parcel = { trackingNumber, carrier, shippingMethod, estimatedDelivery, administratorId };
    const [lost] = await tx
      .select({ code: shipments.trackingNumber })
      .from(shipments)
      .where(eq(shipments.orderId, orderId));
    await tx
      .update(shipments)
      .set({ ...parcel, shippedAt: now })
      .where(eq(shipments.orderId, orderId));
    await queueEmail(
      tx,
      "order-shipped",
      { orderId, trackingNumber, again: lines },
      { dedupeKey: `order-${idempotencyKey}`, recipient: order.email, orderId, language: order.language },
    );
    await writeAudit(tx, actor, {
      action: "order.sent-again",
      subject: { kind: "order", id: orderId },
      details: { from: lost?.code ?? null, to: trackingNumber },
    });
    await publish(tx, { kind: "order", id: orderId });
    // Last, as buyers of the same goods wait for these rows.
    const names = new Map((await listGoods(tx, orderId)).map(({ productId, name }) => [productId, name]));
    await takeReplacements(
      tx,
      goods.map((one) => ({ ...one, name: names.get(one.productId) ?? "" })),
      { administratorId, idempotencyKey },
    );
  });

async function refuseWhatCannot(tx: Tx, order: Order): Promise<void> {
  const { id, orderNumber, status, paymentState, erasedAt } = order;
  if (erasedAt) throw new AppError("conflict", orderMessages.erased, { code: "ERASED" });
  const isInOne =
    (await parcelsThatLeft(tx, id)).length === 0 && (await tx.$count(shipments, eq(shipments.orderId, id))) > 0;
  if (!STATUS_MEANING[status].takesGoodsOut || !isInOne)
    throw new AppError("conflict", orderMessages.movedMeanwhile(orderNumber, statusInSentence(status)), {
      code: "MOVED",
      more: { order_status: status },
    });
  if (!isPaid(paymentState)) throw new AppError("conflict", messages.partUnpaid(orderNumber), { code: "NOT_PAID" });
  await refuseLeaving(tx, order);
}
