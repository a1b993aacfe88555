import { randomBytes, randomUUID } from "node:crypto";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { shipOrder } from "#features/fulfilment/server/ship-order.ts";
import { differencesOf } from "#features/payments/server/match-statement.ts";
import { planPayment } from "#features/payments/server/payment-session.ts";
import { transact } from "#platform/database/database.ts";
import { signToken } from "#platform/payment/montonio-token.ts";
import { PaymentUnavailable } from "#platform/payment/payment.ts";
import { DAY_MS } from "#shared/day.ts";
import { type Cents, cents } from "#shared/money.ts";
import { aBrowser, anOrderFor, aProduct, aRefund, checkout, levelsOf, type MadeProduct } from "#tests/makers.ts";
import { aMontonioShop, type MontonioShop } from "#tests/montonio-shop.ts";
import { situationOf } from "../order-view.ts";
import { cancelAttempt } from "./cancel-attempt.ts";
import { changeStatus } from "./change-status.ts";
import { reservationFaults } from "./check-reservations.ts";
import { endAbandonedAttempts } from "./end-abandoned-attempts.ts";
import { followPayments } from "./follow-payments.ts";
import { orderJobs } from "./order-jobs.ts";
import { orderById } from "./order-queries.ts";
import { reconcile } from "./reconcile.ts";
import { refundOrder, sendRequestedRefunds } from "./refund-order.ts";

const HOUR = 3600_000;

let shop: MontonioShop;
let lavender: MadeProduct;
beforeAll(async () => {
  shop = await aMontonioShop({ settlesAfterMs: 20 * HOUR });
});
beforeEach(async () => {
  lavender = await aProduct(shop, { stock: 5 });
});
afterAll(() => shop.close());

const order = (id: string) => shop.row("SELECT status, payment_state, review_flag FROM orders WHERE id = $1", id);
const payment = (id: string) =>
  shop.row("SELECT state, provider, method, session_id FROM payments WHERE order_id = $1", id);
const levels = () => levelsOf(shop, lavender.id);
const confirmations = async (id: string): Promise<number> =>
  (await shop.row("SELECT count(*)::int AS n FROM emails WHERE order_id = $1 AND kind = 'order-confirmation'", id)).n;

async function placed({
  browser = aBrowser(),
  quantity = 1,
  method = "bank:EE:HABAEE2X",
  network = null as Buffer | null,
} = {}) {
  const request = { ...anOrderFor([[lavender, quantity]]), paymentMethod: `montonio/${method}` };
  const { orderId, action } = await checkout(shop, request, { browser, network });
  const { session_id: session } = await payment(orderId);
  return { id: orderId, session, action, browser };
}
const refund = (orderId: string, amount: Cents | null = null) => refundOrder(shop, aRefund(orderId, { amount }));
const refundState = async (orderId: string) =>
  (
    await shop.row(
      "SELECT r.state FROM refunds r JOIN payments p ON p.id = r.payment_id WHERE p.order_id = $1 ORDER BY r.created_at DESC",
      orderId,
    )
  ).state;

