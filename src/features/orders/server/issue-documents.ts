import { isDeepStrictEqual } from "node:util";
import { and, asc, eq, inArray, sql } from "drizzle-orm";
import type { Correction, DocumentData } from "#features/documents/document.ts";
import { type DocumentOfOrder, documentsOfOrder } from "#features/documents/server/document-queries.ts";
import { issueDocument } from "#features/documents/server/issue-document.ts";
import { ACCEPTED_REFUND_STATES, attemptsWhere } from "#features/payments/payment-state.ts";
import { lockPaymentById, moneyOf, type Payment } from "#features/payments/server/payment-session.ts";
import { payments, refunds } from "#features/payments/server/payments-table.ts";
import { acceptedRefunds, type Refund } from "#features/payments/server/refund-payment.ts";
import { storeSettings } from "#features/settings/server/settings-queries.ts";
import { vatCheckById } from "#features/vat-numbers/server/check-number.ts";
import type { Tx } from "#platform/database/database.ts";
import { dayIn } from "#shared/day.ts";
import { type Cents, minus } from "#shared/money.ts";
import type { StoreSettings } from "#shared/store-settings.ts";
import type { RefundLine } from "../refund-lines.ts";
import { buyerOf, creditedLines, invoiceData } from "./document-data.ts";
import type { Order } from "./lock-order.ts";
import { linesOfRefunds, settledLines, spread } from "./refund-line-rows.ts";
import { type SaleOfOrder, saleOfOrder } from "./sale-of-order.ts";

interface Issuing {
  tx: Tx;
  order: Order;
  settings: StoreSettings;
  now: Date;
}

/** The invoice of a payment that has just paid its order. Call it last, as everybody who issues waits for the number. */
export async function issueInvoice(
  tx: Tx,
  order: Order,
  payment: Payment,
  settings: StoreSettings,
  now: Date,
): Promise<void> {
  await invoiceOf({ tx, order, settings, now }, payment, await saleOfOrder(tx, order, payment));
}

async function invoiceOf(to: Issuing, payment: Payment, sale: SaleOfOrder): Promise<void> {
  const data = invoiceData(to.order, payment, sale, to.settings, to.now);
  await issue(to, payment, { kind: "invoice", dedupeKey: `paid:${payment.id}`, data });
}

/**
 * Issues what an order lacks, each once: the invoice of a payment that pays it, a credit note for each refund that the provider
 * has taken on and for a payment that the bank took back, and an invoice again where a refund failed after its credit note, or the bank
 * gave the money back. The
 * documents then come to payments less refunds. Orders of before there were documents get theirs so, dated today: a number is
 * never given for a day that has passed. The order's row must be locked.
 */
export async function issueDocuments(tx: Tx, order: Order, now: Date): Promise<void> {
  const to = { tx, order, settings: await storeSettings(tx), now };
  const held = await tx
    .select()
    .from(payments)
    .where(and(eq(payments.orderId, order.id), inArray(payments.state, WITH_MONEY)))
    .orderBy(asc(payments.createdAt));
  const corrected = await invoiceOfCorrection(tx, order.id);
  const given: RefundLine[] = [];
  for (const [place, payment] of held.entries()) {
    const later = payment.state === "paid" ? await linesOfPaid(tx, held.slice(place + 1)) : [];
    const lines = await issueForPayment(to, payment, { corrected, before: [...given, ...later] });
    if (payment.state === "paid" || corrected) given.push(...lines);
  }
}

/** What the provider has given back of later payments, as a refund in the shop goes over the newest one first. */
async function linesOfPaid(tx: Tx, later: readonly Payment[]): Promise<RefundLine[]> {
  const lines: RefundLine[] = [];
  for (const { id, state } of later)
    if (state === "paid") lines.push(...(await linesOfRefunds(tx, id, { accepted: true })).map(({ line }) => line));
  return lines;
}

const WITH_MONEY: Payment["state"][] = [...attemptsWhere(({ hasMoney }) => hasMoney), "reversed"];

/** The invoice of the latest correction of an order, which stands in place of that of its payment. */
const invoiceOfCorrection = async (tx: Tx, orderId: string): Promise<DocumentOfOrder | null> =>
  (await documentsOfOrder(tx, orderId)).findLast(({ dedupeKey }) => dedupeKey.startsWith("corrected:")) ?? null;

