import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { PaymentUnavailable, type ProviderRefund, SMALLEST_REFUND } from "#platform/payment/payment.ts";
import { DAY_MS } from "#shared/day.ts";
import { cents, minus } from "#shared/money.ts";
import { aPaidSession, aRefund, aRequest, type Provider, providers, stripeProvider } from "./payment-providers.ts";

const CONFLICT = { name: "AppError", kind: "conflict" };

/** Some providers do not tell in their list whose a refund is. */
const asListed = ({ payment }: Provider, refund: ProviderRefund): ProviderRefund =>
  payment.provider === "montonio" ? { ...refund, refundId: null, mayBeOurs: true } : refund;

describe.each(providers)("refunds with %s", (_name, start) => {
  let provider: Provider;
  beforeAll(async () => {
    provider = await start();
  });
  afterAll(() => provider.close());

  it("gives all of a payment back", async () => {
    const session = await aPaidSession(provider);
    const request = aRefund(session);
    const refund = await provider.payment.refund(request);
    expect(refund).toEqual({
      id: expect.any(String),
      refundId: request.refundId,
      chargeId: session.chargeId,
      amountCents: session.amountCents,
      state: "succeeded",
      failure: null,
    });
    expect(await provider.payment.refundsOf(session.chargeId)).toEqual([asListed(provider, refund)]);
  });

  it("tells what it paid out, where it has a list", async () => {
    const { payment } = provider;
    await aPaidSession(provider);
    const payouts = await payment.payouts?.(new Date(Date.now() - DAY_MS), new Date(Date.now() + 2 * DAY_MS));
    if (!payouts) return expect(payment.provider).not.toBe("stripe");
    expect(payouts).toMatchObject([{ id: expect.any(String), currency: "EUR", paidAt: expect.any(Date) }]);
    expect(payouts[0]?.cents).toBeGreaterThan(0);
  });

  it("tells payment and refund in its statement, where it has one", async () => {
    const session = await aPaidSession(provider);
    const refund = await provider.payment.refund(aRefund(session, { amountCents: cents(500) }));
    const rows = await provider.payment.statement?.(new Date(Date.now() - DAY_MS), new Date(Date.now() + DAY_MS));
    if (!rows) return expect(provider.payment.provider).toBe("montonio");
    const of = (id: string) => rows.filter((row) => row.id === id);
    expect(of(session.chargeId)).toMatchObject([{ kind: "payment", grossCents: session.amountCents, currency: "EUR" }]);
    expect(of(refund.id)).toMatchObject([{ kind: "refund", grossCents: 500, feeCents: 0, currency: "EUR" }]);
  });

  it("gives parts back, down to the last cent and no further", async () => {
    const session = await aPaidSession(provider);
    const least = SMALLEST_REFUND[provider.payment.provider];
    const first = await provider.payment.refund(aRefund(session, { amountCents: least }));
    provider.forward(1000);
    const rest = minus(session.amountCents, least);
    const second = await provider.payment.refund(aRefund(session, { amountCents: rest }));
    const more = provider.payment.refund(aRefund(session, { amountCents: least }));
    await expect(more).rejects.toMatchObject(CONFLICT);
    expect(await provider.payment.refundsOf(session.chargeId)).toEqual(
      [second, first].map((one) => asListed(provider, one)),
    );
  });

  it("refuses more than was paid, and gives nothing back", async () => {
    const session = await aPaidSession(provider);
    const tooMuch = provider.payment.refund(aRefund(session, { amountCents: cents(session.amountCents + 1) }));
    await expect(tooMuch).rejects.toMatchObject({
      ...CONFLICT,
      message: "No more can be given back than is left of this payment.",
    });
    expect(await provider.payment.refundsOf(session.chargeId)).toEqual([]);
  });

  it("refuses to give nothing back", async () => {
    const nothing = provider.payment.refund(aRefund(await aPaidSession(provider), { amountCents: cents(0) }));
    await expect(nothing).rejects.toMatchObject(CONFLICT);
  });

  it("answers the same key with the same refund, also after all was given back and many times at once", async () => {
    const session = await aPaidSession(provider);
    const request = aRefund(session);
    const refunds = await Promise.all(Array.from({ length: 8 }, () => provider.payment.refund(request)));
    expect(await provider.payment.refund(request)).toEqual(refunds[0]);
    const listed = await provider.payment.refundsOf(session.chargeId);
    expect(listed).toEqual(refunds.slice(0, 1).map((one) => asListed(provider, one)));
    if (provider.payment.capabilities.hasEvents) expect(await provider.eventsOf(refunds[0]?.id ?? "")).toHaveLength(1);
  });

  it("refuses the same key for another amount", async () => {
    const session = await aPaidSession(provider);
    const request = aRefund(session, { amountCents: cents(100) });
    await provider.payment.refund(request);
    const other = provider.payment.refund({ ...request, amountCents: cents(200) });
    await expect(other).rejects.toMatchObject({
      ...CONFLICT,
      message: "This refund was asked for before, with other particulars.",
    });
  });

  it("refuses the same key for another payment", async () => {
    const [one, two] = [await aPaidSession(provider), await aPaidSession(provider)];
    const request = aRefund(one);
    await provider.payment.refund(request);
    await expect(provider.payment.refund({ ...request, chargeId: two.chargeId })).rejects.toMatchObject(CONFLICT);
  });

  it("knows nothing of a payment that never was", async () => {
    const session = { ...(await aPaidSession(provider)), chargeId: "pi_nowhere" };
    await expect(provider.payment.refund(aRefund(session))).rejects.toMatchObject({
      ...CONFLICT,
      message: "The payment provider knows no such payment.",
    });
    expect(await provider.payment.refundsOf("pi_nowhere")).toEqual([]);
  });

  it("lets as many of those asked for at once pass as the payment bears", async () => {
    const session = await aPaidSession(provider);
    const third = cents(Math.floor(session.amountCents / 3));
    const asked = Array.from({ length: 9 }, () => provider.payment.refund(aRefund(session, { amountCents: third })));
    const outcomes = await Promise.allSettled(asked);
    expect(outcomes.filter(({ status }) => status === "fulfilled")).toHaveLength(3);
    for (const outcome of outcomes) {
      if (outcome.status === "rejected") expect(outcome.reason).toMatchObject(CONFLICT);
    }
    expect(await provider.payment.refundsOf(session.chargeId)).toHaveLength(3);
  });
});

