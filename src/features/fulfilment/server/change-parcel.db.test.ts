import { randomUUID } from "node:crypto";
import { beforeEach, describe, expect, it } from "vitest";
import { sendDueEmails } from "#features/email/server/send-emails.ts";
import { ledgerFaults } from "#features/inventory/server/check-ledger.ts";
import { makeCorrection } from "#features/order-editing/server/make-correction.ts";
import { changeStatus } from "#features/orders/server/change-status.ts";
import { orderEmailTemplates } from "#features/orders/server/order-emails.tsx";
import { orderById } from "#features/orders/server/order-queries.ts";
import { refundOrder } from "#features/orders/server/refund-order.ts";
import { DAY_MS } from "#shared/day.ts";
import { aPaidOrder, aProduct, aRefund, levelsOf, type MadeProduct } from "#tests/makers.ts";
import { pageOf, part } from "#tests/parcels.ts";
import { shopOfFile } from "#tests/shop.ts";
import { correctParcel, deliverParcel, undoParcel } from "./change-parcel.ts";
import { notifyShipment } from "./notify-shipment.ts";
import { sendAgain } from "./send-again.ts";
import { shipOrder } from "./ship-order.ts";
import { shippedEmailTemplate } from "./shipped-email.tsx";

const shop = await shopOfFile();
let lavender: MadeProduct;
beforeEach(async () => {
  lavender = await aProduct(shop, { stock: 100 });
});

const actor = { administratorId: null };
const paid = (pieces = 5) => aPaidOrder(shop, [[lavender, pieces]]);
const ship = (orderId: string, trackingNumber?: string) =>
  shipOrder(shop, { orderId, parcel: { trackingNumber }, ...actor });
const refund = (orderId: string, pieces: number | null, restock = false) => {
  const lines = pieces ? { lines: [{ position: 1, quantity: pieces }], shipping: false } : undefined;
  return refundOrder(shop, aRefund(orderId, { restock, lines }));
};
const daysAgo = (days: number) => new Date(shop.clock.now().getTime() - days * DAY_MS).toISOString().slice(0, 10);
let codes = 0;
const aCode = () => `ONE${Date.now()}${++codes}`;

describe("an order is delivered", () => {
  it("with the last parcel, on the day of the one that came last", async () => {
    const id = await paid();
    const { parcel: first } = await part(shop, id, { 1: 2 });
    const { parcel: second } = await part(shop, id, { 1: 3 });
    await deliverParcel(shop, { id: second.id, ...actor });
    expect((await orderById(shop.db, id))?.order).toMatchObject({ status: "shipped", deliveredAt: null });
    await deliverParcel(shop, { id: first.id, ...actor });
    await deliverParcel(shop, { id: first.id, ...actor });
    const page = await pageOf(shop, id);
    const last = page.parcels
      .map(({ delivered_at }) => delivered_at ?? "")
      .toSorted()
      .at(-1);
    expect(page).toMatchObject({ status: "delivered", delivered_at: last });
  });

  it("on the day that was noted first: who notes another is told", async () => {
    const id = await paid();
    shop.clock.forward(DAY_MS);
    const { parcel } = await part(shop, id, { 1: 2 });
    shop.clock.forward(2 * DAY_MS);
    const deliver = (day: string) => deliverParcel(shop, { id: parcel.id, day, ...actor });
    const { deliveredAt } = await deliver(daysAgo(1));
    expect(await deliver(daysAgo(1))).toMatchObject({ deliveredAt });
    await expect(deliver(daysAgo(0))).rejects.toMatchObject({ kind: "conflict", code: "CHANGED" });
  });

  it("with all its parcels, where its status says so", async () => {
    const id = await paid();
    await part(shop, id, { 1: 2 });
    await ship(id);
    await changeStatus(shop, { orderId: id, to: "delivered", ...actor });
    const { parcels, delivered_at } = await pageOf(shop, id);
    expect(parcels.map((parcel) => parcel.delivered_at)).toEqual([delivered_at, delivered_at]);
  });

  it("and is not any more, with the parcels that made it so, where that was a mistake", async () => {
    const id = await paid();
    const { parcel } = await part(shop, id, { 1: 2 });
    await deliverParcel(shop, { id: parcel.id, ...actor });
    await ship(id);
    await changeStatus(shop, { orderId: id, to: "delivered", ...actor });
    const { delivered_at: day } = await pageOf(shop, id);
    await changeStatus(shop, { orderId: id, to: "cancelled", ...actor });
    expect((await pageOf(shop, id)).delivered_at).toBe(day);
    await changeStatus(shop, { orderId: id, to: "packing", ...actor });
    const { parcels, delivered_at } = await pageOf(shop, id);
    expect(parcels.map((parcel) => parcel.delivered_at === null)).toEqual([false, true]);
    expect(delivered_at).toBeNull();
  });

  it("not while pieces are still to leave", async () => {
    const id = await paid();
    const { parcel } = await part(shop, id, { 1: 2 });
    await deliverParcel(shop, { id: parcel.id, ...actor });
    expect(await pageOf(shop, id)).toMatchObject({ status: "processing", delivered_at: null });
    await ship(id);
    expect(await pageOf(shop, id)).toMatchObject({ status: "shipped", delivered_at: null });
  });

  it("neither before the parcel was sent nor after today", async () => {
    const { parcel } = await part(shop, await paid(), { 1: 2 });
    await expect(deliverParcel(shop, { id: parcel.id, day: daysAgo(2), ...actor })).rejects.toMatchObject({
      code: "BEFORE_SENT",
    });
    await expect(deliverParcel(shop, { id: parcel.id, day: daysAgo(-2), ...actor })).rejects.toMatchObject({
      code: "NOT_YET",
    });
  });
});

