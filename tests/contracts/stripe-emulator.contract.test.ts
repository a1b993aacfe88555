import { once } from "node:events";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { afterEach, expect, it } from "vitest";
import { stripePayment } from "#platform/payment/stripe.ts";
import { cents } from "#shared/money.ts";
import { aPaidSession, aRefund, aRequest, readEvent, SECRET, stripeProvider } from "./payment-providers.ts";
import { stripeEmulatorProcess } from "./stripe-emulator-process.ts";

const closing: (() => Promise<void>)[] = [];
afterEach(async () => {
  for (const close of closing.splice(0)) await close();
});

it("delivers each event as often as wanted, in any order, genuinely signed", async () => {
  const provider = await stripeProvider();
  const webhook = await aWebhook((body, signature) => {
    const { id, kind } = readEvent(provider.payment, body, signature, new Date());
    return `${kind} ${id}`;
  });
  closing.push(provider.close, webhook.close);
  const session = await aPaidSession(provider);
  await provider.payment.refund(aRefund(session));
  const delivered = await provider.emulator.deliver(webhook.url, { times: 20, shuffle: true, concurrency: 8 });
  expect(delivered).toHaveLength(3 * 20);
  expect(new Set(delivered.map(({ status }) => status))).toEqual(new Set([200]));
  expect(webhook.heard.filter((line) => line.startsWith("completed"))).toHaveLength(20);
  expect(webhook.heard.filter((line) => line.startsWith("refund-changed"))).toHaveLength(20);
  expect(webhook.heard.slice(0, 3)).not.toEqual(webhook.heard.slice(3, 6));
});

it("delivers again only what was not accepted", async () => {
  const provider = await stripeProvider();
  let isWell = false;
  const webhook = await aWebhook(() => {
    if (!isWell) throw new Error("not now");
    return "fine";
  });
  closing.push(provider.close, webhook.close);
  await aPaidSession(provider);
  expect(await provider.emulator.deliver(webhook.url)).toMatchObject([{ status: 500 }]);
  isWell = true;
  expect(await provider.emulator.deliver(webhook.url)).toMatchObject([{ status: 200 }]);
  expect(await provider.emulator.deliver(webhook.url)).toEqual([]);
  expect(await provider.emulator.deliver(webhook.url, { again: true })).toHaveLength(1);
});

it("forgets a key after a day, so that what is older must be looked up", async () => {
  const provider = await stripeProvider();
  closing.push(provider.close);
  const session = await aPaidSession(provider);
  const request = aRefund(session, { amountCents: cents(100) });
  const first = await provider.payment.refund(request);
  provider.forward(23 * 3600_000);
  expect(await provider.payment.refund(request)).toEqual(first);
  provider.forward(2 * 3600_000);
  expect((await provider.payment.refund(request)).id).not.toBe(first.id);
});

it("runs as a process of its own", async () => {
  const stripe = await stripeEmulatorProcess();
  closing.push(stripe.close);
  const payment = stripePayment({ secretKey: "sk_test_contract", apiUrl: stripe.url, webhookSecrets: [SECRET] });
  const { id } = await payment.openSession(aRequest());
  const chargeId = await stripe.actions.pay(id);
  expect(await payment.session(id)).toMatchObject({ state: "paid", chargeId });
  await expect(stripe.actions.pay(id)).rejects.toThrow("The session is complete");
});

/** Keeps what it makes of each event, and answers 500 where it cannot make anything of it. */
async function aWebhook(read: (body: string, signature: string | undefined) => string) {
  const heard: string[] = [];
  const server = createServer(async (request, response) => {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk);
    try {
      heard.push(read(Buffer.concat(chunks).toString("utf8"), String(request.headers["stripe-signature"])));
      response.writeHead(200).end();
    } catch {
      response.writeHead(500).end();
    }
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    heard,
    close: async () => {
      server.closeAllConnections();
      server.close();
      await once(server, "close");
    },
  };
}