describe("refunds with Stripe alone", () => {
  let provider: Awaited<ReturnType<typeof stripeProvider>>;
  beforeAll(async () => {
    provider = await stripeProvider();
  });
  afterAll(() => provider.close());

  it("are told whose they are", async () => {
    const session = await aPaidSession(provider);
    const request = aRefund(session);
    await provider.payment.refund(request);
    expect(provider.emulator.lastForm()).toEqual({
      payment_intent: session.chargeId,
      amount: String(session.amountCents),
      metadata: { refund_id: request.refundId, order_id: session.orderId },
    });
  });

  it("may still be on their way, and may come back", async () => {
    const session = await aPaidSession(provider);
    provider.emulator.refundsAre("pending");
    const refund = await provider.payment.refund(aRefund(session));
    provider.emulator.refundsAre("succeeded");
    expect(refund.state).toBe("pending");
    provider.emulator.refundTurns(refund.id, "failed");
    const failed = { ...refund, state: "failed", failure: "expired_or_canceled_card" };
    expect(await provider.payment.refundsOf(session.chargeId)).toEqual([failed]);
    expect((await provider.payment.refund(aRefund(session))).state).toBe("succeeded");
  });

  it("may be made at the dashboard, without a name of ours", async () => {
    const session = await aPaidSession(provider);
    const id = provider.emulator.refundAtDashboard(session.chargeId, 100);
    expect(await provider.payment.refundsOf(session.chargeId)).toMatchObject([
      { id, refundId: null, amountCents: 100 },
    ]);
  });

  it("whose answer was lost are found, and not made again", async () => {
    const session = await aPaidSession(provider);
    const request = aRefund(session);
    provider.emulator.behave("lose", { call: "POST /v1/refunds" });
    await expect(provider.payment.refund(request)).rejects.toBeInstanceOf(PaymentUnavailable);
    provider.emulator.behave("well");
    const [found] = await provider.payment.refundsOf(session.chargeId);
    expect(found?.refundId).toBe(request.refundId);
    expect(await provider.payment.refund(request)).toEqual(found);
    expect(await provider.payment.refundsOf(session.chargeId)).toHaveLength(1);
  });

  it("are refused for a payment that has not arrived", async () => {
    const session = await provider.payment.openSession(aRequest());
    const chargeId = provider.emulator.pay(session.id, "unpaid");
    await expect(provider.payment.refund(aRefund({ ...session, chargeId }))).rejects.toMatchObject(CONFLICT);
  });

  it.each(["hang", "break", "conflict", "busy", "cut", "stranger", "forbidden"] as const)(
    "have an unknown outcome when Stripe answers with a %s",
    async (how) => {
      const session = await aPaidSession(provider);
      provider.emulator.behave(how, { call: "POST /v1/refunds" });
      const asked = provider.payment.refund(aRefund(session, { refundId: randomUUID() }));
      await expect(asked).rejects.toBeInstanceOf(PaymentUnavailable);
      provider.emulator.behave("well");
      expect(await provider.payment.refundsOf(session.chargeId)).toEqual([]);
    },
  );
});
