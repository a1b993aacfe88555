import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { withLanguage } from "#platform/language/with-language.ts";
import { anOrderFor, aPaidOrder, aProduct, callsOf, checkout, type MadeProduct } from "#tests/makers.ts";
import { servedShopOfFile } from "#tests/shop.ts";
import { statementsDuring } from "#tests/statements.ts";
import { ORDER_TABS, VIEW_RULES } from "../order-filters.ts";
import { ORDER_PAYMENT_STATES } from "../order-payment-state.ts";
import { ORDER_STATUSES } from "../order-status.ts";
import { exportPart } from "./export-orders.ts";

const shop = await servedShopOfFile();
let lavender: MadeProduct;
let ofMari: string;
let ofJaan: string;
beforeAll(async () => {
  lavender = await aProduct(shop, { stock: 100 });
  ofMari = await aPaidOrder(shop, [[lavender, 2]]);
  const customer = {
    ...anOrderFor([[lavender, 1]]).customer,
    firstName: "Jaan",
    lastName: "100%",
    email: "jaan@example.com",
  };
  ({ orderId: ofJaan } = await checkout(shop, anOrderFor([[lavender, 1]], { customer })));
});

const ask = callsOf(shop);
async function call(name: string, { method = "GET", body }: { method?: string; body?: object } = {}) {
  const answer = await ask(method, name, body);
  return { status: answer.status, ...answer.body };
}
const found = async (query: Record<string, string>) => {
  const { orders, error } = await call(`admin-orders?${new URLSearchParams(query)}`);
  return error ?? orders.map(({ customers }: { customers: { first_name: string } }) => customers.first_name);
};
const place = (id: string, at: string) => shop.pool.query("UPDATE orders SET created_at = $2 WHERE id = $1", [id, at]);

it("a call without a body lists orders with the fields of back office 3", async () => {
  const { success, orders } = await call("admin-orders", { method: "POST" });
  expect(success).toBe(true);
  expect(orders.find(({ id }: { id: string }) => id === ofMari)).toMatchObject({
    order_number: expect.stringMatching(/^AU-/),
    status: "processing",
    is_test: true,
    total_amount: 48.99,
    tracking_code: expect.stringMatching(/^TRK\d{14}$/),
    delivery_method: "courier",
    parcel_machines: null,
    shipping_address: { street: "Pikk 1", city: "Tallinn", state: "", postal_code: "10115", country: "EE" },
    customers: { first_name: "Mari", last_name: "Maasikas", email: "mari@example.com" },
    order_items: [{ quantity: 2, products: { name: lavender.name } }],
    shipments: [],
  });
});

describe("the list is narrowed by", () => {
  it.each([
    ["a part of a name", { customer: "maasi" }, ["Mari"]],
    ["an e-mail", { customer: "JAAN@example" }, ["Jaan"]],
    ["a sign that means anything to the database, and nothing here", { customer: "%" }, ["Jaan"]],
    ["statuses", { status: "processing,packing" }, ["Mari"]],
    ["no status", { status: "" }, ["Jaan", "Mari"]],
    ["the payment", { payment: "unpaid" }, ["Jaan"]],
    ["what nobody has", { search: "nobody" }, []],
    ["a status that is none", { status: "lost" }, "Validation failed"],
    ["days the wrong way round", { from: "2026-02-02", to: "2026-02-01" }, "Validation failed"],
    ["a day that is none", { from: "2026-02-30" }, "Validation failed"],
  ])("%s", async (_what, query, names) => expect(await found(query)).toEqual(names));

  it("an order's number, our code, and the carrier's", async () => {
    const { rows } = await shop.pool.query("SELECT order_number, tracking_code FROM orders WHERE id = $1", [ofMari]);
    expect(await found({ search: rows[0].order_number.toLowerCase() })).toEqual(["Mari"]);
    expect(await found({ search: rows[0].tracking_code.toLowerCase() })).toEqual(["Mari"]);
  });

  it("what callers have at hand: invoice, payment, company and phone, however it is typed", async () => {
    await shop.pool.query("UPDATE orders SET company = 'Meri OÜ', phone = '+37259812345' WHERE id = $1", [ofMari]);
    const paper = await shop.row(
      `SELECT d.number, p.charge_id, p.session_id FROM documents d JOIN payments p ON p.id = d.payment_id WHERE d.order_id = $1`,
      ofMari,
    );
    const typed = [paper.number.toLowerCase(), paper.charge_id, paper.session_id, "meri oü"];
    for (const search of [...typed, "+372 5981 2345", "5981-2345", "0037259812345", "981 2345"])
      expect([search, await found({ search })]).toEqual([search, ["Mari"]]);
    expect(await found({ search: "12345" })).toEqual([]);
    expect(await found({ search: "8 59812345" })).toEqual(["Mari"]);
    expect(await found({ search: "+372 5981 2346" })).toEqual([]);
    await shop.pool.query("UPDATE orders SET company = NULL WHERE id = $1", [ofMari]);
  });

  it.each([
    ["spring forward in March", "2026-03-29", "2026-03-28T22:00:00Z", "2026-03-29T20:59:59Z", "2026-03-29T21:00:00Z"],
    ["fall back in October", "2026-10-25", "2026-10-24T21:00:00Z", "2026-10-25T21:59:59Z", "2026-10-25T22:00:00Z"],
  ])("a whole day of the shop, also when clocks %s", async (_when, day, first, last, after) => {
    const within = async (at: string) => {
      await place(ofMari, at);
      return (await found({ from: day, to: day })).includes("Mari");
    };
    expect(await within(first)).toBe(true);
    expect(await within(last)).toBe(true);
    expect(await within(after)).toBe(false);
    await place(ofMari, new Date().toISOString());
  });
});

