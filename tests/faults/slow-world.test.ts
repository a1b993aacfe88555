import { afterAll, beforeAll, expect, it, onTestFinished } from "vitest";
import { aMailServer } from "../contracts/mail-servers.ts";
import { ask, databaseAddress, eventually, startShop } from "../shop-process.ts";
import { buy } from "./buyer.ts";
import { aLineTo, type Line } from "./line.ts";
import { expectNothingLost, finishAll } from "./nothing-lost.ts";
import { aStage, buyOn, type Stage } from "./stage.ts";

let stage: Stage;
let lineToMail: Line;
let mail: Awaited<ReturnType<typeof aMailServer>>;
beforeAll(async () => {
  mail = await aMailServer();
  lineToMail = await aLineTo(Number(new URL(mail.url).port));
  stage = await aStage({ env: { SMTP_URL: `smtp://127.0.0.1:${lineToMail.port}` } });
});
afterAll(async () => {
  await stage?.close();
  await lineToMail?.close();
  await mail?.close();
});

/** What the shop's database is busy with: transactions that are open, and whether anybody could lock what is sold. */
async function openTransactions(): Promise<number> {
  const [row] = await ask<{ count: number }>(
    stage.home,
    "SELECT count(*)::int FROM pg_stat_activity WHERE application_name = 'aurelle' AND xact_start IS NOT NULL",
  );
  return row?.count ?? 0;
}

it("payment and mail stand still: each has its limit, and no row and no connection is held meanwhile", async () => {
  const session = await buyOn(stage);
  await stage.stripe.actions.pay(session);
  lineToMail.turn("deaf");
  expect(await stage.stripe.actions.deliver(stage.webhook)).toMatchObject([{ status: 200 }]);
  stage.lineToStripe.turn("held");
  const attempts = Promise.all(Array.from({ length: 20 }, () => buy(stage.shop.url, stage.goods)));
  const opening = () => ask(stage.home, "SELECT FROM payments WHERE state = 'opening'");
  await eventually(opening, (rows) => rows.length === 20);
  const sending = () => ask(stage.home, "SELECT FROM emails WHERE state = 'sending'");
  await eventually(sending, (rows) => rows.length === 1);
  await eventually(openTransactions, (count) => count === 0);
  await ask(stage.home, "SELECT FROM orders, payments, stock_levels FOR UPDATE NOWAIT");
  expect(new Set((await attempts).map(({ status }) => status))).toEqual(new Set([503]));
  const late = () => ask<{ last_error: string }>(stage.home, "SELECT FROM emails WHERE last_error IS NOT NULL");
  await eventually(late, (rows) => rows.length === 1);
  stage.lineToStripe.turn("well");
  lineToMail.turn("well");
  await finishAll(stage);
  await expectNothingLost(stage);
});

/** An answer of the database is waited for 20 s: FAULT_KILLS=200 npm run test:faults. */
const isLongForm = process.env.FAULT_KILLS !== undefined;

it.skipIf(!isLongForm)(
  "a line to the database that swallows everything is given up, and the shop is itself again on a new one",
  async () => {
    const { port, user, password, database } = databaseAddress(stage.home);
    const line = await aLineTo(Number(port));
    onTestFinished(() => line.close());
    // Another web process of the same shop, at the end of that line.
    const DATABASE_URL = `postgres://${user}:${password}@127.0.0.1:${line.port}/${database}`;
    const { DATA_DIR: _, PORT: __, ...env } = stage.env;
    const beside = await startShop({ ...env, DATABASE_URL });
    onTestFinished(async () => {
      await beside.end("SIGKILL");
    });
    line.turn("deaf");
    const answers = await Promise.all(Array.from({ length: 20 }, () => buy(beside.url, stage.goods)));
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([503]));
    line.turn("cut");
    line.turn("well");
    await eventually(
      async () => (await fetch(`${beside.url}/readyz`)).status,
      (status) => status === 200,
    );
    expect((await buy(beside.url, stage.goods)).status).toBe(200);
  },
);
