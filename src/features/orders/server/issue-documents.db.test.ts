import { randomUUID } from "node:crypto";
import { beforeEach, describe, expect, it } from "vitest";
import { documentsOfOrder } from "#features/documents/server/document-queries.ts";
import { lockPaymentOfOrder } from "#features/payments/server/payment-session.ts";
import { transact } from "#platform/database/database.ts";
import { type Cents, cents, euros } from "#shared/money.ts";
import { anOrderFor, aPaidOrder, aProduct, aRefund, checkout, type MadeProduct, sessionOf } from "#tests/makers.ts";
import * as row from "#tests/rows.ts";
import { shopOfFile } from "#tests/shop.ts";
import { acceptPayment } from "./accept-payment.ts";
import { applyPaymentSession } from "./apply-payment-event.ts";
import { applyRefundEvent } from "./apply-refund-event.ts";
import { askProvider } from "./ask-provider.ts";
import { lockOrder } from "./lock-order.ts";
import { completeDocuments } from "./order-documents.ts";
import { type RefundInput, refundOrder } from "./refund-order.ts";

const shop = await shopOfFile();
let lavender: MadeProduct;
let cedar: MadeProduct;
beforeEach(async () => {
  lavender = await aProduct(shop, { price: 19.9, stock: 1000 });
  cedar = await aProduct(shop, { price: 7.77, stock: 1000 });
});

const bought = (quantity = 3) =>
  aPaidOrder(shop, [
    [lavender, quantity],
    [cedar, 2],
  ]);
const refund = (orderId: string, input: Partial<RefundInput>) => refundOrder(shop, aRefund(orderId, input));
const issued = (orderId: string) => documentsOfOrder(shop.db, orderId);
const said = async (orderId: string) =>
  (await issued(orderId)).map(({ kind, grossCents, data }) => [kind, grossCents, data.corrects?.why ?? null]);

/** The six sums of an order, in cents: what was sold, paid and given back, by its rows, its refunds' lines and its documents. */
async function sumsOf(orderId: string) {
  const { rows } = await shop.pool.query(
    `SELECT
       (SELECT coalesce(sum(coalesce(received_cents, amount_cents)), 0)::int FROM payments WHERE order_id = $1 AND state = 'paid') AS paid,
       (SELECT coalesce(sum(r.amount_cents), 0)::int FROM refunds r JOIN payments p ON p.id = r.payment_id
         WHERE p.order_id = $1 AND p.state = 'paid' AND r.state IN ('pending', 'succeeded')) AS refunded,
       (SELECT coalesce(sum(l.gross_cents), 0)::int FROM refund_lines l JOIN refunds r ON r.id = l.refund_id JOIN payments p ON p.id = r.payment_id
         WHERE p.order_id = $1 AND p.state = 'paid' AND r.state IN ('pending', 'succeeded')) AS lines,
       (SELECT coalesce(sum(CASE kind WHEN 'invoice' THEN gross_cents ELSE -gross_cents END), 0)::int FROM documents WHERE order_id = $1) AS documents,
       (SELECT coalesce(sum(CASE kind WHEN 'invoice' THEN vat_cents ELSE -vat_cents END), 0)::int FROM documents WHERE order_id = $1) AS vat,
       (SELECT shipping_vat_cents + sum(vat_cents) FROM orders o JOIN order_lines ON order_id = o.id WHERE o.id = $1 GROUP BY o.id)::int
         - (SELECT coalesce(sum(l.vat_cents), 0)::int FROM refund_lines l JOIN refunds r ON r.id = l.refund_id JOIN payments p ON p.id = r.payment_id
         WHERE p.order_id = $1 AND r.state IN ('pending', 'succeeded')) AS vat_left`,
    [orderId],
  );
  return rows[0] as Record<"paid" | "refunded" | "lines" | "documents" | "vat" | "vat_left", number>;
}
async function agree(orderId: string): Promise<void> {
  const { paid, refunded, lines, documents, vat, vat_left } = await sumsOf(orderId);
  expect({ lines, documents, vat }).toEqual({ lines: refunded, documents: paid - refunded, vat: vat_left });
}

