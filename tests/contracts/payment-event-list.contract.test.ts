import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { PaymentUnavailable } from "#platform/payment/payment.ts";
import { DAY_MS } from "#shared/day.ts";
import { cents } from "#shared/money.ts";
import {
  all,
  aPaidSession,
  aRefund,
  aRequest,
  eventProviders,
  type Provider,
  stripeProvider,
} from "./payment-providers.ts";

describe.each(eventProviders)("the list of events of %s", (_name, start) => {
  let provider: Provider;
  let ahead = 0;
  beforeAll(async () => {
    provider = await start();
  });
  afterAll(() => provider.close());
  const forward = (ms: number) => {
    ahead += ms;
    provider.forward(ms);
  };
  const now = () => new Date(Date.now() + ahead);
  const eventsSince = (since: Date) => all(provider.payment.eventsSince(since));

  /** Nothing that happened before is at the same second. */
  const aFreshMoment = () => {
    forward(60_000);
    return now();
  };
  const request = () => {
    const made = aRequest();
    return { ...made, expiresAt: made.expiresAt + Math.floor(ahead / 1000) };
  };

  it("tells of everything once, as the webhook is told", async () => {
    const since = aFreshMoment();
    const paid = await aPaidSession(provider, request());
    const refund = await provider.payment.refund(aRefund(paid));
    const expired = await provider.payment.openSession(request());
    await provider.payment.expire(expired.id);
    const events = await eventsSince(since);
    expect(new Set(events.map(({ id }) => id)).size).toBe(events.length);
    expect(events).toHaveLength(3);
    expect(events).toEqual(
      expect.arrayContaining([
        expect.objectContaining({ kind: "completed", session: paid }),
        expect.objectContaining({ kind: "refund-changed", refund }),
        expect.objectContaining({ kind: "expired", session: expect.objectContaining({ id: expired.id }) }),
      ]),
    );
  });

  it("leaves out what happened before", async () => {
    await aPaidSession(provider, request());
    expect(await eventsSince(aFreshMoment())).toEqual([]);
  });

  it("tells of a session whose time ran out while nobody looked", async () => {
    const since = aFreshMoment();
    const { id } = await provider.payment.openSession(request());
    forward(41 * 60_000);
    expect(await eventsSince(since)).toMatchObject([{ kind: "expired", session: { id } }]);
  });

  it("is read to its end, over as many pages as it has", async () => {
    const since = aFreshMoment();
    const paid: string[] = [];
    for (let index = 0; index < 205; index += 1) {
      const { id } = await provider.payment.openSession({
        ...request(),
        lines: [{ name: "Lavender Oil", unitCents: cents(899), quantity: 1 }],
        bundleCents: cents(0),
      });
      await provider.pay(id);
      paid.push(id);
    }
    const told = (await eventsSince(since)).flatMap((event) => ("session" in event ? [event.session.id] : []));
    expect(told.toSorted()).toEqual(paid.toSorted());
  });

  it("goes back thirty days and no further", async () => {
    const since = aFreshMoment();
    await aPaidSession(provider, request());
    forward(29 * DAY_MS);
    expect(await eventsSince(since)).toHaveLength(1);
    forward(2 * DAY_MS);
    expect(await eventsSince(since)).toEqual([]);
  });
});

describe("the list of events of Stripe alone", () => {
  let provider: Awaited<ReturnType<typeof stripeProvider>>;
  beforeAll(async () => {
    provider = await stripeProvider();
  });
  afterAll(() => provider.close());

  it("tells of disputes, and not of what means nothing to the shop", async () => {
    const { chargeId, amountCents } = await aPaidSession(provider);
    provider.forward(60_000);
    const since = new Date(Date.now() + 60_000);
    const id = provider.emulator.dispute(chargeId);
    provider.emulator.say("customer.created", { id: "cus_1" });
    const dispute = { id, chargeId, amountCents, reason: "fraudulent", isInquiry: false };
    expect(await all(provider.payment.eventsSince(since))).toMatchObject([
      { kind: "dispute-created", dispute },
      { kind: "dispute-created", dispute },
    ]);
  });

  it("does not hide the rest behind one event that cannot be read, and says that there is one", async () => {
    provider.forward(60_000);
    const since = new Date(Date.now() + 120_000);
    const first = await aPaidSession(provider);
    provider.emulator.say("refund.created", { id: "re_broken", object: "refund", payment_intent: 7 });
    const second = await aPaidSession(provider);
    const read: string[] = [];
    const reading = (async () => {
      for await (const event of provider.payment.eventsSince(since))
        if ("session" in event) read.push(event.session.id);
    })();
    await expect(reading).rejects.toMatchObject({ kind: "invalid" });
    expect(read.toSorted()).toEqual([first.id, second.id].toSorted());
  });

  it("breaks off when Stripe does", async () => {
    provider.emulator.behave("busy", { times: 1, call: "GET /v1/events" });
    await expect(all(provider.payment.eventsSince(new Date()))).rejects.toBeInstanceOf(PaymentUnavailable);
  });
});
