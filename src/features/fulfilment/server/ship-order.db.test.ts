import { randomUUID } from "node:crypto";
import { beforeEach, describe, expect, it } from "vitest";
import { sendDueEmails } from "#features/email/server/send-emails.ts";
import { ledgerFaults } from "#features/inventory/server/check-ledger.ts";
import { askProvider } from "#features/orders/server/ask-provider.ts";
import { cancelAttempt } from "#features/orders/server/cancel-attempt.ts";
import { changeStatus } from "#features/orders/server/change-status.ts";
import { orderEmailTemplates } from "#features/orders/server/order-emails.tsx";
import { orderById } from "#features/orders/server/order-queries.ts";
import { refundOrder } from "#features/orders/server/refund-order.ts";
import {
  anAdministrator,
  anOrderFor,
  aPaidOrder,
  aProduct,
  aRefund,
  checkout,
  levelsOf,
  type MadeProduct,
  sessionOf,
} from "#tests/makers.ts";
import { shopOfFile } from "#tests/shop.ts";
import { notifyShipment } from "./notify-shipment.ts";
import { sendAgain } from "./send-again.ts";
import { type Shipping, shipOrder } from "./ship-order.ts";
import { shippedEmailTemplate } from "./shipped-email.tsx";

const shop = await shopOfFile();
let lavender: MadeProduct;
beforeEach(async () => {
  lavender = await aProduct(shop, { stock: 50 });
});

const paid = () => aPaidOrder(shop, [[lavender, 1]]);
const order = (id: string) => shop.row("SELECT status, shipped_at FROM orders WHERE id = $1", id);
const shipmentsOf = (id: string) =>
  shop.rows("SELECT tracking_number, carrier, status FROM shipments WHERE order_id = $1", id);
const emailsOf = async (id: string) =>
  (await shop.row("SELECT count(*)::int AS n FROM emails WHERE order_id = $1 AND kind = 'order-shipped'", id)).n;
const ship = (orderId: string, input: Partial<Shipping> = {}) =>
  shipOrder(shop, { orderId, parcel: {}, administratorId: null, ...input });
const actor = { administratorId: null };
let codes = 0;
const aCode = () => `CODE${Date.now()}${++codes}`;

it("two administrators who ship one order at once make one shipment and one email", async () => {
  const id = await paid();
  const code = aCode();
  await Promise.all(Array.from({ length: 8 }, () => ship(id, { parcel: { trackingNumber: code, carrier: "DPD" } })));
  expect(await order(id)).toEqual({ status: "shipped", shipped_at: expect.any(Date) });
  expect(await shipmentsOf(id)).toEqual([{ tracking_number: code, carrier: "DPD", status: "shipped" }]);
  expect(await emailsOf(id)).toBe(1);
});

it("an order that is delivered by now stays so, unless the administrator saw that", async () => {
  const id = await paid();
  const code = aCode();
  await ship(id, { parcel: { trackingNumber: code, carrier: "DPD" } });
  await changeStatus(shop, { orderId: id, to: "delivered", administratorId: null });
  const late = { parcel: { trackingNumber: aCode(), carrier: "DPD" } };
  await expect(ship(id, late)).rejects.toMatchObject({ kind: "conflict", code: "MOVED" });
  expect(await order(id)).toMatchObject({ status: "delivered" });
  expect(await shipmentsOf(id)).toEqual([{ tracking_number: code, carrier: "DPD", status: "delivered" }]);
  expect(await emailsOf(id)).toBe(1);
  await ship(id, { seen: "delivered" });
  expect(await order(id)).toMatchObject({ status: "shipped" });
});

it("the email lists what left, without refunded pieces", async () => {
  const id = await aPaidOrder(shop, [[lavender, 3]]);
  const lines = { lines: [{ position: 1, quantity: 2 }], shipping: false };
  await refundOrder(shop, aRefund(id, { lines, restock: true }));
  await ship(id);
  await sendDueEmails(shop, { ...orderEmailTemplates(shop), ...shippedEmailTemplate(shop) });
  const [email] = await shop.rows(
    "SELECT m.plain FROM mailbox_emails m JOIN emails l ON l.message_id = m.message_id WHERE l.order_id = $1 AND l.kind = 'order-shipped'",
    id,
  );
  expect(email.plain).toContain("1 piece");
  expect(email.plain).not.toContain("3 pieces");
});

