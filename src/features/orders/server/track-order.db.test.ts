import { createHash, randomUUID } from "node:crypto";
import { describe, expect, it } from "vitest";
import type { CheckoutStarted } from "#features/checkout/server/start-checkout.ts";
import { newBrowser } from "#http/browser-cookie.ts";
import { aBrowser, anOrderFor, aPaidOrder, aProduct, checkout, sessionOf } from "#tests/makers.ts";
import { part } from "#tests/parcels.ts";
import { aShop, served, servedShopOfFile } from "#tests/shop.ts";
import { cancelAttempt } from "./cancel-attempt.ts";
import { orderKey } from "./order-key.ts";

const shop = await servedShopOfFile({ env: { LIMIT_TRACKING: "1000", TRUSTED_PROXIES: "1" } });

const anOrder = async (browser = aBrowser()): Promise<CheckoutStarted> =>
  checkout(shop, anOrderFor([[await aProduct(shop, { stock: 50 }), 2]]), { browser });

async function codeOf({ orderId }: CheckoutStarted): Promise<string> {
  const { rows } = await shop.pool.query("SELECT tracking_code FROM orders WHERE id = $1", [orderId]);
  return rows[0].tracking_code;
}

const ship = ({ orderId }: CheckoutStarted, code: string | null, at: string) =>
  shop.pool.query("INSERT INTO shipments (order_id, tracking_number, carrier, shipped_at) VALUES ($1, $2, 'DHL', $3)", [
    orderId,
    code,
    at,
  ]);

const call = (name: string, body: unknown, headers: Record<string, string> = {}) =>
  fetch(`${shop.url}/functions/v1/${name}`, {
    method: "POST",
    headers: { "content-type": "application/json", ...headers },
    body: JSON.stringify(body),
  });
const track = async (body: unknown, headers: Record<string, string> = {}) =>
  (await call("track-order", body, headers)).json();

describe("tracking an order", () => {
  it("shows a stranger everything but personal data", async () => {
    const order = await anOrder();
    const code = await codeOf(order);
    expect(await track({ trackingCode: ` ${code.toLowerCase()} ` })).toEqual({
      order: {
        order_number: order.orderNumber,
        customers: { first_name: "M***", last_name: "M***", email: "m***@e***" },
        total_amount: 48.99,
        created_at: expect.stringMatching(/^\d{4}-\d\d-\d\dT/),
        status: "pending",
        payment: "unpaid",
        can_pay_again: false,
        tracking_code: code,
        phone_number: "+372***",
        shipping_address: { address: "P*** 1***", city: "Tallinn", zip: "10115" },
      },
      items: [{ products: { name: expect.stringMatching(/^Lavender Oil/) }, quantity: 2, price: 20 }],
    });
  });

  it("finds an order that leaves in several parcels by each code, with what is in them and what is to come", async () => {
    const id = await aPaidOrder(shop, [[await aProduct(shop, { stock: 5, name: "Cedar Oil" }), 3]]);
    const trackingNumber = `CC${randomUUID()}`;
    await part(shop, id, { 1: 1 }, { facts: { trackingNumber, carrier: "DPD" } });
    expect(await track({ trackingCode: trackingNumber })).toMatchObject({
      order: { status: "processing" },
      parcels: [
        { number: 1, tracking_code: trackingNumber, items: [{ products: { name: "Cedar Oil" }, quantity: 1 }] },
      ],
      to_come: [{ products: { name: "Cedar Oil" }, quantity: 2 }],
    });
  });

  it("shows only the buyer that a payment attempt failed and can be repeated", async () => {
    const started = await anOrder();
    await cancelAttempt(shop, started.orderId);
    const trackingCode = await codeOf(started);
    const key = orderKey(shop.secret, { id: started.orderId, linkVersion: 0 });
    expect((await track({ trackingCode })).order).toMatchObject({ payment: "failed", can_pay_again: false });
    expect((await track({ trackingCode, key })).order).toMatchObject({ payment: "failed", can_pay_again: true });
    await shop.pool.query("UPDATE orders SET status = 'cancelled' WHERE id = $1", [started.orderId]);
    expect((await track({ trackingCode, key })).order).toMatchObject({ payment: "failed", can_pay_again: false });
  });

  const all = { first_name: "Mari", last_name: "Maasikas", email: "mari@example.com" };

  it("shows everything to the browser that bought", async () => {
    const { browser, cookie } = newBrowser(shop);
    const trackingCode = await codeOf(await anOrder(browser));
    const customers = async (sent: string) => (await track({ trackingCode }, { cookie: sent })).order.customers;
    expect(await customers(cookie)).toEqual(all);
    expect(await customers(newBrowser(shop).cookie)).not.toEqual(all);
  });

  it("takes no cookie that the shop has not signed", async () => {
    const planted = "its-own";
    const trackingCode = await codeOf(await anOrder(createHash("sha256").update(planted).digest()));
    for (const cookie of [`browser=${planted}`, `browser=${planted}.`, `browser=${planted}.${planted}`])
      expect((await track({ trackingCode }, { cookie })).order.customers).not.toEqual(all);
  });

  it("shows everything to the key of the email, and only of this order", async () => {
    const [mine, other] = [await anOrder(), await anOrder()];
    const trackingCode = await codeOf(mine);
    const customers = async (key: string) => (await track({ trackingCode, key })).order.customers;
    expect(await customers(orderKey(shop.secret, { id: mine.orderId, linkVersion: 0 }))).toEqual(all);
    expect(await customers(orderKey(shop.secret, { id: other.orderId, linkVersion: 0 }))).not.toEqual(all);
  });

  it("goes by the carrier's code once it is given, and by ours for ever", async () => {
    const order = await anOrder();
    const ours = await codeOf(order);
    await ship(order, "cc-777", "2026-11-01");
    for (const trackingCode of ["CC-777", ours])
      expect((await track({ trackingCode })).order).toMatchObject({
        order_number: order.orderNumber,
        tracking_code: "cc-777",
      });
  });

  it("of two parcels with one carrier's code finds the one shipped last", async () => {
    const [older, newer] = [await anOrder(), await anOrder()];
    await ship(newer, "TWICE-1", "2026-11-02");
    await ship(older, "TWICE-1", "2026-11-01");
    expect((await track({ trackingCode: "TWICE-1" })).order.order_number).toBe(newer.orderNumber);
  });

  it("answers alike to whatever is no code of ours", async () => {
    await ship(await anOrder(), null, "2026-11-01");
    const answers = await Promise.all(
      ["TRK00000000000000", "nonsense", "", " ", "%", "' OR 1=1 --", "x".repeat(5_000)].map(async (trackingCode) => {
        const answer = await call("track-order", { trackingCode });
        return `${answer.status} ${await answer.text()}`;
      }),
    );
    expect(new Set(answers)).toEqual(new Set(['200 {"error":"Tracking number not found"}']));
  });

  it("is refused after so many guesses of one address", async () => {
    const few = await aShop({ env: { LIMIT_TRACKING: "3", TRUSTED_PROXIES: "1" } });
    const itsServer = await served(few);
    const guess = (address: string) =>
      fetch(`${itsServer.url}/functions/v1/track-order`, {
        method: "POST",
        headers: { "content-type": "application/json", "x-forwarded-for": address },
        body: JSON.stringify({ trackingCode: "TRK00000000000000" }),
      }).then(({ status }) => status);
    const seen = [];
    for (let i = 0; i < 4; i += 1) seen.push(await guess("1.2.3.4"));
    expect(seen).toEqual([200, 200, 200, 429]);
    expect(await guess("1.2.3.5")).toBe(200);
    await itsServer.close();
    await few.close();
  });
});

