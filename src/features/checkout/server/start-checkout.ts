import { createHash, randomUUID } from "node:crypto";
import { upsertCustomerWith } from "#features/customers/server/upsert-customer.ts";
import { together } from "#features/inventory/server/order-goods.ts";
import { OutOfStock, reserveStock, soldOutError } from "#features/inventory/server/reserve-stock.ts";
import { reservesSome, yieldingOrders } from "#features/inventory/server/yielding.ts";
import { cancelAttempt, endUnopenedAttempt } from "#features/orders/server/cancel-attempt.ts";
import { joinPurchase, type PurchaseToJoin, purchaseToJoin } from "#features/orders/server/pay-again.ts";
import {
  attemptsOf,
  type CheckoutAttempt,
  lockAttempts,
  type PlacedOrder,
  placeOrder,
  repeatedAttempt,
} from "#features/orders/server/place-order.ts";
import { type ChosenMethod, chosenMethod } from "#features/payments/server/offered-methods.ts";
import { latestPayment, openPayment, type Payment, planPayment } from "#features/payments/server/payment-session.ts";
import { agreeToTerms, type RecordedTerms, recordTerms, termsVersion } from "#features/policies/server/agreed-terms.ts";
import { guaranteeWords, knownNotice } from "#features/policies/server/guarantee-notices.ts";
import { type PricedRate, RateChanged } from "#features/settings/server/settings-queries.ts";
import type { ChosenMachine } from "#features/shipping/server/parcel-machine-queries.ts";
import type { BuyerNumber } from "#features/vat-numbers/server/buyer-number.ts";
import type { AppContext } from "#platform/context.ts";
import { transact, violatedConstraint } from "#platform/database/database.ts";
import { type PaymentAction, PaymentRefused, PaymentUnavailable } from "#platform/payment/payment.ts";
import { AppError } from "#shared/app-error.ts";
import { messages as issues } from "#shared/issue-messages.ts";
import { currentLanguage } from "#shared/language.ts";
import { currentCurrency } from "#shared/money.ts";
import { destinationOf } from "../delivery-rules.ts";
import type { OrderRequest } from "../order-request.ts";
import { deliveryProblems } from "./delivery-problems.ts";
import { messages } from "./messages.ts";
import { type Attempt, goodsOfLine, lineRow, orderRow, sessionRequest } from "./order-rows.ts";
import {
  orderedProducts,
  type PricedOrder,
  priceOrder,
  refuseNotSoldThere,
  refuseOtherTotal,
  refuseTooSmall,
  refuseWithoutParts,
} from "./price-order.ts";
import { saleTerms } from "./sale-terms.ts";

/** The provider asks for at least 30 minutes by its own clock (decision 19). */
const SESSION_MINUTES = 40;
/** Reservations of one browser at a time (decision 20). */
const MAX_RESERVATIONS = 3;
/** Reservations that are ended for one order: each asks the provider. */
const MAX_YIELDING = 10;
/** Others may take in between what was just released. */
const TRIES = 3;

export interface CheckoutStarted {
  orderId: string;
  orderNumber: string;
  action: PaymentAction;
  /** Where the shopper goes who will not pay, and who has paid in the shop's page. */
  cancelUrl: string;
  returnUrl: string;
}

/**
 * Places a pending order that reserves its goods, and opens the payment session. The provider is called after the commit: a
 * slow card network must never keep a row locked. If it fails, the order stays pending and the shopper tries again with
 * the same key. @throws AppError
 */
