import pg from "pg";
import { afterAll, beforeAll, expect, it } from "vitest";
import { startEmbeddedDatabase } from "#platform/database/embedded.ts";
import { openLog } from "#platform/log/log.ts";
import { stripeEmulatorProcess } from "../contracts/stripe-emulator-process.ts";
import { atOnce, buy, type Goods } from "../faults/buyer.ts";
import { NO_LIMITS, STRIPE } from "../faults/two-shops.ts";
import { aFilledHome, SUPERUSER } from "../filled-home.ts";
import { ask, eventually, failedStart, type Home, type ShopProcess, startShop } from "../shop-process.ts";
import { aPgBouncer, type PgBouncer } from "./pooler-process.ts";

const PURCHASES = 60;
/** What somebody looks at who works in the back office. */
const OFFICE = ["products?stock=low", "orders?search=kask", "orders-statistics", "shipments", "customers", "dashboard"];

let home: Home;
let database: Awaited<ReturnType<typeof startEmbeddedDatabase>>;
let pooler: PgBouncer;
let stripe: Awaited<ReturnType<typeof stripeEmulatorProcess>>;
let env: Record<string, string>;
let shop: ShopProcess;
beforeAll(async () => {
  home = aFilledHome();
  database = await startEmbeddedDatabase({ dataDir: home.folder, dataDirChosen: true, log: openLog("silent") });
  pooler = await aPgBouncer(database.url);
  stripe = await stripeEmulatorProcess();
  env = {
    ...NO_LIMITS,
    ...STRIPE,
    LOG_LEVEL: "warn",
    DATA_DIR: home.folder,
    STRIPE_API_URL: stripe.url,
    DATABASE_URL: pooler.url,
    DATABASE_OWNER_URL: database.ownerUrl,
    DATABASE_LISTEN_URL: database.url,
  };
  shop = await startShop(env);
});
afterAll(async () => {
  await shop?.end();
  await stripe?.close();
  await pooler?.close();
  await database?.stop();
  home?.remove();
});

const goods = async (): Promise<Goods> => {
  const [row] = await ask<{ id: string; name: string; cents: number }>(
    home,
    `UPDATE stock_levels SET available = available + 1000 FROM products
     WHERE slug = 'amber-stone-diffuser' AND product_id = id RETURNING id, name, price_cents::int AS cents`,
  );
  return { id: row?.id ?? "", name: row?.name ?? "", price: (row?.cents ?? 0) / 100 };
};

async function signIn(): Promise<string> {
  const answer = await fetch(`${shop.url}/functions/v1/admin-auth`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ ...SUPERUSER, rememberMe: false }),
  });
  return (await answer.json()).sessionToken;
}

it(`${PURCHASES} buy side by side and the back office works meanwhile: no error, and each has one email`, async () => {
  const wanted = await goods();
  const sessionToken = await signIn();
  const [bought, looked] = await Promise.all([
    atOnce(PURCHASES, 20, async () => {
      const { status, body } = await buy(shop.url, wanted);
      if (status === 200) await stripe.actions.pay(body.checkoutUrl?.split("/").at(-1) ?? "", "paid");
      return status;
    }),
    atOnce(5 * OFFICE.length, 4, async (turn) => {
      const { status } = await fetch(`${shop.url}/functions/v1/admin-${OFFICE[turn % OFFICE.length]}`, {
        headers: { authorization: `Bearer ${sessionToken}` },
      });
      return status;
    }),
  ]);
  expect(bought).toEqual(Array(PURCHASES).fill(200));
  expect(looked).toEqual(Array(5 * OFFICE.length).fill(200));
  const told = await stripe.actions.deliver(`${shop.url}/functions/v1/stripe-webhook`);
  expect(told.map(({ status }) => status)).toEqual(Array(PURCHASES).fill(200));
  const confirmations = () =>
    ask<{ sent: number; recipients: number }>(
      home,
      `SELECT count(*)::int AS sent, count(DISTINCT recipient)::int AS recipients
       FROM emails WHERE kind = 'order-confirmation' AND state = 'sent' AND recipient LIKE '%@example.com'`,
    );
  await eventually(confirmations, ([row]) => row?.sent === PURCHASES && row.recipients === PURCHASES, 60_000);
  expect(shop.said()).not.toMatch(/"level":[456]0/);
});

it("the limits on time hold through the pooler", async () => {
  const client = new pg.Client({ connectionString: pooler.url });
  await client.connect();
  const { rows } = await client.query(
    `SELECT current_setting('statement_timeout') AS statement, current_setting('lock_timeout') AS lock,
            current_setting('idle_in_transaction_session_timeout') AS idle`,
  );
  expect(rows).toEqual([{ statement: "15s", lock: "5s", idle: "30s" }]);
  const holder = new pg.Client({ connectionString: database.url });
  await holder.connect();
  await holder.query("BEGIN");
  await holder.query("SELECT FROM installation FOR UPDATE");
  await expect(client.query("SELECT FROM installation FOR UPDATE")).rejects.toThrow("lock timeout");
  await Promise.all([client.end(), holder.end()]);
});

it("without a line around the pooler the shop says what it needs", async () => {
  const { DATABASE_LISTEN_URL: _, ...lacking } = env;
  expect((await failedStart(lacking)).said).toContain(
    "DATABASE_URL goes through a connection pooler, which passes no changes on: DATABASE_LISTEN_URL must name the server itself.",
  );
});

it("a pooler that parts the statements of a transaction is refused: the shop could not sell", async () => {
  const parting = await aPgBouncer(database.url, "statement");
  const { code, said } = await failedStart({ ...env, DATABASE_URL: parting.url });
  await parting.close();
  expect([code, said.trim()]).toEqual([
    1,
    "DATABASE_URL goes through a connection pooler that parts the statements of a transaction: it needs pool_mode = transaction (or session).",
  ]);
});

it("a pooler that shares connections is refused where the operator says that none does", async () => {
  const { code, said } = await failedStart({ ...env, DATABASE_POOLER: "no" });
  expect(code).toBe(1);
  expect(said.trim()).toMatch(
    /^DATABASE_POOLER=no says that nothing shares connections before DATABASE_URL, and something does \(.+\): remove it, or .+\.$/,
  );
});

it("a wrong password is told in one sentence through the pooler, too", async () => {
  const url = Object.assign(new URL(pooler.url), { password: "wrong" }).href;
  const { code, said } = await failedStart({ ...env, DATABASE_URL: url });
  expect([code, said.trim()]).toEqual([
    1,
    expect.stringMatching(/^The database named by DATABASE_URL refuses: .*auth.*\.$/),
  ]);
  expect(said).not.toContain("08P01");
});