const standingInvoice = async (tx: Tx, orderId: string): Promise<DocumentOfOrder | undefined> =>
  (await invoiceOfCorrection(tx, orderId)) ??
  (await documentsOfOrder(tx, orderId)).findLast(({ dedupeKey }) => dedupeKey.startsWith("paid:"));

/** Whether the order's invoice names its buyer otherwise than the order does by now. */
export async function namesOtherBuyer(tx: Tx, order: Order): Promise<boolean> {
  const stands = await standingInvoice(tx, order.id);
  const vatCheck = await vatCheckById(tx, order.vatCheckId);
  return stands !== undefined && !isDeepStrictEqual(stands.data.buyer, buyerOf(order, vatCheck));
}

/** Answers what of the sale the payment no longer pays: its refunds, and all of it where the bank took it back. */
async function issueForPayment(
  to: Issuing,
  payment: Payment,
  { corrected, before }: { corrected: DocumentOfOrder | null; before: readonly RefundLine[] },
): Promise<RefundLine[]> {
  const { tx, order } = to;
  const find = async (key: string) =>
    (await documentsOfOrder(tx, order.id)).find(({ dedupeKey }) => dedupeKey === key) ?? null;
  // What pays the difference of a correction is on the invoice of that correction.
  let own = payment.correctionId ? null : await find(`paid:${payment.id}`);
  const sale = await saleOfOrder(tx, order, payment, own?.grossCents ?? null);
  if (!own && payment.state === "paid" && !payment.correctionId) {
    await invoiceOf(to, payment, sale);
    own = await find(`paid:${payment.id}`);
  }
  const of = await tx
    .select()
    .from(refunds)
    .where(and(eq(refunds.paymentId, payment.id), NOT_OF_CORRECTION))
    .orderBy(asc(refunds.createdAt), asc(refunds.id));
  const given = await settleRefunds(to, payment, sale, { of, before });
  const lines = [...given.values()].flat();
  const invoice = corrected ?? own;
  if (!invoice) return lines;
  for (const refund of of) await correctForRefund(to, payment, { invoice, sale, refund, given });
  if (payment.state === "paid") await invoiceAgain(to, payment);
  if (payment.state !== "reversed") return lines;
  const rest = corrected
    ? spread(sale.parts, [...before, ...lines], { kind: "amount", cents: await remainingOf(tx, payment) })
    : spread(sale.parts, lines, { kind: "rest" });
  await correct(to, payment, { invoice, why: "reversed", lines: rest, sale, dedupeKey: `reversed:${payment.id}` });
  return [...lines, ...rest];
}

/** What a payment brought less what the provider has given back of it. */
const remainingOf = async (tx: Tx, payment: Payment): Promise<Cents> =>
  minus(moneyOf(payment).cents, await acceptedRefunds(tx, payment.id));

/** The documents of a correction are about the whole order, so that its refunds have none of their own. */
const NOT_OF_CORRECTION = sql`NOT EXISTS (
  SELECT FROM order_corrections c WHERE c.id = ${refunds.correctionId} AND c.state IN ('waiting', 'applied'))`;

/**
 * A correction: the invoice that stands is credited in full, and the order as it has become is invoiced anew, both on the day of the
 * correction, about the sale of the day of the payment. The order's row must be locked and changed already.
 */
export async function issueCorrection(
  tx: Tx,
  order: Order,
  { id, refundId }: { id: string; refundId: string | null },
  now: Date,
): Promise<void> {
  const to = { tx, order, settings: await storeSettings(tx), now };
  const stands = await standingInvoice(tx, order.id);
  if (!stands) throw new Error("An order was corrected that has no invoice");
  const payment = await lockPaymentById(tx, stands.paymentId);
  const corrects = { number: stands.number, issuedOn: stands.issuedOn, why: "changed" as const };
  await issue(to, payment, {
    kind: "credit-note",
    dedupeKey: `changed:${id}`,
    correctsId: stands.id,
    refundId: refundId ?? undefined,
    data: { ...stands.data, corrects },
  });
  const sale = await saleOfOrder(tx, order, payment);
  const data = { ...invoiceData(order, payment, sale, to.settings, now), paidOn: stands.data.paidOn, corrects };
  await issue(to, payment, { kind: "invoice", dedupeKey: `corrected:${id}`, correctsId: stands.id, data });
}

