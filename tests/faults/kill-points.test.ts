import { randomUUID } from "node:crypto";
import { afterAll, afterEach, beforeAll, expect, it, onTestFinished } from "vitest";
import { aMailServer, aScriptedServer } from "../contracts/mail-servers.ts";
import { ask, beginCommand, eventually } from "../shop-process.ts";
import { mutant } from "./mutant.ts";
import { expectNothingLost, finishAll } from "./nothing-lost.ts";
import { aStage, askForJob, buyOn, reserveStockRow, type Stage, waitingForRows } from "./stage.ts";

let stage: Stage;
beforeAll(async () => {
  stage = await aStage();
});
afterEach(async () => {
  await finishAll(stage);
  await expectNothingLost(stage);
});
afterAll(() => stage?.close());

const soon = <T>(look: () => Promise<T>, fits: (seen: T) => boolean) => eventually(look, fits);

/** Begins to buy; whoever is killed meanwhile gives no answer. */
function beginToBuy(): { key: string; attempt: Promise<unknown> } {
  const key = randomUUID();
  return { key, attempt: buyOn(stage, key).catch(() => undefined) };
}

const orderOf = async (key: string) =>
  (await ask<{ id: string }>(stage.home, "SELECT id FROM orders WHERE idempotency_key = $1", [key]))[0]?.id;
const sessionsOf = async (order: string | undefined) =>
  (await stage.stripe.actions.sessionsSoFar()).filter((session) => session.order === order);

/** After the kill: the line is whole again, and nothing that was on its way arrives any more. */
async function killAtPoint(): Promise<void> {
  await stage.shop.end("SIGKILL");
  stage.lineToStripe.turn("cut");
  stage.lineToStripe.turn("well");
  await stage.killShop();
}

/** The shopper tries again with the same key, and pays. */
async function tryAgain(key: string): Promise<void> {
  const order = await orderOf(key);
  const session = await buyOn(stage, key);
  expect(stage.acknowledged.get(session)).toBe(order);
  expect(await sessionsOf(order)).toHaveLength(1);
  await stage.stripe.actions.pay(session);
}

it("between the commit of an order and the call to the provider", async () => {
  stage.lineToStripe.turn("held");
  const { key, attempt } = beginToBuy();
  const order = await soon(
    () => orderOf(key),
    (id) => id !== undefined,
  );
  await killAtPoint();
  await attempt;
  expect(await sessionsOf(order)).toEqual([]);
  await tryAgain(key);
});

it("while the payment session is being opened", async () => {
  const opened = async () =>
    (await stage.stripe.actions.requestsSoFar()).filter((call) => call === "POST /v1/checkout/sessions").length;
  const before = await opened();
  await stage.stripe.actions.behave("hang", { call: "POST /v1/checkout/sessions", times: 1 });
  const { key, attempt } = beginToBuy();
  await soon(opened, (count) => count > before);
  await killAtPoint();
  await attempt;
  await tryAgain(key);
});

it("after the session was opened, its answer lost", async () => {
  stage.lineToStripe.turn("deaf");
  const { key, attempt } = beginToBuy();
  await soon(
    async () => sessionsOf(await orderOf(key)),
    (sessions) => sessions.length === 1,
  );
  await killAtPoint();
  await attempt;
  await tryAgain(key);
});

it("the control, which asks without the order's key, opens a second session when the answer is lost", async () => {
  const { main, remove } = mutant("params, { idempotencyKey: request.idempotencyKey }", "params, {}");
  const careless = await aStage({ main });
  const key = randomUUID();
  careless.lineToStripe.turn("deaf");
  const attempt = buyOn(careless, key).catch(() => undefined);
  await soon(careless.stripe.actions.sessionsSoFar, (sessions) => sessions.length === 1);
  careless.lineToStripe.turn("cut");
  await attempt;
  careless.lineToStripe.turn("well");
  await buyOn(careless, key);
  expect((await careless.stripe.actions.sessionsSoFar()).length).toBeGreaterThan(1);
  await careless.close();
  remove();
});

