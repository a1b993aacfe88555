import { randomUUID } from "node:crypto";
import { beforeAll, describe, expect, it } from "vitest";
import { orderFilters } from "#features/orders/order-filters.ts";
import { bulkEndpoints } from "#features/orders/server/bulk-endpoints.ts";
import { changeStatusOfMany } from "#features/orders/server/change-many.ts";
import { ordersPage } from "#features/orders/server/order-list-queries.ts";
import { refundOrder } from "#features/orders/server/refund-order.ts";
import { anOrderFor, aPaidOrder, aProduct, aRefund, checkout, type MadeProduct } from "#tests/makers.ts";
import { shopOfFile } from "#tests/shop.ts";
import { ordersToShip } from "./orders-to-ship.ts";
import { packingList } from "./packing-list.ts";
import { shipEach, shipMany } from "./ship-many.ts";
import { shipOrder } from "./ship-order.ts";

const shop = await shopOfFile();
let lavender: MadeProduct;
beforeAll(async () => {
  lavender = await aProduct(shop, { stock: 500 });
});

const actor = { administratorId: null };
const some = (count: number) => Promise.all(Array.from({ length: count }, () => aPaidOrder(shop, [[lavender, 1]])));
const ship = (ids: string[], prefix?: string) => shipMany(shop, ids, { prefix, carrier: "DHL" }, actor);
const codes = async (ids: string[], prefix: string) =>
  (await ship(ids, prefix)).map(({ trackingNumber }) => trackingNumber);
const waiting = async (ids: (string | undefined)[]) =>
  (await ordersPage(shop.db, orderFilters.parse({}), "UTC", { page: 1, size: 100, parcel: "waiting" })).orders
    .map(({ order }) => order.id)
    .filter((id) => ids.includes(id))
    .toSorted();
const emails = async (ids: string[]) =>
  (await shop.row("SELECT count(*)::int AS n FROM emails WHERE order_id = ANY($1) AND kind = 'order-shipped'", ids)).n;

describe("codes behind a prefix", () => {
  it("begin at 1 and go on after the highest that is used, in either case of letters", async () => {
    const [a, b, c, d, e] = await some(5);
    expect(await codes([a ?? "", b ?? ""], "TLN-")).toEqual(["TLN-000001", "TLN-000002"]);
    await shipOrder(shop, { orderId: c ?? "", parcel: { trackingNumber: "tln-000041" }, ...actor });
    expect(await codes([d ?? ""], "TLN-")).toEqual(["TLN-000042"]);
    expect(await codes([e ?? ""], "TLN")).toEqual(["TLN000001"]);
  });

  it("are never given twice to two who ship at once", async () => {
    const ids = await some(12);
    const given = (await Promise.all([codes(ids.slice(0, 6), "RACE"), codes(ids.slice(6), "RACE")])).flat();
    expect(given.toSorted()).toEqual(Array.from({ length: 12 }, (_, i) => `RACE${String(i + 1).padStart(6, "0")}`));
  });

  it("end at 999999, and then say so", async () => {
    const [a, b] = await some(2);
    await shipOrder(shop, { orderId: a ?? "", parcel: { trackingNumber: "END999999" }, ...actor });
    expect(await ship([b ?? ""], "END")).toMatchObject([{ isDone: false, reason: expect.stringContaining("used up") }]);
  });
});

it("an order that is named twice, with two codes, is refused", () => {
  const [bulk] = bulkEndpoints(shop, { shipMany, shipEach });
  const parcels = ["A1", "A2"].map((code) => ({ order_id: randomUUID(), tracking_number: code }));
  const read = (all: object[]) => bulk?.body?.safeParse({ action: "ship-each", parcels: all }).success;
  expect(read(parcels)).toBe(true);
  expect(read(parcels.map((one) => ({ ...one, order_id: parcels[0]?.order_id })))).toBe(false);
});