describe("goods that are refunded or unpaid", () => {
  const stock = () => levelsOf(shop, lavender.id);
  const refundAll = async (orderId: string, restock = false) => {
    const administratorId = await anAdministrator(shop);
    await refundOrder(shop, {
      orderId,
      amount: null,
      restock,
      reason: "test",
      key: crypto.randomUUID(),
      administratorId,
    });
  };

  it.each([
    ["refunded in full", async (id: string) => refundAll(id)],
    ["refunded in full, with the goods back", async (id: string) => refundAll(id, true)],
    [
      "cancelled and refunded",
      async (id: string) => {
        await changeStatus(shop, { orderId: id, to: "cancelled", administratorId: null });
        await refundAll(id);
      },
    ],
    [
      "cancelled since the screen was opened",
      async (id: string) => changeStatus(shop, { orderId: id, to: "cancelled", administratorId: null }),
    ],
  ])("stay where they are: %s", async (_what, end) => {
    const id = await paid();
    await end(id);
    const before = await stock();
    await expect(ship(id, { parcel: { trackingNumber: aCode(), carrier: "DPD" } })).rejects.toMatchObject({
      kind: "conflict",
    });
    await expect(ship(id, { seen: "processing" })).rejects.toMatchObject({ kind: "conflict" });
    expect(await stock()).toEqual(before);
    expect(await emailsOf(id)).toBe(0);
  });

  it("stay where they are after the payment failed, unless the administrator saw so", async () => {
    const { orderId } = await checkout(shop, anOrderFor([[lavender, 1]]));
    await cancelAttempt(shop, orderId);
    const parcel = { trackingNumber: aCode(), carrier: "DPD" };
    await expect(ship(orderId, { parcel })).rejects.toMatchObject({ kind: "conflict", code: "FAILED" });
    await expect(ship(orderId, { parcel, seenPayment: "unpaid" })).rejects.toMatchObject({ code: "FAILED" });
    expect(await stock()).toEqual({ available: 50, reserved: 0 });
    await ship(orderId, { parcel, seenPayment: "failed" });
    expect(await stock()).toEqual({ available: 49, reserved: 0 });
  });

  it("are shipped by an administrator who saw the refund, and are gone then", async () => {
    const id = await paid();
    await refundAll(id, true);
    expect(await stock()).toEqual({ available: 50, reserved: 0 });
    await ship(id, { seen: "processing", seenPayment: "refunded" });
    expect(await stock()).toEqual({ available: 49, reserved: 0 });
    expect(await ledgerFaults(shop.db)).toEqual([]);
  });

  it("are taken again when a cancelled order is shipped on purpose", async () => {
    const id = await paid();
    await changeStatus(shop, { orderId: id, to: "cancelled", administratorId: null });
    expect(await stock()).toEqual({ available: 50, reserved: 0 });
    await ship(id, { seen: "cancelled" });
    expect(await stock()).toEqual({ available: 49, reserved: 0 });
  });

  it("are gone once they are shipped unpaid, whatever becomes of the payment", async () => {
    const started = await checkout(shop, anOrderFor([[lavender, 2]]));
    await ship(started.orderId);
    expect(await stock()).toEqual({ available: 48, reserved: 0 });
    await cancelAttempt(shop, started.orderId);
    expect(await stock()).toEqual({ available: 48, reserved: 0 });
    expect(await ledgerFaults(shop.db)).toEqual([]);
  });

  it("are sold once where they are paid after they were shipped", async () => {
    const started = await checkout(shop, anOrderFor([[lavender, 2]]));
    await ship(started.orderId);
    await shop.payment.pay(sessionOf(started));
    await askProvider(shop, started.orderId);
    expect(await stock()).toEqual({ available: 48, reserved: 0 });
    expect(await shop.rows("SELECT payment_state FROM orders WHERE id = $1", started.orderId)).toEqual([
      { payment_state: "paid" },
    ]);
    expect(await ledgerFaults(shop.db)).toEqual([]);
  });

  it("are sold again where an order that was shipped unpaid and cancelled is taken up and paid", async () => {
    const started = await checkout(shop, anOrderFor([[lavender, 2]]));
    const { orderId } = started;
    await shop.payment.play(sessionOf(started), "delay");
    await askProvider(shop, orderId);
    await ship(orderId);
    await changeStatus(shop, { orderId, to: "cancelled", administratorId: null });
    await changeStatus(shop, { orderId, to: "processing", administratorId: null });
    expect(await stock()).toEqual({ available: 50, reserved: 0 });
    await shop.payment.play(sessionOf(started), "arrive");
    await askProvider(shop, orderId);
    expect(await stock()).toEqual({ available: 48, reserved: 0 });
    expect(await shop.rows("SELECT payment_state FROM orders WHERE id = $1", orderId)).toEqual([
      { payment_state: "paid" },
    ]);
    expect(await ledgerFaults(shop.db)).toEqual([]);
  });
});