describe("a view", () => {
  const rest = async (id: string, status: string, payment: string, then: () => Promise<void>) => {
    const { rows } = await shop.pool.query("SELECT status, payment_state FROM orders WHERE id = $1", [id]);
    const set = "UPDATE orders SET status = $2, payment_state = $3 WHERE id = $1";
    await shop.pool.query(set, [id, status, payment]);
    try {
      await then();
    } finally {
      await shop.pool.query(set, [id, rows[0].status, rows[0].payment_state]);
    }
  };

  it("that is a tab shows the orders that its rule says, as many as stand on it, in every status and payment state", async () => {
    const states = ORDER_STATUSES.flatMap((status) =>
      ORDER_PAYMENT_STATES.map((payment) => [status, payment] as const),
    );
    for (const [status, payment] of states)
      await rest(ofMari, status, payment, async () => {
        const { tabs } = await call("admin-orders-statistics");
        for (const view of ORDER_TABS) {
          const { orders, total } = await call(`admin-orders?${new URLSearchParams({ view })}`);
          const has = orders.some(({ id }: { id: string }) => id === ofMari);
          expect([view, status, payment, has, total]).toEqual([
            view,
            status,
            payment,
            VIEW_RULES[view](status, payment),
            tabs[view],
          ]);
          expect(orders).toHaveLength(total);
        }
      });
  });

  it.each([
    ["to-ship", "processing", "paid", true],
    ["to-ship", "ready_to_ship", "partly_refunded", true],
    ["to-ship", "processing", "refunded", false],
    ["to-ship", "pending", "unpaid", false],
    ["to-ship", "shipped", "paid", false],
    ["unpaid", "pending", "unpaid", true],
    ["unpaid", "shipped", "failed", true],
    ["unpaid", "pending", "failed", false],
    ["unpaid", "cancelled", "unpaid", false],
    ["shipped", "shipped", "paid", true],
    ["shipped", "delivered", "paid", false],
  ] as const)("%s of an order that is %s and %s: %s", (view, status, payment, has) =>
    expect(VIEW_RULES[view](status, payment)).toBe(has),
  );

  it.each([
    ["to-ship", "orders_to_ship"],
    ["unpaid", "orders_to_pay"],
  ])("%s fits the index made for it", async (view, index) => {
    const seen = await statementsDuring(() => found({ view }));
    const page = seen.find((text) => text.startsWith("select") && text.includes("limit")) ?? "";
    const client = await shop.pool.connect();
    try {
      const { rows: others } = await client.query(
        "SELECT indexname FROM pg_indexes WHERE tablename = 'orders' AND indexdef NOT LIKE '%UNIQUE%' AND indexname <> $1",
        [index],
      );
      const names = others.map(({ indexname }) => indexname).join(", ");
      await client.query(`BEGIN; SET LOCAL enable_seqscan = off; DROP INDEX ${names}`);
      await client.query(`SET LOCAL plan_cache_mode = force_generic_plan; PREPARE shown AS ${page}`);
      const values = [...new Set(page.match(/\$\d+/g))].map(() => "NULL").join(", ");
      const { rows } = await client.query(`EXPLAIN EXECUTE shown${values && `(${values})`}`);
      await client.query("DEALLOCATE shown");
      expect(JSON.stringify(rows)).toContain(index);
    } finally {
      await client.query("ROLLBACK");
      client.release();
    }
  });

  const counted = async (query: Record<string, string>) => {
    const { orders, total } = await call(`admin-orders?${new URLSearchParams(query)}`);
    return [orders.length, total];
  };

  it("of orders leaves abandoned checkouts to a view of their own, and a search still finds them", () =>
    rest(ofJaan, "pending", "failed", async () => {
      expect(await found({ view: "orders" })).toEqual(["Mari"]);
      expect(await counted({ view: "orders" })).toEqual([1, 1]);
      expect(await found({ view: "abandoned" })).toEqual(["Jaan"]);
      expect(await counted({ view: "abandoned" })).toEqual([1, 1]);
      expect(await found({ view: "orders", search: "jaan@" })).toEqual(["Jaan"]);
      expect(await counted({})).toEqual([2, 2]);
    }));

  it("of cancelled orders that are not refunded shows the amount", () =>
    rest(ofMari, "cancelled", "paid", async () => {
      expect(await found({ view: "refund-due" })).toEqual(["Mari"]);
      const { orders } = await call("admin-orders?view=refund-due");
      expect(orders).toMatchObject([{ refundable: 48.99 }]);
    }));

  it("of reservations shows how many pieces are reserved, and until when", async () => {
    expect(await counted({ view: "reserved" })).toEqual([1, 1]);
    const { orders } = await call("admin-orders?view=reserved");
    expect(orders).toMatchObject([{ customers: { first_name: "Jaan" }, reserved: { pieces: 1 }, refundable: 0 }]);
    expect(Date.parse(orders[0].reserved.until)).toBeGreaterThan(shop.clock.now().getTime());
  });
});

