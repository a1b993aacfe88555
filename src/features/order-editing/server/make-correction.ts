import { sql } from "drizzle-orm";
import type { Actor } from "#features/audit/actor.ts";
import { writeAudit } from "#features/audit/server/write-audit.ts";
import { queueEmail } from "#features/email/server/queue-email.ts";
import { takeGoodsAgain } from "#features/inventory/server/return-goods.ts";
import { availableOf } from "#features/inventory/server/stock-portions.ts";
import {
  goodsBeyond,
  goodsOf,
  lastMomentToPay,
  type OrderVersion,
  type VersionBusiness,
  type VersionRecipient,
} from "#features/orders/correction.ts";
import { messages as orderMessages } from "#features/orders/operator-messages.ts";
import { STATUS_MEANING } from "#features/orders/order-status.ts";
import { applyCorrection, versionOf, writeCorrection } from "#features/orders/server/apply-correction.ts";
import { type Correction, refuseWhileCorrected } from "#features/orders/server/corrections.ts";
import { namesOtherBuyer } from "#features/orders/server/issue-documents.ts";
import { lockOrder, type Order } from "#features/orders/server/lock-order.ts";
import { parcelsThatLeft } from "#features/orders/server/parcel-queries.ts";
import { planRefunds } from "#features/orders/server/plan-refunds.ts";
import { sendRefundsOrFail } from "#features/orders/server/refund-order.ts";
import { refuseUnprintable } from "#features/orders/server/refuse-unprintable.ts";
import { lockPaymentOfOrder } from "#features/payments/server/payment-session.ts";
import { checkoutTerms } from "#features/settings/server/settings-queries.ts";
import { codeThere, vatRateThere, vatTerritory } from "#features/shipping/vat-territory.ts";
import { vatCheckById } from "#features/vat-numbers/server/check-number.ts";
import { vatOfSale } from "#features/vat-numbers/server/vat-of-sale.ts";
import type { AppContext } from "#platform/context.ts";
import { type Tx, transact } from "#platform/database/database.ts";
import { AppError } from "#shared/app-error.ts";
import { dayIn } from "#shared/day.ts";
import { type Cents, currentCurrency, formatMoney, minus, SMALLEST_PAYMENT } from "#shared/money.ts";
import { messages } from "../operator-messages.ts";
import { shippingAsBought } from "../shipping-as-bought.ts";
import { pricedVersion, type WantedLine } from "./price-version.ts";
import { destinationOf, machineOf, refuseUndeliverable, type WantedDelivery } from "./wanted-delivery.ts";

export interface CorrectionInput extends Actor {
  orderId: string;
  /** The version of the order that the administrator saw. An older one is refused. */
  version: number;
  lines: readonly WantedLine[];
  delivery: WantedDelivery;
  /** Lines and delivery are those that it has, so that it may have left. */
  keepsGoods?: boolean;
  /** Without one, the business stays that of the order. */
  business?: VersionBusiness;
  reason: string;
}

export interface CorrectionPreview {
  before: OrderVersion;
  after: OrderVersion;
  recipientBefore: VersionRecipient;
  recipientAfter: VersionRecipient;
  /** To pay; negative where money goes back. */
  difference: Cents;
  /** Products with too few pieces in stock. */
  missing: readonly { name: string; available: number }[];
}

interface Prepared extends Omit<CorrectionPreview, "missing"> {
  order: Order;
  timeZone: string;
}

/** What a correction would come to. Nothing is written. @throws AppError */
export const previewCorrection = (
  shop: AppContext,
  input: Omit<CorrectionInput, "reason">,
): Promise<CorrectionPreview> =>
  transact(shop.db, async (tx) => {
    const { order: _, ...prepared } = await prepare(shop, tx, input);
    return { ...prepared, missing: await missingFor(tx, prepared.before, prepared.after) };
  });

/**
 * Corrects a paid order that has not left, under the lock of its row: its goods are taken at once; where nothing is to pay it becomes what the
 * correction says in the same transaction, otherwise once the buyer has paid the difference or the provider has taken its refund on.
 * `seen` is the total that the administrator saw. @throws AppError "conflict" if the order or a price changed meanwhile, goods are gone, or the
 * provider refused the refund, so that the order stays as it was
 */
