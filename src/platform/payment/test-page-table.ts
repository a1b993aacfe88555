import { randomBytes } from "node:crypto";
import type pg from "pg";
import { atLeastZero, type Cents, CURRENCY, type Currency, cents, sum, times } from "#shared/money.ts";
import type { PaymentSessionRequest } from "./payment.ts";
import type { StatementRow } from "./statement.ts";
import type { StripeSession } from "./stripe-objects.ts";
import { testMethodName } from "./test-page-methods.ts";

/** awaiting: a delayed method has not paid yet. reversed: the bank took the money back. */
export type TestPageState = "open" | "awaiting" | "paid" | "failed" | "expired" | "reversed";

export interface TestPageRow {
  id: string;
  request: PaymentSessionRequest;
  state: TestPageState;
  method: string | null;
  declined: number;
  charge_id: string | null;
  expires_at: Date;
}

type Queryable = Pick<pg.Pool, "query">;

const COLUMNS = "id, request, state, method, declined, charge_id, expires_at";

export const randomId = (prefix: string): string => `${prefix}_${randomBytes(24).toString("base64url")}`;

/** The row of this key, which it makes if needed; null if the key belongs to another request. */
export async function insertOnce(
  db: Queryable,
  request: PaymentSessionRequest,
  now: Date,
): Promise<TestPageRow | null> {
  const json = JSON.stringify(request);
  await db.query(
    `INSERT INTO test_page_sessions (id, idempotency_key, request, expires_at, created_at)
     VALUES ($1, $2, $3, to_timestamp($4), $5) ON CONFLICT (idempotency_key) DO NOTHING`,
    [randomId("cs_test_page"), request.idempotencyKey, json, request.expiresAt, now],
  );
  const { rows } = await db.query<TestPageRow>(
    `SELECT ${COLUMNS} FROM test_page_sessions WHERE idempotency_key = $1 AND request = $2::jsonb`,
    [request.idempotencyKey, json],
  );
  return rows[0] ?? null;
}

/** Reads and locks the session, so that only one of paying and expiring succeeds. */
export async function lockSession(db: Queryable, id: string): Promise<TestPageRow | null> {
  const { rows } = await db.query<TestPageRow>(`SELECT ${COLUMNS} FROM test_page_sessions WHERE id = $1 FOR UPDATE`, [
    id,
  ]);
  return rows[0] ?? null;
}

export async function newestIdOfOrder(db: Queryable, orderId: string): Promise<string | null> {
  const { rows } = await db.query<{ id: string }>(
    "SELECT id FROM test_page_sessions WHERE request ->> 'orderId' = $1 ORDER BY created_at DESC, id LIMIT 1",
    [orderId],
  );
  return rows[0]?.id ?? null;
}

export async function idOfCharge(db: Queryable, chargeId: string): Promise<string | null> {
  const { rows } = await db.query<{ id: string }>("SELECT id FROM test_page_sessions WHERE charge_id = $1", [chargeId]);
  return rows[0]?.id ?? null;
}

export async function countDecline(db: Queryable, id: string): Promise<void> {
  await db.query("UPDATE test_page_sessions SET declined = declined + 1 WHERE id = $1", [id]);
}

export interface Turn {
  to: TestPageState;
  /** Of the event. */
  type: string;
  method?: string | null;
}

/** Turns a session that the caller has locked, and writes its event. */
export async function turnSession(db: Queryable, row: TestPageRow, { to, type, method = row.method }: Turn, now: Date) {
  const ended = { ...row, state: to, method, charge_id: to === "paid" ? randomId("pi_test_page") : row.charge_id };
  await db.query("UPDATE test_page_sessions SET state = $2, charge_id = $3, method = $4 WHERE id = $1", [
    row.id,
    to,
    ended.charge_id,
    method,
  ]);
  const event = await writeEvent(db, type, stripeShape(ended, null), now, row.id);
  return { ended, event };
}

