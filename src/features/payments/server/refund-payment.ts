import { and, desc, eq, inArray, like, ne, or, type SQL, sql } from "drizzle-orm";
import type { AppContext } from "#platform/context.ts";
import { type Db, noRow, type Tx } from "#platform/database/database.ts";
import type { ProviderRefund } from "#platform/payment/payment.ts";
import { providerNamed } from "#platform/payment/providers.ts";
import { AppError } from "#shared/app-error.ts";
import { type Cents, cents, formatMoney, minus } from "#shared/money.ts";
import { ACCEPTED_REFUND_STATES, mayBecome, UNSENT_REFUND_STATES } from "../payment-state.ts";
import { messages } from "../state-messages.ts";
import { moneyOf, type Payment } from "./payment-session.ts";
import { payments, refunds } from "./payments-table.ts";

export type Refund = typeof refunds.$inferSelect;

interface Input {
  /** null gives back all that is left. */
  amount: Cents | null;
  /** One refund for each key, however often it is requested (reliability 12). */
  key: string;
  restock: boolean;
  reason: string;
  administratorId: string | null;
  /** The correction of the order whose difference goes back. */
  correctionId?: string;
  /** The order that is paid with it. */
  exchangeOrderId?: string | undefined;
  /** What was asked for, to recognise the same refund sent again. */
  asked?: string;
}

/**
 * Notes a refund, to be asked of the provider after the commit. The payment's row must be held.
 * @throws AppError where more would go back than came in.
 */
export async function planRefund(tx: Tx, payment: Payment, input: Input): Promise<Refund> {
  const known = await refundWithKey(tx, input.key);
  if (known) return sameRefund(known, payment, input);
  const left = leftOf(payment);
  const amount = input.amount ?? left;
  if (amount <= 0 || amount > left) throw tooMuch(left, payment);
  const [refund = noRow()] = await tx
    .insert(refunds)
    .values({
      paymentId: payment.id,
      idempotencyKey: input.key,
      amountCents: amount,
      restock: input.restock,
      reason: input.reason,
      administratorId: input.administratorId,
      correctionId: input.correctionId ?? null,
      exchangeOrderId: input.exchangeOrderId ?? null,
      asked: input.asked ?? null,
    })
    .returning();
  await countRefunds(tx, payment.id);
  return refund;
}

/** Cents of a payment that are not given back, or about to be. */
export const leftOf = (payment: Payment): Cents => minus(moneyOf(payment).cents, payment.refundedCents);

export const tooMuch = (left: Cents, { currency }: Payment) =>
  left === 0
    ? new AppError("conflict", messages.allRefunded, { code: "REFUNDED" })
    : new AppError("invalid", messages.atMost(formatMoney(left, currency)), {
        code: "REFUND_TOO_LARGE",
      });

/** The key of the parts of a refund that goes back over several payments, the first one being 0. */
export const keyOfPart = (key: string, part: number): string => (part === 0 ? key : `${key}/${part}`);

/** The refunds that were planned with this key: one for each payment that it goes back over. */
export const refundsWithKey = (tx: Tx, key: string): Promise<Refund[]> =>
  tx
    .select()
    .from(refunds)
    .where(or(eq(refunds.idempotencyKey, key), like(refunds.idempotencyKey, `${key.replaceAll(/[%_\\]/g, "\\$&")}/%`)))
    .orderBy(refunds.idempotencyKey);

/** The refund that was planned with this key. */
export async function refundWithKey(tx: Tx, key: string): Promise<Refund | undefined> {
  const [refund] = await tx.select().from(refunds).where(eq(refunds.idempotencyKey, key));
  return refund;
}

function sameRefund(known: Refund, payment: Payment, { amount }: Input): Refund {
  if (known.paymentId === payment.id && (amount === null || amount === known.amountCents)) return known;
  throw new AppError("conflict", messages.refundKnown, { code: "KEY_REUSED" });
}

/** What has gone back, or is about to: planned refunds count, so that two at once never exceed the charge. */
async function countRefunds(tx: Tx, paymentId: string): Promise<void> {
  const sum = tx
    .select({ cents: sql`coalesce(sum(${refunds.amountCents}), 0)` })
    .from(refunds)
    .where(and(eq(refunds.paymentId, paymentId), ne(refunds.state, "failed")));
  // A refund in the provider's dashboard may come first; the provider then refuses the shop's.
  const max = sql`coalesce(${payments.receivedCents}, ${payments.amountCents})`;
  await tx
    .update(payments)
    .set({ refundedCents: sql`least((${sum}), ${max})` })
    .where(eq(payments.id, paymentId));
}

/** Whether all money of an order is being refunded, requested or accepted. The order's row must be locked. */
export async function isAllGoingBack(tx: Tx, orderId: string): Promise<boolean> {
  const { rows } = await tx.execute<{ is: boolean }>(sql`SELECT ${allGoesBack(sql`${orderId}::uuid`)} AS is`);
  return rows[0]?.is ?? false;
}

