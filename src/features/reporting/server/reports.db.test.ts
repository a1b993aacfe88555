import { randomUUID } from "node:crypto";
import { beforeAll, describe, expect, it } from "vitest";
import { refundOrder } from "#features/orders/server/refund-order.ts";
import { REASONS, type ReturnReason } from "#features/withdrawals/return.ts";
import { startReturn } from "#features/withdrawals/server/start-return.ts";
import { DAY_MS, dayAfter, dayIn } from "#shared/day.ts";
import { type Cents, euros, sum } from "#shared/money.ts";
import { aKit, anOrderFor, aPaidOrder, aProduct, aRefund, type MadeProduct } from "#tests/makers.ts";
import { officeOfFile } from "#tests/office.ts";
import { marginOf, type ReportGroup, totalOf } from "../report.ts";
import { queueMonthlyReport } from "./queue-monthly-report.ts";
import { type ReportFilter, salesBy, salesByDay } from "./report-queries.ts";

const { shop, ...office } = await officeOfFile();
const timeZone = "Europe/Tallinn";
const today = dayIn(timeZone, shop.clock.now());
const NOW: ReportFilter = { from: dayAfter(today, -1), to: dayAfter(today, 1), isTest: true, timeZone };
const totals = async (filter = NOW) => totalOf(await salesByDay(shop.db, filter));
const rowsBy = async (group: ReportGroup, filter = NOW) => (await salesBy(shop.db, group, filter, 1_000)).rows;
const rowOf = async (group: ReportGroup, key: string) => (await rowsBy(group)).find((row) => row.key === key);
const cost = ({ id }: MadeProduct, cents: number | null) =>
  shop.pool.query("UPDATE products SET cost_cents = $2 WHERE id = $1", [id, cents]);
const refund = (orderId: string, amount: Cents | null, restock = false) =>
  refundOrder(shop, aRefund(orderId, { amount, restock }));

/** Two days whose two days before have this one. They do not begin a month, which would be compared with a month. */
const periodAfter = (day: string) => {
  const from = dayAfter(day, dayAfter(day, 1).endsWith("-01") ? 2 : 1);
  return { from, to: dayAfter(from, 1) };
};

let lavender: MadeProduct;
let cedar: MadeProduct;
const orders: string[] = [];
beforeAll(async () => {
  lavender = await aProduct(shop, { price: 19.9, stock: 1000 });
  cedar = await aProduct(shop, { price: 7.77, stock: 1000 });
  await cost(lavender, 450);
  await cost(cedar, 210);
  orders.push(await aPaidOrder(shop, [[lavender, 2]]));
  orders.push(
    await aPaidOrder(shop, [
      [lavender, 1],
      [cedar, 3],
    ]),
  );
  const inLatvia = { ...anOrderFor([]).delivery, mainDeliveryCountry: "LV" };
  orders.push(
    await aPaidOrder(shop, [[cedar, 4]], {
      delivery: inLatvia,
      customer: { ...anOrderFor([]).customer, zip: "LV-1010", city: "Riga" },
    }),
  );
});

