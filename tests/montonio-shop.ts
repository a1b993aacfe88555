import type { AppContext } from "#platform/context.ts";
import { montonioPayment } from "#platform/payment/montonio.ts";
import { MONTONIO_KEYS, type Notice } from "./contracts/montonio-account.ts";
import { type MontonioEmulator, startMontonioEmulator } from "./contracts/montonio-emulator.ts";
import { aShop, type Queries, served, type TestShop } from "./shop.ts";

export interface MontonioShop extends AppContext, Queries {
  clock: TestShop["clock"];
  montonio: MontonioEmulator;
  /** The other provider, as cards would be. */
  testPage: TestShop["payment"];
  /** Sends the notifications that were not sent yet, as documented and as seen in practice in turns. */
  notify(): Promise<number[]>;
  send(notice: Notice): Promise<number>;
  close(): Promise<void>;
}

/** A whole shop that is paid through Montonio, with the test page beside it; time is the same for all. */
export async function aMontonioShop(
  options: Partial<Parameters<typeof startMontonioEmulator>[0]> = {},
): Promise<MontonioShop> {
  const own = await aShop();
  const montonio = await startMontonioEmulator({ clock: own.clock, ...options });
  const payment = montonioPayment({
    ...MONTONIO_KEYS,
    apiUrl: montonio.url,
    shopUrl: () => own.config.shopUrl,
    limitMs: 2_000,
    clock: own.clock,
  });
  const shop = { ...own, payment, otherPayments: [own.payment] };
  const server = await served(shop);
  const webhook = `${server.url}/functions/v1/payment-webhook/montonio`;
  let sent = 0;
  const send = (notice: Notice) => deliverNotice(webhook, notice, sent++ % 2 === 0 ? "body" : "query");
  return {
    ...shop,
    montonio,
    testPage: own.payment,
    send,
    notify: () => Promise.all(montonio.notices.splice(0).map(send)),
    close: async () => {
      await server.close();
      await montonio.close();
      await own.close();
    },
  };
}

/** Delivers a notification as documented (in the body) or as seen in practice (in the query, with an empty body). */
async function deliverNotice(webhook: string, { name, token }: Notice, how: "body" | "query"): Promise<number> {
  const query = name === "orderToken" ? "order-token" : "refund-token";
  const response = await fetch(how === "body" ? webhook : `${webhook}?${query}=${token}`, {
    method: "POST",
    headers: {
      "user-agent": "MontonioWebhooks/1.0",
      ...(how === "body" ? { "content-type": "application/json" } : {}),
    },
    body: how === "body" ? JSON.stringify({ [name]: token }) : "",
  });
  await response.body?.cancel();
  return response.status;
}