it("two who ship one order at once with two codes make one shipment, whose code the other and the customer get", async () => {
  const id = await paid();
  const codes = [aCode(), aCode()];
  const asked = await Promise.allSettled(
    codes.map((trackingNumber) => ship(id, { parcel: { trackingNumber, carrier: "DPD" } })),
  );
  expect(asked.map(({ status }) => status).toSorted()).toEqual(["fulfilled", "rejected"]);
  const [shipment] = await shipmentsOf(id);
  const refused = asked.find((one) => one.status === "rejected");
  expect(refused?.reason).toMatchObject({
    code: "SHIPPED",
    message: expect.stringContaining(shipment.tracking_number),
  });
  expect(
    await shop.rows(
      "SELECT data ->> 'trackingNumber' AS code FROM emails WHERE order_id = $1 AND kind = 'order-shipped'",
      id,
    ),
  ).toEqual([{ code: shipment.tracking_number }]);
});

it("a wrong code is corrected by an administrator who has seen it", async () => {
  const id = await paid();
  await ship(id, { parcel: { trackingNumber: aCode(), carrier: "DPD" } });
  const right = aCode();
  await ship(id, { parcel: { trackingNumber: right }, corrects: true });
  expect(await shipmentsOf(id)).toMatchObject([{ tracking_number: right, carrier: "DPD" }]);
  expect(await emailsOf(id)).toBe(1);
});

it("a correction of a parcel ships no order that was set back meanwhile", async () => {
  const id = await paid();
  await ship(id, { parcel: { trackingNumber: aCode() } });
  await changeStatus(shop, { orderId: id, to: "packing", ...actor });
  const correction = { parcel: { trackingNumber: aCode() }, corrects: true };
  await expect(ship(id, correction)).rejects.toMatchObject({ kind: "conflict", code: "MOVED" });
  expect(await order(id)).toMatchObject({ status: "packing" });
  expect(await emailsOf(id)).toBe(1);
});

it("of two who correct one code the second is told, and the first may repeat", async () => {
  const id = await paid();
  const [wrong, right] = [aCode(), aCode()];
  await ship(id, { parcel: { trackingNumber: wrong, carrier: "DPD" } });
  const seen = { trackingNumber: wrong, carrier: "DPD" };
  const first = { parcel: { trackingNumber: right, carrier: "UPS" }, corrects: true, seenParcel: seen };
  await ship(id, first);
  await ship(id, first);
  const second = { ...first, parcel: { trackingNumber: aCode(), carrier: "DPD" } };
  await expect(ship(id, second)).rejects.toMatchObject({ kind: "conflict", code: "CHANGED" });
  expect(await shipmentsOf(id)).toMatchObject([{ tracking_number: right, carrier: "UPS" }]);
});

it("without a code the parcel's code and carrier stay unknown", async () => {
  const id = await paid();
  await ship(id);
  expect(await shipmentsOf(id)).toEqual([{ tracking_number: null, carrier: null, status: "shipped" }]);
});

