import { and, desc, eq, inArray, isNull, sql } from "drizzle-orm";
import { z } from "zod";
import type { AppContext } from "#platform/context.ts";
import { type Db, noRow, type Tx, writtenOnce } from "#platform/database/database.ts";
import type {
  PaymentAction,
  PaymentProvider,
  PaymentSession,
  PaymentSessionRequest,
} from "#platform/payment/payment.ts";
import { providerNamed } from "#platform/payment/providers.ts";
import { traceparent } from "#platform/telemetry/tracing.ts";
import { AppError } from "#shared/app-error.ts";
import { ATTEMPT_MEANING, attemptsWhere, type PaymentState } from "../payment-state.ts";
import { messages } from "./messages.ts";
import { paymentReconciliations, payments } from "./payments-table.ts";

export type Payment = typeof payments.$inferSelect;
type Provider = AppContext["payment"];

/** The same request may be repeated this long; afterwards the session is looked up (decision 19). */
const REPEAT_MS = 5 * 60_000;

/**
 * Notes, in the order's transaction, what will be asked of the provider after it. @param methodName the proper name of the chosen
 * method @param correctionId the correction whose difference it pays
 */
export async function planPayment(
  tx: Tx,
  provider: Payment["provider"],
  request: PaymentSessionRequest,
  now: Date,
  methodName: string | null = null,
  correctionId: string | null = null,
): Promise<Payment> {
  const [payment = noRow()] = await tx
    .insert(payments)
    .values({
      orderId: request.orderId,
      provider,
      idempotencyKey: request.idempotencyKey,
      request,
      amountCents: request.amountCents,
      currency: request.currency,
      method: request.method ?? null,
      methodName,
      expiresAt: new Date(request.expiresAt * 1000),
      createdAt: now,
      traceparent: traceparent(),
      correctionId,
    })
    .returning();
  return payment;
}

/** What a payment brought. */
export const moneyOf = ({ receivedCents, receivedCurrency, amountCents, currency }: Payment) => ({
  cents: receivedCents ?? amountCents,
  currency: receivedCurrency ?? currency,
});

export async function latestPayment(db: Db, orderId: string): Promise<Payment | null> {
  const [payment] = await db
    .select()
    .from(payments)
    .where(eq(payments.orderId, orderId))
    .orderBy(desc(payments.createdAt))
    .limit(1);
  return payment ?? null;
}

/** Whether the buyer has completed a payment of the order, or of a correction, whose money the provider still waits for. */
export const isMoneyComing = async (db: Db, orderId: string, correctionId: string | null): Promise<boolean> =>
  (await db.$count(
    payments,
    and(
      eq(payments.orderId, orderId),
      eq(payments.state, "awaiting"),
      correctionId ? eq(payments.correctionId, correctionId) : isNull(payments.correctionId),
    ),
  )) > 0;

/**
 * Opens the planned session, or finds the one that was opened when the answer was lost. Called outside of any transaction, as
 * a slow provider must not keep a row locked. @throws PaymentUnavailable; AppError "conflict" if the attempt has ended:
 * paid, expired, or too old to be repeated.
 */
export async function openPayment(shop: AppContext, payment: Payment): Promise<PaymentAction> {
  if (!ATTEMPT_MEANING[payment.state].isPayable) throw attemptEnded();
  if (payment.checkoutUrl) return { kind: "redirect", url: payment.checkoutUrl };
  const provider = providerNamed(shop, payment.provider);
  const session = await openedSession(shop, provider, payment);
  if (!session?.action) throw attemptEnded();
  if (await noteOpened(shop.db, payment, session)) return session.action;
  // The attempt was cancelled while its session was being opened, so the session must close.
  await provider.expire(session.id);
  throw attemptEnded();
}

/** Fields in the page of the shop have a secret that is not stored: its provider tells it again. */
async function openedSession({ clock }: AppContext, provider: Provider, payment: Payment) {
  if (payment.sessionId) return provider.session(payment.sessionId);
  const now = clock.now();
  if (now >= payment.expiresAt) return null;
  const isFresh = now.getTime() - payment.createdAt.getTime() < REPEAT_MS;
  return isFresh || !provider.capabilities.canFindByReference
    ? provider.openSession({ ...payment.request, currency: payment.currency })
    : provider.sessionOfOrder(payment.orderId, payment.createdAt);
}

const attemptEnded = () => new AppError("conflict", messages.attemptEnded, { code: "ATTEMPT_ENDED" });

/** Answers false where the payment has ended meanwhile. */
async function noteOpened(db: Db, { id, orderId }: Payment, session: PaymentSession): Promise<boolean> {
  const noted = await db
    .update(payments)
    .set({
      sessionId: session.id,
      checkoutUrl: session.action?.kind === "redirect" ? session.action.url : null,
      state: "open",
    })
    .where(and(eq(payments.id, id), eq(payments.state, "opening")));
  return noted.rowCount === 1 || (await latestPayment(db, orderId))?.sessionId === session.id;
}

