import pg from "pg";
import { PgBoss } from "pg-boss";
import { stripeEmulatorProcess } from "../contracts/stripe-emulator-process.ts";
import { aFilledHome } from "../filled-home.ts";
import {
  ask,
  databaseAddress,
  databasePid,
  eventually,
  type Home,
  type ShopProcess,
  startShop,
} from "../shop-process.ts";
import { buy, type Goods } from "./buyer.ts";
import { aLineTo, type Line } from "./line.ts";
import { NO_LIMITS, STRIPE } from "./two-shops.ts";

/** A shop on data of its own and a Stripe that outlives it, with a line between them that can break. */
export interface Stage {
  home: Home;
  stripe: Awaited<ReturnType<typeof stripeEmulatorProcess>>;
  lineToStripe: Line;
  /** As it is now; another one after each kill. */
  shop: ShopProcess;
  env: Record<string, string>;
  goods: Goods;
  /** Orders whose placing the shop has answered for, by their sessions. */
  acknowledged: Map<string, string>;
  webhook: string;
  /** kill -9 of the shop; then it starts again on the same port. */
  killShop(more?: Record<string, string>): Promise<void>;
  killDatabase(): Promise<void>;
  close(): Promise<void>;
}

interface Input {
  home?: Home;
  env?: Record<string, string>;
  /** Another build of the shop. */
  main?: string;
}

export async function aStage({ home = aFilledHome(), env: more = {}, main }: Input = {}): Promise<Stage> {
  const stripe = await stripeEmulatorProcess();
  const lineToStripe = await aLineTo(Number(new URL(stripe.url).port));
  const toStripe = `http://127.0.0.1:${lineToStripe.port}`;
  const env: Record<string, string> = {
    DATA_DIR: home.folder,
    STRIPE_API_URL: toStripe,
    ...STRIPE,
    ...NO_LIMITS,
    ...more,
  };
  const shop = await startShop(env, main);
  env.PORT = new URL(shop.url).port;
  const stage: Stage = {
    home,
    stripe,
    lineToStripe,
    shop,
    env,
    goods: await plentyOf(home),
    acknowledged: new Map(),
    webhook: `${shop.url}/functions/v1/stripe-webhook`,
    killShop: async (other = {}) => {
      await stage.shop.end("SIGKILL");
      stage.shop = await startShop({ ...env, ...other }, main);
    },
    killDatabase: async () => {
      process.kill(databasePid(home), "SIGKILL");
      await databaseIsBack(stage);
    },
    close: async () => {
      await stage.shop.end();
      await lineToStripe.close();
      await stripe.close();
      home.remove();
    },
  };
  return stage;
}

/** Something that does not run out, in stock and ledger alike. */
async function plentyOf(home: Home): Promise<Goods> {
  const [row] = await ask<{ id: string; name: string; cents: number }>(
    home,
    "SELECT id, name, price_cents::int AS cents FROM products WHERE slug = 'amber-stone-diffuser'",
  );
  if (!row) throw new Error("The demo lacks its diffuser");
  await ask(home, "UPDATE stock_levels SET available = available + 100000 WHERE product_id = $1", [row.id]);
  await ask(
    home,
    `INSERT INTO stock_movements (product_id, quantity, reason, idempotency_key) VALUES ($1, 100000, 'correction', 'for the faults')`,
    [row.id],
  );
  return { id: row.id, name: row.name, price: row.cents / 100 };
}

/** How soon after its database a shop is itself again (reliability 18). */
const WITHIN_MS = 5_000;

async function databaseIsBack({ home, shop }: Stage): Promise<void> {
  // First the database itself: for a moment the shop may still count on connections that are cut already.
  await eventually(
    () => ask(home, "SELECT 1"),
    (rows) => rows.length === 1,
    60_000,
  );
  await eventually(
    async () => (await fetch(`${shop.url}/readyz`)).status,
    (status) => status === 200,
    WITHIN_MS,
  );
}

/** Orders and remembers that the shop has answered for it. Answers the session. */
export async function buyOn(stage: Stage, key?: string): Promise<string> {
  const { status, body } = await buy(stage.shop.url, stage.goods, { key });
  if (status !== 200 || !body.orderId || !body.checkoutUrl) throw new Error(`${status} ${JSON.stringify(body)}`);
  const session = body.checkoutUrl.split("/").at(-1) ?? "";
  stage.acknowledged.set(session, body.orderId);
  return session;
}

interface Holder {
  letGo(): Promise<void>;
}

/** Somebody else who holds the goods' stock for as long as the test wants. */
export const reserveStockRow = ({ home, goods }: Stage): Promise<Holder> =>
  hold(home, `SELECT FROM stock_levels WHERE product_id = '${goods.id}' FOR UPDATE`);

/** Somebody who holds what only those read who look around. */
export const holdListings = ({ home }: Stage): Promise<Holder> => hold(home, "LOCK TABLE product_counts");

async function hold(home: Home, lock: string): Promise<Holder> {
  const client = new pg.Client(databaseAddress(home));
  client.on("error", () => undefined);
  await client.connect();
  await client.query("BEGIN");
  await client.query(lock);
  return { letGo: () => client.end().catch(() => undefined) };
}

/** Transactions of the shop that wait for somebody's row. */
export const waitingForRows = async ({ home }: Stage): Promise<number> => {
  const [row] = await ask<{ count: number }>(
    home,
    "SELECT count(*)::int FROM pg_stat_activity WHERE application_name = 'aurelle' AND wait_event_type = 'Lock'",
  );
  return row?.count ?? 0;
};

/** As if its time had come: whoever is free takes it. */
export async function askForJob({ home }: Stage, name: string): Promise<void> {
  const { host, port, user, password, database } = databaseAddress(home);
  const where = { host, port, user, password: String(password), database };
  const boss = new PgBoss({ ...where, schema: "jobs", supervise: false, schedule: false, migrate: false });
  await boss.start();
  await boss.send(name);
  await boss.stop();
}
