import { randomBytes, randomUUID } from "node:crypto";
import pg from "pg";
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import { askProvider } from "#features/orders/server/ask-provider.ts";
import { attemptState } from "#features/orders/server/attempt-state.ts";
import { cancelAttempt } from "#features/orders/server/cancel-attempt.ts";
import { aBrowser, anOrderFor, aProduct, checkout, type MadeProduct, sessionOf } from "../../../../tests/makers.ts";
import { aShop, type TestShop } from "../../../../tests/shop.ts";

let shop: TestShop;
let lavender: MadeProduct;
beforeAll(async () => {
  shop = await aShop();
});
beforeEach(async () => {
  lavender = await aProduct(shop, { stock: 5 });
});
afterAll(() => shop.close());

const levels = async (id: string) =>
  (await shop.pool.query("SELECT available, reserved FROM stock_levels WHERE product_id = $1", [id])).rows[0];
const ordersOf = async (id: string) =>
  (
    await shop.pool.query("SELECT o.* FROM orders o JOIN order_lines l ON l.order_id = o.id WHERE l.product_id = $1", [
      id,
    ])
  ).rows;

it("places a pending order that holds its goods and keeps prices and VAT", async () => {
  const started = await checkout(shop, anOrderFor([[lavender, 2]]));
  expect(started.orderNumber).toMatch(/^AU-\d{6}$/);
  expect(await levels(lavender.id)).toEqual({ available: 3, reserved: 2 });
  const [order] = await ordersOf(lavender.id);
  expect(order).toMatchObject({
    status: "pending",
    payment_state: "unpaid",
    total_cents: "4899",
    shipping_cents: "899",
    is_test: true,
    terms_version: "2026-11",
  });
  expect(order.tracking_code).toMatch(/^TRK\d{14}$/);
  const { rows } = await shop.pool.query("SELECT vat_rate, net_cents, vat_cents FROM order_lines WHERE order_id = $1", [
    order.id,
  ]);
  expect(rows).toEqual([{ vat_rate: "24.00", net_cents: "3226", vat_cents: "774" }]);
});

it("takes the pair of diffusers at the offer's price and spreads the saving over their lines", async () => {
  const [amber, dune] = [
    await aProduct(shop, { category: "diffusers", price: 79 }),
    await aProduct(shop, { category: "diffusers", price: 69 }),
  ];
  const started = await checkout(
    shop,
    anOrderFor(
      [
        [amber, 1],
        [dune, 1],
      ],
      { totalAmount: 100 },
    ),
  );
  const { rows } = await shop.pool.query(
    "SELECT line_cents::int - bundle_share_cents::int AS paid FROM order_lines WHERE order_id = $1 ORDER BY position",
    [started.orderId],
  );
  expect(rows.map(({ paid }) => paid)).toEqual([5338, 4662]);
});

describe("is refused, and nothing is placed or held", () => {
  it.each([
    ["another total than ours", { totalAmount: 1 }, /Prices have changed/],
    [
      "a country we do not deliver to",
      { delivery: { method: "courier" as const, mainDeliveryCountry: "BR" } },
      /Validation failed/,
    ],
    [
      "an unknown product",
      { items: [{ id: randomUUID(), name: "Moonlight", quantity: 1 }] },
      /^Product "Moonlight" not found in database/,
    ],
  ])("%s", async (_situation, change, message) => {
    await expect(checkout(shop, anOrderFor([[lavender, 1]], change))).rejects.toThrow(message);
    expect(await ordersOf(lavender.id)).toEqual([]);
    expect(await levels(lavender.id)).toEqual({ available: 5, reserved: 0 });
  });

  it("more than there is", async () => {
    await expect(checkout(shop, anOrderFor([[lavender, 6]]))).rejects.toMatchObject({
      details: [`Only 5 of "${lavender.name}" left.`],
    });
    expect(await ordersOf(lavender.id)).toEqual([]);
    expect(await levels(lavender.id)).toEqual({ available: 5, reserved: 0 });
  });

  it("a parcel machine that is closed or elsewhere", async () => {
    const { rows } = await shop.pool.query(
      `INSERT INTO parcel_machines (provider, external_id, name, address, city, postal_code, country_code, country_name, is_active)
       VALUES ('omniva', '1', 'Kaubamaja', 'Gonsiori 2', 'Tallinn', '10143', 'EE', 'Estonia', false) RETURNING id`,
    );
    const delivery = { method: "parcel_machine" as const, parcelMachineId: rows[0].id, mainDeliveryCountry: "EE" };
    const order = anOrderFor([[lavender, 1]], { delivery, totalAmount: 23.99 });
    await expect(checkout(shop, order)).rejects.toMatchObject({
      details: ["The chosen parcel machine is not available. Please choose another."],
    });
    await shop.pool.query("UPDATE parcel_machines SET is_active = true");
    await checkout(shop, order);
    const [placed] = await ordersOf(lavender.id);
    expect(placed).toMatchObject({
      delivery_method: "parcel_machine",
      parcel_machine: { name: "Kaubamaja", city: "Tallinn" },
    });
  });

  it("a total below 50 cents", async () => {
    await shop.pool.query("INSERT INTO store_settings VALUES ('courier_shipping_cost', '0') ON CONFLICT DO NOTHING");
    const sample = await aProduct(shop, { price: 0.2 });
    await expect(checkout(shop, anOrderFor([[sample, 1]], { totalAmount: 0.2 }))).rejects.toThrow(/amount_too_small/);
    await shop.pool.query("DELETE FROM store_settings");
    expect(await ordersOf(sample.id)).toEqual([]);
  });
});

