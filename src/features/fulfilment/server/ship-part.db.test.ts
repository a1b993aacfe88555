import { randomUUID } from "node:crypto";
import { beforeEach, describe, expect, it } from "vitest";
import { sendDueEmails } from "#features/email/server/send-emails.ts";
import { ledgerFaults } from "#features/inventory/server/check-ledger.ts";
import { orderFilters } from "#features/orders/order-filters.ts";
import { changeStatus } from "#features/orders/server/change-status.ts";
import { exportPart } from "#features/orders/server/export-orders.ts";
import { orderEmailTemplates } from "#features/orders/server/order-emails.tsx";
import { ordersPage } from "#features/orders/server/order-list-queries.ts";
import { orderByCode, orderById } from "#features/orders/server/order-queries.ts";
import { refundOrder } from "#features/orders/server/refund-order.ts";
import {
  aKit,
  anOrderFor,
  aPaidOrder,
  aProduct,
  aRefund,
  checkout,
  levelsOf,
  type MadeProduct,
} from "#tests/makers.ts";
import { pageOf, part } from "#tests/parcels.ts";
import { shopOfFile } from "#tests/shop.ts";
import { packingList } from "./packing-list.ts";
import { shipMany } from "./ship-many.ts";
import { type Shipping, shipOrder } from "./ship-order.ts";
import { shippedEmailTemplate } from "./shipped-email.tsx";

const shop = await shopOfFile();
let lavender: MadeProduct;
let cedar: MadeProduct;
beforeEach(async () => {
  lavender = await aProduct(shop, { stock: 500 });
  cedar = await aProduct(shop, { stock: 500, name: "Cedar Oil" });
});

const actor = { administratorId: null };
const paid = () =>
  aPaidOrder(shop, [
    [lavender, 3],
    [cedar, 2],
  ]);
const ship = (orderId: string, input: Partial<Shipping> = {}) =>
  shipOrder(shop, { orderId, parcel: {}, ...actor, ...input });
const emailsOf = async (id: string) =>
  (
    await shop.rows("SELECT kind FROM emails WHERE order_id = $1 AND kind LIKE 'order%shipped' ORDER BY created_at", id)
  ).map(({ kind }) => kind);
let codes = 0;
const aCode = () => `PART${Date.now()}${++codes}`;
const filters = orderFilters.parse({});
const listed = async (id: string) => {
  const { orders } = await ordersPage(shop.db, filters, "Europe/Tallinn", { page: 1 });
  return orders.find(({ order }) => order.id === id);
};

describe("an order that leaves in two parcels", () => {
  it("keeps its status with the first, is shipped with the last, and has one email for each", async () => {
    const id = await paid();
    const first = await part(
      shop,
      id,
      { 1: 2 },
      { facts: { trackingNumber: aCode(), carrier: "DPD", weightGrams: 450 } },
    );
    expect(first).toMatchObject({ status: "processing", parcel: { number: 1, weightGrams: 450 } });
    expect(await pageOf(shop, id)).toMatchObject({
      status: "processing",
      partly_shipped: { left: 2, of: 5 },
      shipments: [],
      lines: [{ remaining: 1 }, { remaining: 2 }],
      parcels: [{ number: 1, carrier: "DPD", weight: 450, lines: [{ position: 1, quantity: 2 }] }],
    });
    expect((await listed(id))?.partlyShipped).toEqual({ left: 2, of: 5 });
    const code = aCode();
    const last = await part(shop, id, { 1: 1, 2: 2 }, { facts: { trackingNumber: code } });
    expect(last).toMatchObject({ status: "shipped", parcel: { number: 2 } });
    expect(await pageOf(shop, id)).toMatchObject({
      status: "shipped",
      partly_shipped: null,
      tracking_code: code,
      shipments: [{ tracking_number: code }],
      parcels: [{ number: 1 }, { number: 2, is_rest: false }],
    });
    expect(await emailsOf(id)).toEqual(["order-parcel-shipped", "order-parcel-shipped"]);
  });

  it.each([
    ["its status", (id: string) => ship(id)],
    ["a bulk", (id: string) => shipMany(shop, [id], {}, actor)],
    ["a shipment", (id: string) => ship(id, { parcel: { trackingNumber: aCode(), carrier: "UPS" } })],
  ])("ships all that remains in one parcel by %s", async (_way, shipRest) => {
    const id = await paid();
    await part(shop, id, { 1: 2 });
    await shipRest(id);
    const { status, parcels } = await pageOf(shop, id);
    expect(status).toBe("shipped");
    expect(parcels.map(({ lines }) => lines)).toEqual([
      [{ position: 1, quantity: 2 }],
      [
        { position: 1, quantity: 1 },
        { position: 2, quantity: 2 },
      ],
    ]);
    expect(await emailsOf(id)).toEqual(["order-parcel-shipped", "order-parcel-shipped"]);
  });

  it("is found by each code, searched by each code, and exported in one row with all", async () => {
    const id = await paid();
    const [first, second] = [aCode(), aCode()];
    await part(shop, id, { 1: 1 }, { facts: { trackingNumber: first } });
    expect((await orderByCode(shop.db, first.toLowerCase()))?.order.id).toBe(id);
    await ship(id, { parcel: { trackingNumber: second } });
    for (const code of [first, second]) {
      expect((await orderByCode(shop.db, code))?.order.id).toBe(id);
      const found = await ordersPage(shop.db, { ...filters, search: code }, "Europe/Tallinn", { page: 1 });
      expect(found.orders.map(({ order }) => order.id)).toEqual([id]);
    }
    const { header, rows: exported } = await exportPart(shop, { ids: [id] });
    expect(header).toHaveLength(7);
    expect(exported.map((row) => row.at(-1))).toEqual([`${first}, ${second}`]);
  });

  it("takes its goods from stock once", async () => {
    const id = await paid();
    const before = await levelsOf(shop, lavender.id);
    await part(shop, id, { 1: 2 });
    await ship(id);
    expect(await levelsOf(shop, lavender.id)).toEqual(before);
    expect(await ledgerFaults(shop.db)).toEqual([]);
  });

  it("is packed with what remains, and not at all once all has left", async () => {
    const id = await paid();
    await part(shop, id, { 1: 2, 2: 2 });
    const waiting = async () => (await packingList(shop.db)).orders.find((one) => one.id === id);
    expect((await waiting())?.lines.map(({ name, quantity }) => [name, quantity])).toEqual([[lavender.name, 1]]);
    await ship(id);
    expect(await waiting()).toBeUndefined();
    await changeStatus(shop, { orderId: id, to: "packing", ...actor });
    expect(await waiting()).toBeUndefined();
  });

  it("is shown to its buyer with what each parcel has and what is still to come", async () => {
    const id = await paid();
    await part(shop, id, { 1: 2 });
    const found = await orderById(shop.db, id);
    expect(found?.order).toMatchObject({
      parcels: [{ number: 1, lines: [{ name: lavender.name, quantity: 2 }], deliveredAt: null }],
      toCome: [
        { name: lavender.name, quantity: 1 },
        { name: "Cedar Oil", quantity: 2 },
      ],
    });
    await ship(id);
    expect((await orderById(shop.db, id))?.order).toMatchObject({ parcels: [{}, {}], toCome: [] });
  });
});