it("a later code is stored without an email, and emailed on demand, once", async () => {
  const id = await paid();
  await ship(id);
  const code = aCode();
  await ship(id, { parcel: { trackingNumber: code } });
  expect(await shipmentsOf(id)).toMatchObject([{ tracking_number: code }]);
  expect(await emailsOf(id)).toBe(1);
  expect(await notifyShipment(shop, id, "its code", actor)).toBe(true);
  expect(await notifyShipment(shop, id, "its code", actor)).toBe(false);
  expect(await emailsOf(id)).toBe(2);
});

it("sends no second email for the same code, and none for an order that is not shipped", async () => {
  const id = await paid();
  expect(await notifyShipment(shop, id, "that it is shipped", actor)).toBe(false);
  await ship(id, { parcel: { trackingNumber: aCode() } });
  expect(await notifyShipment(shop, id, "that it is shipped", actor)).toBe(false);
  expect(await notifyShipment(shop, id, "its code", actor)).toBe(false);
});

it("an order that was taken back and is shipped again keeps its one shipment and has a second email", async () => {
  const id = await paid();
  const code = aCode();
  await ship(id, { parcel: { trackingNumber: code } });
  await changeStatus(shop, { orderId: id, to: "packing", ...actor });
  await ship(id, { parcel: { carrier: "UPS" } });
  expect(await shipmentsOf(id)).toEqual([{ tracking_number: code, carrier: "UPS", status: "shipped" }]);
  expect(await emailsOf(id)).toBe(2);
});

it("a shipment arrives with its order", async () => {
  const id = await paid();
  await ship(id);
  await changeStatus(shop, { orderId: id, to: "delivered", ...actor });
  expect(await shipmentsOf(id)).toMatchObject([{ status: "delivered" }]);
});

describe("a tracking code that is used", () => {
  it("is refused with the order that has it, and accepted if both travel together", async () => {
    const [first, second] = [await paid(), await paid()];
    const code = aCode();
    await ship(first, { parcel: { trackingNumber: code } });
    const again = { parcel: { trackingNumber: code.toLowerCase() } };
    await expect(ship(second, again)).rejects.toMatchObject({
      code: "TRACKING_USED",
      message: expect.stringMatching(/belongs to order AU-\d+ already/),
    });
    expect(await order(second)).toMatchObject({ status: "processing" });
    await ship(second, { ...again, sharesParcel: true });
    expect(await order(second)).toMatchObject({ status: "shipped" });
  });

  it("goes to one of two who type it at the same moment", async () => {
    const parcel = { trackingNumber: aCode() };
    const ids = [await paid(), await paid()];
    const asked = await Promise.allSettled(ids.map((id) => ship(id, { parcel })));
    expect(asked.map(({ status }) => status).toSorted()).toEqual(["fulfilled", "rejected"]);
  });
});

it("an administrator who saw an old status is refused, and nothing happens", async () => {
  const id = await paid();
  await changeStatus(shop, { orderId: id, to: "cancelled", ...actor });
  await expect(ship(id, { seen: "processing" })).rejects.toMatchObject({
    code: "MOVED",
    more: { order_status: "cancelled" },
  });
  expect(await emailsOf(id)).toBe(0);
});

it("a cancelled order whose goods are gone is not shipped, and no email is sent", async () => {
  const rare = await aProduct(shop, { stock: 1 });
  const id = await aPaidOrder(shop, [[rare, 1]]);
  await changeStatus(shop, { orderId: id, to: "cancelled", ...actor });
  await checkout(shop, anOrderFor([[rare, 1]]));
  await expect(ship(id, { seen: "cancelled" })).rejects.toMatchObject({ code: "SOLD_OUT" });
  expect(await shipmentsOf(id)).toEqual([]);
  expect(await emailsOf(id)).toBe(0);
});

