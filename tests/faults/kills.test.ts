import { setTimeout as pause } from "node:timers/promises";
import { afterAll, beforeAll, expect, it } from "vitest";
import { stripeEmulatorProcess } from "../contracts/stripe-emulator-process.ts";
import {
  aHome,
  ask,
  databasePid,
  eventually,
  type Home,
  runCommand,
  type ShopProcess,
  startShop,
} from "../shop-process.ts";
import { buy, type Goods } from "./buyer.ts";
import { NO_LIMITS, STRIPE } from "./two-shops.ts";

/** The long form kills 200 times: FAULT_KILLS=200 npm run test:faults. */
const KILLS = Number(process.env.FAULT_KILLS ?? 8);
const BUYERS = 6;

let home: Home;
let stripe: Awaited<ReturnType<typeof stripeEmulatorProcess>>;
let shop: ShopProcess;
let env: Record<string, string>;
let goods: Goods;
/** Orders whose placing the shop has answered for, by their sessions. */
const acknowledged = new Map<string, string>();

beforeAll(async () => {
  home = aHome();
  stripe = await stripeEmulatorProcess();
  env = { DATA_DIR: home.folder, STRIPE_API_URL: stripe.url, ...STRIPE, ...NO_LIMITS };
  shop = await startShop(env);
  env.PORT = new URL(shop.url).port;
  const [row] = await ask<{ id: string; name: string; cents: number }>(
    home,
    "SELECT id, name, price_cents::int AS cents FROM products WHERE slug = 'amber-stone-diffuser'",
  );
  if (!row) throw new Error("The demo lacks its diffuser");
  goods = { id: row.id, name: row.name, price: row.cents / 100 };
  await ask(home, "UPDATE stock_levels SET available = available + 100000 WHERE product_id = $1", [row.id]);
  await ask(
    home,
    `INSERT INTO stock_movements (product_id, quantity, reason, cause) VALUES ($1, 100000, 'correction', 'for the faults')`,
    [row.id],
  );
});
afterAll(async () => {
  await shop?.end();
  await stripe?.close();
  home?.remove();
});

/** Buys, pays and has the events delivered, again and again, while the shop comes and goes. */
async function buyUntil(isOver: () => boolean): Promise<void> {
  while (!isOver()) {
    try {
      const { status, body } = await buy(shop.url, goods);
      if (status !== 200 || !body.orderId || !body.checkoutUrl) continue;
      const session = body.checkoutUrl.split("/").at(-1) ?? "";
      acknowledged.set(session, body.orderId);
      await stripe.deeds.pay(session);
      await stripe.deeds.deliver(`${shop.url}/functions/v1/stripe-webhook`);
    } catch {
      // The shop is gone for a moment; the shopper tries again.
      await pause(20);
    }
  }
}

it(`${KILLS} kills of shop and database lose no order and no letter, and charge nobody twice`, {
  timeout: 3_600_000,
}, async () => {
  let isOver = false;
  const buyers = Promise.all(Array.from({ length: BUYERS }, () => buyUntil(() => isOver)));
  for (let kill = 0; kill < KILLS; kill += 1) {
    const before = acknowledged.size;
    await eventually(
      async () => acknowledged.size,
      (size) => size > before + (kill % 4),
      60_000,
    );
    // Somewhere in the middle of what six shoppers do.
    await pause((kill * 37) % 90);
    if (kill % 2 === 0) {
      await shop.end("SIGKILL");
      shop = await startShop(env);
    } else {
      process.kill(databasePid(home), "SIGKILL");
      await databaseIsBack();
    }
  }
  isOver = true;
  await buyers;
  await settleAll();
  await expectNothingLost();
});

/** First the database itself: for a moment the shop may still count on connections that are cut already. */
async function databaseIsBack(): Promise<void> {
  await eventually(
    () => ask(home, "SELECT 1"),
    (rows) => rows.length === 1,
    60_000,
  );
  await eventually(
    async () => (await fetch(`${shop.url}/readyz`)).status,
    (status) => status === 200,
    60_000,
  );
}

/** Whatever was under way is brought to its end. */
async function settleAll(): Promise<void> {
  await stripe.deeds.deliver(`${shop.url}/functions/v1/stripe-webhook`, { again: true, times: 2, shuffle: true });
  const said = await runCommand("reconcile", { ...env, PORT: "0" });
  expect(said).toContain("0 products whose stock differs from its ledger");
}

async function expectNothingLost(): Promise<void> {
  const orders = await ask<{
    id: string;
    payment_state: string;
    session_id: string;
    sessions: number;
    letters: number;
    messages: number;
  }>(
    home,
    `SELECT o.id, o.payment_state, max(p.session_id) AS session_id, count(DISTINCT p.session_id)::int AS sessions,
            (SELECT count(*)::int FROM letters l WHERE l.order_id = o.id AND kind = 'order-confirmation') AS letters,
            (SELECT count(DISTINCT message_id)::int FROM letters l WHERE l.order_id = o.id AND kind = 'order-confirmation') AS messages
     FROM orders o JOIN payments p ON p.order_id = o.id GROUP BY o.id`,
  );
  const known = new Map(orders.map((order) => [order.session_id, order]));
  const lost = [...acknowledged].filter(([session, id]) => known.get(session)?.id !== id);
  expect(lost, "acknowledged orders that the database does not have").toEqual([]);
  expect(
    orders.filter(({ sessions }) => sessions > 1),
    "orders with two sessions",
  ).toEqual([]);
  const sessions = await stripe.deeds.sessionsSoFar();
  const paidThere = sessions.filter(({ payment_status }) => payment_status === "paid");
  const paidHere = orders.filter(({ payment_state }) => payment_state === "paid");
  expect(paidHere.map(({ session_id }) => session_id).toSorted()).toEqual(paidThere.map(({ id }) => id).toSorted());
  expect(
    paidHere.filter(({ letters, messages }) => letters !== 1 || messages !== 1),
    "letters",
  ).toEqual([]);
  const [money] = await ask<{ cents: string }>(
    home,
    "SELECT sum(total_cents)::text AS cents FROM orders WHERE payment_state = 'paid'",
  );
  expect(Number(money?.cents)).toBe(paidThere.reduce((sum, { amount_total }) => sum + amount_total, 0));
  console.log(
    `${KILLS} kills: ${acknowledged.size} orders acknowledged, ${paidHere.length} paid, 0 lost, 0 charged twice`,
  );
}
