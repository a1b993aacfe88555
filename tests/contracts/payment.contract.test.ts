import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { PaymentUnavailable } from "#platform/payment/payment.ts";
import { bundleCoupon } from "#platform/payment/stripe-request.ts";
import { AppError } from "#shared/app-error.ts";
import { DAY_MS } from "#shared/day.ts";
import { cents } from "#shared/money.ts";
import { all, aRequest, LIMIT_MS, type Provider, providers, stripeProvider } from "./payment-providers.ts";
import { part, parts, text } from "./stripe-form.ts";

describe.each(providers)("payment with %s", (_name, start) => {
  let provider: Provider;
  beforeAll(async () => {
    provider = await start();
  });
  afterAll(() => provider.close());
  const payment = () => provider.payment;

  it("opens a session over exactly what the order comes to", async () => {
    const request = aRequest();
    const session = await payment().openSession(request);
    expect(session).toMatchObject({
      orderId: request.orderId,
      state: "open",
      amountCents: request.amountCents,
      currency: "EUR",
      chargeId: null,
    });
    expect(session.action).toEqual(provider.action ?? { kind: "redirect", url: expect.stringMatching(/^https?:\/\//) });
  });

  it("adds up an order without bundle and with free shipping", async () => {
    const lines = [{ name: "Lavender Oil", unitCents: cents(899), quantity: 99 }];
    const shipping = { label: "Courier", cents: cents(0) };
    const request = aRequest({ lines, shipping, bundleCents: cents(0), amountCents: cents(99 * 899) });
    expect((await payment().openSession(request)).amountCents).toBe(request.amountCents);
  });

  it("answers the same key with the same session, also when asked many times at once", async () => {
    const request = aRequest();
    const sessions = await Promise.all(Array.from({ length: 8 }, () => payment().openSession(request)));
    expect(new Set(sessions.map(({ id }) => id)).size).toBe(1);
  });

  it("takes no money of the first request where the same key asks for another", async () => {
    const request = aRequest();
    await payment().openSession(request);
    if (!payment().capabilities.canFindByReference) {
      const [line, ...others] = request.lines;
      const lines = line ? [{ ...line, quantity: 2 }, ...others] : [];
      const replaced = await payment().openSession({ ...request, lines, amountCents: cents(9999) });
      return expect(replaced).toMatchObject({ orderId: request.orderId, amountCents: 9999 });
    }
    const other = payment().openSession({ ...request, customerEmail: "other@example.com" });
    await expect(other).rejects.toMatchObject({ name: "AppError", kind: "conflict" });
  });

  it("refuses less than half a euro", async () => {
    const lines = [{ name: "Sample", unitCents: cents(49), quantity: 1 }];
    const shipping = { label: "Courier", cents: cents(0) };
    const tooSmall = payment().openSession(
      aRequest({ lines, shipping, bundleCents: cents(0), amountCents: cents(49) }),
    );
    await expect(tooSmall).rejects.toSatisfy(
      (error) =>
        error instanceof AppError &&
        error.kind === "invalid" &&
        error.code === "MINIMUM_AMOUNT_ERROR" &&
        error.message.includes("amount_too_small"),
    );
  });

  it("finds a session by its id and, where it can, by its order, the newest first", async () => {
    const request = aRequest();
    const first = await payment().openSession(request);
    expect(await payment().session(first.id)).toMatchObject(first);
    if (!payment().capabilities.canFindByReference)
      return expect(await payment().sessionOfOrder(request.orderId, new Date())).toBeNull();
    expect(await payment().sessionOfOrder(request.orderId, new Date())).toEqual(first);
    const second = await payment().openSession({ ...request, idempotencyKey: randomUUID() });
    expect(await payment().sessionOfOrder(request.orderId, new Date())).toEqual(second);
  });

  it("finds a session by what was paid in it", async () => {
    const { id } = await payment().openSession(aRequest());
    await provider.pay(id);
    const session = await payment().session(id);
    expect(await payment().sessionOfCharge(session?.chargeId ?? "")).toEqual(session);
  });

  it("names the account that is paid into, where there is one", async () => {
    expect([null, "Test of Aurelle", "Test of Aurelle, acct_1Emulated"]).toContain(await provider.payment.account());
  });

  it("knows nothing of ids it never gave", async () => {
    expect(await payment().session("cs_test_nowhere")).toBeNull();
    expect(await payment().sessionOfCharge("pi_nowhere")).toBeNull();
    expect(await payment().sessionOfOrder(randomUUID(), new Date())).toBeNull();
    await expect(payment().expire("cs_test_nowhere")).rejects.toMatchObject({ kind: "not-found" });
  });

  it("expires an open session once and tells of it, or leaves it to the clock", async () => {
    const { id, orderId } = await payment().openSession(aRequest());
    if (!payment().capabilities.canExpire) {
      expect(await payment().expire(id)).toMatchObject({ id, state: "open" });
      provider.forward(41 * 60_000);
      expect(await payment().session(id)).toMatchObject({ state: "expired", action: null, chargeId: null });
      return provider.forward(-41 * 60_000);
    }
    const ended = { id, orderId, state: "expired", action: null, chargeId: null };
    expect(await payment().expire(id)).toMatchObject(ended);
    expect(await payment().expire(id)).toMatchObject(ended);
    expect(await payment().session(id)).toMatchObject(ended);
    expect(await provider.eventsOf(id)).toHaveLength(1);
  });

  it("answers expiring a paid session with paid", async () => {
    const { id } = await payment().openSession(aRequest());
    await provider.pay(id);
    const paid = { id, state: "paid", action: null, chargeId: expect.any(String) };
    expect(await payment().expire(id)).toMatchObject(paid);
    expect(await payment().session(id)).toMatchObject(paid);
    expect(await provider.eventsOf(id)).toHaveLength(1);
  });

  it("offers methods that take this amount and currency in this country", async () => {
    const query = { country: "EE", currency: "EUR", amountCents: cents(2899), locale: "et" };
    const methods = await payment().methods(query);
    expect(new Set(methods.map(({ id }) => id)).size).toBe(methods.length);
    for (const { countries, currencies, minCents, maxCents } of methods) {
      expect(countries ?? ["EE"]).toContain("EE");
      expect(currencies).toContain("EUR");
      expect(minCents).toBeLessThanOrEqual(2899);
      expect(maxCents ?? 2899).toBeGreaterThanOrEqual(2899);
    }
    expect(await payment().methods({ ...query, currency: "JPY" })).toEqual([]);
    expect(await payment().methods({ ...query, amountCents: cents(1) })).toEqual([]);
  });

  it("leads from a notification to the session that was paid, and takes no other", async () => {
    const { id } = await payment().openSession(aRequest());
    await provider.pay(id);
    const notice = await provider.noticeOf(id);
    const told = payment().readNotification(notice, new Date());
    const session = told.kind === "hint" ? await payment().session(told.sessionId) : told.event;
    expect("session" in (session ?? {}) ? session : { session }).toMatchObject({ session: { id, state: "paid" } });
    const headers = new Headers({ "stripe-signature": `t=${Math.floor(Date.now() / 1000)},v1=${"0".repeat(64)}` });
    for (const forged of [
      // The last letter of a signature has bits that nobody reads.
      { ...notice, raw: notice.raw.replace(/.(?=.{5}"?\}?$)/, (letter) => (letter === "x" ? "y" : "x")), headers },
      { raw: "", headers: new Headers(), query: {} },
      { raw: "{}", headers, query: { "order-token": "a.b.c", "refund-token": "a.b" } },
    ])
      expect(() => payment().readNotification(forged, new Date())).toThrow(
        expect.objectContaining({ kind: "invalid" }),
      );
  });
});

describe("Stripe alone", () => {
  let provider: Awaited<ReturnType<typeof stripeProvider>>;
  beforeAll(async () => {
    provider = await stripeProvider();
  });
  afterAll(() => provider.close());

  it("is told of the order, of cards only, and of no other currency", async () => {
    const request = aRequest();
    await provider.payment.openSession(request);
    const form = provider.emulator.lastForm();
    const order = { order_id: request.orderId, order_number: request.orderNumber };
    expect(form).toMatchObject({
      mode: "payment",
      locale: "et",
      customer_email: request.customerEmail,
      client_reference_id: request.orderId,
      metadata: order,
      success_url: request.successUrl,
      cancel_url: request.cancelUrl,
      expires_at: String(request.expiresAt),
      allowed_payment_method_types: { 0: "card" },
      adaptive_pricing: { enabled: "false" },
    });
    expect(part(form, "payment_intent_data")).toMatchObject({ metadata: order });
    expect(text(parts(form, "discounts")[0], "coupon")).toBe("bundle-2800-eur");
  });

  it("calls a discount as its buyer's language does", () =>
    expect(bundleCoupon(aRequest({ locale: "et", discountLabel: "Allahindlus" }))).toMatchObject({
      id: "bundle-2800-eur-et",
      name: "Allahindlus",
    }));

  it("makes the coupon of an amount once, also when two orders need it at the same moment", async () => {
    const lines = [{ name: "Diffuser", unitCents: cents(6400), quantity: 2 }];
    const request = () => aRequest({ lines, bundleCents: cents(2801) });
    await Promise.all([provider.payment.openSession(request()), provider.payment.openSession(request())]);
    const before = provider.emulator.requestsSoFar().filter((line) => line === "POST /v1/coupons").length;
    await provider.payment.openSession(request());
    expect(provider.emulator.requestsSoFar().filter((line) => line === "POST /v1/coupons")).toHaveLength(before);
  });

  it("finds a session behind two hundred of others", async () => {
    const session = await provider.payment.openSession(aRequest());
    provider.emulator.strangers(200);
    expect(await provider.payment.sessionOfOrder(session.orderId, new Date())).toEqual(session);
  });

  it("finds one on a day with thousands of others by the minutes in which it was opened", async () => {
    const [session, openedAt] = [await provider.payment.openSession(aRequest()), new Date()];
    provider.forward(20 * 60_000);
    provider.emulator.strangers(2_001);
    expect(await provider.payment.sessionOfOrder(session.orderId, openedAt)).toEqual(session);
    expect(await provider.payment.sessionOfOrder(randomUUID(), openedAt)).toBeNull();
    provider.forward(-20 * 60_000);
  });

  it("says paid only once a delayed method has brought the money", async () => {
    const { id } = await provider.payment.openSession(aRequest());
    provider.emulator.pay(id, "unpaid");
    expect(await provider.payment.session(id)).toMatchObject({ state: "awaiting", chargeId: null, action: null });
  });

  it("has the money once it arrives, and not when it never does", async () => {
    const [come, gone] = [
      await provider.payment.openSession(aRequest()),
      await provider.payment.openSession(aRequest()),
    ];
    for (const { id } of [come, gone]) provider.emulator.pay(id, "unpaid");
    provider.emulator.arrive(come.id);
    provider.emulator.arrive(gone.id, false);
    expect(await provider.payment.session(come.id)).toMatchObject({ state: "paid", chargeId: expect.any(String) });
    const [, failure = ""] = provider.emulator.eventsOf(gone.id);
    expect(JSON.parse(failure).type).toBe("checkout.session.async_payment_failed");
  });

  it("leaves a session open whose card was refused, and ends it by the clock", async () => {
    const { id } = await provider.payment.openSession(aRequest());
    provider.emulator.decline(id);
    expect(await provider.payment.session(id)).toMatchObject({ state: "open" });
    provider.forward(41 * 60_000);
    expect(await provider.payment.session(id)).toMatchObject({ state: "expired" });
    provider.forward(-41 * 60_000);
  });

  it("passes over what another program of the account was paid", async () => {
    provider.emulator.strangers(1);
    const { data } = await (await fetch(`${provider.emulator.url}/v1/checkout/sessions`)).json();
    const charge = provider.emulator.pay(data[0].id);
    expect(await provider.payment.sessionOfCharge(charge)).toBeNull();
    const refund = provider.emulator.refundAtDashboard(charge, 100);
    const statement = await provider.payment.statement?.(new Date(Date.now() - DAY_MS), new Date(Date.now() + DAY_MS));
    const told = statement?.filter(({ id }) => id === charge || id === refund);
    expect(told).toMatchObject([{ kind: "refund", id: refund, chargeId: charge }]);
  });

  it("passes over the payment of a program that calls its own numbers order_id too", async () => {
    provider.emulator.strangers(1, { order_id: "1234" });
    const { data } = await (await fetch(`${provider.emulator.url}/v1/checkout/sessions`)).json();
    const charge = provider.emulator.pay(data[0].id);
    const statement = await provider.payment.statement?.(new Date(Date.now() - DAY_MS), new Date(Date.now() + DAY_MS));
    expect(statement?.filter(({ id }) => id === charge)).toEqual([]);
  });

  it.each(["stranger", "forbidden"] as const)("says so when the key is that of a %s", async (how) => {
    provider.emulator.behave(how, { times: 1 });
    const refused = await provider.payment.session("cs_test_1").catch((error: unknown) => error);
    expect(refused).toBeInstanceOf(PaymentUnavailable);
    expect(refused).toHaveProperty("message", expect.stringContaining("Stripe refuses the secret key"));
  });

  it.each(["hang", "break", "conflict", "busy", "cut", "lose", "drip"] as const)(
    "is unavailable when it answers with a %s",
    async (how) => {
      provider.emulator.behave(how);
      const began = performance.now();
      try {
        const asked = [
          provider.payment.openSession(aRequest()),
          provider.payment.session("cs_test_1"),
          provider.payment.sessionOfOrder(randomUUID(), new Date()),
          provider.payment.sessionOfCharge("pi_1"),
          provider.payment.expire("cs_test_1"),
          provider.payment.refundsOf("pi_1"),
          all(provider.payment.eventsSince(new Date())),
        ];
        for (const outcome of await Promise.allSettled(asked)) {
          expect(outcome).toMatchObject({ status: "rejected", reason: expect.any(PaymentUnavailable) });
        }
      } finally {
        provider.emulator.behave("well");
      }
      expect(performance.now() - began).toBeLessThan(LIMIT_MS * 5);
    },
  );
});