describe("a bank link", () => {
  it("goes straight to the chosen bank, and tells Montonio nothing about the buyer", async () => {
    const { id, session, action } = await placed();
    expect(action).toEqual({ kind: "redirect", url: expect.stringContaining(`/pay/${session}`) });
    expect(await payment(id)).toMatchObject({ state: "open", provider: "montonio", method: "bank:EE:HABAEE2X" });
    const asked = shop.montonio.orders.get(session);
    expect(asked).toMatchObject({ method: "paymentInitiation", cents: 2899 });
    expect(asked?.options).toMatchObject({ preferredCountry: "EE", preferredProvider: "HABAEE2X" });
    expect(JSON.stringify(asked)).not.toMatch(/mari|Pikk|\+372/i);
  });

  it("is paid by a notification, once, in the body or in the query, and nothing of the payer is kept", async () => {
    for (let times = 0; times < 2; times += 1) {
      const { id, session } = await placed();
      shop.montonio.pay(session);
      const [notice] = shop.montonio.notices;
      expect(await shop.notify()).toEqual([200]);
      if (notice) expect(await Promise.all([shop.send(notice), shop.send(notice)])).toEqual([200, 200]);
      expect(await order(id)).toEqual({ status: "processing", payment_state: "paid", review_flag: null });
      expect(await confirmations(id)).toBe(1);
      const { kept } = await shop.row("SELECT row_to_json(p)::text AS kept FROM payments p WHERE order_id = $1", id);
      expect(kept).not.toMatch(/EE471000001020145685|Maasikas/);
    }
  });

  it("is paid without any notification, when reconciliation asks", async () => {
    const { id, session } = await placed();
    shop.montonio.pay(session);
    shop.montonio.notices.length = 0;
    shop.clock.forward(11 * 60_000);
    await reconcile(shop);
    expect(await order(id)).toMatchObject({ payment_state: "paid" });
  });

  it("keeps the last piece for a buyer who is at the bank for 20 minutes, as nobody can end the payment there", async () => {
    lavender = await aProduct(shop, { stock: 1 });
    const { id, session } = await placed();
    shop.clock.forward(20 * 60_000);
    for (const { name, run } of orderJobs(shop))
      if (name === "end-abandoned-attempts") await run(new AbortController().signal);
    await expect(placed()).rejects.toMatchObject({ code: "SOLD_OUT" });
    shop.montonio.pay(session);
    await shop.notify();
    expect(await order(id)).toMatchObject({ status: "processing", payment_state: "paid" });
  });

  it("for more than the measure gives way all the same, and its money goes back", async () => {
    const { id, session } = await placed({ quantity: 5, network: randomBytes(32) });
    await placed();
    shop.montonio.pay(session);
    await shop.notify();
    expect(await order(id)).toMatchObject({ status: "cancelled", review_flag: expect.stringContaining("goes back") });
  });

  it("that the bank still settles is not paid, keeps its goods, and ends as the bank decides", async () => {
    const [good, bad] = [await placed(), await placed()];
    for (const { session } of [good, bad]) shop.montonio.authorize(session);
    await shop.notify();
    shop.clock.forward(HOUR);
    await endAbandonedAttempts(shop);
    expect(await payment(good.id)).toMatchObject({ state: "awaiting" });
    expect(await levels()).toEqual({ available: 3, reserved: 2 });
    shop.montonio.pay(good.session);
    shop.montonio.void(bad.session);
    await shop.notify();
    expect(await order(good.id)).toMatchObject({ status: "processing", payment_state: "paid" });
    expect(await order(bad.id)).toMatchObject({ status: "pending", payment_state: "failed" });
    expect(await levels()).toEqual({ available: 4, reserved: 0 });
  });

  it("is opened once when the first answer is lost, whichever id the repeated request gets", async () => {
    const fresh = await aMontonioShop({ givesNewUuid: true });
    try {
      const product = await aProduct(fresh, { stock: 5 });
      const request = { ...anOrderFor([[product, 1]]), paymentMethod: "montonio/bank:EE:HABAEE2X" };
      const buyer = { browser: aBrowser(), key: randomUUID() };
      await fresh.payment.methods({ country: "EE", currency: "EUR", amountCents: cents(2899), locale: "en" });
      fresh.montonio.behave("lose", 1);
      await expect(checkout(fresh, request, buyer)).rejects.toMatchObject({ kind: "unavailable" });
      const { orderId } = await checkout(fresh, request, buyer);
      expect(fresh.montonio.orders.size).toBe(2);
      const [lost] = fresh.montonio.orders.keys();
      fresh.montonio.pay(lost ?? "");
      expect(await fresh.notify()).toEqual([200]);
      const { rows } = await fresh.pool.query("SELECT payment_state FROM orders WHERE id = $1", [orderId]);
      expect(rows).toEqual([{ payment_state: "paid" }]);
    } finally {
      await fresh.close();
    }
  });
});

describe("a notification proves nothing by itself", () => {
  it.each([
    [
      "signed by somebody else",
      (uuid: string) => signToken("another key", { uuid, paymentStatus: "PAID" }, new Date()),
    ],
    ["for another store", (uuid: string) => signToken("secret-key-of-the-tests", { uuid, accessKey: "x" }, new Date())],
    [
      "without a signature",
      (uuid: string) =>
        `${btoa('{"alg":"none"}')}.${btoa(JSON.stringify({ uuid, accessKey: "access-key-of-the-tests" }))}.`,
    ],
    ["that is none", () => "token"],
  ])("%s: refused", async (_what, token) => {
    const { id, session } = await placed();
    expect(await shop.send({ name: "orderToken", token: token(session), order: session })).toBe(400);
    expect(await order(id)).toMatchObject({ payment_state: "unpaid" });
  });

  it("an old genuine one moves nothing back", async () => {
    const { id, session } = await placed();
    shop.montonio.authorize(session);
    const [old] = shop.montonio.notices;
    shop.montonio.pay(session);
    await shop.notify();
    if (old) expect(await shop.send(old)).toBe(200);
    expect(await order(id)).toMatchObject({ payment_state: "paid" });
    expect(await payment(id)).toMatchObject({ state: "paid" });
  });

  it("answers so that it is sent again while Montonio cannot be asked", async () => {
    const { id, session } = await placed();
    shop.montonio.pay(session);
    const [notice] = shop.montonio.notices.splice(0);
    shop.montonio.behave("break", 1);
    if (notice) expect(await shop.send(notice)).toBe(503);
    if (notice) expect(await shop.send(notice)).toBe(200);
    expect(await order(id)).toMatchObject({ payment_state: "paid" });
  });
});