it("a bulk that is sent again after a lost answer ships nothing twice and uses no number", async () => {
  const ids = await some(3);
  await ship(ids, "ONCE");
  expect(await ship(ids, "ONCE")).toMatchObject(
    ids.map(() => ({ isDone: false, reason: "It is shipped already.", trackingNumber: null })),
  );
  expect(await emails(ids)).toBe(3);
  const [next] = await some(1);
  expect(await codes([next ?? ""], "ONCE")).toEqual(["ONCE000004"]);
});

it("an order that its customer withdrew from does not leave with the others, and uses no number", async () => {
  const [wanted, withdrawn] = await some(2);
  const id = withdrawn ?? "";
  await shop.pool.query(
    `INSERT INTO returns (order_id, lines, is_certain, declared_at) VALUES ($1, '[{"position": 1, "quantity": 1}]', true, now())`,
    [id],
  );
  expect(await ship([id, wanted ?? ""], "KEPT")).toMatchObject([
    { isDone: false, reason: expect.stringContaining("withdrew") },
    { isDone: true, trackingNumber: "KEPT000001" },
  ]);
  expect(await changeStatusOfMany(shop, [id], "delivered", actor)).toMatchObject([{ isDone: false }]);
  expect(await ordersToShip(shop.db, [id])).toMatchObject([{ stays: expect.stringContaining("withdrew") }]);
});

describe("codes that were scanned", () => {
  it("ship each order with its own carrier and code; one that another order has is refused alone, and says whose it is", async () => {
    const [before, a, b, c] = await some(4);
    await shipOrder(shop, { orderId: before ?? "", parcel: { trackingNumber: "SCAN-1" }, ...actor });
    const outcomes = await shipEach(
      shop,
      [
        { orderId: a ?? "", carrier: "Omniva", trackingNumber: "SCAN-2" },
        { orderId: b ?? "", carrier: "DPD", trackingNumber: "scan-1" },
        { orderId: c ?? "" },
      ],
      actor,
    );
    const { rows } = await shop.pool.query("SELECT order_number FROM orders WHERE id = $1", [before]);
    expect(outcomes).toMatchObject([
      { isDone: true, trackingNumber: "SCAN-2" },
      { isDone: false, reason: expect.stringContaining(rows[0].order_number) },
      { isDone: true, trackingNumber: null },
    ]);
    const { rows: kept } = await shop.pool.query(
      "SELECT order_id, carrier, tracking_number FROM shipments WHERE order_id = ANY($1) ORDER BY tracking_number",
      [[a, b, c]],
    );
    expect(kept).toEqual([
      { order_id: a, carrier: "Omniva", tracking_number: "SCAN-2" },
      { order_id: c, carrier: null, tracking_number: null },
    ]);
    expect(await emails([a ?? "", b ?? "", c ?? ""])).toBe(2);
  });

  it("sent again after a lost answer ship nothing twice", async () => {
    const [a] = await some(1);
    const entered = [{ orderId: a ?? "", trackingNumber: "SCAN-AGAIN" }];
    await shipEach(shop, entered, actor);
    expect(await shipEach(shop, entered, actor)).toMatchObject([{ isDone: false, reason: "It is shipped already." }]);
    expect(await emails([a ?? ""])).toBe(1);
  });

  it("are entered beside orders, oldest first, with the carrier of the machine and why one cannot be shipped", async () => {
    const paid = await aPaidOrder(shop, [[lavender, 1]]);
    const gone = await aPaidOrder(shop, [[lavender, 1]]);
    const { orderId: unpaid } = await checkout(shop, anOrderFor([[lavender, 1]]));
    const machine = { provider: "unisend", name: "Akropolis", address: "Ozo 25", city: "Vilnius", postalCode: "07150" };
    await shop.pool.query("UPDATE orders SET delivery_method = 'parcel_machine', parcel_machine = $2 WHERE id = $1", [
      paid,
      JSON.stringify(machine),
    ]);
    await shop.pool.query("UPDATE orders SET review_flag = 'The bank asks.' WHERE id = $1", [paid]);
    const rows = await ordersToShip(shop.db, [unpaid, randomUUID(), gone, paid]);
    expect(rows).toMatchObject([
      {
        id: paid,
        carrier: "LP Express",
        destination: "Akropolis, Vilnius",
        stays: null,
        review_flag: "The bank asks.",
      },
      { id: gone, carrier: null, destination: "Tallinn, EE" },
      { id: unpaid, carrier: null, stays: "It is not paid." },
    ]);
  });
});