export async function startCheckout(shop: AppContext, attempt: Attempt): Promise<CheckoutStarted> {
  const problems = deliveryProblems(attempt.request);
  if (problems.length > 0) throw new AppError("invalid", issues.invalid, { details: problems });
  const cartHash = hashOf(attempt.request);
  const earlier = await previousAttempts(shop, attempt, cartHash);
  if (earlier.same) return resume(shop, earlier.same);

  const ordered = await orderedProducts(shop.db, attempt.request.items);
  refuseWithoutParts(ordered);
  refuseNotSoldThere(ordered, destinationOf(attempt.request));
  const { delivery, customer, business } = attempt.request;
  const terms = await saleTerms(shop, { delivery, zip: customer.zip, vatNumber: business?.vatNumber });
  const { settings, machine, buyer, pricedRate } = terms;
  const priced = priceOrder(ordered, { ...terms, method: delivery.method, shipping: settings });
  refuseTooSmall(priced.total);
  refuseOtherTotal(attempt.request.totalAmount, priced, ordered, buyer);

  const chosen = await chosenMethod(shop, attempt.request.paymentMethod, {
    country: attempt.request.delivery.mainDeliveryCountry,
    currency: currentCurrency(),
    amountCents: priced.total,
    locale: currentLanguage(),
  });
  const seen = { words: guaranteeWords(), file: (await knownNotice(shop))?.path ?? null };
  const agreed = await recordTerms(shop.db, settings, seen, shop.clock.now());
  const again = await purchaseOf(shop, attempt.request, ordered);
  const order = { attempt, priced, pricedRate, machine, buyer, chosen, cartHash, terms: agreed, again };
  const own = [...earlier.open, ...(again?.open ?? [])].map(({ id }) => id);
  const silence: Silence = { providers: new Set(), orderIds: new Set() };
  for (let toEnd: readonly string[] = own, tries = 1; ; tries += 1) {
    for (const id of toEnd) await endAttempt(shop, id, silence);
    if (silence.providers.has(chosen.payment.provider)) throw providerAway();
    try {
      const placed = await place(shop, order);
      if ("orderNumber" in placed) return resume(shop, placed);
      if (placed.open.every(({ id }) => silence.orderIds.has(id))) throw providerAway();
      if (tries === TRIES) throw anotherUnderWay();
      toEnd = placed.open.map(({ id }) => id);
    } catch (error) {
      if (error instanceof RateChanged) return startCheckout(shop, attempt);
      if (!(error instanceof OutOfStock)) throw error;
      toEnd = [];
      if (again && !again.takesOver) {
        again.takesOver = true;
        continue;
      }
      toEnd = error.isInGoodStanding && tries < TRIES ? await yielding(shop, error.missing, silence) : [];
      if (toEnd.length > 0) continue;
      const kept = own.filter((id) => silence.orderIds.has(id));
      throw (await reservesSome(shop.db, kept, error.missing)) ? providerAway() : soldOutError(error.missing);
    }
  }
}

/** Providers that did not answer during one checkout, and the attempts that stay open because of it. */
interface Silence {
  providers: Set<Payment["provider"]>;
  orderIds: Set<string>;
}

/** Ends an attempt, or notes that it stays open as its provider does not answer: that is no reason to refuse a payment at another one. */
async function endAttempt(shop: AppContext, orderId: string, silence: Silence): Promise<void> {
  const provider = (await latestPayment(shop.db, orderId))?.provider;
  if (!provider) return;
  if (!silence.providers.has(provider)) {
    try {
      return await cancelAttempt(shop, orderId);
    } catch (error) {
      if (!(error instanceof PaymentUnavailable)) throw error;
      logSilence(shop, error, "the provider could not be asked; an earlier attempt stays open");
      silence.providers.add(provider);
    }
  }
  silence.orderIds.add(orderId);
}

const purchaseOf = (
  shop: AppContext,
  { payAgain }: OrderRequest,
  ordered: Awaited<ReturnType<typeof orderedProducts>>,
) =>
  payAgain
    ? purchaseToJoin(
        shop.db,
        shop.secret,
        payAgain,
        ordered.map(({ product }) => product.id),
      )
    : null;

const anotherUnderWay = () =>
  new AppError("conflict", messages.underWay, {
    code: "ATTEMPT_ENDED",
  });

/** Yielding reservations to end for this order; none if there are too many to end while a shopper waits. */
async function yielding(
  shop: AppContext,
  missing: OutOfStock["missing"],
  { orderIds }: Silence,
): Promise<readonly string[]> {
  const ids = await yieldingOrders(shop.db, missing, [...orderIds]);
  return ids.length > MAX_YIELDING ? [] : ids;
}

interface Earlier {
  /** This very attempt. */
  same: PlacedOrder | undefined;
  /** Others of this browser that still reserve goods. */
  open: CheckoutAttempt[];
}

/** @throws AppError where the key belongs to another cart. */
async function previousAttempts(
  shop: AppContext,
  { browser, idempotencyKey }: Attempt,
  cartHash: Buffer,
): Promise<Earlier> {
  const attempts = await attemptsOf(shop.db, browser, idempotencyKey);
  const withKey = attempts.find(({ hasKey }) => hasKey);
  if (withKey && !withKey.cartHash.equals(cartHash)) {
    throw new AppError("conflict", messages.keyReused, {
      code: "KEY_REUSED",
    });
  }
  const again = idempotencyKey ? withKey : repeatedAttempt(attempts, cartHash, shop.clock.now());
  return { same: again, open: attempts.filter(({ holds }) => holds) };
}

