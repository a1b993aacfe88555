import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { KNOWN_TYPES } from "#platform/payment/session-events.ts";
import { stripePayment } from "#platform/payment/stripe.ts";
import { cents } from "#shared/money.ts";
import { all, aRefund, aRequest, SECRET } from "../contracts/payment-providers.ts";
import { type StripeEmulator, startStripeEmulator } from "../contracts/stripe-emulator.ts";
import { readDescription } from "./description.ts";
import { aRecorder, type RecordedCall } from "./recorded-calls.ts";

const { STEADY_URL = "", STRIPE_DESCRIPTION = "" } = process.env;

/** Parameters of sessions that Stripe has taken since this description was published, and what it has against them. */
const NEWER = {
  adaptive_pricing: ["body: Unknown property: adaptive_pricing"],
  allowed_payment_method_types: ["body: Unknown property: allowed_payment_method_types"],
  created: ["gte", "lte"].map(
    (bound) => `query.created[${bound}]: Query parameter "created[${bound}]" is not defined in the spec`,
  ),
};

const CALLS = [
  "GET /v1/account",
  "GET /v1/checkout/sessions",
  "GET /v1/checkout/sessions/{id}",
  "GET /v1/coupons/{id}",
  "GET /v1/events",
  "GET /v1/refunds",
  "POST /v1/checkout/sessions",
  "POST /v1/checkout/sessions/{id}/expire",
  "POST /v1/coupons",
  "POST /v1/refunds",
];

const description = readDescription(STRIPE_DESCRIPTION);
let emulator: StripeEmulator;
let calls: RecordedCall[];

beforeAll(async () => {
  emulator = await startStripeEmulator();
  const recorder = await aRecorder(() => emulator.url);
  calls = recorder.calls;
  await everyCall(recorder.url);
  await recorder.close();
});
afterAll(() => emulator.close());

describe("what the shop sends to Stripe", () => {
  it("is every call it ever makes", () => {
    const made = calls.map(({ method, path }) => `${method} ${pathOf(path).replace(/\/(cs|bundle)[^/]*/, "/{id}")}`);
    expect([...new Set(made)].toSorted()).toEqual(CALLS);
  });

  it("is taken, but for what is newer than the description", async () => {
    const refused = new Set<string>();
    for (const call of calls) for (const fault of await faultsOf(call)) refused.add(fault);
    expect([...refused].toSorted()).toEqual(Object.values(NEWER).flat());
  });

  it("is taken whole once the newer is left out", async () => {
    for (const call of calls) expect(await faultsOf(withoutNewer(call))).toEqual([]);
  });

  it.each([
    ["an unknown parameter", "POST", "/v1/refunds", "payment_intent=pi_1&sum=5"],
    ["a nested parameter that is unknown", "POST", "/v1/checkout/sessions", "success_url=x&line_items[0][prise]=5"],
    ["a word for a number", "POST", "/v1/refunds", "payment_intent=pi_1&amount=much"],
    ["an unknown query", "GET", "/v1/events?kinds[]=refund.created", ""],
    ["a nested query that is unknown", "GET", "/v1/events?created[since]=5", ""],
    ["something missing", "POST", "/v1/checkout/sessions", "mode=payment"],
  ])("would be refused with %s", async (_what, method, path, body) => {
    expect(await faultsOf({ method, path, body })).not.toEqual([]);
  });
});

describe("what the emulator answers", () => {
  it("is what Stripe describes, also where it refuses", () => {
    for (const { method, path, status, answer } of calls) {
      const faults = description.faultsOfAnswer(method, pathOf(path), status, answer);
      expect({ method, path, faults }).toEqual({ method, path, faults: [] });
    }
  });

  it("tells of objects as Stripe describes them, in each kind of event", () => {
    const kinds = new Set<string>();
    for (const event of newestEvents()) {
      kinds.add(event.type);
      const { object } = event.data;
      expect({ type: event.type, faults: description.faultsOfObject(object.object, object) }).toEqual({
        type: event.type,
        faults: [],
      });
    }
    expect([...kinds].toSorted()).toEqual(KNOWN_TYPES.toSorted());
  });

  it("would not pass with a field missing or of another kind", () => {
    expect(description.faultsOfObject("refund", { id: "re_1", object: "refund", amount: "5" })).not.toEqual([]);
  });
});

/** All that the adapter can ask, and all that can happen to a payment. */
async function everyCall(apiUrl: string): Promise<void> {
  const payment = stripePayment({ secretKey: "sk_test_api", apiUrl, webhookSecrets: [SECRET] });
  await payment.account();
  const paid = await payment.openSession(aRequest());
  const chargeId = emulator.pay(paid.id);
  await payment.session(paid.id);
  await payment.sessionOfOrder(paid.orderId, new Date());
  await payment.sessionOfCharge(chargeId);
  const part = aRefund({ ...paid, chargeId }, { amountCents: cents(100) });
  const refund = await payment.refund(part);
  emulator.refundTurns(refund.id, "failed");
  await payment.refundsOf(chargeId);
  const dispute = emulator.dispute(chargeId);
  emulator.closeDispute(chargeId, dispute, "lost");
  emulator.reinstate(chargeId, dispute);
  for (const comes of [true, false]) {
    const { id } = await payment.openSession(aRequest({ bundleCents: cents(0) }));
    emulator.pay(id, "unpaid");
    emulator.arrive(id, comes);
  }
  const { id } = await payment.openSession(aRequest());
  await payment.expire(id);
  await payment.expire(id);
  await payment.session("cs_nowhere");
  await payment.refund({ ...part, idempotencyKey: randomUUID(), amountCents: cents(9_999_999) }).catch(() => undefined);
  await all(payment.eventsSince(new Date(Date.now() - 60_000)));
}

const pathOf = (path: string): string => path.split("?")[0] ?? "";

function withoutNewer(call: RecordedCall): RecordedCall {
  const route = pathOf(call.path);
  if (route !== "/v1/checkout/sessions") return call;
  const without = (pairs: string) =>
    pairs
      .split("&")
      .filter((pair) => !Object.keys(NEWER).some((name) => pair.startsWith(name)))
      .join("&");
  return { ...call, path: `${route}?${without(call.path.slice(route.length + 1))}`, body: without(call.body) };
}

/** What the description has against a request. Of Stripe's two ways to write a list in a query, it is read in one only. */
async function faultsOf({ method, path, body }: Pick<RecordedCall, "method" | "path" | "body">): Promise<string[]> {
  const { headers } = await fetch(`${STEADY_URL}${path.replaceAll(/types\[\d+\]=/g, "types[]=")}`, {
    method,
    headers: { authorization: "Bearer sk_test_api", "content-type": "application/x-www-form-urlencoded" },
    ...(method === "POST" ? { body } : {}),
  });
  const count = Number(headers.get("x-steady-error-count") ?? Number.NaN);
  return Array.from({ length: count }, (_, index) => {
    const fault = `x-steady-error-${index + 1}`;
    return `${headers.get(`${fault}-path`)}: ${headers.get(`${fault}-message`)}`;
  });
}

function newestEvents(): { type: string; data: { object: { object: string } } }[] {
  const list = calls.findLast(({ path }) => path.startsWith("/v1/events"));
  return (list?.answer as { data: [] } | undefined)?.data ?? [];
}