describe("the order before and the one after", () => {
  beforeAll(async () => {
    await place(ofMari, "2026-11-20T10:00:00Z");
    await place(ofJaan, "2026-11-20T11:00:00Z");
  });
  afterAll(async () => {
    await place(ofJaan, new Date().toISOString());
    await place(ofMari, new Date().toISOString());
  });
  const around = async (id: string, query: Record<string, string>) => {
    const { previous, next } = await call(`admin-order?${new URLSearchParams({ orderId: id, ...query })}`);
    return [previous?.id ?? null, next?.id ?? null];
  };
  it.each<[string, Record<string, string>, boolean]>([
    ["newest first", {}, true],
    ["oldest first", { direction: "asc" }, false],
    ["by customer", { sort: "customer", direction: "asc" }, true],
    ["by total, the highest first", { sort: "total", direction: "desc" }, false],
    ["by status", { sort: "status", direction: "asc" }, true],
  ])("are those of the list, %s", async (_sorted, query, isJaanFirst) => {
    const [first, second] = isJaanFirst ? [ofJaan, ofMari] : [ofMari, ofJaan];
    expect(await around(first, query)).toEqual([null, second]);
    expect(await around(second, query)).toEqual([first, null]);
  });

  it("are those that fit the filters, though this one fits no longer", async () =>
    expect(await around(ofMari, { status: "pending" })).toEqual([ofJaan, null]));
});

it("is sorted as asked", async () => {
  expect(await found({ sort: "customer", direction: "asc" })).toEqual(["Jaan", "Mari"]);
  expect(await found({ sort: "total", direction: "desc" })).toEqual(["Mari", "Jaan"]);
});

