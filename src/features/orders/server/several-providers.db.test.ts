import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { PaymentUnavailable } from "#platform/payment/payment.ts";
import type { PaymentMethod } from "#platform/payment/payment-method.ts";
import { openProviders } from "#platform/payment/providers.ts";
import { signatureOf } from "#platform/payment/session-events.ts";
import { cents } from "#shared/money.ts";
import { aBrowser, anOrderFor, aProduct, aRefund, checkout, type MadeProduct, sessionOf } from "#tests/makers.ts";
import { served, type TestShop } from "#tests/shop.ts";
import { aStripeShop, type StripeShop } from "#tests/stripe-shop.ts";
import { askProvider } from "./ask-provider.ts";
import { endAbandonedAttempts } from "./end-abandoned-attempts.ts";
import { reconcile } from "./reconcile.ts";
import { refundOrder, sendRequestedRefunds } from "./refund-order.ts";

/** Stripe is the default and the test page stands beside it, as a second provider would. */
let shop: StripeShop;
let page: TestShop["payment"];
let lavender: MadeProduct;
let close: () => Promise<void>;
beforeAll(async () => {
  shop = await aStripeShop();
  page = shop.testPage;
  shop.otherPayments = [page];
  const server = await served(shop);
  close = server.close;
  lavender = await aProduct(shop, { stock: 500 });
});
afterAll(async () => {
  await close();
  await shop.close();
});

const order = (paymentMethod?: string) => checkout(shop, { ...anOrderFor([[lavender, 1]]), paymentMethod });
/** A method of the test page, which offers none beside another provider. */
const byTestPage = async () => {
  const { methods } = page;
  page.methods = async () => [{ ...A_METHOD, id: "anything" }];
  try {
    return await order("test-page/anything");
  } finally {
    page.methods = methods;
  }
};
const A_METHOD: Omit<PaymentMethod, "id"> = {
  group: "bank",
  name: "Bank",
  countries: null,
  currencies: ["EUR"],
  minCents: cents(50),
  maxCents: null,
  isDelayed: false,
  isRefundable: true,
};
const row = (id: string) =>
  shop.row(
    `SELECT p.provider, p.state, o.payment_state, p.refunded_cents::int, p.amount_cents::int, o.is_test
       FROM payments p JOIN orders o ON o.id = p.order_id WHERE o.id = $1`,
    id,
  );

it("an order without a chosen method is paid at the default provider", async () => {
  const started = await order();
  expect(await row(started.orderId)).toMatchObject({ provider: "stripe", state: "open", is_test: false });
});

it("the only way to pay that a country has is taken without a question", async () => {
  const { payment } = shop;
  shop.payment = {
    ...payment,
    capabilities: { ...payment.capabilities, hasMethodList: true },
    methods: async () => [{ ...A_METHOD, id: "card", group: "card", name: null }],
  };
  const started = await order();
  shop.payment = payment;
  expect(
    await shop.row("SELECT request ->> 'method' AS method FROM payments WHERE order_id = $1", started.orderId),
  ).toEqual({
    method: "card",
  });
});

it("an order whose provider moves no money is a test order", async () => {
  const { payment } = shop;
  shop.payment = { ...payment, isTest: true };
  const started = await order();
  shop.payment = payment;
  expect(await row(started.orderId)).toMatchObject({ provider: "stripe", is_test: true });
});

it("a chosen method is paid, asked about and refunded at its own provider", async () => {
  const started = await byTestPage();
  expect(await row(started.orderId)).toMatchObject({ provider: "test-page", state: "open", is_test: true });
  await page.pay(sessionOf(started));
  await askProvider(shop, started.orderId);
  expect(await row(started.orderId)).toMatchObject({ payment_state: "paid" });
  expect(await refundOrder(shop, aRefund(started.orderId))).toMatchObject({ state: "succeeded" });
  const { amount_cents } = await row(started.orderId);
  expect(await row(started.orderId)).toMatchObject({ payment_state: "refunded", refunded_cents: amount_cents });
});

it("a method that nobody offers is refused before an order is placed", async () => {
  await expect(order("stripe/blik")).rejects.toMatchObject({ kind: "invalid", code: "METHOD_GONE" });
  await expect(order("montonio/bank")).rejects.toMatchObject({ kind: "invalid", code: "METHOD_GONE" });
});

