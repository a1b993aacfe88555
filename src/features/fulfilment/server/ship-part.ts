import { eq } from "drizzle-orm";
import type { Actor } from "#features/audit/actor.ts";
import { messages as orderMessages } from "#features/orders/operator-messages.ts";
import { isPaid } from "#features/orders/order-payment-state.ts";
import { type OrderStatus, STATUS_MEANING } from "#features/orders/order-status.ts";
import { afterParcel, linesOnce, MAX_PARCELS, type ParcelLine } from "#features/orders/parcel.ts";
import { changeStatusIn, refuseLeaving, takeGoodsOf } from "#features/orders/server/change-status-in.ts";
import { writeShipmentOf } from "#features/orders/server/follow-parcels.ts";
import { lockOrder, type Order } from "#features/orders/server/lock-order.ts";
import { shipmentOf } from "#features/orders/server/order-queries.ts";
import { orderLines } from "#features/orders/server/orders-table.ts";
import {
  linesOfParcel,
  type Parcel,
  parcelsThatLeft,
  piecesOf,
  remainingLines,
  wantedLines,
} from "#features/orders/server/parcel-queries.ts";
import { parcels } from "#features/orders/server/parcels-table.ts";
import type { AppContext } from "#platform/context.ts";
import { type Tx, transact } from "#platform/database/database.ts";
import { publish } from "#platform/events/events.ts";
import { AppError } from "#shared/app-error.ts";
import { messages } from "../messages.ts";
import { movedMeanwhile, queueShippedEmail } from "./ship-order.ts";
import { refuseUsedCode } from "./used-code.ts";
import { queueParcelEmail, type WeighedFacts, writeParcel } from "./write-parcel.ts";

export interface PartShipping extends Actor {
  /** Of the parcel, chosen by the caller: asking twice makes one parcel. */
  id: string;
  orderId: string;
  /** What leaves: at least one piece. */
  lines: readonly ParcelLine[];
  facts: WeighedFacts;
  /** Two orders travel in one parcel. */
  sharesParcel?: boolean;
}

export interface PartShipped {
  parcel: Parcel;
  /** With the last piece the order is shipped; before, its status stays. */
  status: OrderStatus;
}

/**
 * Ships some pieces of a paid order in a parcel of their own, with one email. With the last piece the order is shipped, as
 * `shipOrder` does it; pieces that its buyer withdrew from are not left. @throws AppError "conflict" if fewer pieces are left, the order has left or is unpaid, its money goes back,
 * a correction waits, or the code is used
 */
export const shipPart = (shop: AppContext, input: PartShipping): Promise<PartShipped> =>
  transact(shop.db, (tx) => shipPartIn(tx, input, shop.clock.now()));

export async function shipPartIn(tx: Tx, input: PartShipping, now: Date): Promise<PartShipped> {
  const { id, orderId, facts, sharesParcel, ...actor } = input;
  const order = await lockOrder(tx, orderId);
  const known = await sameParcel(tx, input);
  if (known) return { parcel: known, status: order.status };
  await refusePart(tx, order);
  const lines = linesOnce(input.lines);
  const pieces = await piecesOf(tx, orderId);
  const wanted = wantedLines(pieces);
  if (!afterParcel(wanted, lines)) throw await tooFew(tx, order, wanted, lines);
  if (facts.trackingNumber) await refuseUsedCode(tx, order, facts.trackingNumber, { sharesParcel, parcelId: id });
  const isFirst = (await parcelsThatLeft(tx, orderId)).length === 0;
  const parcel = await writeParcel(tx, order, { id, lines, facts, shippedAt: now }, actor);
  // What its buyer withdrew from waits for its refund.
  if (afterParcel(remainingLines(pieces), lines)?.length !== 0) {
    // All that remains still leaves in one.
    if (parcel.number > MAX_PARCELS)
      throw new AppError("conflict", messages.tooManyParcels(MAX_PARCELS), { code: "MAX_PARCELS" });
    await queueParcelEmail(tx, order, parcel);
    await publish(tx, { kind: "order", id: orderId });
    // Last, as buyers of the same goods wait for these rows.
    await takeGoodsOf(tx, order);
    return { parcel, status: order.status };
  }
  const shipment = await writeShipmentOf(tx, parcel);
  if (isFirst) await queueShippedEmail(tx, order, shipment, `order-shipped:${orderId}:parcel:${id}`);
  else await queueParcelEmail(tx, order, parcel);
  await changeStatusIn(tx, { ...actor, orderId, to: "shipped" }, now);
  return { parcel, status: "shipped" };
}

/** The parcel that was made with this id before. @throws AppError "conflict" where it is that of another order, or holds other pieces */
async function sameParcel(tx: Tx, { id, orderId, lines }: PartShipping): Promise<Parcel | null> {
  const [known] = await tx.select().from(parcels).where(eq(parcels.id, id));
  if (!known) return null;
  const isSame = JSON.stringify(await linesOfParcel(tx, id)) === JSON.stringify(linesOnce(lines));
  if (known.orderId !== orderId || !isSame) throw new AppError("conflict", messages.idReused, { code: "ID_REUSED" });
  return known;
}

async function refusePart(tx: Tx, order: Order): Promise<void> {
  const { id, orderNumber, status, paymentState, erasedAt } = order;
  if (erasedAt) throw new AppError("conflict", orderMessages.erased, { code: "ERASED" });
  if (!STATUS_MEANING[status].isOpen) throw movedMeanwhile(order);
  if (!isPaid(paymentState)) throw new AppError("conflict", messages.partUnpaid(orderNumber), { code: "NOT_PAID" });
  const shipment = await shipmentOf(tx, id);
  if (shipment && shipment.parcelId === null)
    throw new AppError("conflict", messages.shippedMeanwhile(orderNumber, shipment.trackingNumber), {
      code: "SHIPPED",
    });
  await refuseLeaving(tx, order);
}

/** What is still to leave of the first line that has too little. */
async function tooFew(
  tx: Tx,
  { id, orderNumber }: Order,
  remaining: readonly ParcelLine[],
  wanted: readonly ParcelLine[],
): Promise<AppError> {
  const leftOf = (position: number) => remaining.find((one) => one.position === position)?.quantity ?? 0;
  const short = wanted.find(({ position, quantity }) => quantity > leftOf(position));
  const names = await tx.select().from(orderLines).where(eq(orderLines.orderId, id));
  const line = names.find(({ position }) => position === short?.position);
  if (!short || !line) return new AppError("invalid", messages.noSuchLine(orderNumber), { code: "NO_LINE" });
  return new AppError("conflict", messages.fewerLeft(line.englishName ?? line.name, leftOf(short.position)), {
    code: "FEWER_LEFT",
    more: { remaining: leftOf(short.position) },
  });
}
