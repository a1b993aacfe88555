import { expect } from "vitest";
import { owedByProviders } from "#features/books/server/book-queries.ts";
import { documentsOfOrder } from "#features/documents/server/document-queries.ts";
import { ledgerFaults } from "#features/inventory/server/check-ledger.ts";
import type { HandOrder } from "#features/order-editing/server/hand-order.ts";
import { makeCorrection, previewCorrection } from "#features/order-editing/server/make-correction.ts";
import { payByLink } from "#features/order-editing/server/pay-link.ts";
import type { WantedDelivery } from "#features/order-editing/server/wanted-delivery.ts";
import { askProvider } from "#features/orders/server/ask-provider.ts";
import { documentFaults } from "#features/orders/server/check-documents.ts";
import { reservationFaults } from "#features/orders/server/check-reservations.ts";
import { correctionsOf } from "#features/orders/server/corrections.ts";
import { orderKey } from "#features/orders/server/order-key.ts";
import { counterFaults } from "#features/reporting/server/check-counters.ts";
import { storeSettings } from "#features/settings/server/settings-queries.ts";
import { cents } from "#shared/money.ts";
import { emailsOf, type MadeProduct } from "./makers.ts";
import type { TestShop } from "./shop.ts";

export const HOME: WantedDelivery = {
  method: "courier",
  country: "EE",
  machineCountry: null,
  machineId: null,
  phone: "+37251234567",
  address: "Pikk 1",
  city: "Tallinn",
  zip: "10115",
  state: null,
};

type Wanted = readonly (readonly [MadeProduct, number])[];
const wantedLines = (wanted: Wanted) => wanted.map(([{ id }, quantity]) => ({ productId: id, quantity }));

export const aHandOrder = (wanted: Wanted, change: Partial<HandOrder> = {}): HandOrder => ({
  lines: wantedLines(wanted),
  firstName: "Mari",
  lastName: "Maasikas",
  email: "mari@example.com",
  language: "et",
  company: null,
  companyRegister: null,
  vatNumber: null,
  delivery: HOME,
  discount: cents(0),
  discountReason: null,
  ...change,
});