export async function makeCorrection(
  shop: AppContext,
  { seen, ...input }: CorrectionInput & { seen: Cents },
): Promise<Pick<Correction, "id">> {
  const { correction, refunds } = await transact(shop.db, async (tx) => {
    const now = shop.clock.now();
    const { order, before, after, recipientBefore, recipientAfter, difference, timeZone } = await prepare(
      shop,
      tx,
      input,
    );
    if (after.totalCents !== seen)
      throw new AppError("conflict", messages.totalChanged(formatMoney(after.totalCents, order.currency)), {
        code: "TOTAL_CHANGED",
      });
    const payment = await lockPaymentOfOrder(tx, order.id);
    if (!payment) throw new AppError("conflict", messages.notPaid, { code: "NOT_PAID" });
    const correction = await writeCorrection(tx, {
      orderId: order.id,
      before,
      after,
      recipientBefore,
      recipientAfter,
      reason: input.reason,
      differenceCents: difference,
      administratorId: input.administratorId,
      createdAt: now,
      payBy: difference > 0 ? lastMomentToPay(timeZone, now) : null,
    });
    // After it: what they cost is booked once it no longer waits.
    if (!input.keepsGoods) await takeGoodsAgain(tx, order.id, goodsOf(after));
    await writeAudit(tx, input, {
      action: "order.correction-made",
      subject: { kind: "order", id: order.id },
      details: { correctionId: correction.id, cents: difference },
    });
    if (difference === 0) await applyCorrection(tx, order, correction, { refundId: null, now });
    if (difference > 0) await queueLink(tx, order, correction);
    const back = { amount: minus(0 as Cents, difference), restock: false, reason: input.reason };
    return {
      correction,
      refunds:
        difference < 0
          ? await planRefunds(tx, order, payment, {
              ...back,
              key: `correction-${correction.id}`,
              administratorId: input.administratorId,
              correctionId: correction.id,
            })
          : [],
    };
  });
  if (refunds.length > 0) await sendRefundsOrFail(shop, refunds);
  return correction;
}

const queueLink = (
  tx: Tx,
  { id: orderId, email: recipient, language }: Order,
  { id, differenceCents, payBy }: Correction,
) =>
  queueEmail(
    tx,
    "order-payment-link",
    { orderId, cents: differenceCents, payBy: payBy?.toISOString() ?? "", isDifference: true, correctionId: id },
    { dedupeKey: `order-payment-link:${id}`, recipient, orderId, language },
  );

/** As requests call it. */
const PRINTED = {
  address: "delivery.address",
  city: "delivery.city",
  state: "delivery.state",
  company: "company",
  companyRegister: "company_register",
};