describe("a paid order", () => {
  it("has its invoice in the same moment, with what was bought and the VAT of each line", async () => {
    const id = await bought();
    const [invoice, ...others] = await issued(id);
    expect(others).toEqual([]);
    expect(invoice?.number).toMatch(/^TEST-INV-\d{4}-\d{6}$/);
    expect(invoice?.data).toMatchObject({
      buyer: { name: "Mari Maasikas", street: "Pikk 1", city: "Tallinn", country: "EE" },
      destination: "EE",
      method: null,
      corrects: null,
      lines: [
        { kind: "goods", name: lavender.name, quantity: 3, rate: 24, gross: 5970 },
        { kind: "goods", name: cedar.name, quantity: 2, rate: 24, gross: 1554 },
      ],
    });
    await agree(id);
  });

  it("has one invoice, however often its payment is told", async () => {
    const id = await bought();
    const session = await shop.payment.sessionOfOrder(id);
    await Promise.all([1, 2, 3].map(() => session && applyPaymentSession(shop, session)));
    await completeDocuments(shop, id);
    expect(await said(id)).toHaveLength(1);
  });

  it("has an invoice over what was accepted, where another amount was paid", async () => {
    const started = await checkout(shop, anOrderFor([[lavender, 3]]));
    const session = await shop.payment.session(sessionOf(started));
    if (!session) throw new Error("No session");
    await applyPaymentSession(shop, { ...session, state: "paid", chargeId: "ch_1", amountCents: cents(5000) });
    expect(await said(started.orderId)).toEqual([]);
    await acceptPayment(shop, { orderId: started.orderId, administratorId: null });
    expect(await said(started.orderId)).toEqual([["invoice", 5000, null]]);
    expect((await issued(started.orderId))[0]?.data.lines[0]).toMatchObject({ gross: 4346 });
  });

  it("has none before its money has come", async () => {
    const { orderId } = await checkout(shop, anOrderFor([[lavender, 1]]));
    await completeDocuments(shop, orderId);
    expect(await issued(orderId)).toEqual([]);
  });
});