/** What tests of corrections do to orders of a shop, and ask of them. */
export function correctionTools(shop: TestShop, administratorId: string) {
  const orderOf = (id: string) =>
    shop.row(
      "SELECT version, total_cents::int AS total, shipping_cents::int AS shipping, status, payment_state, country FROM orders WHERE id = $1",
      id,
    );

  const input = async (orderId: string, wanted: Wanted, delivery: Partial<WantedDelivery> = {}) => ({
    orderId,
    version: (await orderOf(orderId)).version,
    administratorId,
    reason: "asked by phone",
    lines: wantedLines(wanted),
    delivery: { ...HOME, ...delivery },
  });
  async function correct(orderId: string, wanted: Wanted, delivery?: Partial<WantedDelivery>) {
    const asked = await input(orderId, wanted, delivery);
    const { after } = await previewCorrection(shop, asked);
    return makeCorrection(shop, { ...asked, seen: after.totalCents });
  }
  async function payLink(orderId: string): Promise<void> {
    const address = await payByLink(shop, {
      orderId,
      key: orderKey(shop.secret, { id: orderId, linkVersion: 0 }),
      method: undefined,
    });
    await shop.payment.pay(address.split("/").at(-1) ?? "");
    await askProvider(shop, orderId);
  }
  const states = async (orderId: string) =>
    (await correctionsOf(shop.db, orderId)).map(({ correction }) => correction.state);
  const linesOf = (orderId: string) =>
    shop.rows("SELECT product_id, quantity, position FROM order_lines WHERE order_id = $1 ORDER BY position", orderId);
  const said = async (orderId: string) =>
    (await documentsOfOrder(shop.db, orderId)).map(({ kind, grossCents, data }) => [
      kind,
      grossCents,
      data.corrects?.why ?? null,
    ]);

  /** Lines, total, payments less refunds and documents of an order come to the same, and the parts of each kit to its line. */
  async function agree(orderId: string): Promise<void> {
    const row = await shop.row(
      `SELECT o.total_cents::int AS total,
         (SELECT sum(line_cents - bundle_share_cents) FROM order_lines WHERE order_id = o.id)::int + o.shipping_cents::int AS lines,
         (SELECT count(*) FROM order_lines l JOIN LATERAL (
            SELECT sum(gross_cents) AS gross, sum(vat_cents) AS vat FROM order_line_parts p
            WHERE p.order_id = l.order_id AND p.position = l.position) AS parts ON parts.gross IS NOT NULL
          WHERE l.order_id = o.id AND (parts.gross, parts.vat) <> (l.line_cents - l.bundle_share_cents, l.vat_cents))::int AS badly_shared,
         (SELECT sum(net_cents + vat_cents) FROM order_lines WHERE order_id = o.id)::int + (o.shipping_net_cents + o.shipping_vat_cents)::int AS vat,
         (SELECT sum(coalesce(received_cents, amount_cents)) FROM payments WHERE order_id = o.id AND state = 'paid')::int
           - (SELECT coalesce(sum(r.amount_cents), 0) FROM refunds r JOIN payments p ON p.id = r.payment_id
              WHERE p.order_id = o.id AND p.state = 'paid' AND r.state IN ('pending', 'succeeded'))::int AS money,
         (SELECT sum(CASE kind WHEN 'invoice' THEN gross_cents ELSE -gross_cents END) FROM documents WHERE order_id = o.id)::int AS documents
       FROM orders o WHERE o.id = $1`,
      orderId,
    );
    const { total } = row;
    expect(row).toEqual({ total, lines: total, badly_shared: 0, vat: total, money: total, documents: total });
  }
  async function booksAgree(): Promise<void> {
    expect(await documentFaults(shop.db)).toEqual([]);
    expect(await ledgerFaults(shop.db)).toEqual([]);
    expect(await reservationFaults(shop.db)).toEqual([]);
    expect(await counterFaults(shop.db)).toEqual([]);
    await providersAgree();
  }
  /** A provider owes what it was paid less what went back in money. */
  async function providersAgree(): Promise<void> {
    const { rows } = await shop.pool.query(
      `SELECT p.provider, (coalesce(sum(coalesce(received_cents, amount_cents)), 0)
         - coalesce(sum((SELECT sum(amount_cents) FROM refunds WHERE payment_id = p.id AND exchange_order_id IS NULL AND state NOT IN ('requested', 'failed'))), 0))::int AS cents
       FROM payments p WHERE state IN ('paid', 'overpaid', 'review') AND provider <> 'by-hand' GROUP BY p.provider ORDER BY p.provider`,
    );
    const { timeZone } = await storeSettings(shop.db);
    const until = { from: "2000-01-01", to: "2100-01-01", isTest: true, timeZone };
    expect(await owedByProviders(shop.db, until)).toEqual(rows);
  }
  /** The pieces that are out of stock for an order that waits for nothing are those that it has. */
  async function goodsAgree(orderId: string): Promise<void> {
    const { rows } = await shop.pool.query(
      `SELECT product_id, sum(quantity)::int AS beyond FROM (
         SELECT product_id, quantity FROM order_goods WHERE order_id = $1
         UNION ALL SELECT product_id, quantity FROM stock_movements WHERE order_id = $1) AS moved
       GROUP BY product_id HAVING sum(quantity) <> 0`,
      [orderId],
    );
    expect(rows).toEqual([]);
  }
  return {
    orderOf,
    input,
    correct,
    payLink,
    states,
    linesOf,
    said,
    emailsOf: (orderId: string) => emailsOf(shop, orderId),
    agree,
    goodsAgree,
    booksAgree,
    providersAgree,
  };
}