describe("a parcel that did not leave after all", () => {
  it("gives its pieces back to what is to leave, stays in the list, and its email is not sent", async () => {
    const id = await paid();
    const trackingNumber = aCode();
    const { parcel } = await part(shop, id, { 1: 2 }, { facts: { trackingNumber } });
    await undoParcel(shop, { id: parcel.id, ...actor });
    const page = await pageOf(shop, id);
    expect(page).toMatchObject({ partly_shipped: null, lines: [{ remaining: 5 }], parcels: [{ number: 1 }] });
    expect(page.parcels[0]?.undone_at).not.toBeNull();
    expect((await orderById(shop.db, id))?.order).toMatchObject({ parcels: [], toCome: [] });
    await sendDueEmails(shop, { ...orderEmailTemplates(shop), ...shippedEmailTemplate(shop) });
    expect(
      await shop.rows("SELECT state FROM emails WHERE order_id = $1 AND kind = 'order-parcel-shipped'", id),
    ).not.toContainEqual({ state: "sent" });
    // Its code is free again.
    await ship(id, trackingNumber);
    expect(await pageOf(shop, id)).toMatchObject({ status: "shipped", tracking_code: trackingNumber });
  });

  it("tells the customer, where the email has gone out", async () => {
    const id = await paid();
    const { parcel } = await part(shop, id, { 1: 2 });
    const templates = { ...orderEmailTemplates(shop), ...shippedEmailTemplate(shop) };
    await sendDueEmails(shop, templates);
    await undoParcel(shop, { id: parcel.id, ...actor });
    await sendDueEmails(shop, templates);
    const { plain } = await shop.row(
      "SELECT m.plain FROM mailbox_emails m JOIN emails l ON l.message_id = m.message_id WHERE l.order_id = $1 AND l.kind = 'order-parcel-undone'",
      id,
    );
    expect(plain).toContain("2 pieces");
  });

  it("opens an order that was complete with it, in the status that it had", async () => {
    const id = await paid();
    await changeStatus(shop, { orderId: id, to: "packing", ...actor });
    const { parcel } = await part(shop, id, { 1: 2 });
    await part(shop, id, { 1: 3 });
    await undoParcel(shop, { id: parcel.id, ...actor });
    expect(await pageOf(shop, id)).toMatchObject({
      status: "packing",
      shipments: [],
      partly_shipped: { left: 3, of: 5 },
    });
    await ship(id);
    expect(await pageOf(shop, id)).toMatchObject({
      status: "shipped",
      parcels: [{}, {}, { lines: [{ quantity: 2 }] }],
    });
    expect(await ledgerFaults(shop.db)).toEqual([]);
  });

  it("has no email either, where it held all of the order", async () => {
    const id = await paid();
    const { parcel } = await part(shop, id, { 1: 5 });
    await undoParcel(shop, { id: parcel.id, ...actor });
    await sendDueEmails(shop, { ...orderEmailTemplates(shop), ...shippedEmailTemplate(shop) });
    expect(
      await shop.rows("SELECT state FROM emails WHERE order_id = $1 AND kind = 'order-shipped'", id),
    ).not.toContainEqual({
      state: "sent",
    });
  });

  it("is not undone once it has arrived, or was undone, or its order is cancelled", async () => {
    const id = await paid();
    const { parcel } = await part(shop, id, { 1: 2 });
    const { parcel: other } = await part(shop, id, { 1: 1 });
    await deliverParcel(shop, { id: parcel.id, ...actor });
    await expect(undoParcel(shop, { id: parcel.id, ...actor })).rejects.toMatchObject({ code: "DELIVERED" });
    await undoParcel(shop, { id: other.id, ...actor });
    await expect(undoParcel(shop, { id: other.id, ...actor })).rejects.toMatchObject({ code: "UNDONE" });
    await expect(deliverParcel(shop, { id: other.id, ...actor })).rejects.toMatchObject({ code: "UNDONE" });
    const { parcel: third } = await part(shop, id, { 1: 1 });
    await changeStatus(shop, { orderId: id, to: "cancelled", ...actor });
    await expect(undoParcel(shop, { id: third.id, ...actor })).rejects.toMatchObject({ code: "TOO_LATE" });
    await expect(undoParcel(shop, { id: randomUUID(), ...actor })).rejects.toMatchObject({ kind: "not-found" });
  });
});