describe("an attempt that Montonio cannot end", () => {
  it("lets its goods go, and is decided by its end", async () => {
    const { id } = await placed({ quantity: 2 });
    await cancelAttempt(shop, id);
    expect(await payment(id)).toMatchObject({ state: "given_up" });
    expect(await levels()).toEqual({ available: 5, reserved: 0 });
    shop.clock.forward(HOUR);
    await reconcile(shop);
    expect(await payment(id)).toMatchObject({ state: "expired" });
    expect(await reservationFaults(shop.db)).toEqual([]);
  });

  it("and is paid after all: the order stands where its goods are there", async () => {
    const { id, session } = await placed();
    await cancelAttempt(shop, id);
    shop.montonio.pay(session);
    await shop.notify();
    expect(await order(id)).toMatchObject({ payment_state: "paid" });
    expect(await levels()).toEqual({ available: 4, reserved: 0 });
    expect(await confirmations(id)).toBe(1);
  });

  it("and is paid although another payment of the order took its place: reconciliation asks about it", async () => {
    const { id, session } = await placed();
    await cancelAttempt(shop, id);
    const { request } = await shop.row("SELECT request FROM payments WHERE order_id = $1", id);
    const again = { ...request, idempotencyKey: `again-${id}` };
    await transact(shop.db, (tx) => planPayment(tx, "montonio", again, shop.clock.now()));
    shop.montonio.pay(session);
    shop.montonio.notices.length = 0;
    shop.clock.forward(11 * 60_000);
    await reconcile(shop);
    expect(await order(id)).toMatchObject({ payment_state: "paid" });
    const { state } = await shop.row("SELECT state FROM payments WHERE session_id = $1", session);
    expect(state).toBe("paid");
  });

  it("and is paid after its goods were sold: the money goes back by itself", async () => {
    const { id, session } = await placed({ quantity: 5 });
    await cancelAttempt(shop, id);
    const other = await placed({ quantity: 5 });
    shop.montonio.pay(other.session);
    shop.montonio.pay(session);
    await shop.notify();
    shop.clock.forward(21 * HOUR);
    await sendRequestedRefunds(shop);
    expect(await order(id)).toMatchObject({ status: "cancelled", payment_state: "refunded" });
    expect(await order(other.id)).toMatchObject({ payment_state: "paid" });
    expect(await confirmations(id)).toBe(0);
  });
});

