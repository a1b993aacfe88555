import { setTimeout as pause } from "node:timers/promises";
import type pg from "pg";
import type { Clock } from "#platform/clock/clock.ts";
import { type Cents, cents } from "#shared/money.ts";
import { Refusal } from "#shared/refusal.ts";
import type { Payment, PaymentSession, PaymentSessionRequest } from "./payment.ts";
import { paymentSession, readSessionEvent, signatureOf } from "./session-events.ts";
import * as table from "./test-page-table.ts";

/** Stripe takes no less than half a euro. */
const MINIMUM_CENTS = 50;
const DELIVERY_LIMIT_MS = 10_000;

export interface TestPageSettings {
  pool: pg.Pool;
  /** What its events are signed with. */
  secret: string;
  /** Without a slash at its end; known only once the shop listens. */
  shopUrl: () => string;
  clock: Clock;
  /** How long to wait before each further attempt at delivering an event. */
  retriesAfterMs?: readonly number[];
}

/** What the page shows. */
export interface TestPageView {
  id: string;
  state: "open" | "paid" | "expired";
  declined: number;
  orderNumber: string;
  customerEmail: string;
  locale: string;
  lines: PaymentSessionRequest["lines"];
  bundleCents: number;
  shipping: PaymentSessionRequest["shipping"];
  amountCents: Cents;
  currency: "EUR";
  expiresAt: Date;
  cancelUrl: string;
}

/** The provider of demo mode, and the deeds of its page (decision 18). No money moves. */
export interface TestPage extends Payment {
  view(id: string): Promise<TestPageView | null>;
  /** Paying again answers as the first time. @throws Refusal "not-found", or "conflict" once the session expired. */
  pay(id: string): Promise<{ successUrl: string; eventId: string }>;
  /** The card is refused; the shopper may try again. @throws Refusal "not-found" or "conflict" */
  decline(id: string): Promise<void>;
  /** The shopper goes back to the shop; the session stays open. @throws Refusal "not-found", or "conflict" once paid. */
  cancel(id: string): Promise<{ cancelUrl: string }>;
  /** Newest event of a session: what `expire` or its time brought about. null while it is open. */
  eventOf(sessionId: string): Promise<string | null>;
  /** Sends an event to the shop's webhook as Stripe would; whether it was accepted in 10 s. Never throws for the network. */
  deliver(eventId: string): Promise<boolean>;
}

/** Only a demo has the page's deeds. */
export const isTestPage = (payment: Payment): payment is TestPage => payment.provider === "test-page";

export function testPagePayment(settings: TestPageSettings): TestPage {
  const { pool, secret, shopUrl, clock } = settings;
  const answer = (row: table.TestPageRow): PaymentSession =>
    paymentSession(table.stripeShape(row, `${shopUrl()}/dev/pay/${row.id}`));
  const held = <T>(id: string, act: (db: pg.PoolClient, row: table.TestPageRow) => T | Promise<T>) =>
    table.inTransaction(pool, async (db) => {
      const row = await table.lockSession(db, id);
      return row && act(db, await lapsed(db, row, clock.now()));
    });
  const session = (id: string) => held(id, (_db, row) => answer(row));
  return {
    provider: "test-page",
    openSession: async (request) => answer(await open(pool, request, clock.now())),
    session,
    sessionOfOrder: async (orderId) => {
      const id = await table.newestIdOfOrder(pool, orderId);
      return id === null ? null : session(id);
    },
    expire: async (id) =>
      found(
        await held(id, async (db, row) =>
          answer(row.state === "open" ? await table.endSession(db, row, "expired", clock.now()) : row),
        ),
      ),
    readEvent: (rawBody, signature, now) => readSessionEvent([secret], rawBody, signature, now),
    view: (id) => held(id, (_db, row) => viewOf(row)),
    pay: async (id) => found(await held(id, (db, row) => pay(db, row, clock.now()))),
    decline: async (id) => {
      found(await held(id, (db, row) => decline(db, row)));
    },
    cancel: async (id) => found(await held(id, (_db, row) => cancel(row))),
    eventOf: (id) => table.eventIdOf(pool, id),
    deliver: async (eventId) => deliver(found(await table.eventBody(pool, eventId)), settings),
  };
}

async function open(pool: pg.Pool, request: PaymentSessionRequest, now: Date): Promise<table.TestPageRow> {
  if (table.totalOf(request) < MINIMUM_CENTS) {
    throw new Refusal("invalid", "amount_too_small: The total must be at least €0.50.", {
      code: "MINIMUM_AMOUNT_ERROR",
    });
  }
  const row = await table.insertOnce(pool, request, now);
  if (!row) throw new Refusal("conflict", "This payment was asked for before, with other particulars.");
  return row;
}

/** Time ends a session even if nobody looked. */
const lapsed = async (db: pg.PoolClient, row: table.TestPageRow, now: Date): Promise<table.TestPageRow> =>
  row.state === "open" && row.expires_at <= now ? table.endSession(db, row, "expired", now) : row;

async function pay(db: pg.PoolClient, row: table.TestPageRow, now: Date) {
  if (row.state === "expired") throw over();
  if (row.state === "open") await table.endSession(db, row, "paid", now);
  const successUrl = row.request.successUrl.replaceAll("{CHECKOUT_SESSION_ID}", row.id);
  return { successUrl, eventId: found(await table.eventIdOf(db, row.id)) };
}

async function decline(db: pg.PoolClient, row: table.TestPageRow): Promise<true> {
  if (row.state !== "open") throw over();
  await table.countDecline(db, row.id);
  return true;
}

function cancel(row: table.TestPageRow) {
  if (row.state === "paid") throw over();
  return { cancelUrl: row.request.cancelUrl };
}

const over = () => new Refusal("conflict", "This payment is already over.");

function found<T>(answer: T | null): T {
  if (answer === null) throw new Refusal("not-found", "There is no such payment session.");
  return answer;
}

const viewOf = ({ id, state, declined, request, expires_at }: table.TestPageRow): TestPageView => ({
  id,
  state,
  declined,
  orderNumber: request.orderNumber,
  customerEmail: request.customerEmail,
  locale: request.locale,
  lines: request.lines,
  bundleCents: request.bundleCents,
  shipping: request.shipping,
  amountCents: cents(table.totalOf(request)),
  currency: "EUR",
  expiresAt: expires_at,
  cancelUrl: request.cancelUrl,
});

async function deliver(body: string, settings: TestPageSettings): Promise<boolean> {
  const { shopUrl, retriesAfterMs = [100, 500] } = settings;
  const signal = AbortSignal.timeout(DELIVERY_LIMIT_MS);
  for (const wait of [0, ...retriesAfterMs]) {
    try {
      if (wait > 0) await pause(wait, undefined, { signal });
      if (await post(`${shopUrl()}/functions/v1/stripe-webhook`, body, settings, signal)) return true;
    } catch {
      if (signal.aborted) return false;
    }
  }
  return false;
}

async function post(url: string, body: string, { secret, clock }: TestPageSettings, signal: AbortSignal) {
  const headers = {
    "content-type": "application/json; charset=utf-8",
    "stripe-signature": signatureOf(secret, body, clock.now()),
  };
  const response = await fetch(url, { method: "POST", headers, body, redirect: "manual", signal });
  await response.body?.cancel();
  return response.ok;
}