describe("a parcel's code", () => {
  it("may come later, and is emailed where that is asked for, once", async () => {
    const id = await paid();
    const { parcel } = await part(shop, id, { 1: 2 });
    const facts = { trackingNumber: aCode(), weightGrams: 700 };
    await correctParcel(shop, { id: parcel.id, facts, notify: true, ...actor });
    await correctParcel(shop, { id: parcel.id, facts, notify: true, ...actor });
    expect((await pageOf(shop, id)).parcels).toMatchObject([{ tracking_number: facts.trackingNumber, weight: 700 }]);
    expect(
      await shop.rows("SELECT FROM emails WHERE order_id = $1 AND kind = 'order-parcel-shipped'", id),
    ).toHaveLength(2);
    await expect(
      correctParcel(shop, { id: (await part(shop, id, { 1: 1 })).parcel.id, facts, ...actor }),
    ).rejects.toMatchObject({ code: "TRACKING_OF_PARCEL" });
  });

  it("is corrected by the first of two, who may repeat it; the second is told", async () => {
    const { parcel } = await part(shop, await paid(), { 1: 2 });
    const seen = { trackingNumber: parcel.trackingNumber, carrier: parcel.carrier };
    const correct = (trackingNumber: string) =>
      correctParcel(shop, { id: parcel.id, facts: { trackingNumber }, seen, ...actor });
    const code = aCode();
    await correct(code);
    await correct(code);
    await expect(correct(aCode())).rejects.toMatchObject({ kind: "conflict", code: "CHANGED" });
  });

  it("has a weight that another correction does not take away unseen", async () => {
    const { parcel } = await part(shop, await paid(), { 1: 2 });
    await correctParcel(shop, { id: parcel.id, facts: { weightGrams: 400 }, ...actor });
    const facts = { trackingNumber: aCode(), weightGrams: null };
    await expect(
      correctParcel(shop, { id: parcel.id, facts, seen: { weightGrams: null }, ...actor }),
    ).rejects.toMatchObject({ code: "CHANGED" });
  });

  it("is the order's where it is that of the last, in both places where it is corrected", async () => {
    const id = await paid();
    await part(shop, id, { 1: 2 });
    const { parcel } = await part(shop, id, { 1: 3 });
    const [first, second] = [aCode(), aCode()];
    await correctParcel(shop, { id: parcel.id, facts: { trackingNumber: first }, ...actor });
    expect(await pageOf(shop, id)).toMatchObject({ tracking_code: first });
    await shipOrder(shop, { orderId: id, parcel: { trackingNumber: second }, corrects: true, ...actor });
    expect((await pageOf(shop, id)).parcels).toMatchObject([{}, { tracking_number: second }]);
    expect(await notifyShipment(shop, id, "its code", actor)).toBe(true);
    expect(await notifyShipment(shop, id, "its code", actor)).toBe(false);
  });
});