it("in the middle of a webhook's transaction", async () => {
  await stage.stripe.actions.pay(await buyOn(stage));
  const other = await reserveStockRow(stage);
  const delivered = stage.stripe.actions.deliver(stage.webhook);
  await soon(
    () => waitingForRows(stage),
    (count) => count === 1,
  );
  await killAtPoint();
  await other.letGo();
  expect(await delivered).toMatchObject([{ status: 0 }]);
});

it("right after a webhook was answered", async () => {
  await stage.stripe.actions.pay(await buyOn(stage));
  expect(await stage.stripe.actions.deliver(stage.webhook)).toMatchObject([{ status: 200 }]);
  await killAtPoint();
});

it("while a refund is being sent, its answer lost", async () => {
  const session = await buyOn(stage);
  await stage.stripe.actions.pay(session);
  await stage.stripe.actions.deliver(stage.webhook);
  await planRefund(session, 500);
  const refunds = async () => (await stage.stripe.actions.refundsSoFar()).length;
  const before = await refunds();
  await stage.stripe.actions.behave("mute", { call: "POST /v1/refunds" });
  const sending = beginCommand("reconcile", { ...stage.env, PORT: "0" });
  await soon(refunds, (count) => count === before + 1);
  sending.child.kill("SIGKILL");
  await sending.said;
  await stage.stripe.actions.behave("well");
  await finishAll(stage);
  expect(await refunds()).toBe(before + 1);
  expect(await ask(stage.home, "SELECT state FROM refunds")).toEqual([{ state: "succeeded" }]);
});

/** As the request of an administrator is stored before the provider is asked. */
const planRefund = (session: string, cents: number) =>
  ask(
    stage.home,
    `WITH paid AS (UPDATE payments SET refunded_cents = $2 WHERE session_id = $1 RETURNING id)
     INSERT INTO refunds (payment_id, idempotency_key, amount_cents, reason) SELECT id, $1, $2, 'asked for' FROM paid`,
    [session, cents],
  );

it("while a job is in hand: it is known as lost half a minute later, and its queue goes on", async () => {
  const jobs = (state: string) =>
    ask<{ id: string }>(
      stage.home,
      "SELECT id FROM jobs.job WHERE name = 'reconcile-payments' AND state::text = $1 ORDER BY created_on",
      [state],
    );
  stage.lineToStripe.turn("held");
  await askForJob(stage, "reconcile-payments");
  const [inHand] = await soon(
    () => jobs("active"),
    (rows) => rows.length === 1,
  );
  const before = await jobs("completed");
  await killAtPoint();
  expect(await jobs("active")).toEqual([inHand]);
  // As if half a minute had passed since its last sign of life.
  await ask(stage.home, "UPDATE jobs.job SET heartbeat_on = heartbeat_on - interval '30 s' WHERE id = $1", [
    inHand?.id,
  ]);
  await askForJob(stage, "reconcile-payments");
  await eventually(
    () => jobs("completed"),
    (rows) => rows.length > before.length,
    45_000,
  );
  expect(await jobs("failed")).toContainEqual(inHand);
});

it("while an email is being sent, its answer lost: it comes again under the same Message-ID", async () => {
  const deaf = await aScriptedServer("message", "hang");
  const well = await aMailServer();
  onTestFinished(async () => {
    await Promise.all([deaf.close(), well.close()]);
  });
  await stage.killShop({ SMTP_URL: deaf.url });
  await stage.stripe.actions.pay(await buyOn(stage));
  await stage.stripe.actions.deliver(stage.webhook);
  await soon(
    async () => deaf.emails.length,
    (count) => count === 1,
  );
  await stage.killShop({ SMTP_URL: well.url });
  await finishAll(stage);
  expect(well.emails.map(messageId)).toEqual(deaf.emails.map(messageId));
});

const messageId = (email: string) => /^Message-ID: (.+)$/im.exec(email)?.[1] ?? "none";