/** The lines of the refunds that the provider has taken on, those with a document first: they stay as they are. */
async function settleRefunds(
  { tx, order }: Issuing,
  payment: Payment,
  { parts }: SaleOfOrder,
  { of, before }: { of: readonly Refund[]; before: readonly RefundLine[] },
): Promise<Map<string, RefundLine[]>> {
  const noted = await linesOfRefunds(tx, payment.id, { accepted: true });
  const linesOf = (id: string) => noted.filter(({ refundId }) => refundId === id).map(({ line }) => line);
  const credited = new Set((await documentsOfOrder(tx, order.id)).map(({ refundId }) => refundId));
  const accepted = of.filter(({ state }) => ACCEPTED_REFUND_STATES.includes(state));
  const given = new Map(accepted.filter(({ id }) => credited.has(id)).map(({ id }) => [id, linesOf(id)]));
  for (const refund of accepted)
    if (!given.has(refund.id))
      given.set(
        refund.id,
        await settledLines(
          tx,
          { orderId: order.id, parts, given: [...before, ...[...given.values()].flat()] },
          refund,
          linesOf(refund.id),
        ),
      );
  return given;
}

async function correctForRefund(
  to: Issuing,
  payment: Payment,
  on: { invoice: DocumentOfOrder; sale: SaleOfOrder; refund: Refund; given: Map<string, RefundLine[]> },
): Promise<void> {
  const { invoice, sale, refund, given } = on;
  const lines = given.get(refund.id);
  const about = { dedupeKey: `refund:${refund.id}`, refundId: refund.id };
  if (lines) return correct(to, payment, { invoice, why: "refund", lines, sale, ...about });
  if (refund.state !== "failed") return;
  const credited = (await documentsOfOrder(to.tx, to.order.id)).find(({ dedupeKey }) => dedupeKey === about.dedupeKey);
  if (!credited) return;
  const corrects = { number: credited.number, issuedOn: credited.issuedOn, why: "refund-failed" as const };
  await issue(to, payment, {
    kind: "invoice",
    dedupeKey: `refund-failed:${refund.id}`,
    refundId: refund.id,
    correctsId: credited.id,
    data: { ...credited.data, corrects },
  });
}

/** The bank gave back what it had taken: what was credited for it is invoiced again. */
async function invoiceAgain(to: Issuing, payment: Payment): Promise<void> {
  const documents = await documentsOfOrder(to.tx, to.order.id);
  const credited = documents.find(({ dedupeKey }) => dedupeKey === `reversed:${payment.id}`);
  if (!credited) return;
  const corrects = { number: credited.number, issuedOn: credited.issuedOn, why: "reinstated" as const };
  await issue(to, payment, {
    kind: "invoice",
    dedupeKey: `reinstated:${payment.id}`,
    correctsId: credited.id,
    data: { ...credited.data, corrects },
  });
}

/** A credit note of the invoice's data with other lines. A refund without any, of money beyond the sale, has none. */
async function correct(
  to: Issuing,
  payment: Payment,
  of: {
    invoice: DocumentOfOrder;
    why: Correction;
    lines: readonly RefundLine[];
    sale: SaleOfOrder;
    dedupeKey: string;
    refundId?: string;
  },
): Promise<void> {
  const { invoice, why } = of;
  const lines = creditedLines(of.sale.lines, of.lines);
  if (lines.length === 0) return;
  await issue(to, payment, {
    kind: "credit-note",
    dedupeKey: of.dedupeKey,
    refundId: of.refundId,
    correctsId: invoice.id,
    data: { ...invoice.data, lines, corrects: { number: invoice.number, issuedOn: invoice.issuedOn, why } },
  });
}

async function issue(
  { tx, order, settings, now }: Issuing,
  payment: Payment,
  of: {
    kind: "invoice" | "credit-note";
    dedupeKey: string;
    data: DocumentData;
    refundId?: string | undefined;
    correctsId?: string;
  },
): Promise<void> {
  await issueDocument(tx, {
    kind: of.kind,
    dedupeKey: of.dedupeKey,
    data: of.data,
    refundId: of.refundId ?? null,
    correctsId: of.correctsId ?? null,
    isTest: order.isTest || payment.provider === "test-page",
    orderId: order.id,
    paymentId: payment.id,
    language: order.language,
    issuedOn: dayIn(settings.timeZone, now),
    issuedAt: now,
  });
}
