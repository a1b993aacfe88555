// A stream of shoppers. Each orders once, comes again where the shop had no time for it, and pays.
import { randomUUID } from "node:crypto";
import { request as plainRequest } from "node:http";
import { request as secureRequest } from "node:https";
import { setTimeout as pause } from "node:timers/promises";
import { type Goods, orderOf } from "#tests/faults/buyer.ts";
import type { Outside } from "./outside.ts";

interface Answer {
  /** What broke the connection, where nothing was answered. */
  status: number | string;
  body: string;
  cookie?: string;
}

/** How often something was answered. */
export type Answers = Map<Answer["status"], number>;

/** What the stream has met since it was last looked at. */
export interface Met {
  /** The longest time between two sales, in seconds. */
  withoutSale: number;
  /** Orders that were answered for, by the keys of their buyers. */
  acknowledged: Map<string, string>;
  checkouts: Answers;
  /** Of those who look around. */
  pages: Answers;
}

export interface Stream {
  /** Ends the stream's present count, once every buyer of it was served. */
  settle(): Promise<Met>;
  /** Begins a new count. */
  begin(): void;
  /** Everybody who ever paid. */
  paid: Set<string>;
}

/** A buyer comes this often, whatever became of those before. */
const EVERY_MS = 250;
/** More would only measure how many can wait. */
const MAX_WAITING = 80;
const TIMEOUT_MS = 30_000;

export function openStream(shopUrl: string, goods: Goods, { stripe }: Outside): Stream {
  const paid = new Set<string>();
  let met = nothing();
  let lastSale = Date.now();
  let isOpen = false;
  const waiting = new Set<Promise<void>>();

  /** Once nobody new comes, the time until the last one is served is no time without a sale. */
  const sold = () => {
    if (!isOpen) return;
    met.withoutSale = Math.max(met.withoutSale, (Date.now() - lastSale) / 1000);
    lastSale = Date.now();
  };
  const buy = async (now: Met) => {
    const key = randomUUID();
    let cookie: string | undefined;
    for (;;) {
      const answer = await post(shopUrl, key, orderOf(goods, key), cookie);
      count(now.checkouts, answer.status);
      cookie = answer.cookie ?? cookie;
      if (answer.status === 200) {
        const { orderId, checkoutUrl } = JSON.parse(answer.body);
        now.acknowledged.set(key, orderId);
        sold();
        stripe.pay(checkoutUrl.split("/").at(-1));
        paid.add(key);
        return;
      }
      // An order that the shop refuses is none; it is told by its status.
      if (typeof answer.status === "number" && answer.status < 500) return;
      await pause(1_000);
    }
  };
  const look = async (now: Met) => {
    const { status } = await call(shopUrl, "GET", `/products/${goods.id}`, { accept: "text/html" });
    count(now.pages, status);
  };
  const during = (work: Promise<void>) => {
    const done = work.finally(() => waiting.delete(done));
    waiting.add(done);
  };
  const come = async () => {
    for (;;) {
      await pause(EVERY_MS);
      if (!isOpen || waiting.size > MAX_WAITING) continue;
      during(buy(met));
      during(look(met));
    }
  };
  const tellOfPayments = async () => {
    for (;;) {
      await pause(200);
      await stripe.deliver(`${shopUrl}/functions/v1/stripe-webhook`, { concurrency: 4 });
    }
  };
  void come();
  void tellOfPayments();
  return {
    paid,
    begin: () => {
      met = nothing();
      lastSale = Date.now();
      isOpen = true;
    },
    settle: async () => {
      met.withoutSale = Math.max(met.withoutSale, (Date.now() - lastSale) / 1000);
      isOpen = false;
      await Promise.all(waiting);
      return met;
    },
  };
}

const nothing = (): Met => ({ withoutSale: 0, acknowledged: new Map(), checkouts: new Map(), pages: new Map() });

const count = (counts: Answers, status: Answer["status"]) => counts.set(status, (counts.get(status) ?? 0) + 1);

const post = (shopUrl: string, key: string, body: object, cookie: string | undefined) =>
  call(
    shopUrl,
    "POST",
    "/functions/v1/stripe-checkout",
    { "content-type": "application/json", "idempotency-key": key, ...(cookie ? { cookie } : {}) },
    JSON.stringify(body),
  );

/** Over a connection of its own, as each shopper has one. */
export function call(
  shopUrl: string,
  method: string,
  path: string,
  headers: Record<string, string>,
  body?: string,
): Promise<Answer> {
  return new Promise((done) => {
    const failed = (error: NodeJS.ErrnoException) => done({ status: error.code ?? error.message, body: "" });
    const request = shopUrl.startsWith("https:") ? secureRequest : plainRequest;
    const sent = request(shopUrl + path, { method, headers, agent: false, signal: AbortSignal.timeout(TIMEOUT_MS) });
    sent.on("error", failed);
    sent.on("response", (response) => {
      const cookie = response.headers["set-cookie"]?.map((one) => one.split(";")[0]).join("; ");
      let text = "";
      response.setEncoding("utf8");
      response.on("error", failed);
      response.on("data", (chunk: string) => {
        text += chunk;
      });
      response.on("end", () => done({ status: response.statusCode ?? 0, body: text, cookie }));
    });
    sent.end(body);
  });
}