describe("one of several parcels that was lost or damaged", () => {
  const again = (orderId: string, parcelId: string, quantity: number, id = randomUUID()) =>
    sendAgain(shop, {
      id,
      orderId,
      parcelId,
      lines: [{ position: 1, quantity }],
      facts: { trackingNumber: aCode(), carrier: "DPD" },
      ...actor,
    });

  it("is sent once more: it is on its way with the new code, the others stay as they are, and the customer is told", async () => {
    const id = await paid();
    const { parcel: first } = await part(shop, id, { 1: 2 });
    const { parcel: second } = await part(shop, id, { 1: 3 });
    for (const { id: parcel } of [second, first]) await deliverParcel(shop, { id: parcel, ...actor });
    const before = await levelsOf(shop, lavender.id);
    const key = randomUUID();
    await again(id, first.id, 1, key);
    await again(id, first.id, 1, key);
    expect((await levelsOf(shop, lavender.id)).available).toBe(before.available - 1);
    const page = await pageOf(shop, id);
    expect(page).toMatchObject({ status: "shipped", delivered_at: null });
    expect(page.parcels).toMatchObject([
      { tracking_number: expect.stringMatching(/^ONE/), delivered_at: null, lines: [{ quantity: 2 }] },
      { delivered_at: expect.any(String) },
    ]);
    await expect(undoParcel(shop, { id: first.id, ...actor })).rejects.toMatchObject({ code: "SENT_AGAIN" });
    await sendDueEmails(shop, { ...orderEmailTemplates(shop), ...shippedEmailTemplate(shop) });
    const told = await shop.rows(
      "SELECT m.plain FROM mailbox_emails m JOIN emails l ON l.message_id = m.message_id WHERE l.order_id = $1 AND m.subject LIKE '%again'",
      id,
    );
    expect(told).toEqual([{ plain: expect.stringMatching(/once more.*1 piece/s) }]);
    await deliverParcel(shop, { id: first.id, ...actor });
    expect(await pageOf(shop, id)).toMatchObject({ status: "delivered" });
    expect(await ledgerFaults(shop.db)).toEqual([]);
  });

  it("is named, holds what is sent, and leaves the order partly shipped", async () => {
    const id = await paid();
    const { parcel } = await part(shop, id, { 1: 2 });
    await expect(again(id, parcel.id, 3)).rejects.toMatchObject({ code: "NO_LINE" });
    await expect(again(id, randomUUID(), 1)).rejects.toMatchObject({ code: "MOVED" });
    await again(id, parcel.id, 2);
    expect(await pageOf(shop, id)).toMatchObject({ partly_shipped: { left: 2, of: 5 } });
  });
});

describe("a refund of a partly shipped order", () => {
  it("lowers what is to leave, and puts only that back into stock", async () => {
    const id = await paid();
    await part(shop, id, { 1: 2 });
    const before = (await levelsOf(shop, lavender.id)).available;
    await refund(id, 2, true);
    expect(await pageOf(shop, id)).toMatchObject({ partly_shipped: { left: 2, of: 3 }, lines: [{ remaining: 1 }] });
    expect((await levelsOf(shop, lavender.id)).available).toBe(before + 2);
    await expect(part(shop, id, { 1: 2 })).rejects.toMatchObject({ code: "FEWER_LEFT" });
    await ship(id);
    expect((await levelsOf(shop, lavender.id)).available).toBe(before + 2);
    expect(await ledgerFaults(shop.db)).toEqual([]);
  });

  it("of all that has not left ships the order without an email, and delivers it where its parcels have arrived", async () => {
    const id = await paid();
    const { parcel } = await part(shop, id, { 1: 2 });
    await refund(id, 3);
    expect(await pageOf(shop, id)).toMatchObject({ status: "shipped", parcels: [{ number: 1 }], partly_shipped: null });
    expect(await shop.rows("SELECT FROM emails WHERE order_id = $1 AND kind LIKE 'order%shipped'", id)).toHaveLength(1);
    await deliverParcel(shop, { id: parcel.id, ...actor });
    expect(await pageOf(shop, id)).toMatchObject({ status: "delivered" });
    const other = await paid();
    const { parcel: arrived } = await part(shop, other, { 1: 2 });
    await deliverParcel(shop, { id: arrived.id, ...actor });
    await refund(other, 3);
    expect(await pageOf(shop, other)).toMatchObject({ status: "delivered" });
  });

  it("of all its money ships it as well, and puts back only what had not left", async () => {
    const id = await paid();
    await part(shop, id, { 1: 2 });
    const before = (await levelsOf(shop, lavender.id)).available;
    await refund(id, null, true);
    expect(await pageOf(shop, id)).toMatchObject({ status: "shipped", payment_state: "refunded" });
    expect((await levelsOf(shop, lavender.id)).available).toBe(before + 3);
    expect(await ledgerFaults(shop.db)).toEqual([]);
  });
});