describe("a report", () => {
  it("comes to what was paid less what was given back", async () => {
    await refund(orders[0] ?? "", euros(3.33));
    const { paid, back } = await shop.row(
      `SELECT (SELECT sum(total_cents) FROM orders WHERE payment_state <> 'unpaid')::int AS paid,
         (SELECT sum(amount_cents) FROM refunds WHERE state IN ('pending', 'succeeded'))::int AS back`,
    );
    const all = await totals();
    expect(all).toMatchObject({ sales: paid, refunds: back, orders: 3, pieces: 10 });
    expect(all.net + all.vat).toBe(paid - back);
    expect(all.goods + all.shipping).toBe(all.net);
    // A refund of an amount gives back its part of the shipping, too.
    const { shipping } = await shop.row("SELECT sum(shipping_net_cents)::int AS shipping FROM tax_entries");
    expect(all.shipping).toBe(shipping);
  });

  it.each(["country", "method", "channel", "campaign"] as const)("comes to the same by %s", async (group) => {
    const all = await totals();
    const rows = await rowsBy(group);
    for (const name of ["net", "vat", "sales", "refunds", "goods", "cost"] as const)
      expect(sum(rows.map((row) => row[name]))).toBe(all[name]);
    expect(rows.reduce((count, row) => count + row.orders, 0)).toBe(all.orders);
  });

  it("tells goods by product, those that are in two collections in both", async () => {
    const { goods } = await totals();
    expect(sum((await rowsBy("product")).map((row) => row.goods))).toBe(goods);
    const ids: string[] = [];
    for (const title of ["Calm", "Herbs"]) {
      const { id } = await shop.row(
        "INSERT INTO collections (title, slug, status) VALUES ($1, $2, 'published') RETURNING id",
        ...[title, randomUUID()],
      );
      await shop.pool.query("INSERT INTO collection_products (collection_id, product_id) VALUES ($1, $2)", [
        id,
        cedar.id,
      ]);
      ids.push(id);
    }
    const ofCedar = (await rowOf("product", cedar.id))?.goods;
    expect(await rowOf("product", cedar.id)).toMatchObject({ name: cedar.name, pieces: 7, orders: 2 });
    for (const id of ids) expect((await rowOf("collection", id))?.goods).toBe(ofCedar);
  });

  it("has the country where the goods go", async () => {
    expect((await rowsBy("country")).map(({ key }) => key).toSorted()).toEqual(["EE", "LV"]);
    expect(await rowOf("country", "LV")).toMatchObject({ orders: 1, pieces: 4 });
  });

  it("keeps test payments apart", async () => {
    expect(await totals({ ...NOW, isTest: false })).toMatchObject({ orders: 0, net: 0, cost: 0 });
    expect(await rowsBy("country", { ...NOW, isTest: false })).toEqual([]);
  });

  it("compares with the period before", async () => {
    const { from, to } = periodAfter(today);
    const [row] = await rowsBy("channel", { ...NOW, from, to });
    expect(row).toMatchObject({ key: "web", net: 0, before: (await totals()).net });
    // What lies between two periods counts in neither.
    const year = String(Number(today.slice(0, 4)) + 1);
    expect(await rowsBy("channel", { ...NOW, from: `${year}-01-01`, to: `${year}-${today.slice(5, 8)}01` })).toEqual(
      today.endsWith("-01") && !today.endsWith("-01-01") ? [expect.anything()] : [],
    );
  });
});