describe("the email", () => {
  const emailAbout = async (id: string) => {
    await sendDueEmails(shop, { ...orderEmailTemplates(shop), ...shippedEmailTemplate(shop) });
    const [email] = await shop.rows(
      "SELECT m.subject, m.plain, m.html FROM mailbox_emails m JOIN emails l ON l.message_id = m.message_id WHERE l.order_id = $1 AND l.kind = 'order-shipped'",
      id,
    );
    return email;
  };

  it("leads to our tracking and to the carrier's, and names code, day, address and goods", async () => {
    const id = await paid();
    const code = aCode();
    await ship(id, { parcel: { trackingNumber: code, carrier: "DPD", estimatedDelivery: "2199-11-25" } });
    const { subject, plain, html } = await emailAbout(id);
    expect(subject).toMatch(/^Your order AU-\d+ from Aurelle is on its way$/);
    for (const word of [code, "DPD", "25 November 2199", "Pikk 1", "Lavender Oil", "1 piece"])
      expect(plain).toContain(word);
    expect(html).toContain(`https://tracking.dpd.de/status/en_US/parcel/${code}`);
    expect(html).toMatch(new RegExp(`/track-order\\?tracking=${code}&amp;key=[\\w-]{32}`));
  });

  it("without a code says where to look instead", async () => {
    const id = await paid();
    await ship(id);
    const { plain } = await emailAbout(id);
    expect(plain).toContain("The carrier gave us no tracking code.");
    expect(plain).not.toContain("Tracking code");
  });
});

describe("goods that were lost or damaged on the way", () => {
  const again = (orderId: string, input: Partial<Parameters<typeof sendAgain>[1]> = {}) =>
    sendAgain(shop, {
      id: randomUUID(),
      orderId,
      lines: [{ position: 1, quantity: 1 }],
      facts: { trackingNumber: aCode(), carrier: "DPD" },
      ...actor,
      ...input,
    });

  it("are sent once more, however often it is pressed: they leave the stock, and the customer is told", async () => {
    const id = await paid();
    await ship(id, { parcel: { trackingNumber: aCode() } });
    await changeStatus(shop, { orderId: id, to: "delivered", ...actor });
    const before = await levelsOf(shop, lavender.id);
    const input = { id: randomUUID(), facts: { trackingNumber: aCode(), carrier: "DPD" } };
    await Promise.all([again(id, input), again(id, input)]);
    expect((await levelsOf(shop, lavender.id)).available).toBe(before.available - 1);
    expect((await orderById(shop.db, id))?.order).toMatchObject({
      status: "shipped",
      deliveredAt: null,
      trackingCode: input.facts.trackingNumber,
    });
    await sendDueEmails(shop, { ...orderEmailTemplates(shop), ...shippedEmailTemplate(shop) });
    const told = await shop.rows(
      "SELECT m.subject, m.plain FROM mailbox_emails m JOIN emails l ON l.message_id = m.message_id WHERE l.order_id = $1 AND m.subject LIKE '%again'",
      id,
    );
    expect(told).toEqual([
      expect.objectContaining({ plain: expect.stringMatching(/once more.*Lavender Oil.*1 piece/s) }),
    ]);
    expect(await ledgerFaults(shop.db)).toEqual([]);
    // What may come back of the order is what was bought.
    await changeStatus(shop, { orderId: id, to: "cancelled", ...actor });
    expect((await levelsOf(shop, lavender.id)).available).toBe(before.available);
  });

  it("are sent once where two who answer one complaint saw the same order", async () => {
    const id = await paid();
    await ship(id);
    const { version } = await shop.row("SELECT version FROM orders WHERE id = $1", id);
    const before = await levelsOf(shop, lavender.id);
    await again(id, { version });
    await expect(again(id, { version })).rejects.toMatchObject({ code: "CHANGED" });
    expect((await levelsOf(shop, lavender.id)).available).toBe(before.available - 1);
  });

  it("are not sent before the order has left, nor more of them than were bought, nor where none are left", async () => {
    const id = await paid();
    await expect(again(id)).rejects.toMatchObject({ code: "MOVED" });
    await ship(id);
    const many = [{ position: 1, quantity: 2 }];
    await expect(again(id, { lines: many })).rejects.toMatchObject({ code: "NO_LINE" });
    const rare = await aProduct(shop, { stock: 1 });
    const last = await aPaidOrder(shop, [[rare, 1]]);
    await ship(last);
    await expect(again(last)).rejects.toMatchObject({ code: "SOLD_OUT" });
  });
});