describe("asking for the confirmation email", () => {
  const emails = ({ orderId }: { orderId: string }) =>
    shop.rows("SELECT kind, recipient FROM emails WHERE order_id = $1", orderId);
  const ask = async (order_id: string) => {
    const answer = await call("send-order-confirmation", { order_id, customer_email: "thief@example.com" });
    return `${answer.status} ${await answer.text()}`;
  };
  const DONE = '200 {"success":true}';

  it("settles a payment of which no event came, and writes to the address that was ordered with", async () => {
    const order = await anOrder();
    await shop.payment.pay(sessionOf(order));
    expect(await ask(order.orderId)).toBe(DONE);
    expect(await emails(order)).toEqual([{ kind: "order-confirmation", recipient: "mari@example.com" }]);
  });

  it("sends once, however often it is called and whatever else reported the payment", async () => {
    const order = await anOrder();
    const { eventId } = await shop.payment.pay(sessionOf(order));
    await Promise.all([shop.payment.deliver(eventId), ...Array.from({ length: 10 }, () => ask(order.orderId))]);
    expect(await emails(order)).toHaveLength(1);
  });

  it("sends nothing for an unpaid order, and does not reveal whether there is one", async () => {
    const order = await anOrder();
    expect(await ask(order.orderId)).toBe(DONE);
    expect(await ask(randomUUID())).toBe(DONE);
    expect(await emails(order)).toEqual([]);
  });

  it("writes nothing for a paid order whose person was erased", async () => {
    const order = await anOrder();
    await shop.payment.pay(sessionOf(order));
    await ask(order.orderId);
    await shop.pool.query("DELETE FROM emails WHERE order_id = $1", [order.orderId]);
    await shop.pool.query("UPDATE orders SET erased_at = now() WHERE id = $1", [order.orderId]);
    await ask(order.orderId);
    expect(await emails(order)).toEqual([]);
  });
});
