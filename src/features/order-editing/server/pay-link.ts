import { randomUUID } from "node:crypto";
import { eq, sql } from "drizzle-orm";
import { isPaid, PAYMENT_MEANING } from "#features/orders/order-payment-state.ts";
import { stillLeaves } from "#features/orders/order-status.ts";
import { askForVisitor } from "#features/orders/server/ask-provider.ts";
import { cancelAttempt } from "#features/orders/server/cancel-attempt.ts";
import { correctionsOf } from "#features/orders/server/corrections.ts";
import { type Due, dueOf } from "#features/orders/server/due-by-link.ts";
import { lockOrder, type Order } from "#features/orders/server/lock-order.ts";
import { holdsKey, orderKey } from "#features/orders/server/order-key.ts";
import { orders } from "#features/orders/server/orders-table.ts";
import { nothingWanted } from "#features/orders/server/parcel-queries.ts";
import { ATTEMPT_MEANING } from "#features/payments/payment-state.ts";
import {
  type ChosenMethod,
  chosenMethod,
  hasMethodChoice,
  methodKey,
  offeredMethods,
} from "#features/payments/server/offered-methods.ts";
import { latestPayment, openPayment, type Payment, planPayment } from "#features/payments/server/payment-session.ts";
import { transferTo } from "#features/settings/iban.ts";
import { storeSettings } from "#features/settings/server/settings-queries.ts";
import type { AppContext } from "#platform/context.ts";
import { type Db, transact } from "#platform/database/database.ts";
import { type PaymentSessionRequest, PaymentUnavailable } from "#platform/payment/payment.ts";
import { AppError } from "#shared/app-error.ts";
import { localizedPath } from "#shared/language.ts";
import { type Cents, cents } from "#shared/money.ts";
import { messages } from "../messages.ts";
import type { Payable } from "../payable.ts";

/** A session lives this long, but never past the day until which the link can be paid. */
const SESSION_MINUTES = 40;
/** Providers ask for at least 30 minutes. */
const LEAST_MINUTES = 31;

/**
 * The order of a signed link with what is to pay of it; null for a wrong link. It asks the provider first, as its reader may come from
 * the payment page.
 */
export async function payableOrder(shop: AppContext, orderId: string, key: string | null): Promise<Payable | null> {
  if (!(await holdsKey(shop, orderId, key))) return null;
  await askForVisitor(shop, orderId);
  const order = await orderRow(shop.db, orderId);
  if (!order || order.erasedAt) return null;
  const due = await dueOf(shop.db, order, shop.clock.now());
  const payment = await latestPayment(shop.db, orderId);
  const { id, orderNumber, currency } = order;
  const isAwaiting = due !== null && stateOfAttempt(payment, due) === "awaiting";
  return {
    orderId: id,
    orderNumber,
    currency,
    state: isAwaiting ? "awaiting" : due ? "due" : await stateWithoutDue(shop.db, order),
    cents: due?.cents ?? cents(0),
    isDifference: due?.correctionId != null,
    ships: stillLeaves(order),
    payBy: due?.payBy ?? null,
    // A difference cannot be noted as paid to the shopkeeper.
    transfer: due?.correctionId === null && !isAwaiting ? transferTo(await storeSettings(shop.db), orderNumber) : null,
    methods: due && !isAwaiting ? await methodsFor(shop, order, due.cents) : [],
  };
}

const orderRow = async (db: Db, id: string): Promise<Order | null> =>
  (await db.select().from(orders).where(eq(orders.id, id)))[0] ?? null;

async function stateWithoutDue(db: Db, order: Order): Promise<Payable["state"]> {
  if (await isPaidUp(db, order)) return "paid";
  if (!order.payBy || !PAYMENT_MEANING[order.paymentState].isAttempt || !stillLeaves(order)) return "over";
  const { rows } = await db.execute<{ isOver: boolean }>(
    sql`SELECT ${nothingWanted(sql`${order.id}::uuid`)} AS "isOver"`,
  );
  return rows[0]?.isOver ? "over" : "lapsed";
}

export type DueByLink = Due & { path: string; isUnderWay: boolean };

/** What is to pay of an order by its link, the link's path, and whether an attempt is open; null where nothing is, or the money is on its way. */
export async function linkToPay(shop: AppContext, orderId: string): Promise<DueByLink | null> {
  const order = await orderRow(shop.db, orderId);
  const due = order && (await dueOf(shop.db, order, shop.clock.now()));
  if (!due) return null;
  const state = stateOfAttempt(await latestPayment(shop.db, orderId), due);
  if (state === "awaiting") return null;
  return {
    ...due,
    path: payPath(shop, order),
    isUnderWay: state !== null && ATTEMPT_MEANING[state].isUnsettled === true,
  };
}

const stateOfAttempt = (payment: Payment | null, { correctionId }: Due): Payment["state"] | null =>
  payment?.correctionId === correctionId ? payment.state : null;

const payPath = (shop: AppContext, order: Order): string =>
  `/pay?order=${order.id}&key=${orderKey(shop.secret, order)}`;