describe("a refund", () => {
  it("of lines has a credit note with these pieces, and of the invoice's number", async () => {
    const id = await bought();
    const lines = { lines: [{ position: 1, quantity: 2 }], shipping: false };
    expect(await refund(id, { lines })).toMatchObject({ amountCents: 3980, state: "succeeded" });
    const [invoice, note] = await issued(id);
    expect(note?.data).toMatchObject({
      corrects: { number: invoice?.number, why: "refund" },
      lines: [{ kind: "goods", name: lavender.name, quantity: 2, gross: 3980, net: 3210, vat: 770 }],
    });
    await agree(id);
  });

  it("of an amount has parts of the price, spread over all that is left", async () => {
    const id = await bought();
    await refund(id, { amount: euros(10) });
    const [, note] = await issued(id);
    expect(note?.data.lines.map(({ kind, gross }) => [kind, gross])).toEqual([
      ["part", 793],
      ["part", 207],
    ]);
    await agree(id);
  });

  it("of more pieces than are left is refused, also by two at once", async () => {
    const id = await bought(3);
    const two = { lines: { lines: [{ position: 1, quantity: 2 }], shipping: false } };
    const both = await Promise.allSettled([refund(id, two), refund(id, two)]);
    expect(both.map(({ status }) => status).toSorted()).toEqual(["fulfilled", "rejected"]);
    await expect(refund(id, two)).rejects.toMatchObject({ code: "LINES_GONE" });
    await expect(
      refund(id, { lines: { lines: [{ position: 9, quantity: 1 }], shipping: false } }),
    ).rejects.toMatchObject({
      code: "LINES_GONE",
    });
    await agree(id);
  });

  it("of lines pressed twice with one key goes back once", async () => {
    const id = await bought();
    const input = { key: randomUUID(), lines: { lines: [{ position: 1, quantity: 3 }], shipping: false } };
    const both = await Promise.all([refund(id, input), refund(id, input)]);
    expect(new Set(both.map((made) => made.id)).size).toBe(1);
    expect(await said(id)).toHaveLength(2);
  });

  it("of lines brings these pieces back to stock, once", async () => {
    const level = async () =>
      (await shop.row("SELECT available FROM stock_levels WHERE product_id = $1", lavender.id)).available;
    const id = await bought(3);
    const before = await level();
    await refund(id, { restock: true, lines: { lines: [{ position: 1, quantity: 2 }], shipping: false } });
    expect(await level()).toBe(before + 2);
    await refund(id, { restock: true });
    expect(await level()).toBe(before + 3);
  });

  it("keeps the rate of the sale after the country has another one", async () => {
    const id = await bought();
    await shop.pool.query("UPDATE tax_rates SET rate = 30 WHERE country = 'EE' AND valid_to IS NULL");
    await refund(id, {});
    await shop.pool.query("UPDATE tax_rates SET rate = 24 WHERE country = 'EE' AND valid_to IS NULL");
    expect((await issued(id))[1]?.data.lines.every(({ rate }) => rate === 24)).toBe(true);
    await agree(id);
  });

  it("that fails after its credit note is invoiced again, and may be made anew", async () => {
    const id = await bought();
    const { id: refundId, amountCents } = await refund(id, { amount: euros(20) });
    await tell(id, { refundId, amountCents, state: "failed" });
    expect(await said(id)).toEqual([
      ["invoice", 7524, null],
      ["credit-note", 2000, "refund"],
      ["invoice", 2000, "refund-failed"],
    ]);
    await agree(id);
    await refund(id, { amount: euros(50) });
    expect((await said(id)).at(-1)).toEqual(["credit-note", 5000, "refund"]);
    await agree(id);
  });

  it("made in the provider's dashboard takes what a waiting one was planned with: that one is spread anew", async () => {
    const id = await bought();
    const waiting = randomUUID();
    await shop.pool.query(
      `INSERT INTO refunds (id, payment_id, idempotency_key, amount_cents, provider_id)
       SELECT $1, id, $2, 3980, $2 FROM payments WHERE order_id = $3`,
      [waiting, `re_${waiting}`, id],
    );
    await shop.pool.query(
      `INSERT INTO refund_lines (refund_id, place, kind, position, quantity, gross_cents, net_cents, vat_cents, vat_rate)
       VALUES ($1, 0, 'goods', 1, 2, 3980, 3210, 770, 24)`,
      [waiting],
    );
    await tell(id, { amountCents: cents(7000), state: "succeeded" });
    await agree(id);
    // The provider would refuse the second one; where it does not, no line gives back more than it cost.
    await tell(id, { refundId: waiting, amountCents: cents(3980), state: "succeeded" });
    expect(await said(id)).toEqual([
      ["invoice", 7524, null],
      ["credit-note", 7000, "refund"],
      ["credit-note", 524, "refund"],
    ]);
  });

  it("of money that came twice is on no document", async () => {
    const id = await bought();
    const other = randomUUID();
    await shop.pool.query(
      `INSERT INTO payments (id, order_id, provider, idempotency_key, request, session_id, charge_id, state, amount_cents, received_cents, expires_at, paid_at)
       VALUES ($1, $2, 'test-page', $3, '{}', $3, $3, 'overpaid', 7524, 7524, now(), now())`,
      [other, id, `session-${other}`],
    );
    await shop.pool.query(
      "INSERT INTO refunds (payment_id, idempotency_key, amount_cents, state) VALUES ($1, $2, 7524, 'succeeded')",
      [other, randomUUID()],
    );
    await completeDocuments(shop, id);
    expect(await said(id)).toHaveLength(1);
    expect(
      await shop.row(
        "SELECT kind, gross_cents::int, vat_cents::int FROM refund_lines l JOIN refunds r ON r.id = refund_id WHERE payment_id = $1",
        other,
      ),
    ).toEqual({ kind: "surplus", gross_cents: 7524, vat_cents: 0 });
  });
});

