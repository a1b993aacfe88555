import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { join } from "node:path";
import { afterEach, beforeEach, expect, it } from "vitest";
import { aMailServer } from "../contracts/mail-servers.ts";
import { freshDatabase } from "../database.ts";
import { eventually } from "../shop-process.ts";

/** The long form writes to 10,000: FAULT_KILLS=200 npm run test:faults. */
const IS_LONG = process.env.FAULT_KILLS !== undefined;
const EMAILS = IS_LONG ? 10_000 : 300;
const KILLS = IS_LONG ? 10 : 3;
/** How many emails a worker has under way at most. */
const AT_ONCE = 5;

let database: Awaited<ReturnType<typeof freshDatabase>>;
let mail: Awaited<ReturnType<typeof aMailServer>>;
beforeEach(async () => {
  database = await freshDatabase();
  mail = await aMailServer();
});
// One that outlives a test that failed would hold up the whole run.
const workers = new Set<ChildProcess>();
afterEach(async () => {
  for (const worker of workers) await kill(worker);
  await mail.close();
  await database.drop();
});

/** A campaign under way, written as the shop writes it. */
async function aCampaign(size: number): Promise<void> {
  await database.pool.query(
    `WITH campaign AS (
       INSERT INTO campaigns (name, subject, status, recipient_count) VALUES ('Spring', 'Spring', 'sending', $1) RETURNING id)
     INSERT INTO emails (dedupe_key, kind, recipient, data, message_id, priority, campaign_id)
     SELECT 'campaign:' || n, 'campaign', n || '@example.com', '{"n":1}', 'campaign-' || n, 5, campaign.id
     FROM campaign, generate_series(1, $1::int) n`,
    [size],
  );
}

const anOrderEmail = (n: number) =>
  database.pool.query(
    `INSERT INTO emails (dedupe_key, kind, recipient, data, message_id)
     VALUES ('order:' || $1, 'order-confirmation', 'buyer-' || $1 || '@example.com', '{"n":1}', 'order-' || $1)`,
    [n],
  );

async function aWorker(): Promise<ChildProcess> {
  const worker = spawn(process.execPath, [join(import.meta.dirname, "campaign-worker.ts")], {
    env: { PATH: process.env.PATH, DATABASE_URL: database.url, SMTP_URL: mail.url, NODE_NO_WARNINGS: "1" },
    stdio: ["ignore", "inherit", "inherit"],
  });
  await once(worker, "spawn");
  workers.add(worker);
  return worker;
}

async function kill(worker: ChildProcess): Promise<void> {
  workers.delete(worker);
  const ended = once(worker, "exit");
  worker.kill("SIGKILL");
  await ended;
}

const timesArrived = (): Map<string, number> => {
  const times = new Map<string, number>();
  for (const email of mail.emails) {
    const to = /^To: (.*)$/m.exec(email)?.[1]?.trim() ?? "";
    times.set(to, (times.get(to) ?? 0) + 1);
  }
  return times;
};
const fates = async (): Promise<Map<string, string>> => {
  const { rows } = await database.pool.query<{ recipient: string; state: string }>(
    "SELECT recipient, state FROM emails",
  );
  return new Map(rows.map(({ recipient, state }) => [recipient, state]));
};
const waiting = async () => {
  const { rows } = await database.pool.query<{ count: number }>(
    "SELECT count(*)::int FROM emails WHERE state IN ('queued', 'sending')",
  );
  return rows[0]?.count ?? 0;
};

/** Kills the worker again and again while it sends; `afterKill` is what the next one finds. */
async function sendWhileKilled(kills: number, afterKill: () => Promise<unknown>): Promise<void> {
  await aCampaign(EMAILS);
  for (let nth = 1; nth <= kills; nth += 1) {
    await anOrderEmail(nth);
    const worker = await aWorker();
    const enough = (EMAILS * nth) / (kills + 1);
    await eventually(
      async () => mail.emails.length,
      (count) => count >= enough,
      120_000,
    );
    // A kill finds emails that arrived and were not noted.
    mail.fallSilent();
    await eventually(
      async () => mail.unanswered(),
      (count) => count > 0,
    );
    await kill(worker);
    mail.answerAgain();
    // What the dead one had claimed, as if a minute had passed.
    await database.pool.query("UPDATE emails SET claimed_until = now() - interval '1 s' WHERE state = 'sending'");
    await afterKill();
  }
  const worker = await aWorker();
  await eventually(waiting, (count) => count === 0, 600_000);
  await kill(worker);
}

it(`${EMAILS} emails of a campaign and ${KILLS} kills: nobody gets two, none is lost silently`, {
  timeout: 1_800_000,
}, async () => {
  const began = performance.now();
  await sendWhileKilled(KILLS, async () => undefined);
  const seconds = (performance.now() - began) / 1000;
  const times = timesArrived();
  const found = await fates();
  const uncertain = [...found].filter(([, state]) => state === "uncertain");
  for (let n = 1; n <= EMAILS; n += 1) {
    const who = `${n}@example.com`;
    expect(times.get(who) ?? 0, who).toBeLessThanOrEqual(1);
    // What is called sent has arrived; what did not arrive is shown as uncertain.
    if (found.get(who) !== "uncertain") expect([found.get(who), times.get(who)], who).toEqual(["sent", 1]);
  }
  for (let nth = 1; nth <= KILLS; nth += 1) expect(times.get(`buyer-${nth}@example.com`)).toBeGreaterThanOrEqual(1);
  expect(uncertain.length).toBeLessThanOrEqual(KILLS * AT_ONCE);
  console.log(`${EMAILS} emails, ${KILLS} kills: ${Math.round(EMAILS / seconds)}/s, ${uncertain.length} uncertain`);
});

it("a shop that sends again what is uncertain is found out", { timeout: 600_000 }, async () => {
  // What happens to the emails of an order, done to those of a campaign.
  const sendsAgain = () =>
    database.pool.query("UPDATE emails SET state = 'queued', claimed_until = NULL WHERE state = 'sending'");
  await sendWhileKilled(Math.min(KILLS, 3), sendsAgain);
  expect([...timesArrived().values()].some((times) => times > 1)).toBe(true);
});
