import type pg from "pg";
import { z } from "zod";
import { inTransaction } from "#platform/database/database.ts";
import { AppError } from "#shared/app-error.ts";
import { DAY_MS } from "#shared/day.ts";
import { DEFAULT_LANGUAGE } from "#shared/language.ts";
import { type Cents, type Currency, formatMoney, SMALLEST_PAYMENT } from "#shared/money.ts";
import { storableJson } from "#shared/storable.ts";
import { messages } from "./messages.ts";
import {
  type Payment,
  type PaymentEvent,
  type PaymentSession,
  type PaymentSessionRequest,
  PaymentUnavailable,
} from "./payment.ts";
import { paymentEvent, readSessionEvent } from "./session-events.ts";
import { STRIPE_CAPABILITIES } from "./stripe.ts";
import { paymentSession } from "./stripe-objects.ts";
import { type Addressee, deliver } from "./test-page-delivery.ts";
import { makeRefund, refundsOf } from "./test-page-refunds.ts";
import * as table from "./test-page-table.ts";

/** Stripe accepts no less than half a euro. */
/** Keys expire as at the real provider. */
const KEPT_MS = 30 * DAY_MS;
const PAGE_SIZE = 100;

/** What the test page can play, the state before it, and the event it is told by. */
const OUTCOMES = {
  pay: { from: "open", to: "paid", type: "checkout.session.completed" },
  delay: { from: "open", to: "awaiting", type: "checkout.session.completed" },
  arrive: { from: "awaiting", to: "paid", type: "checkout.session.async_payment_succeeded" },
  fail: { from: "awaiting", to: "failed", type: "checkout.session.async_payment_failed" },
  expire: { from: "open", to: "expired", type: "checkout.session.expired" },
  reverse: { from: "paid", to: "reversed", type: "test_page.session.reversed" },
} as const satisfies Record<string, table.Turn & { from: table.TestPageState }>;
export type Outcome = keyof typeof OUTCOMES;
export const isOutcome = (name: string): name is Outcome => Object.hasOwn(OUTCOMES, name);

/** Stripe has no such event, so it only hints at the session. */
const reversal = z.object({
  type: z.literal(OUTCOMES.reverse.type),
  data: z.object({ object: z.object({ id: z.string() }) }),
});

export interface TestPageSettings extends Addressee {
  pool: pg.Pool;
  /** The shop takes payments elsewhere: nothing begins, and what ends is told to nobody but who asks. */
  isClosed?: boolean;
}

/** What the page shows. */
export interface TestPageView {
  id: string;
  state: table.TestPageState;
  declined: number;
  /** The buyer's; null for orders from before it was stored. */
  country: string | null;
  orderNumber: string;
  customerEmail: string;
  locale: string;
  lines: PaymentSessionRequest["lines"];
  bundleCents: Cents;
  shipping: PaymentSessionRequest["shipping"];
  amountCents: Cents;
  currency: Currency;
  expiresAt: Date;
  cancelUrl: string;
}

/** The provider of demo mode and the actions of its page (decision 18). No money moves. */
export interface TestPage extends Payment {
  sessionOfOrder(orderId: string): Promise<PaymentSession | null>;
  view(id: string): Promise<TestPageView | null>;
  /** Paying again answers as the first time. @throws AppError "not-found", or "conflict" once the session expired. */
  pay(id: string, method?: string | null): Promise<{ successUrl: string; eventId: string }>;
  /** Plays what else may become of a session. @throws AppError "not-found", or "conflict" where it comes from another state */
  play(id: string, outcome: Outcome, method?: string | null): Promise<{ successUrl: string; eventId: string }>;
  /** The card is refused; the shopper may try again. @throws AppError "not-found" or "conflict" */
  decline(id: string): Promise<void>;
  /** The shopper goes back to the shop; the session stays open. @throws AppError "not-found", or "conflict" once paid. */
  cancel(id: string): Promise<{ cancelUrl: string }>;
  /** The newest event of a session, caused by `expire` or by its end. null while it is open. */
  eventOf(sessionId: string): Promise<string | null>;
  /** Sends an event to the shop's webhook like Stripe. Answers whether it was accepted within 10 s. Never throws for the network. */
  deliver(eventId: string): Promise<boolean>;
}

/** Only a demo has the actions of the page. */
export const isTestPage = (payment: Payment): payment is TestPage => payment.provider === "test-page";

