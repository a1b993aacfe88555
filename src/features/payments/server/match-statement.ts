import { and, eq, gte, inArray, isNotNull, isNull, lt, type SQL, sql } from "drizzle-orm";
import type { AppContext } from "#platform/context.ts";
import { type Db, type Tx, transact } from "#platform/database/database.ts";
import type { PaymentProvider } from "#platform/payment/payment.ts";
import type { StatementRow } from "#platform/payment/statement.ts";
import { DAY_MS } from "#shared/day.ts";
import { descriptorsOf, formatMessage, type MessageDescriptor } from "#shared/message-descriptor.ts";
import type { Cents } from "#shared/money.ts";
import { messages } from "../difference-messages.ts";
import { messages as english } from "../messages/difference-messages.en.ts";
import { ACCEPTED_REFUND_STATES, attemptsWhere } from "../payment-state.ts";
import { notePayouts } from "./note-payouts.ts";
import { moneyOf } from "./payment-session.ts";
import { addTask } from "./payment-tasks.ts";
import { paymentReconciliations, payments, refunds } from "./payments-table.ts";

/** The days that are compared, and those at their edges whose other half may lie outside. */
const DAYS = 8;
const EDGE_MS = DAY_MS;
/** After a long outage the next nights compare the rest: a large shop has as many movements as a provider tells in one go. */
const MAX_DAYS = 10;

export interface Difference {
  /** `payment ID` or `refund ID` of a row. */
  key: string;
  orderId: string | null;
  message: MessageDescriptor<keyof typeof english>;
}
export const differenceMessage = descriptorsOf<typeof english>();

/** The sentence in the language of its reader. */
export const differenceInWords = (difference: Difference): string =>
  formatMessage(messages, difference.message) ?? difference.key;

/**
 * Compares what a provider says of the last days, and of those before that no night has compared, with payments and refunds, notes its fees and payouts, and makes a task of each
 * difference. Answers how many there are. @throws PaymentUnavailable
 */
export async function matchStatement(shop: AppContext, provider: AppContext["payment"]): Promise<number> {
  if (!provider.statement) return 0;
  const now = shop.clock.now();
  const { from, to } = await daysToCompare(shop.db, provider.provider, now);
  const rows = await provider.statement(from, to);
  const found = [
    ...(await differencesOf(shop.db, provider.provider, rows)),
    ...(await missing(shop.db, provider.provider, rows, from, to)),
  ];
  // The payouts of a test mode reach no bank, and payouts are told apart by nothing else.
  const payouts = provider.isTest ? [] : ((await provider.payouts?.(from, to)) ?? []);
  await transact(shop.db, async (tx) => {
    await noteDifferences(tx, provider.provider, { rows, found }, now);
    await notePayouts(tx, provider.provider, payouts, now);
    await tx.update(paymentReconciliations).set({ statementUntil: to }).where(isOf(provider.provider));
  });
  return found.length;
}

const isOf = (provider: PaymentProvider) => eq(paymentReconciliations.provider, provider);

/** The last days, or from the end of what was compared before, with the day at that edge that was not looked at and one of its own. */
async function daysToCompare(db: Db, provider: PaymentProvider, now: Date): Promise<{ from: Date; to: Date }> {
  const [known] = await db
    .select({ until: paymentReconciliations.statementUntil })
    .from(paymentReconciliations)
    .where(isOf(provider));
  const until = known?.until ?? now;
  const from = Math.min(until.getTime() - 2 * EDGE_MS, now.getTime() - DAYS * DAY_MS);
  return { from: new Date(from), to: new Date(Math.min(from + MAX_DAYS * DAY_MS, now.getTime())) };
}

/** Fees beside their payments and refunds, and a task for each difference, once however often it is found. */
export async function noteDifferences(
  tx: Tx,
  provider: PaymentProvider,
  { rows, found }: { rows: readonly StatementRow[]; found: readonly Difference[] },
  now: Date,
): Promise<void> {
  await noteFees(tx, provider, rows);
  for (const { key, orderId, message: why } of found) {
    const task = { orderId, what: formatMessage(english, why, true) ?? key, matters: [why] };
    await addTask(tx, { kind: "difference", key: `${provider}:${key}`, ...task }, now);
  }
}

/**
 * Movements at the provider that the shop does not know, or knows with another amount. Refunds of payments that another program of
 * the account took are none.
 */
export async function differencesOf(
  db: Db,
  provider: PaymentProvider,
  rows: readonly StatementRow[],
): Promise<Difference[]> {
  const ours = await knownBy(db, provider, rows);
  return rows.flatMap(({ kind, id, chargeId, grossCents, currency }) => {
    const key = `${kind} ${id}`;
    const known = ours.get(key);
    const payment = ours.get(`payment ${chargeId}`);
    const there = { cents: grossCents, currency };
    const orderId = (known ?? payment)?.orderId ?? null;
    if (!known && chargeId && !payment) return [];
    if (!known)
      return {
        key,
        orderId,
        message: differenceMessage(kind === "payment" ? "unknownPayment" : "unknownRefund", provider, there, id),
      };
    if (known.cents === grossCents && known.currency === currency) return [];
    const here = { cents: known.cents, currency: known.currency };
    return {
      key,
      orderId,
      message: differenceMessage(kind === "payment" ? "otherPayment" : "otherRefund", provider, there, here, id),
    };
  });
}