it("a refunded piece that is back in stock is not taken from it again when the rest ships", async () => {
  const id = await paid(3);
  await refund(id, 1, true);
  const { available } = await levelsOf(shop, lavender.id);
  await ship(id);
  expect((await levelsOf(shop, lavender.id)).available).toBe(available);
});

it("a partly shipped order that is cancelled gives back what has not left, and takes it again", async () => {
  const id = await paid();
  await part(shop, id, { 1: 2 });
  const { available } = await levelsOf(shop, lavender.id);
  await changeStatus(shop, { orderId: id, to: "cancelled", ...actor });
  expect((await levelsOf(shop, lavender.id)).available).toBe(available + 3);
  await changeStatus(shop, { orderId: id, to: "processing", ...actor });
  expect((await levelsOf(shop, lavender.id)).available).toBe(available);
  expect(await pageOf(shop, id)).toMatchObject({ partly_shipped: { left: 2, of: 5 } });
});

it("a partly shipped order is not corrected, and is again once no parcel has left", async () => {
  const id = await paid();
  const { parcel } = await part(shop, id, { 1: 2 });
  const correction = async () => {
    const { version } = await pageOf(shop, id);
    const home = { phone: "+37251234567", address: "Pikk 1", city: "Tallinn", zip: "10115", state: null };
    const delivery = { method: "courier" as const, country: "EE", machineCountry: null, machineId: null, ...home };
    const lines = [{ position: 1, productId: lavender.id, quantity: 4 }];
    return makeCorrection(shop, { orderId: id, version, lines, delivery, reason: "test", seen: 0 as never, ...actor });
  };
  await expect(correction()).rejects.toMatchObject({ code: "PART_HAS_LEFT" });
  await undoParcel(shop, { id: parcel.id, ...actor });
  await expect(correction()).rejects.toMatchObject({ code: "TOTAL_CHANGED" });
});

it("the rest that the version before has shipped counts as a parcel", async () => {
  const id = await paid();
  await part(shop, id, { 1: 2 });
  // As that version writes it: without a parcel.
  await shop.rows("INSERT INTO shipments (order_id, tracking_number) VALUES ($1, $2)", id, aCode());
  await shop.rows("UPDATE orders SET status = 'shipped', shipped_at = now() WHERE id = $1", id);
  const { parcels } = await pageOf(shop, id);
  expect(parcels).toMatchObject([
    { is_rest: false },
    { number: 2, is_rest: true, lines: [{ position: 1, quantity: 3 }] },
  ]);
  expect((await orderById(shop.db, id))?.order.parcels).toHaveLength(2);
  await expect(undoParcel(shop, { id: parcels[0]?.id ?? "", ...actor })).rejects.toMatchObject({ code: "TOO_LATE" });
});

it("rows of parcels are only added: nothing takes one away or changes what it holds", async () => {
  const id = await paid();
  const { parcel } = await part(shop, id, { 1: 2 });
  await expect(shop.rows("DELETE FROM parcels WHERE id = $1", parcel.id)).rejects.toThrow("only added");
  await expect(shop.rows("UPDATE parcel_lines SET quantity = 1 WHERE parcel_id = $1", parcel.id)).rejects.toThrow(
    "only added",
  );
  await expect(shop.rows("UPDATE parcels SET number = 7 WHERE id = $1", parcel.id)).rejects.toThrow("only added");
  await undoParcel(shop, { id: parcel.id, ...actor });
  await expect(shop.rows("UPDATE parcels SET undone_at = NULL WHERE id = $1", parcel.id)).rejects.toThrow("only added");
});