export function testPagePayment(settings: TestPageSettings): TestPage {
  const { pool, secret, shopUrl, clock, isClosed = false } = settings;
  const answer = (row: table.TestPageRow): PaymentSession => ({
    ...paymentSession("test-page", table.stripeShape(row, `${shopUrl()}/dev/pay/${row.id}`)),
    ...(row.method === null ? {} : { method: row.method }),
    ...(row.state === "failed" || row.state === "reversed" ? { state: row.state, chargeId: null } : {}),
  });
  /** Like Stripe, after the action and without delaying its caller. */
  const tell = (event: string | null) => {
    if (event && !isClosed) void deliver(event, settings);
  };
  const held = async <T>(id: string, act: (db: pg.PoolClient, row: table.TestPageRow) => T | Promise<T>) => {
    // The database refuses NUL even in a query, and no session's id contains it.
    if (id.includes("\0")) return null;
    const done = await inTransaction(pool, async (db) => {
      const row = await table.lockSession(db, id);
      if (!row) return null;
      const { ended, event } = await lapsed(db, row, clock.now());
      return { result: await act(db, ended), event };
    });
    tell(done?.event ?? null);
    return done ? done.result : null;
  };
  const session = (id: string) => held(id, (_db, row) => answer(row));
  const sessionIfAny = async (id: string | null) => (id === null ? null : session(id));
  return {
    provider: "test-page",
    isTest: true,
    capabilities: STRIPE_CAPABILITIES,
    methods: async () => [],
    account: async () => null,
    openSession: async (request) => {
      if (isClosed) throw new PaymentUnavailable("The test page is closed");
      return answer(await open(pool, request, clock.now()));
    },
    session,
    sessionOfOrder: async (orderId) => sessionIfAny(await table.newestIdOfOrder(pool, orderId)),
    sessionOfCharge: async (chargeId) => sessionIfAny(await table.idOfCharge(pool, chargeId)),
    expire: async (id) => {
      const { ended, event } = found(await held(id, (db, row) => expire(db, row, clock.now())));
      tell(event);
      return answer(ended);
    },
    refund: async (request) => {
      const { refund, event } = await makeRefund(pool, request, clock.now());
      tell(event);
      return refund;
    },
    refundsOf: (chargeId) => refundsOf(pool, chargeId),
    eventsSince: async function* (since) {
      for (const id of await table.overdueIds(pool, clock.now())) await session(id);
      yield* eventsSince(pool, since, clock.now());
    },
    statement: (from, to) => table.statement(pool, from, to),
    readNotification: (notification, now) => {
      const told = readSessionEvent("test-page", [secret], notification, now);
      const { data } = reversal.safeParse(storableJson(notification.raw));
      return data ? { kind: "hint", sessionId: data.data.object.id } : told;
    },
    view: (id) => held(id, (_db, row) => viewOf(row)),
    pay: async (id, method = null) => found(await held(id, (db, row) => pay(db, row, method, clock.now()))),
    play: async (id, outcome, method = null) =>
      found(await held(id, (db, row) => play(db, row, outcome, method, clock.now()))),
    decline: async (id) => {
      found(await held(id, (db, row) => decline(db, row)));
    },
    cancel: async (id) => found(await held(id, (_db, row) => cancel(row))),
    eventOf: (id) => table.eventIdOf(pool, id),
    deliver: async (eventId) => deliver(found(await table.eventBody(pool, eventId)), settings),
  };
}

async function open(pool: pg.Pool, request: PaymentSessionRequest, now: Date): Promise<table.TestPageRow> {
  const least = SMALLEST_PAYMENT[request.currency];
  if (table.totalOf(request) < least) {
    const said = formatMoney(least, request.currency, DEFAULT_LANGUAGE);
    throw new AppError("invalid", `amount_too_small: The total must be at least ${said}.`, {
      code: "MINIMUM_AMOUNT_ERROR",
    });
  }
  const row = await table.insertOnce(pool, request, now);
  if (!row) throw new AppError("conflict", messages.askedBefore);
  return row;
}

interface Ending {
  ended: table.TestPageRow;
  /** The raw body of the event; null if nothing changed. */
  event: string | null;
}

/** A session expires even without a request. */
const lapsed = async (db: pg.PoolClient, row: table.TestPageRow, now: Date): Promise<Ending> =>
  row.expires_at <= now ? expire(db, row, now) : { ended: row, event: null };

const expire = async (db: pg.PoolClient, row: table.TestPageRow, now: Date): Promise<Ending> =>
  row.state === "open" ? table.turnSession(db, row, OUTCOMES.expire, now) : { ended: row, event: null };

async function* eventsSince(pool: pg.Pool, since: Date, now: Date): AsyncGenerator<PaymentEvent> {
  let last = { created_at: new Date(Math.max(since.getTime(), now.getTime() - KEPT_MS)), id: "" };
  for (;;) {
    const events = await table.eventsAfter(pool, last.created_at, last.id, PAGE_SIZE);
    for (const { body } of events) yield paymentEvent("test-page", JSON.parse(body));
    const newest = events.at(-1);
    if (!newest) return;
    last = newest;
  }
}

async function pay(db: pg.PoolClient, row: table.TestPageRow, method: string | null, now: Date) {
  if (row.state === "expired") throw over();
  if (row.state === "open") await table.turnSession(db, row, { ...OUTCOMES.pay, method }, now);
  return afterwards(db, row);
}

async function play(db: pg.PoolClient, row: table.TestPageRow, outcome: Outcome, method: string | null, now: Date) {
  const { from, ...turn } = OUTCOMES[outcome];
  if (row.state !== from) throw over();
  await table.turnSession(db, row, { ...turn, method: method ?? row.method }, now);
  return afterwards(db, row);
}

const afterwards = async (db: pg.PoolClient, { id, request }: table.TestPageRow) => ({
  successUrl: request.successUrl.replaceAll("{CHECKOUT_SESSION_ID}", id),
  eventId: found(await table.eventIdOf(db, id)),
});

async function decline(db: pg.PoolClient, row: table.TestPageRow): Promise<true> {
  if (row.state !== "open") throw over();
  await table.countDecline(db, row.id);
  return true;
}

function cancel(row: table.TestPageRow) {
  if (row.state === "paid") throw over();
  return { cancelUrl: row.request.cancelUrl };
}

const over = () => new AppError("conflict", messages.over);

function found<T>(answer: T | null): T {
  if (answer === null) throw new AppError("not-found", messages.noSession);
  return answer;
}

const viewOf = ({ id, state, declined, request, expires_at }: table.TestPageRow): TestPageView => ({
  id,
  state,
  declined,
  country: request.country ?? null,
  orderNumber: request.orderNumber,
  customerEmail: request.customerEmail,
  locale: request.locale,
  lines: request.lines,
  bundleCents: request.bundleCents,
  shipping: request.shipping,
  amountCents: table.totalOf(request),
  currency: table.currencyOf(request),
  expiresAt: expires_at,
  cancelUrl: request.cancelUrl,
});
