import { randomUUID } from "node:crypto";
import pg from "pg";
import { beforeEach, describe, expect, it, vi } from "vitest";
import { hasSalesAtRate } from "#features/orders/server/sales-at-rate.ts";
import { addTaxRate, allTaxRates, removeTaxRate } from "#features/settings/server/tax-rates.ts";
import { testMethods } from "#platform/payment/test-page-methods.ts";
import { dayIn } from "#shared/day.ts";
import {
  anOrderFor,
  aProduct,
  checkout,
  levelsOf,
  type MadeProduct,
  ordersOfProduct,
  SOMEBODY,
} from "#tests/makers.ts";
import { shopOfFile } from "#tests/shop.ts";
import { orderRequest } from "../order-request.ts";

const shop = await shopOfFile();
let lavender: MadeProduct;
beforeEach(async () => {
  lavender = await aProduct(shop, { stock: 5 });
});

const ordersOf = (id: string) => ordersOfProduct(shop, id);

it("places a pending order that holds its goods and keeps prices and VAT", async () => {
  const started = await checkout(shop, anOrderFor([[lavender, 2]]));
  expect(started.orderNumber).toMatch(/^AU-\d{6}$/);
  expect(await levelsOf(shop, lavender.id)).toEqual({ available: 3, reserved: 2 });
  const [order] = await ordersOf(lavender.id);
  expect(order).toMatchObject({
    status: "pending",
    payment_state: "unpaid",
    total_cents: "4899",
    shipping_cents: "899",
    is_test: true,
    terms_version: "start 2026-11-28",
  });
  expect(order.tracking_code).toMatch(/^TRK\d{14}$/);
  const { rows } = await shop.pool.query("SELECT vat_rate, net_cents, vat_cents FROM order_lines WHERE order_id = $1", [
    order.id,
  ]);
  expect(rows).toEqual([{ vat_rate: "24.00", net_cents: "3226", vat_cents: "774" }]);
});

it("has the VAT of the moment at which it is placed, also where a rate is taken back while it is; afterwards that rate stays", async () => {
  const addWrong = async () => {
    await addTaxRate(
      shop,
      { country: "EE", rate: 2.4, validFrom: dayIn("Europe/Tallinn", shop.clock.now()) },
      SOMEBODY,
    );
    return (await allTaxRates(shop.db)).find(({ country, rate }) => country === "EE" && rate === 2.4)?.id ?? "";
  };
  const rateOf = (id: string) => shop.row("SELECT vat_rate::float AS rate FROM order_lines WHERE order_id = $1", id);
  const wrong = await addWrong();
  const holder = await shop.pool.connect();
  await holder.query("BEGIN; LOCK TABLE orders IN SHARE ROW EXCLUSIVE MODE");
  const placing = checkout(shop, anOrderFor([[lavender, 1]]));
  await vi.waitUntil(async () => (await holder.query("SELECT FROM pg_locks WHERE NOT granted")).rowCount, 4000);
  await removeTaxRate(shop, wrong, SOMEBODY, hasSalesAtRate);
  await holder.query("COMMIT");
  holder.release();
  expect(await rateOf((await placing).orderId)).toEqual({ rate: 24 });
  const again = await addWrong();
  const { orderId } = await checkout(shop, anOrderFor([[lavender, 1]]));
  expect(await rateOf(orderId)).toEqual({ rate: 2.4 });
  await expect(removeTaxRate(shop, again, SOMEBODY, hasSalesAtRate)).rejects.toMatchObject({ kind: "conflict" });
  await shop.pool.query("DELETE FROM tax_rates WHERE id = $1", [again]);
  await shop.pool.query("UPDATE tax_rates SET valid_to = NULL WHERE country = 'EE' AND rate = 24");
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
    expect(await levelsOf(shop, lavender.id)).toEqual({ available: 5, reserved: 0 });
  });

  it("more than there is", async () => {
    await expect(checkout(shop, anOrderFor([[lavender, 6]]))).rejects.toMatchObject({
      details: [`Only 5 of “${lavender.name}” left.`],
    });
    expect(await ordersOf(lavender.id)).toEqual([]);
    expect(await levelsOf(shop, lavender.id)).toEqual({ available: 5, reserved: 0 });
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

it("the last unit goes to one of many buyers", async () => {
  const last = await aProduct(shop, { stock: 1, price: 80 });
  const attempts = await Promise.allSettled(Array.from({ length: 20 }, () => checkout(shop, anOrderFor([[last, 1]]))));
  expect(attempts.filter(({ status }) => status === "fulfilled")).toHaveLength(1);
  expect(await levelsOf(shop, last.id)).toEqual({ available: 0, reserved: 1 });
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

it("L29: whichever way of paying is chosen, the order costs the same", async () => {
  const amounts = new Set<number>();
  const asked = { country: "EE", currency: "EUR" as const, amountCents: null, locale: "en" as const };
  const methods = testMethods(asked);
  vi.spyOn(shop.payment, "methods").mockImplementation(async (query) => testMethods(query));
  const order = anOrderFor([[await aProduct(shop, { stock: methods.length + 1 }), 1]]);
  for (const method of [undefined, ...methods.map(({ id }) => `${shop.payment.provider}/${id}`)]) {
    const { orderId } = await checkout(shop, { ...order, paymentMethod: method });
    const { rows } = await shop.pool.query(
      "SELECT total_cents::int AS total, amount_cents::int AS paid FROM orders o JOIN payments p ON p.order_id = o.id WHERE o.id = $1",
      [orderId],
    );
    amounts.add(rows[0].total).add(rows[0].paid);
  }
  expect(methods.length).toBeGreaterThan(1);
  expect([...amounts]).toEqual([2899]);
});

it.each(["phone", "email", "firstName", "lastName", "address", "city", "zip"])(
  "L34: an order asks for what its parcel needs, and %s is a part of it; a birthday or an answer about the person is not kept",
  async (field) => {
    const order = anOrderFor([[lavender, 1]]);
    const read = (customer: object) => orderRequest.safeParse({ ...order, customer });
    expect(read({ ...order.customer, [field]: "" }).success).toBe(false);
    const told = read({ ...order.customer, birthday: "1990-01-01", gender: "f", newsletter: true });
    expect(Object.keys(told.data?.customer ?? {}).toSorted()).toEqual(Object.keys(order.customer).toSorted());
  },
);