interface Known {
  orderId: string;
  cents: Cents;
  currency: string;
}

async function knownBy(db: Db, provider: PaymentProvider, rows: readonly StatementRow[]): Promise<Map<string, Known>> {
  const known = new Map<string, Known>();
  const ids = (kind: StatementRow["kind"]) => rows.flatMap((row) => (row.kind === kind ? row.id : []));
  for (const part of chunks([...ids("payment"), ...rows.flatMap(({ chargeId }) => chargeId ?? [])])) {
    const found = await db
      .select()
      .from(payments)
      .where(and(eq(payments.provider, provider), inArray(payments.chargeId, part)));
    for (const payment of found)
      known.set(`payment ${payment.chargeId}`, { orderId: payment.orderId, ...moneyOf(payment) });
  }
  for (const part of chunks(ids("refund"))) {
    const found = await db
      .select({ refund: refunds, payment: payments })
      .from(refunds)
      .innerJoin(payments, eq(payments.id, refunds.paymentId))
      .where(and(eq(payments.provider, provider), inArray(refunds.providerId, part)));
    for (const { refund, payment } of found)
      known.set(`refund ${refund.providerId}`, {
        orderId: payment.orderId,
        cents: refund.amountCents,
        currency: moneyOf(payment).currency,
      });
  }
  return known;
}

/** Payments and refunds that the shop counts and the provider does not have. */
async function missing(db: Db, provider: PaymentProvider, rows: readonly StatementRow[], from: Date, to: Date) {
  const there = new Set(rows.map(({ kind, id }) => `${kind} ${id}`));
  const [first, last] = [new Date(from.getTime() + EDGE_MS), new Date(to.getTime() - EDGE_MS)];
  const paid = await db
    .select({ id: payments.chargeId, orderId: payments.orderId })
    .from(payments)
    .where(
      and(
        eq(payments.provider, provider),
        inArray(
          payments.state,
          attemptsWhere(({ hasMoney }) => hasMoney),
        ),
        gte(payments.paidAt, first),
        lt(payments.paidAt, last),
      ),
    );
  const back = await db
    .select({ id: refunds.providerId, orderId: payments.orderId })
    .from(refunds)
    .innerJoin(payments, eq(payments.id, refunds.paymentId))
    .where(
      and(
        eq(payments.provider, provider),
        inArray(refunds.state, ACCEPTED_REFUND_STATES),
        isNotNull(refunds.providerId),
        // The exchanged part stays with the provider.
        isNull(refunds.exchangeOrderId),
        // The provider's row has the day on which it took the refund on, which may be days before it completes.
        gte(refunds.createdAt, first),
        lt(refunds.updatedAt, last),
      ),
    );
  const unseen = (kind: StatementRow["kind"], list: typeof paid): Difference[] =>
    list
      .filter(({ id }) => !there.has(`${kind} ${id}`))
      .map(({ id, orderId }) => ({
        key: `missing ${kind} ${id}`,
        orderId,
        message: differenceMessage(kind === "payment" ? "missingPayment" : "missingRefund", provider, id ?? ""),
      }));
  return [...unseen("payment", paid), ...unseen("refund", back)];
}

async function noteFees(tx: Tx, provider: PaymentProvider, rows: readonly StatementRow[]): Promise<void> {
  await tx.execute(sql`
    UPDATE payments SET fee_cents = told.fee FROM ${feesOf(rows, "payment")}
    WHERE provider = ${provider} AND charge_id = told.id AND fee_cents IS DISTINCT FROM told.fee`);
  await tx.execute(sql`
    UPDATE refunds SET fee_cents = told.fee FROM ${feesOf(rows, "refund")}, payments
    WHERE payments.id = refunds.payment_id AND payments.provider = ${provider} AND refunds.provider_id = told.id
      AND refunds.fee_cents IS DISTINCT FROM told.fee`);
}

function feesOf(rows: readonly StatementRow[], kind: StatementRow["kind"]): SQL {
  const charged = rows.filter((row) => row.kind === kind && row.feeCents !== 0);
  const [ids, fees] = [charged.map(({ id }) => id), charged.map(({ feeCents }) => feeCents)];
  return sql`unnest(${sql.param(ids)}::text[], ${sql.param(fees)}::bigint[]) AS told (id, fee)`;
}

const SIZE = 1000;
const chunks = <T>(items: readonly T[]): T[][] =>
  Array.from({ length: Math.ceil(items.length / SIZE) }, (_, at) => items.slice(at * SIZE, (at + 1) * SIZE));