describe("a machine in another country than the address", () => {
  const toLatvia = (price: number) =>
    anOrderFor([[{ ...lavender, price }, 1]], {
      delivery: { method: "parcel_machine", country: "LV", parcelMachineId: riga, mainDeliveryCountry: "EE" },
      totalAmount: price + 3.99,
    });
  const riga = randomUUID();

  it("gets the parcel, and its country the VAT", async () => {
    await shop.pool.query(
      `INSERT INTO parcel_machines (id, provider, external_id, name, address, city, postal_code, country_code, country_name)
       VALUES ($1, 'Omniva', 'riga', 'Rīgas Origo', 'Stacijas laukums 2', 'Rīga', 'LV-1050', 'LV', 'Latvia')`,
      [riga],
    );
    await checkout(shop, toLatvia(20));
    const [order] = await ordersOf(lavender.id);
    expect(order).toMatchObject({ country: "EE", delivery_country: "LV", shipping_vat_rate: "21.00" });
    expect(order.parcel_machine).toMatchObject({ name: "Rīgas Origo", postalCode: "LV-1050" });
  });

  it("that closed since it was chosen is told by a name of its own", async () => {
    await shop.pool.query("UPDATE parcel_machines SET is_active = false WHERE id = $1", [riga]);
    await expect(checkout(shop, toLatvia(20))).rejects.toMatchObject({ code: "MACHINE_CLOSED" });
  });
});

describe("the browser that made an attempt is told how it stands", () => {
  const browser = aBrowser();
  const stateOf = (orderId: string, asker: Buffer | null = browser) => attemptState(shop.db, orderId, asker);

  it("open, then paid", async () => {
    const started = await checkout(shop, anOrderFor([[lavender, 1]]), { browser });
    expect(await stateOf(started.orderId)).toBe("open");
    await shop.payment.pay(sessionOf(started));
    await askProvider(shop, started.orderId);
    expect(await stateOf(started.orderId)).toBe("paid");
  });

  it("ended, when it was given up", async () => {
    const { orderId } = await checkout(shop, anOrderFor([[lavender, 1]]), { browser });
    await cancelAttempt(shop, orderId);
    expect(await stateOf(orderId)).toBe("ended");
  });

  it.each([
    ["another browser", aBrowser()],
    ["a browser without a cookie", null],
  ])("%s learns nothing", async (_asker, asker) => {
    const { orderId } = await checkout(shop, anOrderFor([[lavender, 1]]), { browser });
    expect(await stateOf(orderId, asker)).toBe("ended");
    expect(await stateOf(randomUUID(), asker)).toBe("ended");
  });
});

describe("the same attempt makes one order", () => {
  it("pressed twice at once", async () => {
    const [browser, key, order] = [aBrowser(), randomUUID(), anOrderFor([[lavender, 1]])];
    const [first, second] = await Promise.all([
      checkout(shop, order, { browser, key }),
      checkout(shop, order, { browser, key }),
    ]);
    expect(second).toEqual(first);
    expect(await levels(lavender.id)).toEqual({ available: 4, reserved: 1 });
  });
  it("without a key, by browser and cart", async () => {
    const [browser, order] = [aBrowser(), anOrderFor([[lavender, 1]])];
    const start = () => checkout(shop, order, { browser, key: null });
    expect(await start()).toEqual(await start());
    expect(await levels(lavender.id)).toEqual({ available: 4, reserved: 1 });
  });
  it("without a key, sent 20 times at once", async () => {
    const [browser, order] = [aBrowser(), anOrderFor([[lavender, 1]])];
    const started = await Promise.all(Array.from({ length: 20 }, () => checkout(shop, order, { browser, key: null })));
    expect(new Set(started.map(({ orderId }) => orderId)).size).toBe(1);
    expect(await levels(lavender.id)).toEqual({ available: 4, reserved: 1 });
  });
  it("without key or cookie, from one network, sent 20 times at once", async () => {
    const [network, order] = [randomBytes(32), anOrderFor([[lavender, 1]])];
    const started = await Promise.all(Array.from({ length: 20 }, () => checkout(shop, order, { network, key: null })));
    expect(new Set(started.map(({ orderId }) => orderId)).size).toBe(1);
    expect(await levels(lavender.id)).toEqual({ available: 4, reserved: 1 });
  });
  it("but not with another cart under the same key", async () => {
    const key = randomUUID();
    await checkout(shop, anOrderFor([[lavender, 1]]), { key });
    await expect(checkout(shop, anOrderFor([[lavender, 2]]), { key })).rejects.toMatchObject({ code: "KEY_REUSED" });
  });
});

