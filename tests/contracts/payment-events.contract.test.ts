import Stripe from "stripe";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { Payment, PaymentSession } from "#platform/payment/payment.ts";
import { stripePayment } from "#platform/payment/stripe.ts";
import { aRefund, aRequest, eventProviders, type Provider, readEvent, SECRET } from "./payment-providers.ts";

const NOW = new Date("2026-11-21T12:00:00Z");
const seconds = (offset: number) => Math.floor(NOW.getTime() / 1000) + offset;

/** Signed by the official SDK, so that our own check is held against somebody else's. */
const signed = (payload: string, { secret = SECRET, age = 0 } = {}) =>
  Stripe.webhooks.generateTestHeaderString({ payload, secret, timestamp: seconds(-age) });

describe.each(eventProviders)("events of %s", (_name, start) => {
  let provider: Provider;
  let session: PaymentSession;
  let body: string;
  const read = (raw: string, header: string | undefined, now = NOW) => readEvent(provider.payment, raw, header, now);

  beforeAll(async () => {
    provider = await start();
    session = await provider.payment.openSession(aRequest());
    await provider.pay(session.id);
    [body = ""] = await provider.eventsOf(session.id);
  });
  afterAll(() => provider.close());

  it("reads a payment", async () => {
    const event = read(body, signed(body));
    const present = await provider.payment.session(session.id);
    expect(event).toMatchObject({ kind: "completed", id: expect.stringMatching(/^evt_/), session: present });
    expect(present).toMatchObject({ state: "paid", amountCents: session.amountCents, currency: "EUR" });
    expect(Math.abs(event.happenedAt.getTime() - Date.now())).toBeLessThan(60_000);
  });

  it("reads an expiry", async () => {
    const { id } = await provider.payment.openSession(aRequest());
    await provider.payment.expire(id);
    const [expiry = ""] = await provider.eventsOf(id);
    expect(read(expiry, signed(expiry))).toMatchObject({ kind: "expired", session: { id, state: "expired" } });
  });

  it("reads a refund", async () => {
    const { chargeId } = (await provider.payment.session(session.id)) ?? {};
    const refund = await provider.payment.refund(aRefund({ ...session, chargeId: chargeId ?? "" }));
    const [news = ""] = await provider.eventsOf(refund.id);
    expect(read(news, signed(news))).toMatchObject({ kind: "refund-changed", refund });
  });

  it.each([
    ["299 seconds old", 299],
    ["299 seconds ahead", -299],
  ])("takes a signature that is %s", (_situation, age) => {
    expect(read(body, signed(body, { age })).kind).toBe("completed");
  });

  it.each<[situation: string, raw: () => string, header: () => string | undefined]>([
    ["is forged", () => body, () => `t=${seconds(0)},v1=${"0".repeat(64)}`],
    [
      "was tampered with",
      () => body.replace(session.orderId, "00000000-0000-4000-8000-000000000000"),
      () => signed(body),
    ],
    ["is stale", () => body, () => signed(body, { age: 301 })],
    ["is from the future", () => body, () => signed(body, { age: -301 })],
    ["has a wrong secret", () => body, () => signed(body, { secret: "whsec_other" })],
    ["was signed with an empty secret", () => body, () => signed(body, { secret: " " })],
    ["was written anew", () => JSON.stringify({ ...JSON.parse(body), again: 1 }, null, 3), () => signed(body)],
    ["has no signature", () => body, () => undefined],
    ["has an empty signature", () => body, () => ""],
    ["has a signature of another scheme", () => body, () => signed(body).replace("v1=", "v0=")],
    ["has no time", () => body, () => signed(body).replace(/^t=\d+,/, "")],
    ["has two times", () => body, () => `t=${seconds(-900)},${signed(body)}`],
    ["has a time that is none", () => body, () => signed(body).replace(/^t=\d+/, "t=NaN")],
    ["is no JSON", () => "{", () => signed("{")],
    ["is empty", () => "", () => "t=1,v1="],
    ["is no event", () => "[]", () => signed("[]")],
    ["is about a broken session", () => withoutAmount(body), () => signed(withoutAmount(body))],
  ])("refuses what %s", (_situation, raw, header) => {
    expect(() => read(raw(), header())).toThrow(expect.objectContaining({ name: "AppError", kind: "invalid" }));
  });

  it("passes over genuine events about other things", () => {
    const charge = JSON.stringify({ ...JSON.parse(body), type: "charge.succeeded", data: { object: { id: "ch_1" } } });
    const stranger = JSON.stringify({
      ...JSON.parse(body),
      data: { object: { id: "cs_2", object: "checkout.session" } },
    });
    expect(read(charge, signed(charge)).kind).toBe("other");
    expect(read(stranger, signed(stranger)).kind).toBe("other");
  });
});