/** Answers the event's raw body for the delivery. */
export async function writeEvent(db: Queryable, type: string, object: object, now: Date, sessionId: string | null) {
  const id = randomId("evt_test_page");
  const created = Math.floor(now.getTime() / 1000);
  const body = JSON.stringify({ id, object: "event", created, livemode: false, type, data: { object } });
  await db.query("INSERT INTO test_page_events (id, session_id, body, created_at) VALUES ($1, $2, $3, $4)", [
    id,
    sessionId,
    body,
    now,
  ]);
  return body;
}

/** Payments by the moment of their session, refunds by their own. */
export async function statement(db: Queryable, from: Date, to: Date): Promise<StatementRow[]> {
  const { rows } = await db.query<{
    kind: StatementRow["kind"];
    id: string;
    request: PaymentSessionRequest;
    amount: string;
  }>(
    `SELECT 'payment' AS kind, charge_id AS id, request, NULL AS amount FROM test_page_sessions
     WHERE state = 'paid' AND created_at >= $1 AND created_at < $2
     UNION ALL SELECT 'refund', r.id, s.request, r.amount_cents::text FROM test_page_refunds r
     JOIN test_page_sessions s ON s.charge_id = r.charge_id
     WHERE r.state = 'succeeded' AND r.created_at >= $1 AND r.created_at < $2`,
    [from, to],
  );
  return rows.map(({ kind, id, request, amount }) => ({
    kind,
    id,
    feeCents: cents(0),
    currency: currencyOf(request),
    grossCents: amount === null ? totalOf(request) : cents(Number(amount)),
  }));
}

export interface EventRow {
  id: string;
  body: string;
  created_at: Date;
}

/** Oldest first, after the last one that was read. */
export async function eventsAfter(db: Queryable, at: Date, id: string, limit: number): Promise<EventRow[]> {
  const { rows } = await db.query<EventRow>(
    `SELECT id, body, created_at FROM test_page_events WHERE (created_at, id) > ($1, $2)
     ORDER BY created_at, id LIMIT $3`,
    [at, id, limit],
  );
  return rows;
}

/** Sessions that have expired without a request since. */
export async function overdueIds(db: Queryable, now: Date): Promise<string[]> {
  const { rows } = await db.query<{ id: string }>(
    "SELECT id FROM test_page_sessions WHERE state = 'open' AND expires_at <= $1 ORDER BY expires_at",
    [now],
  );
  return rows.map(({ id }) => id);
}

export async function eventIdOf(db: Queryable, sessionId: string): Promise<string | null> {
  const { rows } = await db.query<{ id: string }>(
    "SELECT id FROM test_page_events WHERE session_id = $1 ORDER BY created_at DESC LIMIT 1",
    [sessionId],
  );
  return rows[0]?.id ?? null;
}

export async function eventBody(db: Queryable, eventId: string): Promise<string | null> {
  const { rows } = await db.query<{ body: string }>("SELECT body FROM test_page_events WHERE id = $1", [eventId]);
  return rows[0]?.body ?? null;
}

/** The total as the provider computes it, whatever the shop says. */
export function totalOf({ lines, bundleCents, shipping }: PaymentSessionRequest): Cents {
  const goods = sum(lines.map(({ unitCents, quantity }) => times(unitCents, quantity)));
  return sum([atLeastZero(goods - bundleCents), shipping.cents]);
}

/** The version before asked without naming a currency. */
export const currencyOf = ({ currency }: Partial<Pick<PaymentSessionRequest, "currency">>): Currency =>
  currency ?? CURRENCY;

export function stripeShape({ id, request, state, method, charge_id }: TestPageRow, url: string | null): StripeSession {
  return {
    id,
    object: "checkout.session",
    status: state === "open" || state === "expired" ? state : "complete",
    payment_status: state === "paid" || state === "reversed" ? "paid" : "unpaid",
    amount_total: totalOf(request),
    currency: currencyOf(request).toLowerCase(),
    client_reference_id: request.orderId,
    metadata: { order_id: request.orderId, order_number: request.orderNumber, ...methodOf(method) },
    payment_intent: charge_id,
    url,
  };
}

function methodOf(method: string | null): { method?: string; method_name?: string } {
  const name = method === null ? null : testMethodName(method);
  return { ...(method === null ? {} : { method }), ...(name === null ? {} : { method_name: name }) };
}
