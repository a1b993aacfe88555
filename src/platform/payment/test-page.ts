import { randomBytes } from "node:crypto";
import type pg from "pg";
import type { Clock } from "#platform/clock/clock.ts";
import { cents } from "#shared/money.ts";
import { Refusal } from "#shared/refusal.ts";
import type { Payment, PaymentSession, PaymentSessionRequest } from "./payment.ts";
import { readSignedEvent, signature } from "./session-events.ts";

const DELIVERY_LIMIT_MS = 10_000;
const DELIVERY_TRIES = 3;

interface Row {
  id: string;
  request: PaymentSessionRequest;
  state: "open" | "paid" | "expired";
  charge_id: string | null;
  expires_at: Date;
}

/** What the test payment page shows and does. */
export interface TestPage extends Payment {
  view(id: string): Promise<{ request: PaymentSessionRequest; state: Row["state"] } | null>;
  /** Answers with the address the shopper returns to. */
  pay(id: string): Promise<string>;
  decline(id: string): Promise<void>;
}

interface TestPageOptions {
  pool: pg.Pool;
  secret: string;
  shopUrl(): string;
  clock: Clock;
}

export const isTestPage = (payment: Payment): payment is TestPage => payment.provider === "test-page";

const newId = (kind: string) => `${kind}_test_${randomBytes(18).toString("base64url")}`;

/** Plays the provider in demo mode: no money moves, and everything else is as with the real one, the signed webhook included. */
export function testPagePayment({ pool, secret, shopUrl, clock }: TestPageOptions): TestPage {
  const row = async (where: string, value: string): Promise<Row | null> => {
    const { rows } = await pool.query<Row>(`SELECT * FROM test_page_sessions WHERE ${where} = $1 ORDER BY created_at DESC LIMIT 1`, [value]);
    const [found] = rows;
    // The provider's own clock ends a session, whether anybody looks or not.
    if (found?.state === "open" && found.expires_at <= clock.now()) return end(found.id);
    return found ?? null;
  };
  const asSession = ({ id, request, state, charge_id }: Row): PaymentSession => ({
    id,
    orderId: request.orderId,
    state,
    url: state === "open" ? `${shopUrl()}/dev/pay/${id}` : null,
    amountCents: cents(request.amountCents),
    currency: "EUR",
    chargeId: charge_id,
  });
  const move = async (id: string, state: "paid" | "expired", chargeId: string | null): Promise<{ row: Row; eventId: string } | null> => {
    const { rows } = await pool.query<Row>(
      "UPDATE test_page_sessions SET state = $2, charge_id = $3 WHERE id = $1 AND state = 'open' RETURNING *",
      [id, state, chargeId],
    );
    if (!rows[0]) return null;
    const event = eventOf(rows[0], clock.now());
    await pool.query("INSERT INTO test_page_events (id, session_id, body) VALUES ($1, $2, $3)", [event.id, id, JSON.stringify(event)]);
    return { row: rows[0], eventId: event.id };
  };
  const end = async (id: string): Promise<Row | null> => {
    const ended = await move(id, "expired", null);
    return ended?.row ?? (await pool.query<Row>("SELECT * FROM test_page_sessions WHERE id = $1", [id])).rows[0] ?? null;
  };
  const deliver = async (eventId: string): Promise<void> => {
    const { rows } = await pool.query<{ body: string }>("SELECT body FROM test_page_events WHERE id = $1", [eventId]);
    const body = rows[0]?.body ?? "";
    for (let attempt = 0; attempt < DELIVERY_TRIES; attempt += 1) {
      const answer = await fetch(`${shopUrl()}/functions/v1/stripe-webhook`, {
        method: "POST",
        headers: { "content-type": "application/json", "stripe-signature": signature(body, secret, Math.floor(clock.now().getTime() / 1000)) },
        body,
        signal: AbortSignal.timeout(DELIVERY_LIMIT_MS),
      }).catch(() => null);
      if (answer?.ok) return;
    }
  };

  return {
    provider: "test-page",
    openSession: async (request) => {
      const { rows } = await pool.query<Row>(
        `INSERT INTO test_page_sessions (id, idempotency_key, request, expires_at) VALUES ($1, $2, $3, $4)
         ON CONFLICT (idempotency_key) DO UPDATE SET idempotency_key = excluded.idempotency_key RETURNING *`,
        [newId("cs"), request.idempotencyKey, JSON.stringify(request), new Date(request.expiresAt * 1000)],
      );
      const [opened] = rows;
      if (!opened) throw new Error("An upsert answered with no row");
      if (!isSame(opened.request, request)) throw new Refusal("conflict", "This key was already used for another request.");
      return asSession(opened);
    },
    session: async (id) => {
      const found = await row("id", id);
      return found && asSession(found);
    },
    sessionOfOrder: async (orderId) => {
      const found = await row("request ->> 'orderId'", orderId);
      return found && asSession(found);
    },
    expire: async (id) => {
      const ended = await end(id);
      if (!ended) throw new Refusal("not-found", "There is no such session.");
      return asSession(ended);
    },
    readEvent: (rawBody, header, now) => readSignedEvent(rawBody, header, [secret], now),
    view: async (id) => {
      const found = await row("id", id);
      return found && { request: found.request, state: found.state };
    },
    pay: async (id) => {
      const before = await row("id", id);
      if (!before) throw new Refusal("not-found", "There is no such session.");
      const moved = before.state === "open" ? await move(id, "paid", newId("pi")) : null;
      if (moved) await deliver(moved.eventId);
      else if (before.state === "expired") throw new Refusal("conflict", "This payment session has expired.");
      return before.request.successUrl;
    },
    decline: async (id) => {
      await pool.query("UPDATE test_page_sessions SET declined = declined + 1 WHERE id = $1 AND state = 'open'", [id]);
    },
  };
}

/** The order of keys is the database's own after a round trip through jsonb. */
const isSame = (a: PaymentSessionRequest, b: PaymentSessionRequest): boolean => {
  const sorted = (value: unknown): unknown => {
    if (Array.isArray(value)) return value.map(sorted);
    if (typeof value !== "object" || value === null) return value;
    return Object.fromEntries(Object.entries(value).toSorted(([x], [y]) => (x < y ? -1 : 1)).map(([k, v]) => [k, sorted(v)]));
  };
  return JSON.stringify(sorted(a)) === JSON.stringify(sorted(b));
};

/** The same shape as the real provider's, so that one piece of code reads both. */
function eventOf({ id, request, state, charge_id }: Row, now: Date) {
  return {
    id: newId("evt"),
    object: "event",
    type: state === "paid" ? "checkout.session.completed" : "checkout.session.expired",
    created: Math.floor(now.getTime() / 1000),
    data: {
      object: {
        id,
        object: "checkout.session",
        status: state === "paid" ? "complete" : "expired",
        payment_status: state === "paid" ? "paid" : "unpaid",
        amount_total: request.amountCents,
        currency: "eur",
        payment_intent: charge_id,
        client_reference_id: request.orderId,
        metadata: { order_id: request.orderId },
      },
    },
  };
}