describe("the margin", () => {
  it("is what is left when goods cost what they cost on the day of the sale", async () => {
    await cost(cedar, 9_999);
    const row = await rowOf("product", cedar.id);
    expect(row).toMatchObject({ cost: 7 * 210, uncosted: 0 });
    expect(row && marginOf(row)).toBe((row?.goods ?? 0) - 7 * 210);
    await cost(cedar, 210);
  });

  it("takes back the cost of goods that come back to stock, and of no others", async () => {
    const sage = await aProduct(shop, { price: 10, stock: 10 });
    await cost(sage, 300);
    const [lost, returned] = [await aPaidOrder(shop, [[sage, 1]]), await aPaidOrder(shop, [[sage, 1]])];
    await cost(sage, 999);
    await refund(lost, null);
    await refund(returned, null, true);
    expect(await rowOf("product", sage.id)).toMatchObject({ goods: 0, pieces: 0, cost: 300, uncosted: 0 });
  });

  it("of a kit is what is left when its parts are paid", async () => {
    const [salt, stone] = [
      await aProduct(shop, { price: 5, stock: 10 }),
      await aProduct(shop, { price: 8, stock: 10 }),
    ];
    await cost(salt, 100);
    await cost(stone, 250);
    const parts = [
      [salt, 2],
      [stone, 1],
    ] as const;
    const kit = await aKit(shop, parts, { price: 11 });
    await aPaidOrder(shop, [[kit, 1]]);
    expect(await rowOf("product", kit.id)).toMatchObject({ pieces: 1, cost: 450, uncosted: 0 });
    expect(await rowOf("product", salt.id)).toBeUndefined();
  });

  it("is not told where the cost of a piece is not known", async () => {
    const mint = await aProduct(shop, { price: 10, stock: 10 });
    await aPaidOrder(shop, [[mint, 2]]);
    const row = await rowOf("product", mint.id);
    expect(row).toMatchObject({ cost: 0, uncosted: 2 });
    expect(row && marginOf(row)).toBe(null);
  });

  it("is not told where a piece without a cost comes back and another one is sold", async () => {
    const [thyme, basil] = [
      await aProduct(shop, { price: 20, stock: 10 }),
      await aProduct(shop, { price: 100, stock: 10 }),
    ];
    const soldBefore = await aPaidOrder(shop, [[thyme, 1]]);
    await shop.pool.query("ALTER TABLE sales_entries DISABLE TRIGGER sales_entries_frozen");
    await shop.pool.query("UPDATE sales_entries SET booked_on = booked_on - 40 WHERE order_id = $1", [soldBefore]);
    await shop.pool.query("ALTER TABLE sales_entries ENABLE TRIGGER sales_entries_frozen");
    const uncosted = async () => (await totals()).uncosted;
    const before = await uncosted();
    await refund(soldBefore, null, true);
    await aPaidOrder(shop, [[basil, 1]]);
    expect(await uncosted()).toBe(before + 2);
  });
});

describe("campaigns", () => {
  const aCampaign = async (email: string, daysAgo: number): Promise<string> => {
    const { id } = await shop.row("INSERT INTO campaigns (name, subject) VALUES ('Autumn', 'Autumn') RETURNING id");
    await shop.pool.query(
      `INSERT INTO emails (dedupe_key, kind, recipient, data, message_id, campaign_id, state, created_at, sent_at)
       VALUES ($1, 'campaign', $2, '{}', $1, $3, 'sent', now() - $4 * interval '1 day', now() - $4 * interval '1 day')`,
      [randomUUID(), email, id, daysAgo],
    );
    return id;
  };
  const buyAs = (email: string) => {
    const lines = [[lavender, 1]] as const;
    return aPaidOrder(shop, lines, { customer: { ...anOrderFor(lines).customer, email } });
  };

  it("have what a recipient orders within a week, by the last one", async () => {
    const older = await aCampaign("ANU@example.com", 3);
    const newer = await aCampaign("anu@example.com", 1);
    const tooOld = await aCampaign("ivo@example.com", 8);
    await buyAs("anu@example.com");
    await buyAs("ivo@example.com");
    expect(await rowOf("campaign", newer)).toMatchObject({ name: "Autumn", orders: 1 });
    expect(await rowOf("campaign", older)).toBeUndefined();
    expect(await rowOf("campaign", tooOld)).toBeUndefined();
  });
});

it("returns are told by their reason, with what their goods were sold for", async () => {
  const orderId = await aPaidOrder(shop, [[cedar, 3]]);
  await shop.pool.query(
    "UPDATE orders SET status = 'delivered', shipped_at = now(), delivered_at = now() WHERE id = $1",
    [orderId],
  );
  const { position } = await shop.row("SELECT position FROM order_lines WHERE order_id = $1", orderId);
  await startReturn(shop, {
    orderId,
    lines: [{ position, quantity: 2 }],
    reason: "damaged",
    administratorId: null,
    requestId: "test",
  });
  const { net } = await shop.row(
    "SELECT round(net_cents * 2 / 3.0)::int AS net FROM order_lines WHERE order_id = $1",
    orderId,
  );
  const rows = await rowsBy("reason");
  expect(rows).toMatchObject([{ key: "damaged", orders: 1, pieces: 2, goods: net }]);
  expect(rows.map(marginOf), "goods that come back have no margin").toEqual([null]);
});