describe("an update", () => {
  const update = (body: object) => call("admin-orders", { method: "POST", body: { action: "update", ...body } });

  it("of a missing order is refused", async () =>
    expect(await update({ orderId: randomUUID(), status: "packing" })).toMatchObject({
      status: 404,
      success: false,
      error: "There is no such order.",
    }));

  it("after another change is refused with that change", async () =>
    expect(await update({ orderId: ofMari, status: "packing", seenStatus: "pending" })).toMatchObject({
      status: 409,
      code: "MOVED",
    }));

  it("to shipped keeps code and carrier, and the list shows the code in place of ours", async () => {
    const parcel = { trackingCode: " JD014600 ", carrier: "DHL" };
    expect(await update({ orderId: ofMari, status: "shipped", ...parcel })).toMatchObject({ success: true });
    expect(await found({ search: "jd014600" })).toEqual(["Mari"]);
    const { orders } = await call("admin-orders?status=shipped");
    expect(orders).toMatchObject([
      { tracking_code: "JD014600", shipments: [{ tracking_number: "JD014600", carrier: "DHL" }] },
    ]);
  });

  it("takes no code for another status", async () =>
    expect(await update({ orderId: ofJaan, status: "packing", trackingCode: "X1" })).toMatchObject({ status: 400 }));

  it("knows no action that is none", async () =>
    expect(await call("admin-orders", { method: "POST", body: { action: "delete_everything" } })).toMatchObject({
      status: 400,
    }));
});

it("the export's rows are of the chosen orders, newest first, with the shop's day in its name", async () => {
  const body = { order_ids: [ofMari, ofJaan] };
  const { file_name, header, rows, next } = await call("admin-orders-export", { method: "POST", body });
  expect(file_name).toMatch(/^orders-export-\d{4}-\d{2}-\d{2}\.csv$/);
  expect(header).toEqual(["Order Number", "Customer", "Email", "Status", "Total", "Created Date", "Tracking Code"]);
  expect(rows.map(([, customer, , status, total]: string[]) => [customer, status, total])).toEqual([
    ["Mari Maasikas", "shipped", "48.99"],
    ["Jaan 100%", "pending", "28.99"],
  ]);
  expect(next).toBeNull();
  await call("admin-orders-export", { method: "POST", body: { after: ofMari } });
  expect(await shop.rows("SELECT subject_kind FROM audit_log WHERE action = 'orders.exported'")).toEqual([
    { subject_kind: "order" },
  ]);
  await shop.rows("DELETE FROM audit_log WHERE action = 'orders.exported'");
  await call("admin-orders-export", { method: "POST", body: { after: ofMari } });
  expect(await shop.rows("SELECT FROM audit_log WHERE action = 'orders.exported'")).toHaveLength(1);
  const { rows: inEstonian } = await withLanguage("et", () => exportPart(shop, { ids: [ofMari] }));
  expect(inEstonian[0]).toContain("48,99");
});

it("the figures count what was paid less what was given back", async () => {
  await shop.pool.query("UPDATE payments SET refunded_cents = 1000 WHERE order_id = $1", [ofMari]);
  expect(await call("admin-orders-statistics")).toMatchObject({
    orders_today: 2,
    revenue_today: 38.99,
    pending: 1,
    shipped_today: 1,
    weekly_revenue: 38.99,
    weekly_growth: 0,
  });
});

it("the figures leave out abandoned checkouts", async () => {
  await shop.pool.query("UPDATE orders SET payment_state = 'failed' WHERE id = $1", [ofJaan]);
  expect(await call("admin-orders-statistics")).toMatchObject({ orders_today: 1, pending: 0 });
  await shop.pool.query("UPDATE orders SET payment_state = 'unpaid' WHERE id = $1", [ofJaan]);
});

it("the figures leave out orders that wait for nothing, because their money was given back", async () => {
  await shop.pool.query("UPDATE orders SET status = 'packing', payment_state = 'refunded' WHERE id = $1", [ofMari]);
  expect(await call("admin-orders-statistics")).toMatchObject({ pending: 1, packing: 0 });
  await shop.pool.query("UPDATE orders SET status = 'shipped', payment_state = 'paid' WHERE id = $1", [ofMari]);
});

it("a shipment needs its code and its carrier", async () => {
  const body = { order_id: ofJaan, tracking_number: " ", carrier: "Pigeon" };
  const { fields } = await call("admin-shipments", { method: "POST", body });
  expect(Object.keys(fields)).toEqual(["tracking_number", "carrier"]);
});

it("orders that wait for a shipment and those that have one are listed apart", async () => {
  const names = async (show: string) =>
    (await call(`admin-shipments?show=${show}`)).orders.map(
      (o: { customers: { first_name: string } }) => o.customers.first_name,
    );
  expect(await names("waiting")).toEqual(["Jaan"]);
  expect(await names("shipped")).toEqual(["Mari"]);
});