describe("two attempts at two providers for one purchase", () => {
  it.each(["the later one first", "the earlier one first"])(
    "both paid, %s: one stands, the other goes back",
    async (how) => {
      const other = { ...shop, payment: shop.testPage, otherPayments: [shop.payment] };
      const first = await placed();
      const request = anOrderFor([[lavender, 1]]);
      const { orderId, action } = await checkout(other, request, { browser: first.browser });
      const page = action.kind === "redirect" ? (action.url.split("/").at(-1) ?? "") : "";
      const payPage = async () => void (await shop.testPage.deliver((await shop.testPage.pay(page)).eventId));
      const payBank = async () => {
        shop.montonio.pay(first.session);
        await shop.notify();
      };
      for (const pay of how === "the later one first" ? [payPage, payBank] : [payBank, payPage]) await pay();
      shop.clock.forward(21 * HOUR);
      await sendRequestedRefunds(shop);
      expect(await order(orderId)).toMatchObject({ status: "processing", payment_state: "paid" });
      expect(await payment(first.id)).toMatchObject({ state: "overpaid" });
      expect(await refundState(first.id)).toBe("succeeded");
      expect((await order(first.id)).review_flag).toContain("goes back by itself");
      expect(await levels()).toEqual({ available: 4, reserved: 0 });
      expect([await confirmations(first.id), await confirmations(orderId)]).toEqual([0, 1]);
    },
  );

  it("on one order, by hand or by a restored backup: the second payment goes back by itself", async () => {
    const { id, session } = await placed();
    const { request } = await shop.row("SELECT request FROM payments WHERE order_id = $1", id);
    const again = { ...request, idempotencyKey: `again-${id}` };
    await transact(shop.db, (tx) => planPayment(tx, "test-page", again, shop.clock.now()));
    const second = await shop.testPage.openSession(again);
    await shop.testPage.deliver((await shop.testPage.pay(second.id)).eventId);
    shop.montonio.pay(session);
    await shop.notify();
    shop.clock.forward(21 * HOUR);
    await sendRequestedRefunds(shop);
    expect(await order(id)).toMatchObject({ payment_state: "paid" });
    const { rows } = await shop.pool.query(
      "SELECT provider, state, refunded_cents::int FROM payments WHERE order_id = $1 ORDER BY provider",
      [id],
    );
    expect(rows).toEqual([
      { provider: "montonio", state: "overpaid", refunded_cents: 2899 },
      { provider: "test-page", state: "paid", refunded_cents: 0 },
    ]);
    expect(await confirmations(id)).toBe(1);
  });
});

describe("voided after it was paid", () => {
  async function paid() {
    const made = await placed();
    shop.montonio.pay(made.session);
    await shop.notify();
    return made;
  }

  it("tells the operator with a day, and the order is not shipped", async () => {
    const { id, session } = await paid();
    shop.montonio.void(session);
    await shop.notify();
    expect(await order(id)).toEqual({
      status: "processing",
      payment_state: "reversed",
      review_flag: expect.stringMatching(
        /^The bank took the payment of €28\.99 back: do not ship.* until \d{1,2} \w+ \d{4}\.$/,
      ),
    });
    const shipping = { orderId: id, parcel: {}, administratorId: null };
    await expect(shipOrder(shop, shipping)).rejects.toMatchObject({ code: "REVERSED" });
  });

  it("says so once, however often it is told, and paying is not told again", async () => {
    const { id, session } = await paid();
    const before = await confirmations(id);
    shop.montonio.void(session);
    const [notice] = shop.montonio.notices.splice(0);
    for (let times = 0; times < 5; times += 1) if (notice) await shop.send(notice);
    const { n } = await shop.row(
      "SELECT count(*)::int AS n FROM emails WHERE order_id = $1 AND kind = 'order-attention'",
      id,
    );
    expect([n, await confirmations(id)]).toEqual([1, before]);
  });

  it("tells the buyer once, with the way to pay again as long as nothing has left", async () => {
    const { id, session } = await paid();
    shop.montonio.void(session);
    const [notice] = shop.montonio.notices.splice(0);
    for (let times = 0; times < 3; times += 1) if (notice) await shop.send(notice);
    const { n } = await shop.row(
      "SELECT count(*)::int AS n FROM emails WHERE order_id = $1 AND kind = 'order-payment-reversed'",
      id,
    );
    expect(n).toBe(1);
    const seen = async () => (await orderById(shop.db, id))?.order;
    expect(await seen()).toMatchObject({ canPayAgain: true });
    await shop.pool.query("UPDATE orders SET status = 'shipped', shipped_at = now() WHERE id = $1", [id]);
    const gone = await seen();
    expect([gone?.canPayAgain, gone && situationOf(gone)]).toEqual([false, "reversed-gone"]);
  });

  it("writes to nobody about an order that is cancelled", async () => {
    const { id, session } = await paid();
    await changeStatus(shop, { orderId: id, to: "cancelled", administratorId: null });
    shop.montonio.void(session);
    await shop.notify();
    const { n } = await shop.row(
      "SELECT count(*)::int AS n FROM emails WHERE order_id = $1 AND kind = 'order-payment-reversed'",
      id,
    );
    expect([n, await order(id)]).toMatchObject([0, { payment_state: "reversed" }]);
  });

  it("is known when a payout report of before has it", async () => {
    const { session } = await paid();
    shop.montonio.void(session);
    await shop.notify();
    const reported = {
      kind: "payment",
      id: session,
      grossCents: cents(2899),
      feeCents: cents(0),
      currency: "EUR",
    } as const;
    expect(await differencesOf(shop.db, "montonio", [reported])).toEqual([]);
  });

  it("is found without a notification", async () => {
    const { id, session } = await paid();
    shop.montonio.void(session);
    shop.montonio.notices.length = 0;
    await followPayments(shop);
    expect(await order(id)).toMatchObject({ payment_state: "reversed" });
  });

  it("is asked about in one call a payment, and its turn comes where each run has too little time for all", async () => {
    for (let count = 0; count < 3; count += 1) await paid();
    const before = shop.montonio.requestsSoFar().length;
    const followed = await followPayments(shop);
    expect(shop.montonio.requestsSoFar().length - before).toBe(followed);
    const asked = new Set<string>();
    for (let run = 0; run < 500 && asked.size < followed; run += 1) {
      const short = new AbortController();
      const session: typeof shop.payment.session = async (id) => {
        asked.add(id);
        short.abort();
        return null;
      };
      await followPayments({ ...shop, payment: { ...shop.payment, session } }, short.signal);
    }
    expect(asked.size).toBe(followed);
  });

  it("of one payment cannot be applied, and the others are followed", async () => {
    const { id, session } = await paid();
    await paid();
    shop.montonio.void(session);
    shop.montonio.notices.length = 0;
    const broken: typeof shop.payment.session = (one) => {
      if (one !== session) throw new Error("broken");
      return shop.payment.session(one);
    };
    await expect(followPayments({ ...shop, payment: { ...shop.payment, session: broken } })).rejects.toThrow("broken");
    expect(await order(id)).toMatchObject({ payment_state: "reversed" });
  });

  it("stops a refund that was not sent yet", async () => {
    const { id, session } = await paid();
    await refund(id);
    expect(await refundState(id)).toBe("waiting");
    shop.montonio.void(session);
    await shop.notify();
    shop.clock.forward(21 * HOUR);
    await sendRequestedRefunds(shop);
    expect(await refundState(id)).toBe("failed");
    expect(shop.montonio.orders.get(session)?.refunds).toEqual([]);
  });
});

