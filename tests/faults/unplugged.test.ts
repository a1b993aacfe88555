import { setTimeout as pause } from "node:timers/promises";
import { afterAll, afterEach, beforeAll, expect, it } from "vitest";
import { ask, eventually } from "../shop-process.ts";
import { mutant } from "./mutant.ts";
import { expectNothingLost, finishAll } from "./nothing-lost.ts";
import { aStage, askForJob, buyOn, reserveStockRow, type Stage, waitingForRows } from "./stage.ts";

const BUYERS = 50;
/** Those of ten that are not for visitors. */
const CONNECTIONS = 5;

let stage: Stage;
beforeAll(async () => {
  stage = await aStage();
});
afterEach(async () => {
  stage.lineToStripe.turn("well");
  await finishAll(stage);
  await expectNothingLost(stage);
});
afterAll(() => stage?.close());

const buyers = (on: Stage, count: number) => Promise.allSettled(Array.from({ length: count }, () => buyOn(on)));

/** All connections are at work, each with a checkout that waits for a row. */
async function checkoutsUnderWay(on: Stage, count: number) {
  const holder = await reserveStockRow(on);
  const bought = buyers(on, count);
  await eventually(
    () => waitingForRows(on),
    (waiting) => waiting === CONNECTIONS,
  );
  return { holder, bought };
}

it("the database is killed while 50 buy: the shop lives, says so, and all its connections work again", async () => {
  const { holder, bought } = await checkoutsUnderWay(stage, BUYERS);
  const back = stage.killDatabase();
  await eventually(
    async () => (await fetch(`${stage.shop.url}/readyz`)).status,
    (status) => status === 503,
  );
  await back;
  await holder.letGo();
  for (const answer of await bought) if (answer.status === "rejected") expect(String(answer.reason)).toContain("503");
  const again = await checkoutsUnderWay(stage, CONNECTIONS);
  await again.holder.letGo();
  expect((await again.bought).map(({ status }) => status)).toEqual(Array(CONNECTIONS).fill("fulfilled"));
});

/** The long form kills as often as FAULT_KILLS says. */
const EARLY_KILLS = Math.max(3, Number(process.env.FAULT_KILLS ?? 0) / 4);

it(`the database is killed ${EARLY_KILLS} times within the first second after a start: the shop lives, and its jobs begin`, {
  timeout: 600_000,
}, async () => {
  for (let kill = 0; kill < EARLY_KILLS; kill += 1) {
    await stage.killShop();
    await pause((kill * 130) % 1_000);
    await stage.killDatabase();
    expect(stage.shop.child.exitCode, stage.shop.said()).toBe(null);
  }
  // One of the night: a job of each minute may have been in hand when its shop was killed, and then waits for half a minute.
  await askForJob(stage, "erase-unpaid-orders");
  await eventually(
    () => ask(stage.home, "SELECT FROM jobs.job WHERE name = 'erase-unpaid-orders' AND state::text = 'completed'"),
    (rows) => rows.length > 0,
  );
});

it("the control, which forgets connections that broke, never has all of them again", async () => {
  const { main, remove } = mutant("client.release(broken);", "if (!broken) client.release();");
  const leaky = await aStage({ main });
  const { holder, bought } = await checkoutsUnderWay(leaky, CONNECTIONS);
  await leaky.killDatabase().catch(() => undefined);
  await holder.letGo();
  await bought;
  await expect(buyOn(leaky)).rejects.toThrow("503");
  await leaky.shop.end("SIGKILL");
  await leaky.close();
  remove();
});

it("SIGTERM while 20 buy: each has an answer, work in hand is finished or handed back, and it ends well", async () => {
  stage.lineToStripe.turn("held");
  await askForJob(stage, "reconcile-payments");
  const bought = buyers(stage, 20);
  const placed = () => ask(stage.home, "SELECT FROM payments WHERE state = 'opening'");
  await eventually(placed, (rows) => rows.length === 20);
  const jobs = (state: string) =>
    ask(stage.home, "SELECT id FROM jobs.job WHERE name = 'reconcile-payments' AND state::text = $1", [state]);
  const active = await eventually(
    () => jobs("active"),
    (rows) => rows.length === 1,
  );
  const ended = stage.shop.end("SIGTERM");
  await eventually(
    async () => (await fetch(`${stage.shop.url}/readyz`).catch(() => ({ status: 503 }))).status,
    (status) => status === 503,
  );
  stage.lineToStripe.turn("well");
  expect((await bought).map(({ status }) => status)).toEqual(Array(20).fill("fulfilled"));
  expect(await ended).toBe(0);
  await stage.killShop();
  expect(await jobs("active")).toEqual([]);
  expect(await jobs("completed")).toEqual(expect.arrayContaining(active));
});