async function prepare(
  shop: AppContext,
  tx: Tx,
  { orderId, version: seen, lines, delivery, business, keepsGoods = false }: Omit<CorrectionInput, "reason">,
): Promise<Prepared> {
  const order = await lockOrder(tx, orderId);
  if (order.version !== seen) throw new AppError("conflict", orderMessages.changedMeanwhile, { code: "CHANGED" });
  await refuseUncorrectable(tx, order, { keepsGoods, mayBeReturned: keepsGoods && !business });
  const { version: before, recipient: recipientBefore } = await versionOf(tx, order);
  // Goods that were taken along stay where they were, whatever the company's address is.
  const destination = order.isHandedOver ? order.deliveryCountry : destinationOf(delivery);
  const recipientAfter = {
    ...(await recipientOf(shop, tx, order, { delivery, keepsGoods })),
    ...(business ? await standingCheck(tx, recipientBefore, business) : businessOf(recipientBefore)),
  };
  refuseUnprintable(recipientBefore, recipientAfter, PRINTED);
  // One sale has one rate: that of the day on which it was paid. The price of an exempt order was worked out on the day on which it was placed.
  const soldAt = (order.exemptCents === 0 && order.paidAt) || order.createdAt;
  const terms = await checkoutTerms(tx, destination, soldAt);
  const { settings } = terms;
  const { isHandedOver } = order;
  const { country, zip } = delivery;
  const { vatRate, isExempt } = await vatOfSale(tx, terms, {
    destination,
    zip: codeThere(destination, recipientAfter.parcelMachine, { country, zip, isHandedOver }),
    isHandedOver,
    check: await vatCheckById(tx, recipientAfter.vatCheckId),
    at: soldAt,
  });
  const exchanged = await exchangeFor(tx, order.id);
  // What it took the place of had no VAT that could go back.
  const keepsVat = isExempt && exchanged?.wasExempt === true && order.exemptCents === 0;
  const noVatBack = () => new AppError("conflict", messages.exchangedWithoutVat, { code: "NO_VAT" });
  if (keepsVat && business) throw noVatBack();
  const to = { deliveryMethod: delivery.method, deliveryCountry: destination };
  const territoryBefore = vatTerritory(destination, codeThere(order.deliveryCountry, order.parcelMachine, order));
  const rateBefore = vatRateThere(territoryBefore, terms.vatRate, dayIn(settings.timeZone, soldAt));
  const after = await pricedVersion(tx, before.lines, lines, {
    language: order.language,
    country: delivery.country,
    ...to,
    shipping: order.isHandedOver || exchanged ? null : shippingAsBought(before, to, settings, rateBefore),
    discount: order.manualCents,
    vatRate,
    isExempt: isExempt && !keepsVat,
    nextPosition: await nextPosition(tx, order.id),
    goesElsewhere: destination !== order.deliveryCountry,
  });
  const isSame = JSON.stringify([before, recipientBefore]) === JSON.stringify([after, recipientAfter]);
  if (isSame && !(business && (await namesOtherBuyer(tx, order))))
    throw keepsVat ? noVatBack() : new AppError("invalid", messages.nothingChanged, { code: "NOTHING_CHANGED" });
  if (after.lines.some(({ position }) => position > LAST_POSITION))
    throw new AppError("conflict", messages.noPlace, { code: "NO_PLACE" });
  const difference = minus(after.totalCents, before.totalCents);
  if (difference > 0 && difference < SMALLEST_PAYMENT[currentCurrency()])
    throw new AppError("invalid", messages.tooSmall(formatMoney(SMALLEST_PAYMENT[currentCurrency()])), {
      code: "DIFFERENCE_TOO_SMALL",
    });
  return { order, before, after, recipientBefore, recipientAfter, difference, timeZone: settings.timeZone };
}

const businessOf = ({ company, companyRegister, vatNumber, vatCheckId }: VersionBusiness): VersionBusiness => ({
  company,
  companyRegister,
  vatNumber,
  vatCheckId,
});

/** What VIES said of a number stays, where the number does: a yes for good, anything else until there is a yes. */
async function standingCheck(tx: Tx, before: VersionBusiness, after: VersionBusiness): Promise<VersionBusiness> {
  const [known, latest] = [await vatCheckById(tx, before.vatCheckId), await vatCheckById(tx, after.vatCheckId)];
  const stays = before.vatNumber === after.vatNumber && known !== null && (known.isValid || !latest?.isValid);
  return { ...businessOf(after), vatCheckId: stays ? known.id : after.vatCheckId };
}

/** Whether the order was paid with goods that came back, and those had no VAT. It is sent at the shop's expense; null for any other order. */
async function exchangeFor(tx: Tx, orderId: string): Promise<{ wasExempt: boolean } | null> {
  const { rows } = await tx.execute<{ wasExempt: boolean }>(sql`
    SELECT o.exempt_cents > 0 AS "wasExempt"
    FROM refunds r JOIN payments p ON p.id = r.payment_id JOIN orders o ON o.id = p.order_id
    WHERE r.exchange_order_id = ${orderId}::uuid LIMIT 1`);
  return rows[0] ?? null;
}

/**
 * One that keeps its goods may have left; where VAT alone changes, some may be on their way back. @throws AppError "conflict" for an order
 * that has left, is not paid as it was priced, or has given money or goods back
 */