/** What the provider says of a refund, of the shop's own or of one that was made in its dashboard. */
async function tell(
  orderId: string,
  told: { refundId?: string; amountCents: Cents; state: "failed" | "succeeded" },
): Promise<void> {
  await transact(shop.db, async (tx) => {
    const order = await lockOrder(tx, orderId);
    const payment = await lockPaymentOfOrder(tx, orderId);
    if (!payment) throw new Error("Not paid");
    const { provider_id } = told.refundId
      ? await shop.row("SELECT provider_id FROM refunds WHERE id = $1", told.refundId)
      : { provider_id: `re_${randomUUID()}` };
    await applyRefundEvent(
      tx,
      order,
      payment,
      { failure: null, chargeId: payment.chargeId ?? "", id: provider_id, refundId: told.refundId ?? null, ...told },
      shop.clock.now(),
    );
  });
}

it("a payment that the bank took back is credited as far as nothing went back before", async () => {
  const id = await bought();
  await refund(id, { amount: euros(10) });
  await shop.payment.play((await shop.payment.sessionOfOrder(id))?.id ?? "", "reverse");
  await askProvider(shop, id);
  const session = await shop.payment.sessionOfOrder(id);
  if (session) await applyPaymentSession(shop, session);
  expect(await said(id)).toEqual([
    ["invoice", 7524, null],
    ["credit-note", 1000, "refund"],
    ["credit-note", 6524, "reversed"],
  ]);
  expect((await sumsOf(id)).vat).toBe(0);
});

it("an order of before there were documents gets them when they are asked for, dated today", async () => {
  const product = await aProduct(shop);
  const client = await shop.pool.connect();
  const id = await row.anOrder(client, { payment_state: "partly_refunded", paid_at: new Date("2025-03-01") });
  await row.aLine(client, { order_id: id, product_id: product.id });
  const payment = await row.aPaidPayment(client, id, { refunded_cents: 2000, paid_at: new Date("2025-03-01") });
  client.release();
  for (const amount of [500, 1500])
    await shop.pool.query(
      "INSERT INTO refunds (payment_id, idempotency_key, amount_cents, state) VALUES ($1, $2, $3, 'succeeded')",
      [payment, randomUUID(), amount],
    );
  await Promise.all([1, 2, 3].map(() => completeDocuments(shop, id)));
  expect(await said(id)).toHaveLength(3);
  const [invoice] = await issued(id);
  expect(invoice?.issuedOn).toBe(
    new Intl.DateTimeFormat("sv-SE", { timeZone: "Europe/Tallinn" }).format(shop.clock.now()),
  );
  expect(invoice?.data.paidOn).toBe("2025-03-01");
  await agree(id);
});

it("any refunds of any orders keep all sums together", async () => {
  // A seeded generator, so that a failure can be repeated.
  let seed = 20261123;
  const random = (below: number) => {
    seed = (seed * 1103515245 + 12345) % 2147483648;
    return Math.floor((seed / 2147483648) * below);
  };
  for (let life = 0; life < 8; life += 1) {
    const id = await bought(1 + random(5));
    for (let turn = 0; turn < 5; turn += 1) {
      const requests: Partial<RefundInput>[] = [
        { amount: cents(1 + random(2500)) },
        { lines: { lines: [{ position: 1 + random(2), quantity: 1 + random(2) }], shipping: random(2) === 1 } },
      ];
      await refund(id, requests[random(2)] ?? {}).catch((error: Error) => expect(error.message).not.toBe(""));
      await agree(id);
    }
    if (random(2)) await refund(id, {}).catch(() => undefined);
    await agree(id);
  }
}, 120_000);