/** An id that a provider gave. */
const told = (provider: PaymentProvider, column: typeof payments.sessionId | typeof payments.chargeId, id: string) =>
  and(eq(payments.provider, provider), eq(column, id));

/** The order that a session names. One of another program on the same account may have any text there. */
export const orderNamedBy = ({ orderId }: PaymentSession): string | null =>
  z.uuid().safeParse(orderId).success ? orderId : null;

/** Whether a session is that of another payment than this one. */
export async function isOfOther(db: Db, { id, provider }: Payment, sessionId: string): Promise<boolean> {
  const [known] = await db
    .select({ id: payments.id })
    .from(payments)
    .where(told(provider, payments.sessionId, sessionId));
  return known !== undefined && known.id !== id;
}

export async function orderOfCharge(db: Db, provider: PaymentProvider, chargeId: string): Promise<string | null> {
  const [known] = await db
    .select({ orderId: payments.orderId })
    .from(payments)
    .where(told(provider, payments.chargeId, chargeId));
  return known?.orderId ?? null;
}

/** Of a payment that did not learn of its session. */
const UNANSWERED: PaymentState[] = ["opening", "expired"];

const lockBySession = writtenOnce((db) =>
  db
    .select()
    .from(payments)
    .where(
      and(eq(payments.provider, sql.placeholder("provider")), eq(payments.sessionId, sql.placeholder("sessionId"))),
    )
    .for("update")
    .prepare("lock_payment_of_session"),
);

/** The payment that a session of the provider belongs to, its row held. The order's row must be held. */
export async function lockPaymentOf(tx: Tx, session: PaymentSession): Promise<Payment | null> {
  const [known] = await lockBySession(tx).execute({ provider: session.provider, sessionId: session.id });
  if (known) return known;
  // The answer that named the session was lost: its order's unanswered payment is the one, although it may have ended meanwhile.
  const [unanswered] = await tx
    .select()
    .from(payments)
    .where(
      and(
        eq(payments.orderId, session.orderId),
        eq(payments.provider, session.provider),
        session.mayHaveOtherId ? undefined : and(isNull(payments.sessionId), inArray(payments.state, UNANSWERED)),
      ),
    )
    .orderBy(desc(payments.createdAt))
    .limit(1)
    .for("update");
  return unanswered ?? null;
}

/** The payment whose money a charge was, its row held. The order's row must be held. */
export async function lockPaymentOfCharge(
  tx: Tx,
  provider: PaymentProvider,
  chargeId: string,
): Promise<Payment | null> {
  const [payment] = await tx
    .select()
    .from(payments)
    .where(told(provider, payments.chargeId, chargeId))
    .for("update");
  return payment ?? null;
}

/** The payment that paid an order, with its row locked; null if none did. The order's row must be locked. */
export async function lockPaymentOfOrder(tx: Tx, orderId: string): Promise<Payment | null> {
  const [payment] = await tx
    .select()
    .from(payments)
    .where(
      and(
        eq(payments.orderId, orderId),
        inArray(
          payments.state,
          attemptsWhere(({ isRefundable }) => isRefundable),
        ),
      ),
    )
    // One that pays the order comes first.
    .orderBy(payments.state)
    .limit(1)
    .for("update");
  return payment ?? null;
}

/** All payments that pay an order, the newest first, with their rows locked. The order's row must be locked. */
export const lockPaidPayments = (tx: Tx, orderId: string): Promise<Payment[]> =>
  tx
    .select()
    .from(payments)
    .where(and(eq(payments.orderId, orderId), eq(payments.state, "paid")))
    .orderBy(desc(payments.createdAt), payments.id)
    .for("update");

/** The order's row must be held. */
export async function lockPaymentById(tx: Tx, id: string): Promise<Payment> {
  const [payment] = await tx.select().from(payments).where(eq(payments.id, id)).for("update");
  if (!payment) throw new Error("A refund without its payment");
  return payment;
}

/** Notes that the shop waits for a payment no longer, which its provider cannot end. Answers false where it went on meanwhile. */
export async function abandonPayment(tx: Tx, paymentId: string): Promise<boolean> {
  const given = await tx
    .update(payments)
    .set({ state: "given_up" })
    .where(and(eq(payments.id, paymentId), eq(payments.state, "open")));
  return given.rowCount !== 0;
}

/** Ends a payment whose session nobody was led to. Answers false where it went on meanwhile. */
export async function forgetUnopenedPayment(tx: Tx, paymentId: string): Promise<boolean> {
  const ended = await tx
    .update(payments)
    .set({ state: "expired" })
    .where(and(eq(payments.id, paymentId), eq(payments.state, "opening")));
  return ended.rowCount !== 0;
}

/** Every event of the provider until then is applied. */
export async function noteEventsUntil(db: Db, provider: Payment["provider"], until: Date): Promise<void> {
  await db
    .insert(paymentReconciliations)
    .values({ provider, eventsUntil: until })
    .onConflictDoUpdate({
      target: paymentReconciliations.provider,
      set: { eventsUntil: sql`greatest(${paymentReconciliations.eventsUntil}, excluded.events_until)` },
    });
}