describe("an order that leaves in one parcel", () => {
  it("has no other rows, no parcels to show and the specified email", async () => {
    const id = await paid();
    await ship(id, { parcel: { trackingNumber: aCode() } });
    expect(await shop.rows("SELECT FROM parcels WHERE order_id = $1", id)).toEqual([]);
    expect(await pageOf(shop, id)).toMatchObject({ parcels: [], partly_shipped: null, shipments: [{}] });
    expect((await orderById(shop.db, id))?.order).toMatchObject({ parcels: [], toCome: [] });
    expect(await emailsOf(id)).toEqual(["order-shipped"]);
  });

  it("has the specified email also where all its pieces were chosen", async () => {
    const id = await paid();
    expect(await part(shop, id, { 1: 3, 2: 2 })).toMatchObject({ status: "shipped" });
    expect(await emailsOf(id)).toEqual(["order-shipped"]);
  });
});

it("a kit leaves piece by piece, each with all its parts", async () => {
  const kit = await aKit(shop, [
    [lavender, 2],
    [cedar, 1],
  ]);
  const id = await aPaidOrder(shop, [[kit, 2]]);
  await part(shop, id, { 1: 1 });
  const waiting = (await packingList(shop.db)).orders.find((one) => one.id === id);
  const lines = [{ quantity: 1, parts: [{ quantity: 2 }, { quantity: 1 }] }];
  expect(waiting).toMatchObject({ is_test: true, lines });
  await ship(id);
  expect(await ledgerFaults(shop.db)).toEqual([]);
});