it("what one is refused for keeps no other back, and each hears why", async () => {
  const [paid, cancelled, last] = await some(3);
  await changeStatusOfMany(shop, [cancelled ?? ""], "cancelled", actor);
  const { orderId: unpaid } = await checkout(shop, anOrderFor([[lavender, 1]]));
  const gone = randomUUID();
  const outcomes = await ship([paid ?? "", unpaid, gone, cancelled ?? "", last ?? ""]);
  expect(outcomes.map(({ isDone, reason }) => (isDone ? "done" : reason))).toEqual([
    "done",
    "It is not paid.",
    "There is no such order.",
    "It is cancelled. Take it up again on its own first.",
    "done",
  ]);
  expect(await emails([paid ?? "", unpaid, cancelled ?? "", last ?? ""])).toBe(2);
});

it("what was given back is neither packed nor shipped, nor does it wait for a parcel", async () => {
  const [refunded, paid] = await some(2);
  expect(await waiting([refunded, paid])).toEqual([refunded, paid].toSorted());
  await refundOrder(shop, aRefund(refunded ?? ""));
  const back = { isDone: false, reason: "Its money was given back." };
  expect(await ship([refunded ?? "", paid ?? ""])).toMatchObject([back, { isDone: true }]);
  expect(await changeStatusOfMany(shop, [refunded ?? ""], "packing", actor)).toMatchObject([back]);
  expect(await waiting([refunded])).toEqual([]);
  expect((await packingList(shop.db)).orders.map(({ id }) => id)).not.toContain(refunded);
  expect(await emails([refunded ?? ""])).toBe(0);
});

it("an order whose money goes back while many are shipped is not shipped", async () => {
  const [id] = await some(1);
  const refund = await shop.pool.connect();
  await refund.query("BEGIN");
  await refund.query("UPDATE orders SET payment_state = 'refunded' WHERE id = $1", [id]);
  const shipping = ship([id ?? ""]);
  await expect.poll(waitsForALock).toBe(true);
  await refund.query("COMMIT");
  refund.release();
  expect(await shipping).toMatchObject([{ isDone: false, reason: "Its money was given back." }]);
});

const waitsForALock = async () =>
  (
    await shop.pool.query(
      "SELECT FROM pg_stat_activity WHERE datname = current_database() AND wait_event_type = 'Lock' AND state = 'active'",
    )
  ).rowCount === 1;

it("what is shipped never goes back with many, and is told of once", async () => {
  const [shipped, paid] = await some(2);
  await ship([shipped ?? ""]);
  for (const to of ["processing", "packing", "ready_to_ship", "cancelled"] as const)
    expect(await changeStatusOfMany(shop, [shipped ?? ""], to, actor)).toMatchObject([
      { isDone: false, reason: "It is shipped already." },
    ]);
  expect(await changeStatusOfMany(shop, [shipped ?? "", paid ?? ""], "packing", actor)).toMatchObject([
    { isDone: false },
    { isDone: true },
  ]);
  await ship([shipped ?? "", paid ?? ""]);
  expect(await emails([shipped ?? "", paid ?? ""])).toBe(2);
  expect(await changeStatusOfMany(shop, [shipped ?? ""], "delivered", actor)).toMatchObject([{ isDone: true }]);
});