it("each provider has a webhook of its own, and the signature of one proves nothing to the other", async () => {
  const started = await byTestPage();
  const { eventId } = await page.pay(sessionOf(started));
  const { rows } = await shop.pool.query("SELECT body FROM test_page_events WHERE id = $1", [eventId]);
  const send = (provider: string) =>
    fetch(`${shop.config.shopUrl}/functions/v1/payment-webhook/${provider}`, {
      method: "POST",
      headers: { "stripe-signature": signatureOf("whsec_of_the_tests", rows[0].body, shop.clock.now()) },
      body: rows[0].body,
    }).then(({ status }) => status);
  expect(await send("stripe")).toBe(400);
  expect(await send("montonio")).toBe(404);
  expect(await send("nobody")).toBe(404);
  expect(await row(started.orderId)).toMatchObject({ payment_state: "unpaid" });
  expect(await send("test-page")).toBe(200);
  expect(await row(started.orderId)).toMatchObject({ payment_state: "paid" });
});

it("reconciliation catches up with every provider, and a silent one does not hold up the others", async () => {
  const [atStripe, atPage] = [await order(), await byTestPage()];
  const session = await shop.pool.query("SELECT session_id FROM payments WHERE order_id = $1", [atStripe.orderId]);
  shop.stripe.pay(session.rows[0].session_id);
  await page.pay(sessionOf(atPage));
  const silent = { ...shop.payment, eventsSince: () => failing(), session: async () => failed() };
  expect(await reconcile({ ...shop, payment: silent })).toMatchObject({ isProviderDown: true });
  expect(await row(atPage.orderId)).toMatchObject({ payment_state: "paid" });
  expect(await row(atStripe.orderId)).toMatchObject({ payment_state: "unpaid" });
  expect(await reconcile(shop)).toMatchObject({ isProviderDown: false });
  expect(await row(atStripe.orderId)).toMatchObject({ payment_state: "paid" });
});

it("an attempt at a provider without keys waits, and those at others end", async () => {
  const [atStripe, atPage] = [await order(), await byTestPage()];
  shop.clock.forward(42 * 60_000);
  await expect(endAbandonedAttempts({ ...shop, otherPayments: [] })).rejects.toBeInstanceOf(PaymentUnavailable);
  expect(await row(atStripe.orderId)).toMatchObject({ state: "expired", payment_state: "failed" });
  expect(await row(atPage.orderId)).toMatchObject({ state: "open", payment_state: "unpaid" });
  await endAbandonedAttempts(shop);
  expect(await row(atPage.orderId)).toMatchObject({ state: "expired", payment_state: "failed" });
});

it("what a demo left at its test page ends and is refunded in the live shop", async () => {
  const { clock, pool } = shop;
  const config = { ...shop.config, STRIPE_SECRET_KEY: "sk_live_shop", STRIPE_WEBHOOK_SECRET: "whsec_of_the_shop" };
  const { formerPayment } = openProviders({ config, secret: Buffer.alloc(32), pool, clock });
  const live = { ...shop, otherPayments: [], formerPayment };
  const [left, paid] = [await byTestPage(), await byTestPage()];
  await page.pay(sessionOf(paid));
  await askProvider(shop, paid.orderId);
  clock.forward(42 * 60_000);
  await endAbandonedAttempts(live);
  expect(await row(left.orderId)).toMatchObject({ state: "expired", payment_state: "failed" });
  expect(await refundOrder(live, aRefund(paid.orderId))).toMatchObject({ state: "succeeded" });
});