describe("while the secret of Stripe's webhook is being changed", () => {
  const body = JSON.stringify({ id: "evt_1", object: "event", type: "ping", created: 1, data: { object: {} } });
  const between: Payment = stripePayment({
    secretKey: "sk_test_contract",
    apiUrl: "http://127.0.0.1:9",
    webhookSecrets: [SECRET, "whsec_before"],
  });

  it.each([SECRET, "whsec_before"])("takes events signed with %s", (secret) => {
    expect(readEvent(between, body, signed(body, { secret }), NOW).kind).toBe("other");
  });

  it("takes a header that carries both signatures, and refuses a third secret", () => {
    const [time, wrong] = signed(body, { secret: "whsec_third" }).split(",");
    const [, right] = signed(body, { secret: "whsec_before" }).split(",");
    expect(readEvent(between, body, `${time},${wrong},${right}`, NOW).kind).toBe("other");
    expect(() => readEvent(between, body, `${time},${wrong}`, NOW)).toThrow();
  });

  it.each([
    ["checkout.session.async_payment_succeeded", "async-succeeded", "paid", "paid"],
    ["checkout.session.async_payment_failed", "async-failed", "unpaid", "awaiting"],
  ])("reads %s", (type, kind, payment_status, state) => {
    const object = {
      id: "cs_1",
      object: "checkout.session",
      status: "complete",
      payment_status,
      amount_total: 500,
      currency: "usd",
      metadata: { order_id: "o1" },
      payment_intent: "pi_1",
    };
    expect(readBetween(type, object)).toMatchObject({
      kind,
      session: { state, orderId: "o1", amountCents: 500, currency: "USD" },
    });
  });

  const refund = { id: "re_1", object: "refund", amount: 500, payment_intent: "pi_1", status: "succeeded" };
  it.each<[type: string, changes: object, read: object]>([
    ["refund.created", { status: "pending" }, { state: "pending", failure: null, refundId: null }],
    ["refund.created", { status: null }, { state: "pending" }],
    ["refund.updated", { status: "requires_action" }, { state: "pending" }],
    ["charge.refund.updated", { metadata: { refund_id: "r1" } }, { state: "succeeded", refundId: "r1" }],
    [
      "refund.failed",
      { status: "failed", failure_reason: "expired_or_canceled_card" },
      { state: "failed", failure: "expired_or_canceled_card" },
    ],
    ["refund.updated", { status: "canceled" }, { state: "failed", failure: "canceled" }],
    ["refund.updated", { payment_intent: { id: "pi_2", object: "payment_intent" } }, { chargeId: "pi_2" }],
  ])("reads %s of a refund with %o", (type, changes, told) => {
    const event = readBetween(type, { ...refund, ...changes });
    expect(event).toMatchObject({ kind: "refund-changed", refund: { id: "re_1", amountCents: 500, ...told } });
  });

  const dispute = {
    id: "du_1",
    object: "dispute",
    amount: 700,
    payment_intent: "pi_1",
    reason: "fraudulent",
    status: "needs_response",
  };
  it.each([
    ["created", "needs_response", "dispute-created", false],
    ["created", "warning_needs_response", "dispute-created", true],
    ["funds_withdrawn", "needs_response", "dispute-created", false],
    ["closed", "warning_closed", "dispute-closed", true],
    ["closed", "won", "dispute-closed", false],
    ["closed", "lost", "dispute-lost", false],
    ["funds_reinstated", "won", "dispute-reinstated", false],
    ["funds_reinstated", "lost", "dispute-reinstated", false],
  ])("reads charge.dispute.%s of one that is %s", (type, status, kind, isInquiry) => {
    expect(readBetween(`charge.dispute.${type}`, { ...dispute, status })).toMatchObject({
      kind,
      dispute: { id: "du_1", chargeId: "pi_1", amountCents: 700, reason: "fraudulent", isInquiry },
    });
  });

  it.each([
    ["refund.created", refund],
    ["charge.dispute.created", dispute],
  ])("passes over %s of what was not paid here", (type, object) => {
    expect(readBetween(type, { ...object, payment_intent: null }).kind).toBe("other");
  });

  it.each([
    ["refund.created", { ...refund, amount: -1 }],
    ["refund.updated", { ...refund, status: "lost" }],
    ["charge.dispute.created", { ...dispute, amount: "700" }],
    ["charge.dispute.created", { ...dispute, payment_intent: 7 }],
  ])("refuses a broken %s", (type, object) => {
    expect(() => readBetween(type, object)).toThrow(expect.objectContaining({ name: "AppError", kind: "invalid" }));
  });

  function readBetween(type: string, object: object) {
    const event = JSON.stringify({ id: "evt_2", object: "event", type, created: seconds(0), data: { object } });
    return readEvent(between, event, signed(event), NOW);
  }
});

function withoutAmount(body: string): string {
  const event = JSON.parse(body);
  event.data.object.amount_total = -1;
  return JSON.stringify(event);
}
