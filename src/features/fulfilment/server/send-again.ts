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
import { type LinePieces, linesOnce, type ParcelLine } from "#features/orders/parcel.ts";
import { changeStatusIn, refuseLeaving } from "#features/orders/server/change-status-in.ts";
import { countVersionUp, lockOrder, type Order } from "#features/orders/server/lock-order.ts";
import { shipmentOf } from "#features/orders/server/order-queries.ts";
import { linesOfParcel, type Parcel, parcelsThatLeft, piecesOf } from "#features/orders/server/parcel-queries.ts";
import { parcels } from "#features/orders/server/parcels-table.ts";
import { shipments } from "#features/orders/server/shipments-table.ts";
import type { AppContext } from "#platform/context.ts";
import { type Tx, transact } from "#platform/database/database.ts";
import { publish } from "#platform/events/events.ts";
import { AppError, refuseOld } from "#shared/app-error.ts";
import { messages } from "../messages.ts";
import { movedMeanwhile } from "./ship-order.ts";
import { refuseUsedCode } from "./used-code.ts";
import { type ParcelFacts, refusePastDay } from "./write-parcel.ts";

interface SendingAgain extends Actor {
  /** Chosen by the caller: asking twice sends once. */
  id: string;
  orderId: string;
  /** Of the order as it was seen. If somebody else has answered the complaint since, nothing is sent. */
  version?: number | undefined;
  /** Of an order that left in several: the one that was lost or damaged. */
  parcelId?: string | undefined;
  /** What was lost or damaged. */
  lines: readonly ParcelLine[];
  /** It never left: it was missing in the parcel, or something else lay there. */
  stillHere?: boolean | undefined;
  /** Of the new parcel. */
  facts: ParcelFacts;
  /** Two orders travel in one parcel. */
  sharesParcel?: boolean;
}

/**
 * Sends goods of a paid order once more, whose parcel was lost or damaged: they leave the stock, the order is shipped with the code of the
 * new parcel, and its customer has an email. Of several parcels the one that was lost has that code, and is on its way again. What the order costs
 * and holds stays. @throws AppError "conflict" where the order or that parcel has not left, its money goes back, or the goods are sold out
 */
export const sendAgain = (shop: AppContext, input: SendingAgain): Promise<void> =>
  transact(shop.db, async (tx) => {
    const now = shop.clock.now();
    const { id, orderId, version = null, parcelId, facts, stillHere = false, sharesParcel, ...actor } = input;
    const order = await lockOrder(tx, orderId);
    const idempotencyKey = `sent-again:${id}`;
    const lines = linesOnce(input.lines);
    const goods = await goodsOfLines(tx, orderId, lines);
    const named = goods.map(({ productId }) => ({ productId, idempotencyKey }));
    if ((await movedBefore(tx, named)).size > 0) return;
    if (version !== null) refuseOld(order.version, version, orderMessages.changedMeanwhile);
    const lost = await refuseWhatCannot(tx, order, parcelId);
    if (!isAmong(lines, lost ? await linesOfParcel(tx, lost.id) : [], await piecesOf(tx, orderId), lost !== null))
      throw new AppError("invalid", messages.noSuchLine(order.orderNumber), { code: "NO_LINE" });
    if (facts.trackingNumber)
      await refuseUsedCode(tx, order, facts.trackingNumber, { sharesParcel, ...(lost && { parcelId: lost.id }) });
    await refusePastDay(tx, facts, now);
    const before = await parcelsThatLeft(tx, orderId);
    if (STATUS_MEANING[order.status].takesGoodsOut) await changeStatusIn(tx, { ...actor, orderId, to: "shipped" }, now);
    const { trackingNumber = null, carrier = null, shippingMethod = null, estimatedDelivery = null } = facts;
    const { administratorId } = actor;
    const parcel = { trackingNumber, carrier, shippingMethod, estimatedDelivery, administratorId };
    const from = lost ? lost.trackingNumber : ((await shipmentOf(tx, orderId))?.trackingNumber ?? null);
    const letter = {
      dedupeKey: `order-${idempotencyKey}`,
      recipient: order.email,
      orderId,
      language: order.language,
    };
    if (lost) {
      await tx
        .update(parcels)
        .set({ ...parcel, deliveredAt: null })
        .where(eq(parcels.id, lost.id));
      // Others stay delivered.
      for (const { id, deliveredAt } of before)
        if (id !== lost.id && deliveredAt) await tx.update(parcels).set({ deliveredAt }).where(eq(parcels.id, id));
      await tx.update(shipments).set(parcel).where(eq(shipments.parcelId, lost.id));
      const data = { orderId, parcelId: lost.id, trackingNumber, again: lines };
      await queueEmail(tx, "order-parcel-shipped", data, letter);
    } else {
      await tx
        .update(shipments)
        .set({ ...parcel, shippedAt: now })
        .where(eq(shipments.orderId, orderId));
      await queueEmail(tx, "order-shipped", { orderId, trackingNumber, again: lines }, letter);
    }
    await writeAudit(tx, actor, {
      action: "order.sent-again",
      subject: { kind: "order", id: orderId },
      details: { from, to: trackingNumber, ...(lost && { number: lost.number }) },
    });
    await countVersionUp(tx, orderId);
    await publish(tx, { kind: "order", id: orderId });
    // Last, as buyers of the same goods wait for these rows.
    const names = new Map((await listGoods(tx, orderId)).map(({ productId, name }) => [productId, name]));
    await takeReplacements(
      tx,
      goods.map((one) => ({ ...one, name: names.get(one.productId) ?? "" })),
      { administratorId, idempotencyKey, stillHere },
    );
  });

/** Whether so many pieces left, in the lost parcel where there are several, and were not given back. */
const isAmong = (
  lines: readonly ParcelLine[],
  lost: readonly ParcelLine[],
  pieces: readonly LinePieces[],
  isOfParcel: boolean,
): boolean =>
  lines.every(({ position, quantity }) => {
    const { bought = 0, sent = 0, refunded = 0, returned = 0 } = pieces.find((one) => one.position === position) ?? {};
    if (!isOfParcel) return quantity <= bought - refunded - returned;
    const inside = lost.find((one) => one.position === position)?.quantity ?? 0;
    return quantity <= Math.min(inside, sent - returned);
  });

/** Answers the parcel that was lost; null for an order that left in one. */
async function refuseWhatCannot(tx: Tx, order: Order, parcelId: string | undefined): Promise<Parcel | null> {
  const { id, orderNumber, status, paymentState, erasedAt } = order;
  if (erasedAt) throw new AppError("conflict", orderMessages.erased, { code: "ERASED" });
  const { takesGoodsOut, isOpen } = STATUS_MEANING[status];
  const inParcels = await parcelsThatLeft(tx, id);
  const lost = inParcels.find((one) => one.id === parcelId) ?? null;
  const isInOne = takesGoodsOut && inParcels.length === 0 && (await shipmentOf(tx, id)) !== null;
  if (parcelId === undefined ? !isInOne : !lost || !(takesGoodsOut || isOpen)) throw movedMeanwhile(order);
  if (!isPaid(paymentState)) throw new AppError("conflict", messages.partUnpaid(orderNumber), { code: "NOT_PAID" });
  if (takesGoodsOut) await refuseLeaving(tx, order);
  return lost;
}