async function resume(
  shop: AppContext,
  { id, orderNumber, payment: planned }: PlacedOrder & { payment?: Payment },
): Promise<CheckoutStarted> {
  const payment = planned ?? (await latestPayment(shop.db, id));
  if (!payment) throw new Error("An order was placed without a payment");
  const opening = openPayment(shop, payment).catch(async (error) => {
    // An attempt that was asked for before may have a session; a new one has none, and holds nothing back from others.
    if (planned && isRefused(error)) await endUnopenedAttempt(shop, id, planned.id);
    throw error;
  });
  const { cancelUrl, successUrl, returnUrl = successUrl } = payment.request;
  return { orderId: id, orderNumber, action: await orUnavailable(shop, opening), cancelUrl, returnUrl };
}

const isRefused = (error: unknown): boolean =>
  error instanceof PaymentRefused || (error instanceof AppError && error.kind === "invalid");

interface OrderToPlace {
  attempt: Attempt;
  priced: PricedOrder;
  pricedRate: PricedRate;
  machine: ChosenMachine | null;
  buyer: BuyerNumber | null;
  chosen: ChosenMethod;
  cartHash: Buffer;
  terms: RecordedTerms;
  /** The purchase of another order that this one continues. */
  again: PurchaseToJoin | null;
}

/**
 * One transaction: customer, order, lines, reservation and the planned payment. Answers `open` instead if this browser has
 * the maximum of reservations. @throws OutOfStock; AppError "conflict" where the purchase was paid meanwhile
 */
async function place(
  shop: AppContext,
  { attempt, priced, pricedRate, machine, buyer, chosen, cartHash, terms, again }: OrderToPlace,
): Promise<(PlacedOrder & { payment?: Payment }) | { open: CheckoutAttempt[] }> {
  const { browser, network, idempotencyKey, request, requestId } = attempt;
  try {
    return await transact(shop.db, async (tx) => {
      const now = shop.clock.now();
      const attempts = await lockAttempts(tx, browser, network, idempotencyKey ? null : cartHash);
      const same = idempotencyKey ? undefined : repeatedAttempt(attempts, cartHash, now);
      if (same) return same;
      const open = attempts.filter(({ holds }) => holds);
      if (open.length >= MAX_RESERVATIONS) return { open };
      const joined = again && (await joinPurchase(tx, again, now));
      if (joined?.paidBy) throw new AppError("conflict", messages.paidAlready(joined.paidBy), { code: "PAID_ALREADY" });
      const { id: customerId, read } = await upsertCustomerWith(tx, request.customer, termsVersion(now));
      const agreed = await agreeToTerms(tx, terms, read, now);
      const order = {
        ...orderRow(attempt, priced, machine, chosen),
        vatNumber: buyer?.number ?? null,
        vatCheckId: buyer?.check?.id ?? null,
        id: randomUUID(),
        customerId,
        cartHash,
        termsVersion: agreed.version,
        termsHash: agreed.hash,
        purchaseId: joined?.id ?? null,
      };
      const placed = await placeOrder(tx, order, priced.lines.map(lineRow(priced.vatRate)), pricedRate, requestId);
      const expiresAt = new Date(now.getTime() + SESSION_MINUTES * 60_000);
      const wanted = together(priced.lines.flatMap(goodsOfLine));
      const pieces = priced.lines.reduce((all, { quantity }) => all + quantity, 0);
      await reserveStock(tx, { orderId: placed.id, pieces, network, now, expiresAt }, wanted);
      const session = sessionRequest(shop, attempt, priced, placed, expiresAt, chosen);
      return { ...placed, payment: await planPayment(tx, chosen.payment.provider, session, now, chosen.methodName) };
    });
  } catch (error) {
    // A second click that arrived at the same moment: the first one's order is the order.
    if (violatedConstraint(error) !== "orders_idempotency_unique") throw error;
    const { same } = await previousAttempts(shop, attempt, cartHash);
    if (!same) throw error;
    return same;
  }
}

/** What makes two requests the same order; prices seen are part of it, so that a new price is a new attempt. */
const hashOf = ({ items, customer, delivery, totalAmount, business }: OrderRequest): Buffer =>
  createHash("sha256")
    .update(JSON.stringify([items, customer, delivery, totalAmount, ...(business ? [business] : [])]))
    .digest();

async function orUnavailable<T>(shop: AppContext, asked: Promise<T>): Promise<T> {
  try {
    return await asked;
  } catch (error) {
    if (!(error instanceof PaymentUnavailable)) throw error;
    logSilence(shop, error, "the provider could not be asked; the shopper may try again");
    throw providerAway();
  }
}

const providerAway = () => new AppError("unavailable", messages.providerAway, { retryAfterSeconds: 5 });

const logSilence = (shop: AppContext, error: PaymentUnavailable, what: string) =>
  shop.log[error instanceof PaymentRefused ? "error" : "warn"]({ err: error }, what);
