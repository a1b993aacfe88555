import { once } from "node:events";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { aPaidSession, aRefund, aRequest, readEvent, testPageProvider } from "./payment-providers.ts";

let shop: Awaited<ReturnType<typeof aShopsWebhook>>;
let provider: Awaited<ReturnType<typeof testPageProvider>>;
const start = async () => {
  shop = await aShopsWebhook();
  provider = await testPageProvider({ shopUrl: () => shop.url });
};
const stop = async () => {
  await provider.close();
  await shop.close();
};

describe("the test payment page", () => {
  beforeAll(start);
  afterAll(stop);

  it("shows what is to be paid at an address nobody can guess", async () => {
    const request = aRequest();
    const { id, action } = await provider.page.openSession(request);
    expect(action).toEqual({ kind: "redirect", url: `${shop.url}/dev/pay/${id}` });
    expect(id).toMatch(/^cs_test_page_[\w-]{32}$/);
    const { orderNumber, lines, bundleCents, shipping, amountCents, cancelUrl } = request;
    expect(await provider.page.view(id)).toMatchObject({
      state: "open",
      declined: 0,
      currency: "EUR",
      expiresAt: new Date(request.expiresAt * 1000),
      orderNumber,
      lines,
      bundleCents,
      shipping,
      amountCents,
      cancelUrl,
    });
    expect(await provider.page.view("cs_test_page_nowhere")).toBeNull();
  });

  it("pays once, however often and at the same time the button is pressed", async () => {
    const { id } = await provider.page.openSession(aRequest());
    const answers = await Promise.all([provider.page.pay(id), provider.page.pay(id), provider.page.pay(id)]);
    expect(new Set(answers.map(({ eventId }) => eventId)).size).toBe(1);
    expect(answers[0]?.successUrl).toBe(`http://shop.test/order-success?session_id=${id}`);
    expect(await provider.eventsOf(id)).toHaveLength(1);
  });

  it("either pays or expires, never both", async () => {
    const { id } = await provider.page.openSession(aRequest());
    await Promise.allSettled([provider.page.pay(id), provider.page.expire(id)]);
    expect(await provider.eventsOf(id)).toHaveLength(1);
    const [body = ""] = await provider.eventsOf(id);
    const { state } = (await provider.page.session(id)) ?? {};
    expect(JSON.parse(body).type).toBe(state === "paid" ? "checkout.session.completed" : "checkout.session.expired");
  });

  it("stays open after a declined card and after going back to the shop", async () => {
    const request = aRequest();
    const { id } = await provider.page.openSession(request);
    await provider.page.decline(id);
    await provider.page.decline(id);
    expect(await provider.page.cancel(id)).toEqual({ cancelUrl: request.cancelUrl });
    expect(await provider.page.view(id)).toMatchObject({ state: "open", declined: 2 });
    expect(await provider.eventsOf(id)).toEqual([]);
  });

  it("refuses every action once the session is over", async () => {
    const paid = await provider.page.openSession(aRequest());
    await provider.page.pay(paid.id);
    await expect(provider.page.decline(paid.id)).rejects.toMatchObject({ kind: "conflict" });
    await expect(provider.page.cancel(paid.id)).rejects.toMatchObject({ kind: "conflict" });
    const expired = await provider.page.openSession(aRequest());
    await provider.page.expire(expired.id);
    await expect(provider.page.pay(expired.id)).rejects.toMatchObject({ kind: "conflict" });
    await expect(provider.page.pay("cs_test_page_nowhere")).rejects.toMatchObject({ kind: "not-found" });
  });

  it("ends by itself when its time is over, and says so once", async () => {
    const request = aRequest();
    const { id } = await provider.page.openSession(request);
    provider.forward(40 * 60_000);
    await expect(provider.page.pay(id)).rejects.toMatchObject({ kind: "conflict" });
    expect(await provider.page.session(id)).toMatchObject({ state: "expired", action: null });
    expect(await provider.page.sessionOfOrder(request.orderId)).toMatchObject({ id, state: "expired" });
    expect(await provider.eventsOf(id)).toHaveLength(1);
  });
});