describe("is refused", () => {
  it("more than remains, with how many there are", async () => {
    const id = await paid();
    await part(shop, id, { 1: 2 });
    await expect(part(shop, id, { 1: 2 })).rejects.toMatchObject({
      code: "FEWER_LEFT",
      message: `Only 1 of ${lavender.name} still to leave. Somebody shipped or refunded the others.`,
    });
    await expect(part(shop, id, { 1: 1_000_000 })).rejects.toMatchObject({ code: "FEWER_LEFT" });
    await expect(part(shop, id, { 9: 1 })).rejects.toMatchObject({ code: "NO_LINE" });
  });

  it("a part of an order that is unpaid, cancelled, shipped whole, or refunded", async () => {
    const unpaid = (await checkout(shop, anOrderFor([[lavender, 2]]))).orderId;
    await expect(part(shop, unpaid, { 1: 1 })).rejects.toMatchObject({ code: "NOT_PAID" });
    const cancelled = await paid();
    await changeStatus(shop, { orderId: cancelled, to: "cancelled", ...actor });
    await expect(part(shop, cancelled, { 1: 1 })).rejects.toMatchObject({ code: "MOVED" });
    const whole = await paid();
    await ship(whole);
    await expect(part(shop, whole, { 1: 1 })).rejects.toMatchObject({ code: "MOVED" });
    await changeStatus(shop, { orderId: whole, to: "packing", ...actor });
    await expect(part(shop, whole, { 1: 1 })).rejects.toMatchObject({ code: "SHIPPED" });
    const refunded = await paid();
    await refundOrder(shop, aRefund(refunded));
    await expect(part(shop, refunded, { 1: 1 })).rejects.toMatchObject({ code: "NOT_PAID" });
  });

  it("a code of another order, unless both travel together, and one of another parcel of this order", async () => {
    const [id, other] = [await paid(), await paid()];
    const [mine, theirs] = [aCode(), aCode()];
    await part(shop, other, { 1: 1 }, { facts: { trackingNumber: theirs } });
    const asked = { facts: { trackingNumber: theirs.toLowerCase() } };
    await expect(part(shop, id, { 1: 1 }, asked)).rejects.toMatchObject({ code: "TRACKING_USED" });
    await expect(ship(id, { parcel: { trackingNumber: theirs } })).rejects.toMatchObject({ code: "TRACKING_USED" });
    await part(shop, id, { 1: 1 }, { ...asked, sharesParcel: true });
    await part(shop, id, { 1: 1 }, { facts: { trackingNumber: mine } });
    const again = { facts: { trackingNumber: mine }, sharesParcel: true };
    await expect(part(shop, id, { 1: 1 }, again)).rejects.toMatchObject({ code: "TRACKING_OF_PARCEL" });
    await expect(ship(id, { parcel: { trackingNumber: mine } })).rejects.toMatchObject({ code: "TRACKING_OF_PARCEL" });
  });
});

describe("at the same moment", () => {
  it("two administrators who ship the same piece: one ships it, the other is told", async () => {
    const id = await paid();
    const asked = await Promise.allSettled([part(shop, id, { 1: 3 }), part(shop, id, { 1: 3 })]);
    expect(asked.map(({ status }) => status).toSorted()).toEqual(["fulfilled", "rejected"]);
    expect(asked.find(({ status }) => status === "rejected")).toMatchObject({ reason: { code: "FEWER_LEFT" } });
    expect((await pageOf(shop, id)).partly_shipped).toEqual({ left: 3, of: 5 });
  });

  it("the same request that is sent again ships once", async () => {
    const id = await paid();
    const parcel = { id: randomUUID() };
    const sent = await Promise.all([1, 2, 3].map(() => part(shop, id, { 1: 1 }, parcel)));
    expect(new Set(sent.map(({ parcel: { number } }) => number))).toEqual(new Set([1]));
    expect((await pageOf(shop, id)).partly_shipped).toEqual({ left: 1, of: 5 });
    expect(await emailsOf(id)).toEqual(["order-parcel-shipped"]);
    await expect(part(shop, id, { 1: 2 }, parcel)).rejects.toMatchObject({ code: "ID_REUSED" });
    await expect(part(shop, await paid(), { 1: 1 }, parcel)).rejects.toMatchObject({ code: "ID_REUSED" });
  });

  it("a refund and a parcel never take more pieces than were bought", async () => {
    for (let turn = 0; turn < 4; turn++) {
      const id = await paid();
      const lines = { lines: [{ position: 1, quantity: 2 }], shipping: false };
      const refund = aRefund(id, { lines, restock: true });
      await Promise.allSettled([refundOrder(shop, refund), part(shop, id, { 1: 2 })]);
      const [pieces] = await shop.rows("SELECT * FROM order_pieces WHERE order_id = $1 AND position = 1", id);
      // Where the refund came first, one piece was left and two were refused; otherwise it took the last one and one that had left.
      expect([pieces.sent, pieces.refunded, pieces.remaining]).toEqual(pieces.sent === 0 ? [0, 2, 1] : [2, 2, 0]);
      expect(await ledgerFaults(shop.db)).toEqual([]);
    }
  });
});

describe("the email about a parcel", () => {
  const emailsAbout = async (id: string) => {
    await sendDueEmails(shop, { ...orderEmailTemplates(shop), ...shippedEmailTemplate(shop) });
    return shop.rows(
      "SELECT m.subject, m.plain FROM mailbox_emails m JOIN emails l ON l.message_id = m.message_id WHERE l.order_id = $1 AND l.kind = 'order-parcel-shipped' ORDER BY l.created_at",
      id,
    );
  };

  it("tells what is inside and what is still to come, and the last says that the order is complete", async () => {
    const id = await paid();
    const code = aCode();
    await part(shop, id, { 1: 2 }, { facts: { trackingNumber: code, carrier: "DPD" } });
    const [first] = await emailsAbout(id);
    expect(first.subject).toMatch(/^Part of your order AU-\d+ from Aurelle is on its way$/);
    for (const word of [code, "DPD", "2 pieces", "Still to come", "Cedar Oil", `/return?order=${id}&key=`])
      expect(first.plain).toContain(word);
    await ship(id);
    const [, last] = await emailsAbout(id);
    expect(last.subject).toMatch(/^The last parcel of your order AU-\d+ from Aurelle is on its way$/);
    expect(last.plain).toContain("your order is complete");
    expect(last.plain).not.toContain("Still to come");
  });
});