/** Whether the order is paid, and the latest difference that was asked for too. */
async function isPaidUp(db: Db, { id, paymentState }: Order): Promise<boolean> {
  if (!isPaid(paymentState)) return false;
  const asked = (await correctionsOf(db, id)).find(({ correction }) => correction.payBy);
  return !asked || asked.correction.state === "applied";
}

async function methodsFor(shop: AppContext, order: Order, amountCents: Cents): Promise<Payable["methods"]> {
  if (!hasMethodChoice(shop)) return [];
  const offered = await offeredMethods(shop, queryOf(order, amountCents));
  return offered.length > 1 ? offered.map((one) => ({ key: methodKey(one), group: one.group, name: one.name })) : [];
}

const queryOf = ({ country, currency, language }: Order, amountCents: Cents) => ({
  country,
  currency,
  amountCents,
  locale: language,
});

/**
 * Opens the payment page of what an order is to pay by its link. Pressing again leads to the same page; another method ends the first
 * one. @throws AppError "not-found" for a wrong link; "conflict" where nothing is to pay any more
 */
export async function payByLink(
  shop: AppContext,
  { orderId, key, method }: { orderId: string; key: string | null; method: string | undefined },
): Promise<string> {
  if (!(await holdsKey(shop, orderId, key))) throw new AppError("not-found", messages.notFound.text);
  const order = await orderRow(shop.db, orderId);
  const due = order && (await dueOf(shop.db, order, shop.clock.now()));
  if (!order || !due) throw nothingDue();
  const chosen = await chosenMethod(shop, method, queryOf(order, due.cents));
  try {
    const open = await sameAttempt(shop, order, due, chosen);
    return await addressOf(shop, open ?? (await plan(shop, order, due, chosen)));
  } catch (error) {
    if (!(error instanceof PaymentUnavailable)) throw error;
    shop.log.warn({ err: error }, "the payment page of a link could not be opened");
    throw new AppError("unavailable", messages.providerAway, { retryAfterSeconds: 5 });
  }
}

const nothingDue = () => new AppError("conflict", messages.nothingDue, { code: "NOTHING_DUE" });

/** The attempt that is open with this method; another one ends. */
async function sameAttempt(
  shop: AppContext,
  order: Order,
  due: Due,
  { method }: ChosenMethod,
): Promise<Payment | null> {
  const payment = await latestPayment(shop.db, order.id);
  if (!payment || payment.correctionId !== due.correctionId || !ATTEMPT_MEANING[payment.state].isPayable) return null;
  const isSame = payment.amountCents === due.cents && (payment.method ?? undefined) === method;
  if (isSame && payment.checkoutUrl && payment.expiresAt > shop.clock.now()) return payment;
  await cancelAttempt(shop, order.id);
  return null;
}

/** Notes the attempt, once nobody has paid meanwhile. */
const plan = (shop: AppContext, { id }: Order, due: Due, chosen: ChosenMethod): Promise<Payment> =>
  transact(shop.db, async (tx) => {
    const now = shop.clock.now();
    const order = await lockOrder(tx, id);
    const still = await dueOf(tx, order, now);
    if (still?.correctionId !== due.correctionId || still.cents !== due.cents) throw nothingDue();
    const latest = await latestPayment(tx, id);
    if (latest && latest.correctionId === due.correctionId && ATTEMPT_MEANING[latest.state].isPayable)
      throw new AppError("conflict", messages.underWay, { code: "ATTEMPT_OPEN" });
    const { provider } = chosen.payment;
    return planPayment(
      tx,
      provider,
      sessionRequest(shop, order, due, chosen, now),
      now,
      chosen.methodName,
      due.correctionId,
    );
  });

function sessionRequest(
  shop: AppContext,
  order: Order,
  due: Due,
  { method }: ChosenMethod,
  now: Date,
): PaymentSessionRequest {
  const { id: orderId, orderNumber, email, country, language, currency } = order;
  const page = shop.config.shopUrl + localizedPath(language, payPath(shop, order));
  const least = now.getTime() + LEAST_MINUTES * 60_000;
  const expiresAt = Math.max(least, Math.min(due.payBy.getTime(), now.getTime() + SESSION_MINUTES * 60_000));
  return {
    idempotencyKey: `link-${randomUUID()}`,
    orderId,
    orderNumber,
    customerEmail: email,
    locale: language,
    country,
    page: "hosted",
    ...(method === undefined ? {} : { method }),
    lines: [{ name: nameOf(orderNumber, due), unitCents: due.cents, quantity: 1 }],
    bundleCents: cents(0),
    shipping: { label: nameOf(orderNumber, due), cents: cents(0) },
    amountCents: due.cents,
    currency,
    successUrl: page,
    cancelUrl: page,
    expiresAt: Math.floor(expiresAt / 1000),
  };
}

const nameOf = (orderNumber: string, { correctionId }: Due): string =>
  correctionId ? messages.difference(orderNumber) : messages.order(orderNumber);

async function addressOf(shop: AppContext, payment: Payment): Promise<string> {
  const action = await openPayment(shop, payment);
  if (action.kind === "redirect") return action.url;
  throw new Error("A provider opened no page of its own for a link");
}