describe("the test page's events", () => {
  beforeAll(start);
  afterAll(stop);

  it("reach the shop's webhook signed and unchanged", async () => {
    const { id } = await provider.page.openSession(aRequest());
    const { eventId } = await provider.page.pay(id);
    shop.answers([200]);
    expect(await provider.page.deliver(eventId)).toBe(true);
    const [call, ...more] = shop.calls;
    expect(more).toEqual([]);
    expect(call?.path).toBe("POST /functions/v1/stripe-webhook");
    expect([call?.body]).toEqual(await provider.eventsOf(id));
    const event = readEvent(provider.page, call?.body ?? "", call?.signature, new Date());
    expect(event).toMatchObject({ id: eventId, kind: "completed", session: { id, state: "paid" } });
  });

  it("are sent again when the shop fails or breaks off, and given up after three times", async () => {
    const { id } = await provider.page.openSession(aRequest());
    const { eventId } = await provider.page.pay(id);
    shop.answers(["cut", 500, 200]);
    expect(await provider.page.deliver(eventId)).toBe(true);
    expect(shop.calls).toHaveLength(3);
    shop.answers([500, 302, 400, 200]);
    expect(await provider.page.deliver(eventId)).toBe(false);
    expect(shop.calls).toHaveLength(3);
  });

  it.each<[what: string, happen: () => Promise<{ type: string; id: string }>]>([
    [
      "a session that was ended",
      async () => {
        const { id } = await provider.page.openSession(aRequest());
        await provider.page.expire(id);
        return { type: "checkout.session.expired", id };
      },
    ],
    [
      "a session whose time ran out, once somebody looks",
      async () => {
        const { id } = await provider.page.openSession(aRequest());
        provider.forward(40 * 60_000);
        await Promise.all([provider.page.session(id), provider.page.session(id)]);
        provider.forward(-40 * 60_000);
        return { type: "checkout.session.expired", id };
      },
    ],
    [
      "a refund",
      async () => {
        const { id } = await provider.page.refund(aRefund(await aPaidSession(provider)));
        return { type: "refund.created", id };
      },
    ],
  ])("tell by themselves of %s", async (_what, happen) => {
    const told = shop.nextCall();
    const { type, id } = await happen();
    expect(JSON.parse(await told)).toMatchObject({ type, data: { object: { id } } });
    expect(await provider.eventsOf(id)).toHaveLength(1);
  });

  it("of a refund are none of the session's own", async () => {
    const session = await aPaidSession(provider);
    const before = await provider.page.eventOf(session.id);
    await provider.page.refund(aRefund(session));
    expect((await provider.page.pay(session.id)).eventId).toBe(before);
  });
});

/** The other end of a delivery: answers as it is told and remembers what arrived. */
async function aShopsWebhook() {
  let planned: (number | "cut")[] = [];
  const calls: { path: string; body: string; signature: string | undefined }[] = [];
  let arrived = (_body: string) => {};
  const server = createServer(async (request, response) => {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk);
    const signature = request.headers["stripe-signature"];
    calls.push({
      path: `${request.method} ${request.url}`,
      body: Buffer.concat(chunks).toString("utf8"),
      signature: typeof signature === "string" ? signature : undefined,
    });
    arrived(calls.at(-1)?.body ?? "");
    const answer = planned.shift() ?? 200;
    if (answer === "cut") request.socket.destroy();
    else response.writeHead(answer, { location: "/elsewhere" }).end();
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    calls,
    /** The raw body of the next event to arrive. */
    nextCall: () =>
      new Promise<string>((resolve) => {
        arrived = resolve;
      }),
    answers: (plan: (number | "cut")[]) => {
      planned = plan;
      calls.length = 0;
    },
    close: async () => {
      server.closeAllConnections();
      server.close();
      await once(server, "close");
    },
  };
}