async function refuseUncorrectable(
  tx: Tx,
  order: Order,
  { keepsGoods, mayBeReturned }: { keepsGoods: boolean; mayBeReturned: boolean },
): Promise<void> {
  if (order.erasedAt) throw new AppError("conflict", orderMessages.erased, { code: "ERASED" });
  const { isOpen, takesGoodsOut } = STATUS_MEANING[order.status];
  if (!isOpen && !(keepsGoods && takesGoodsOut)) throw new AppError("conflict", messages.hasLeft, { code: "HAS_LEFT" });
  if (!keepsGoods && (await parcelsThatLeft(tx, order.id)).length > 0)
    throw new AppError("conflict", messages.partHasLeft, { code: "PART_HAS_LEFT" });
  await refuseWhileCorrected(tx, order);
  const refunded = () =>
    new AppError("conflict", keepsGoods ? messages.refundedInPart : messages.refunded, { code: "REFUNDED" });
  if (order.paymentState === "partly_refunded" || order.paymentState === "refunded") throw refunded();
  if (order.paymentState !== "paid") throw new AppError("conflict", messages.notPaid, { code: "NOT_PAID" });
  const { rows } = await tx.execute<{ paid: string; refunding: string; is_returned: boolean }>(sql`
    SELECT
      (SELECT coalesce(sum(coalesce(p.received_cents, p.amount_cents)), 0) FROM payments p
        WHERE p.order_id = ${order.id} AND p.state = 'paid' AND p.received_currency IS NULL)
      - (SELECT coalesce(sum(r.amount_cents), 0) FROM refunds r JOIN order_corrections c ON c.id = r.correction_id AND c.state = 'applied'
        JOIN payments p ON p.id = r.payment_id WHERE p.order_id = ${order.id} AND p.state = 'paid') AS paid,
      (SELECT count(*) FROM refunds r JOIN payments p ON p.id = r.payment_id LEFT JOIN order_corrections c ON c.id = r.correction_id AND c.state = 'applied'
        WHERE p.order_id = ${order.id} AND p.state = 'paid' AND r.state <> 'failed' AND c.id IS NULL) AS refunding,
      EXISTS (SELECT FROM withdrawals w WHERE w.order_id = ${order.id} AND w.settled_at IS NULL)
        OR EXISTS (SELECT FROM returns r WHERE r.order_id = ${order.id} AND r.state NOT IN ('refunded', 'refused', 'closed')) AS is_returned`);
  const [found] = rows;
  if (found?.is_returned && !mayBeReturned)
    throw new AppError("conflict", messages.returnOpen, { code: "RETURN_OPEN" });
  if (Number(found?.refunding) > 0) throw refunded();
  if (Number(found?.paid) !== order.totalCents)
    throw new AppError("conflict", messages.otherAmount, { code: "OTHER_AMOUNT" });
}

/** Where goods and delivery stay, its address is not asked again: an order that was handed over has none. @throws AppError "invalid" if it cannot be delivered */
async function recipientOf(
  shop: AppContext,
  tx: Tx,
  order: Order,
  { delivery, keepsGoods }: Pick<CorrectionInput, "delivery"> & { keepsGoods: boolean },
): Promise<VersionRecipient> {
  if (!keepsGoods) refuseUndeliverable(order, delivery);
  const { machineId, phone, address, city, zip, state } = delivery;
  // The machine that it goes to already may have closed for others since.
  const isSameMachine = machineId === order.parcelMachineId && destinationOf(delivery) === order.deliveryCountry;
  const machine =
    isSameMachine && delivery.method === "parcel_machine" ? order.parcelMachine : await machineOf(shop, tx, delivery);
  return {
    phone,
    address,
    city,
    zip,
    state,
    parcelMachineId: machine && machineId,
    parcelMachine: machine && { ...machine },
  };
}

/** As the table of lines has it. */
const LAST_POSITION = 100;

/** Positions of lines that were taken out are never used again. */
async function nextPosition(tx: Tx, orderId: string): Promise<number> {
  const { rows } = await tx.execute<{ next: number }>(sql`
    SELECT 1 + greatest(
      (SELECT coalesce(max(position), 0) FROM order_lines WHERE order_id = ${orderId}),
      (SELECT coalesce(max((line->>'position')::int), 0) FROM order_corrections c, jsonb_array_elements(c.after->'lines') AS line
        WHERE c.order_id = ${orderId})) AS next`);
  return rows[0]?.next ?? 1;
}

/** Products of which too few pieces are in stock for what the order would have more of. */
async function missingFor(tx: Tx, before: OrderVersion, after: OrderVersion): Promise<CorrectionPreview["missing"]> {
  const more = goodsBeyond(after, before);
  if (more.length === 0) return [];
  const { rows } = await tx.execute<{ id: string; available: number }>(sql`
    SELECT id, ${availableOf(sql`id`)} AS available FROM unnest(${sql.param(more.map(({ productId }) => productId))}::uuid[]) AS asked(id)`);
  return more.flatMap(({ productId, name, quantity }) => {
    const left = rows.find(({ id }) => id === productId)?.available ?? 0;
    return left < quantity ? [{ name, available: left }] : [];
  });
}
