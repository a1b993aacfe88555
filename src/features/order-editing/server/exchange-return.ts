import type { Actor } from "#features/audit/actor.ts";
import { queueEmail } from "#features/email/server/queue-email.ts";
import { goodsOfLines } from "#features/inventory/server/order-goods.ts";
import { returnGoods } from "#features/inventory/server/return-goods.ts";
import { messages as orderMessages } from "#features/orders/operator-messages.ts";
import { applyRefundEvent } from "#features/orders/server/apply-refund-event.ts";
import { refuseWhileCorrected } from "#features/orders/server/corrections.ts";
import { grossOf } from "#features/orders/server/document-data.ts";
import { lockOrder, type Order } from "#features/orders/server/lock-order.ts";
import { refundOfLines } from "#features/orders/server/plan-refund-lines.ts";
import { planRefunds } from "#features/orders/server/plan-refunds.ts";
import { sendRefundsOrFail } from "#features/orders/server/refund-order.ts";
import { lockPaymentById, lockPaymentOfOrder, type Payment } from "#features/payments/server/payment-session.ts";
import type { Refund } from "#features/payments/server/refund-payment.ts";
import { vatCheckById } from "#features/vat-numbers/server/check-number.ts";
import { hasArrived, type ReturnLine } from "#features/withdrawals/return.ts";
import {
  isRefunding,
  lockReturn,
  type Return,
  refundKeyOf,
  stepTo,
  takeLines,
} from "#features/withdrawals/server/returns.ts";
import type { AppContext } from "#platform/context.ts";
import { type Tx, transact } from "#platform/database/database.ts";
import { AppError } from "#shared/app-error.ts";
import { type Cents, cents, minus, sum } from "#shared/money.ts";
import { messages } from "../operator-messages.ts";
import { type HandOrder, handOrderPlacing, type PricedHandOrder, priceHandOrder, refuseSoldOut } from "./hand-order.ts";
import { payByHand } from "./mark-paid.ts";
import type { WantedLine } from "./price-version.ts";

interface Wanted {
  /** Of the return, whose goods have arrived. */
  id: string;
  /** Its pieces that came; all of them where none are named. */
  returned?: readonly ReturnLine[] | undefined;
  /** What the buyer gets instead. */
  lines: readonly WantedLine[];
}

export interface ExchangePreview {
  /** What the returned goods are worth. */
  credit: Cents;
  /** What the other goods cost today. */
  goods: Cents;
  /** Taken off them, so that the buyer pays nothing. */
  discount: Cents;
  /** Goes back to the buyer, where they cost less. */
  back: Cents;
}

interface Prepared extends ExchangePreview {
  order: HandOrder;
  priced: PricedHandOrder;
}

/** What an exchange would come to. Nothing is written. @throws AppError */
export async function previewExchange(shop: AppContext, wanted: Wanted): Promise<ExchangePreview> {
  const { credit, goods, discount, back } = await prepare(shop, wanted);
  return { credit, goods, discount, back };
}

/**
 * Exchanges the goods of a return for others: an order by hand, sent at the shop's expense, is paid with what came back. Nothing is
 * charged; where the other goods cost less, the rest is refunded. Once for each return. `seen` is what the administrator saw go back.
 * Answers the id of the order. @throws AppError; "conflict", `REFUND_FAILED`, where the provider refused the rest: the exchange stands
 */
export async function exchangeReturn(
  shop: AppContext,
  {
    seen,
    restock,
    id,
    lines,
    returned,
    ...actor
  }: Wanted & Actor & { restock: readonly ReturnLine[]; seen: Pick<ExchangePreview, "back" | "discount"> },
): Promise<string> {
  const { order, priced, ...sums } = await prepare(shop, { id, lines, returned });
  if (sums.back !== seen.back || sums.discount !== seen.discount)
    throw new AppError("conflict", messages.exchangeChanged, { code: "TOTAL_CHANGED" });
  const { place } = await handOrderPlacing(shop, order, priced);
  const { orderId, rest } = await transact(shop.db, async (tx) => {
    const now = shop.clock.now();
    const held = await lockReturn(tx, id);
    const { payment, credit } = await creditOf(tx, held, returned);
    if (credit !== sums.credit) throw new AppError("conflict", messages.exchangeChanged, { code: "TOTAL_CHANGED" });
    const { taken, back } = await takeLines(tx, held.found, { lines: returned, restock });
    const { id: orderId } = await place(tx, { ...actor, isTest: held.order.isTest });
    const refunds = await planRefunds(tx, held.order, payment, {
      amount: null,
      lines: { lines: taken, shipping: false },
      restock: false,
      reason: held.found.reason ?? held.found.ground,
      key: await refundKeyOf(tx, id),
      administratorId: actor.administratorId,
      exchange: { orderId, cents: priced.version.totalCents },
    });
    const paying = refunds.filter(({ exchangeOrderId }) => exchangeOrderId === orderId);
    if (sum(paying.map(({ amountCents }) => amountCents)) !== priced.version.totalCents)
      throw new AppError("conflict", messages.notArrived, { code: "NOT_ARRIVED" });
    for (const refund of paying) await settle(tx, held.order, refund, now);
    await payByHand(tx, await lockOrder(tx, orderId), { ...actor, way: "exchange" }, now);
    await stepTo(tx, held, "refunded", { ...actor, at: now });
    await tellExchange(tx, held, orderId);
    if (back.length > 0) await returnGoods(tx, held.order.id, "return", await goodsOfLines(tx, held.order.id, back));
    return { orderId, rest: refunds.filter(({ exchangeOrderId }) => !exchangeOrderId) };
  }).catch(refuseSoldOut);
  if (rest.length > 0) await sendRefundsOrFail(shop, rest);
  return orderId;
}