it("a new attempt of the same browser takes over what the first one held", async () => {
  const browser = aBrowser();
  await checkout(shop, anOrderFor([[lavender, 5]]), { browser });
  await checkout(shop, anOrderFor([[lavender, 4]]), { browser });
  expect(await levels(lavender.id)).toEqual({ available: 1, reserved: 4 });
});

it("one browser reserves for three orders at most, however many it sends at once", async () => {
  const [browser, plenty] = [aBrowser(), await aProduct(shop, { stock: 100 })];
  await Promise.allSettled(
    Array.from({ length: 26 }, (_, i) => checkout(shop, anOrderFor([[plenty, i + 1]]), { browser })),
  );
  const { rows } = await shop.pool.query(
    "SELECT count(*)::int AS held FROM stock_reservations WHERE product_id = $1 AND state = 'active'",
    [plenty.id],
  );
  expect(rows[0].held).toBeGreaterThan(0);
  expect(rows[0].held).toBeLessThanOrEqual(3);
});

it("a session that opens after its attempt was cancelled is closed again, so that nobody pays there", async () => {
  const [key, browser, order] = [randomUUID(), aBrowser(), anOrderFor([[lavender, 1]])];
  const { openSession } = shop.payment;
  shop.payment.openSession = async (request) => {
    await cancelAttempt(shop, request.orderId);
    return openSession(request);
  };
  await expect(checkout(shop, order, { key, browser })).rejects.toMatchObject({ code: "ATTEMPT_ENDED" });
  shop.payment.openSession = openSession;
  const { rows } = await shop.pool.query("SELECT state FROM test_page_sessions ORDER BY created_at DESC LIMIT 1");
  expect(rows).toEqual([{ state: "expired" }]);
  expect(await levels(lavender.id)).toEqual({ available: 5, reserved: 0 });
});

it("the last unit goes to one of many buyers", async () => {
  const last = await aProduct(shop, { stock: 1, price: 80 });
  const attempts = await Promise.allSettled(Array.from({ length: 20 }, () => checkout(shop, anOrderFor([[last, 1]]))));
  expect(attempts.filter(({ status }) => status === "fulfilled")).toHaveLength(1);
  expect(await levels(last.id)).toEqual({ available: 0, reserved: 1 });
});

it("an attempt that is over is not opened again: neither after its payment nor when nobody knows it any more", async () => {
  const [key, browser, order] = [randomUUID(), aBrowser(), anOrderFor([[lavender, 1]])];
  const started = await checkout(shop, order, { key, browser });
  await shop.payment.pay(sessionOf(started));
  const forget = "UPDATE payments SET state = 'opening', session_id = NULL, checkout_url = NULL WHERE order_id = $1";
  await shop.pool.query(forget, [started.orderId]);
  await expect(checkout(shop, order, { key, browser })).rejects.toMatchObject({ code: "ATTEMPT_ENDED" });
  await shop.pool.query("UPDATE payments SET created_at = now() - interval '6 minutes'");
  await shop.pool.query("DELETE FROM test_page_events; DELETE FROM test_page_sessions");
  await expect(checkout(shop, order, { key, browser })).rejects.toMatchObject({ code: "ATTEMPT_ENDED" });
});

it("an attempt that is tried again after the provider did not answer goes on with the same order", async () => {
  const [key, browser, order] = [randomUUID(), aBrowser(), anOrderFor([[lavender, 1]])];
  const { openSession } = shop.payment;
  const { PaymentUnavailable } = await import("#platform/payment/payment.ts");
  shop.payment.openSession = () => Promise.reject(new PaymentUnavailable("silence"));
  await expect(checkout(shop, order, { key, browser })).rejects.toMatchObject({ kind: "unavailable" });
  shop.payment.openSession = openSession;
  const started = await checkout(shop, order, { key, browser });
  expect(sessionOf(started)).toMatch(/^cs_test_/);
  expect(await ordersOf(lavender.id)).toHaveLength(1);
});

it("asks the database no more than 9 times, and commits once, before the provider is called", async () => {
  const order = anOrderFor([
    [lavender, 1],
    [await aProduct(shop), 2],
  ]);
  const said = vi.spyOn(pg.Client.prototype, "query");
  const { openSession } = shop.payment;
  let before: string[] = [];
  shop.payment.openSession = (request) => {
    before = said.mock.calls.map(([query]) => sqlOf(query));
    return openSession(request);
  };
  await checkout(shop, order);
  shop.payment.openSession = openSession;
  said.mockRestore();
  expect(before.filter((sql) => /^commit/i.test(sql))).toHaveLength(1);
  expect(before.filter((sql) => !/^(begin|commit)/i.test(sql)).length).toBeLessThanOrEqual(9);
});

const sqlOf = (query: unknown): string =>
  typeof query === "string" ? query : String((query as { text?: string } | undefined)?.text ?? "");
