import { createHash, randomUUID } from "node:crypto";
import { knowCustomer } from "#features/customers/server/know-customer.ts";
import { giveUpAttempt } from "#features/orders/server/give-up-attempt.ts";
import {
  type EarlierAttempt,
  openAttempts,
  orderWithKey,
  type PlacedOrder,
  placeOrder,
  sameAttempt,
} from "#features/orders/server/place-order.ts";
import { latestPayment, openPayment, type Payment, planPayment } from "#features/payments/server/payment-session.ts";
import { checkoutTerms } from "#features/settings/server/settings-queries.ts";
import { type ChosenMachine, offeredMachine } from "#features/shipping/server/parcel-machine-queries.ts";
import { holdStock } from "#features/stock/server/hold-stock.ts";
import { transact, violatedConstraint } from "#platform/database/database.ts";
import { PaymentUnavailable } from "#platform/payment/payment.ts";
import type { Shop } from "#platform/shop.ts";
import { Refusal } from "#shared/refusal.ts";
import { deliveryProblems, destinationOf } from "../delivery-rules.ts";
import type { OrderRequest } from "../order-request.ts";
import { type Attempt, lineRow, orderRow, sessionRequest } from "./order-rows.ts";
import { orderedProducts, type PricedOrder, priceOrder, refuseOtherTotal, refuseTooSmall } from "./price-order.ts";

/** The provider asks for at least 30 minutes by its own clock (decision 19). */
const SESSION_MINUTES = 40;

export interface CheckoutStarted {
  orderId: string;
  orderNumber: string;
  checkoutUrl: string;
}

/**
 * Places a pending order that holds its goods, and opens the page where it is paid. The provider is called after the
 * commit: a slow card network must never hold a row of ours. Where it fails, the order stays pending and the shopper
 * tries again with the same key. @throws Refusal
 */
export async function startCheckout(shop: Shop, attempt: Attempt): Promise<CheckoutStarted> {
  const problems = deliveryProblems(attempt.request);
  if (problems.length > 0) throw new Refusal("invalid", "Validation failed", { details: problems });
  const cartHash = hashOf(attempt.request);
  const earlier = await earlierAttempt(shop, attempt, cartHash);
  if (earlier) return goOn(shop, earlier);

  const ordered = await orderedProducts(shop.db, attempt.request.items);
  const [{ settings, vatRate }, machine] = await Promise.all([
    checkoutTerms(shop.db, destinationOf(attempt.request), shop.clock.now()),
    chosenMachine(shop, attempt.request),
  ]);
  const priced = priceOrder(ordered, { method: attempt.request.delivery.method, shipping: settings, vatRate });
  refuseTooSmall(priced.total);
  refuseOtherTotal(attempt.request.totalAmount, priced, ordered);

  for (const open of await openAttempts(shop.db, attempt.browser)) {
    // A second click of the same attempt overtook us since we looked.
    if (attempt.idempotencyKey ? open.idempotencyKey === attempt.idempotencyKey : open.cartHash.equals(cartHash))
      return goOn(shop, open);
    await orUnavailable(shop, giveUpAttempt(shop, open.id));
  }
  const placed = await place(shop, attempt, priced, machine, cartHash);
  return goOn(shop, placed);
}

/** @throws Refusal where the machine was closed since it was chosen, or never was one. */
async function chosenMachine(shop: Shop, request: OrderRequest): Promise<ChosenMachine | null> {
  const { delivery } = request;
  if (delivery.method !== "parcel_machine") return null;
  const id = delivery.parcelMachineId ?? "";
  const machine = await offeredMachine(shop.db, id, destinationOf(request), shop.config.mode);
  if (machine) return machine;
  const details = ["The chosen parcel machine is not available. Please choose another."];
  throw new Refusal("invalid", "Validation failed", { details, code: "MACHINE_CLOSED" });
}

async function earlierAttempt(
  shop: Shop,
  { browser, idempotencyKey }: Attempt,
  cartHash: Buffer,
): Promise<EarlierAttempt | null> {
  if (!idempotencyKey) return sameAttempt(shop.db, browser, cartHash, shop.clock.now());
  const earlier = await orderWithKey(shop.db, idempotencyKey);
  if (earlier && !earlier.cartHash.equals(cartHash)) {
    throw new Refusal("conflict", "This checkout attempt was already used for another order. Please try again.", {
      code: "KEY_REUSED",
    });
  }
  return earlier;
}

async function goOn(
  shop: Shop,
  { id, orderNumber, payment: planned }: PlacedOrder & { payment?: Payment },
): Promise<CheckoutStarted> {
  const payment = planned ?? (await latestPayment(shop.db, id));
  if (!payment) throw new Error("An order was placed without a payment");
  return { orderId: id, orderNumber, checkoutUrl: await orUnavailable(shop, openPayment(shop, payment)) };
}

/** One transaction: customer, order, lines, held goods and the payment that will be asked for. */
async function place(
  shop: Shop,
  attempt: Attempt,
  priced: PricedOrder,
  machine: ChosenMachine | null,
  cartHash: Buffer,
): Promise<PlacedOrder & { payment?: Payment }> {
  try {
    return await transact(shop.db, async (tx) => {
      const { customer } = attempt.request;
      const customerId = await knowCustomer(tx, customer);
      const order = { ...orderRow(shop, attempt, priced, machine), id: randomUUID(), customerId, cartHash };
      const placed = await placeOrder(tx, order, priced.lines.map(lineRow(priced.vatRate)), attempt.requestId);
      const now = shop.clock.now();
      const expiresAt = new Date(now.getTime() + SESSION_MINUTES * 60_000);
      const wanted = priced.lines.map(({ product, quantity }) => ({
        productId: product.id,
        name: product.name,
        quantity,
      }));
      await holdStock(tx, placed.id, wanted, expiresAt);
      const request = sessionRequest(shop, attempt, priced, placed, expiresAt);
      return { ...placed, payment: await planPayment(tx, shop.payment.provider, request, now) };
    });
  } catch (error) {
    // A second click that arrived at the same moment: the first one's order is the order.
    if (violatedConstraint(error) !== "orders_idempotency_unique" || !attempt.idempotencyKey) throw error;
    const first = await orderWithKey(shop.db, attempt.idempotencyKey);
    if (!first) throw error;
    return first;
  }
}

/** What makes two requests the same order; prices seen are part of it, so that a new price is a new attempt. */
const hashOf = ({ items, customer, delivery, totalAmount }: OrderRequest): Buffer =>
  createHash("sha256")
    .update(JSON.stringify([items, customer, delivery, totalAmount]))
    .digest();

async function orUnavailable<T>(shop: Shop, asked: Promise<T>): Promise<T> {
  try {
    return await asked;
  } catch (error) {
    if (!(error instanceof PaymentUnavailable)) throw error;
    shop.log.warn({ err: error }, "the provider could not be asked; the shopper may try again");
    throw new Refusal("unavailable", "The payment provider does not answer at the moment. Nothing was charged.", {
      retryAfterSeconds: 5,
    });
  }
}