async function prepare(shop: AppContext, { id, lines, returned }: Wanted): Promise<Prepared> {
  const {
    order: of,
    credit,
    check,
  } = await transact(shop.db, async (tx) => {
    const held = await lockReturn(tx, id);
    const check = await vatCheckById(tx, held.order.vatCheckId);
    return { ...held, ...(await creditOf(tx, held, returned)), check };
  });
  const plain: HandOrder = {
    lines,
    firstName: of.firstName,
    lastName: of.lastName,
    email: of.email,
    language: of.language,
    company: of.company,
    companyRegister: of.companyRegister,
    vatNumber: of.vatNumber,
    // Goods in place of others without VAT have none either while the number and where they go stay.
    knownCheck: check?.isValid ? check : null,
    delivery: of.isHandedOver ? null : deliveryOf(of),
    companyAddress: of.company === null ? null : deliveryOf(of),
    discount: cents(0),
    discountReason: null,
    isSentFree: true,
  };
  const full = await priceHandOrder(shop, plain);
  const goods = full.version.totalCents;
  let [order, priced] = [plain, full];
  // Once, or a few times where VAT comes off what is left: a discount is of prices with VAT.
  while (priced.version.totalCents > credit) {
    const discount = sum([order.discount, minus(priced.version.totalCents, credit)]);
    order = { ...plain, discount, discountReason: messages.exchange(of.orderNumber) };
    priced = await priceHandOrder(shop, order);
  }
  const { discount } = order;
  return { order, priced, credit, goods, discount, back: minus(credit, priced.version.totalCents) };
}

const deliveryOf = (of: Order) => ({
  method: of.deliveryMethod,
  country: of.country,
  machineCountry: of.deliveryCountry,
  machineId: of.parcelMachineId,
  phone: of.phone,
  address: of.address,
  city: of.city,
  zip: of.zip,
  state: of.state,
});

/** What the goods of a return that has arrived were paid with, and are worth. @throws AppError "conflict" */
async function creditOf(
  tx: Tx,
  { order, found }: { order: Order; found: Return },
  returned: readonly ReturnLine[] = found.lines,
): Promise<{ payment: Payment; credit: Cents }> {
  if (!hasArrived(found.state) || (await isRefunding(tx, found.id)))
    throw new AppError("conflict", messages.notArrived, { code: "NOT_ARRIVED" });
  if (order.erasedAt) throw new AppError("conflict", orderMessages.erased, { code: "ERASED" });
  await refuseWhileCorrected(tx, order);
  const payment = await lockPaymentOfOrder(tx, order.id);
  if (!payment) throw new AppError("conflict", orderMessages.notPaid, { code: "NOT_PAID" });
  return { payment, credit: grossOf(await refundOfLines(tx, order, payment, { lines: returned, shipping: false })) };
}

/** The part of a refund that pays for the other order is done at once: nobody is asked for it. */
const settle = async (tx: Tx, order: Order, { id, paymentId, amountCents }: Refund, now: Date) => {
  const payment = await lockPaymentById(tx, paymentId);
  const told = { id: `exchange:${id}`, refundId: id, chargeId: payment.chargeId ?? "", amountCents, failure: null };
  await applyRefundEvent(tx, order, payment, { ...told, state: "succeeded" }, now);
};

const tellExchange = (tx: Tx, { order, found }: { order: Order; found: Return }, orderId: string) =>
  queueEmail(
    tx,
    "return-step",
    { returnId: found.id, state: "exchanged" },
    {
      dedupeKey: `return:${found.id}:exchanged`,
      recipient: order.email,
      orderId,
      language: order.language,
    },
  );