describe("a refund", () => {
  async function paid() {
    const made = await placed();
    shop.montonio.pay(made.session);
    await shop.notify();
    return made;
  }

  it("before the money has arrived waits, is asked again each hour, and goes back once", async () => {
    const { id, session } = await paid();
    expect(await refund(id)).toMatchObject({ state: "waiting" });
    const asked = shop.montonio.requestsSoFar().length;
    await sendRequestedRefunds(shop);
    expect(shop.montonio.requestsSoFar().length).toBe(asked);
    shop.clock.forward(21 * HOUR);
    await Promise.all([sendRequestedRefunds(shop), sendRequestedRefunds(shop)]);
    await shop.notify();
    expect(await order(id)).toMatchObject({ payment_state: "refunded" });
    expect(shop.montonio.orders.get(session)?.refunds).toHaveLength(1);
    const { n } = await shop.row(
      "SELECT count(*)::int AS n FROM refunds r JOIN payments p ON p.id = r.payment_id WHERE p.order_id = $1",
      id,
    );
    expect(n).toBe(1);
  });

  it("whose answer was lost is found, also when its notification comes first", async () => {
    const { id, session } = await paid();
    shop.clock.forward(21 * HOUR);
    const { refund: refundAt } = shop.payment;
    shop.payment.refund = async (request) => {
      await refundAt(request);
      throw new PaymentUnavailable("lost");
    };
    expect(await refund(id)).toMatchObject({ state: "requested" });
    shop.payment.refund = refundAt;
    await shop.notify();
    await sendRequestedRefunds(shop);
    expect(await refundState(id)).toBe("succeeded");
    expect(await order(id)).toMatchObject({ payment_state: "refunded" });
    expect(shop.montonio.orders.get(session)?.refunds).toHaveLength(1);
  });

  it("below what Montonio gives back is refused before it is noted", async () => {
    const { id } = await paid();
    await expect(refund(id, cents(4))).rejects.toMatchObject({ code: "REFUND_TOO_SMALL" });
    expect(await refund(id, cents(5))).toMatchObject({ amountCents: 5 });
  });

  it("that waits for days is told to the operator", async () => {
    const { id, session } = await paid();
    await refund(id);
    const bank = shop.montonio.orders.get(session);
    if (bank) bank.paidAt = new Date(shop.clock.now().getTime() + 30 * DAY_MS);
    shop.clock.forward(5 * DAY_MS + HOUR);
    await sendRequestedRefunds(shop);
    expect((await order(id)).review_flag).toMatch(/has waited 5 days/);
  });
});