describe("the endpoint", () => {
  const ask = async (query: string) => office.call("GET", `admin-report?${query}`, { token: office.owner() });

  it("answers with figures, columns and rows in euro", async () => {
    const all = await totals();
    const { status, body } = await ask(`from=${NOW.from}&to=${NOW.to}&test=true&by=product`);
    expect(status).toBe(200);
    expect(body.totals.net).toBe(all.net / 100);
    expect(body.columns).toHaveLength(3);
    expect(body.rows[0]).toMatchObject({ key: expect.any(String), name: expect.any(String) });
  });

  it.each([
    ["days in the wrong order", "from=2026-02-02&to=2026-02-01"],
    ["more than a year", "from=2026-01-01&to=2027-06-01"],
    ["what is no day", "from=2026-02-30&to=2026-03-01"],
    ["an unknown group", "from=2026-02-01&to=2026-03-01&by=weather"],
  ])("refuses %s", async (_, query) => expect((await ask(query)).status).toBe(400));

  it("is for administrators", async () =>
    expect((await office.call("GET", `admin-report?from=${NOW.from}&to=${NOW.to}`)).status).toBe(401));
});

describe("the email with the figures of a month", () => {
  const queued = () => shop.rows("SELECT recipient, data FROM emails WHERE kind = 'monthly-report'");
  const inDays = (days: number) => ({
    ...shop,
    clock: { now: () => new Date(shop.clock.now().getTime() + days * DAY_MS) },
  });
  const nextMonth = () => {
    for (let days = 1; ; days += 1)
      if (dayIn(timeZone, inDays(days).clock.now()).slice(0, 7) !== today.slice(0, 7)) return inDays(days);
  };

  it("is queued once, with what the report says", async () => {
    const then = { ...nextMonth(), config: { ...shop.config, mode: "demo" as const } };
    await queueMonthlyReport(then);
    await queueMonthlyReport(then);
    const { net } = await totals({ ...NOW, from: `${today.slice(0, 7)}-01`, to: today });
    expect(await queued()).toMatchObject([
      { data: { from: `${today.slice(0, 7)}-01`, net, returns: 1, last: { returns: 0 } } },
    ]);
  });

  it("counts the returns of each reason, and those without one", async () => {
    const returned = async (reason: ReturnReason) => {
      const orderId = await aPaidOrder(shop, [[cedar, 1]]);
      await shop.pool.query(
        "UPDATE orders SET status = 'delivered', shipped_at = now(), delivered_at = now() WHERE id = $1",
        [orderId],
      );
      const { position } = await shop.row("SELECT position FROM order_lines WHERE order_id = $1", orderId);
      const lines = [{ position, quantity: 1 }];
      return startReturn(shop, { orderId, lines, reason, administratorId: null, requestId: "test" });
    };
    await returned("other");
    await shop.pool.query("UPDATE returns SET reason = NULL WHERE reason = 'other'");
    for (const reason of REASONS) await returned(reason);
    const { count } = await shop.row("SELECT count(*)::int AS count FROM returns");
    await queueMonthlyReport({ ...nextMonth(), config: { ...shop.config, mode: "demo" as const } });
    expect(await queued()).toMatchObject([{ data: { returns: count } }]);
  });

  it("does not come where nothing was sold, or where the shopkeeper turned it off", async () => {
    // Test payments are no sales of a shop.
    await queueMonthlyReport({ ...nextMonth(), config: { ...shop.config, mode: "live" } });
    await shop.pool.query(
      "INSERT INTO store_settings (setting_key, setting_value) VALUES ('monthly_report', 'false') ON CONFLICT (setting_key) DO UPDATE SET setting_value = 'false'",
    );
    await queueMonthlyReport({ ...nextMonth(), config: { ...shop.config, mode: "demo" as const } });
    expect(await queued()).toEqual([]);
    await shop.pool.query("DELETE FROM store_settings WHERE setting_key = 'monthly_report'");
  });
});