/** The same in the text of a query, for the order whose id is given as SQL. */
export const allGoesBack = (orderId: SQL): SQL => sql`coalesce((
  SELECT bool_and(p.refunded_cents >= coalesce(p.received_cents, p.amount_cents)) FROM payments p
  WHERE p.order_id = ${orderId} AND p.state = 'paid'), false)`;

/** Cents that the provider has taken on to give back. */
export async function acceptedRefunds(tx: Tx, paymentId: string): Promise<Cents> {
  const [row] = await tx
    .select({ cents: sql<number>`coalesce(sum(${refunds.amountCents}), 0)::bigint` })
    .from(refunds)
    .where(and(eq(refunds.paymentId, paymentId), inArray(refunds.state, ACCEPTED_REFUND_STATES)));
  return cents(Number(row?.cents ?? 0));
}

/**
 * Stores the provider's state of a refund, also of one that was made in its dashboard. The payment's row must be locked.
 * Answers the refund, or null if nothing changed.
 */
export async function noteRefund(tx: Tx, payment: Payment, told: ProviderRefund): Promise<Refund | null> {
  const known = await findRefund(tx, payment.id, told);
  if (known && !mayBecome(known.state, told.state)) return null;
  const news = { providerId: told.id, state: told.state, failure: told.failure };
  const [refund] = known
    ? await tx.update(refunds).set(news).where(eq(refunds.id, known.id)).returning()
    : await tx
        .insert(refunds)
        .values({
          ...news,
          paymentId: payment.id,
          idempotencyKey: `provider:${told.id}`,
          amountCents: told.amountCents,
          reason: "made at the payment provider",
        })
        .returning();
  await countRefunds(tx, payment.id);
  return refund ?? null;
}

async function findRefund(tx: Tx, paymentId: string, told: ProviderRefund): Promise<Refund | undefined> {
  const rows = await tx.select().from(refunds).where(eq(refunds.paymentId, paymentId)).orderBy(desc(refunds.createdAt));
  const isOurs = (row: Refund) =>
    row.id === told.refundId ||
    // Two of the same amount are one and the same sooner than one that nobody asked for.
    (told.mayBeOurs && row.providerId === null && row.state !== "failed" && row.amountCents === told.amountCents);
  return rows.find((row) => row.providerId === told.id) ?? rows.find(isOurs);
}

/** How long a refund waits that the provider cannot make yet. */
const TOO_EARLY_MS = 3600_000;

/** The provider gives it back once the money has arrived there: it is asked again later. */
export async function postponeRefund(db: Db, { id }: Refund, now: Date): Promise<void> {
  await db
    .update(refunds)
    .set({ state: "waiting", nextAttemptAt: new Date(now.getTime() + TOO_EARLY_MS) })
    .where(and(eq(refunds.id, id), inArray(refunds.state, UNSENT_REFUND_STATES)));
}

/** How long a refund waits that the provider gave no answer about. */
const SILENT_MS = 5 * 60_000;

/** The provider does not answer: others are asked about first. */
export async function delayRefund(db: Db, { id }: Pick<Refund, "id">, now: Date): Promise<void> {
  await db
    .update(refunds)
    .set({ nextAttemptAt: new Date(now.getTime() + SILENT_MS) })
    .where(and(eq(refunds.id, id), inArray(refunds.state, UNSENT_REFUND_STATES)));
}

/** There is nothing left to give back: what was not sent yet is not sent. The payment's row must be held. */
export async function dropUnsentRefunds(tx: Tx, paymentId: string, failure: string): Promise<void> {
  await tx
    .update(refunds)
    .set({ state: "failed", failure })
    .where(and(eq(refunds.paymentId, paymentId), inArray(refunds.state, UNSENT_REFUND_STATES)));
  await countRefunds(tx, paymentId);
}

/** The provider forgets keys after a day: older refunds are looked for before they are asked again (reliability 9). */
const KEY_LIVES_MS = 20 * 3600_000;

/** Asks the provider for a refund that was noted. @throws PaymentUnavailable; AppError where the provider refuses. */
export async function askForRefund(shop: AppContext, refund: Refund, payment: Payment): Promise<ProviderRefund> {
  const chargeId = payment.chargeId ?? "";
  const provider = providerNamed(shop, payment.provider);
  if (shop.clock.now().getTime() - refund.createdAt.getTime() > KEY_LIVES_MS) {
    const made = (await provider.refundsOf(chargeId)).find(({ refundId }) => refundId === refund.id);
    if (made) return made;
  }
  return provider.refund({
    idempotencyKey: `refund-${refund.id}`,
    refundId: refund.id,
    orderId: payment.orderId,
    chargeId,
    amountCents: refund.amountCents,
  });
}