describe("while one provider is silent, or its keys are gone", () => {
  const silent = () => ({ ...shop.payment, session: async () => failed(), sessionOfOrder: async () => failed() });
  const besides = {
    silent: () => ({ ...shop, payment: page, otherPayments: [silent()] }),
    gone: () => ({ ...shop, payment: page, otherPayments: [] }),
  };

  it.each(["silent", "gone"] as const)("an earlier attempt at it stops no payment at another: %s", async (how) => {
    const browser = aBrowser();
    const first = await checkout(shop, anOrderFor([[lavender, 1]]), { browser });
    const second = await checkout(besides[how](), anOrderFor([[lavender, 2]]), { browser });
    expect(await row(first.orderId)).toMatchObject({ provider: "stripe", state: "open", payment_state: "unpaid" });
    expect(await row(second.orderId)).toMatchObject({ provider: "test-page", state: "open" });
  });

  it("its attempts of one browser are three at most", async () => {
    const browser = aBrowser();
    for (const quantity of [1, 2, 3]) {
      const { orderId } = await checkout(besides.silent(), anOrderFor([[lavender, quantity]]), { browser });
      await shop.pool.query("UPDATE payments SET provider = 'stripe' WHERE order_id = $1", [orderId]);
    }
    const fourth = checkout(besides.silent(), anOrderFor([[lavender, 4]]), { browser });
    await expect(fourth).rejects.toMatchObject({ kind: "unavailable" });
  });

  it("goods of an attempt at it are not sold, and what yields at another is", async () => {
    const [last, browser] = [await aProduct(shop, { stock: 2 }), aBrowser()];
    const stuck = await checkout(shop, anOrderFor([[last, 1]]), { browser });
    const newer = await checkout(besides.silent(), anOrderFor([[last, 1]]));
    await shop.pool.query("UPDATE stock_reservations SET yields = true WHERE product_id = $1", [last.id]);
    await checkout(besides.silent(), anOrderFor([[last, 1]]));
    expect(await row(stuck.orderId)).toMatchObject({ payment_state: "unpaid" });
    expect(await row(newer.orderId)).toMatchObject({ payment_state: "failed" });
    await expect(checkout(besides.silent(), anOrderFor([[last, 1]]))).rejects.toMatchObject({ code: "SOLD_OUT" });
    const own = checkout(besides.silent(), anOrderFor([[last, 1]]), { browser });
    await expect(own).rejects.toMatchObject({ kind: "unavailable" });
  });
});

describe("50 that a silent provider, or one without keys, keeps waiting hold up none at another", () => {
  const silent = () => ({ ...shop.payment, session: async () => failed(), refund: async () => failed() });
  /** Copies of an order with its payment and refund. */
  const copy = (orderId: string) =>
    shop.pool.query(
      `WITH copies AS (
         INSERT INTO orders SELECT copied.* FROM orders o, generate_series(1, 60) i, jsonb_populate_record(o, jsonb_build_object(
           'id', ('00000000' || substr(gen_random_uuid()::text, 9)), 'order_number', o.order_number || '-' || i,
           'tracking_code', 'TRK' || lpad((random() * 1e13)::bigint::text, 14, '0'), 'idempotency_key', gen_random_uuid())) copied
         WHERE o.id = $1 RETURNING id),
       paid AS (
         INSERT INTO payments SELECT copied.* FROM payments p, copies c, jsonb_populate_record(p, jsonb_build_object(
           'id', gen_random_uuid(), 'order_id', c.id, 'idempotency_key', c.id, 'session_id', c.id, 'charge_id', c.id)) copied
         WHERE p.order_id = $1 RETURNING id)
       INSERT INTO refunds SELECT copied.* FROM refunds r JOIN payments p ON p.id = r.payment_id AND p.order_id = $1, paid,
         jsonb_populate_record(r, jsonb_build_object('id', gen_random_uuid(), 'payment_id', paid.id, 'idempotency_key', paid.id)) copied`,
      [orderId],
    );

  it.each([
    ["silent", () => [silent()]],
    ["without keys", () => []],
  ])("%s: attempts end, and refunds go back", async (_how, others) => {
    const alone = () => ({ ...shop, payment: page, otherPayments: others() });
    await copy((await order()).orderId);
    const healthy = await byTestPage();
    shop.clock.forward(60 * 60_000);
    await expect(endAbandonedAttempts(alone())).rejects.toBeInstanceOf(PaymentUnavailable);
    expect(await row(healthy.orderId)).toMatchObject({ state: "expired", payment_state: "failed" });

    const paid = await order();
    const { rows } = await shop.pool.query("SELECT session_id FROM payments WHERE order_id = $1", [paid.orderId]);
    shop.stripe.pay(rows[0].session_id);
    await askProvider(shop, paid.orderId);
    await refundOrder(alone(), aRefund(paid.orderId));
    await copy(paid.orderId);
    const back = await byTestPage();
    await page.pay(sessionOf(back));
    await askProvider(shop, back.orderId);
    const unanswered = { ...shop, otherPayments: [{ ...page, refund: async () => failed() }] };
    expect(await refundOrder(unanswered, aRefund(back.orderId))).toMatchObject({
      state: "requested",
    });
    await sendRequestedRefunds(alone());
    expect(await row(back.orderId)).toMatchObject({ payment_state: "refunded" });
  });
});

const failed = (): never => {
  throw new PaymentUnavailable("silence");
};
async function* failing() {
  yield failed();
}
