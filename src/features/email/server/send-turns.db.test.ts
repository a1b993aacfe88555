import { beforeEach, expect, it } from "vitest";
import { aProvider, aQueuedEmail, taken, templates } from "#tests/emails.ts";
import { shopOfFile } from "#tests/shop.ts";
import { sendDueEmails } from "./send-emails.ts";
import { openSendTurns } from "./send-turns.ts";

const PER_SECOND = 20;
const APART_MS = 1000 / PER_SECOND;

const shop = await shopOfFile();
beforeEach(() => shop.pool.query("TRUNCATE emails, email_attempts, request_limits CASCADE"));

it("three machines together send no more emails a second than the provider takes", async () => {
  for (let email = 0; email < 18; email += 1) await aQueuedEmail(shop);
  const sentAt: number[] = [];
  const provider = aProvider(() => {
    sentAt.push(performance.now());
    return taken;
  });
  const machine = { ...shop, email: { ...provider, perSecond: PER_SECOND } };
  // A turn is waited for a second at most; who found none looks again, as the outbox does.
  while (sentAt.length < 18) await Promise.all([1, 2, 3].map(() => sendDueEmails(machine, templates)));
  expect(sentAt).toHaveLength(18);
  const took = Math.max(...sentAt) - Math.min(...sentAt);
  // The last turns were taken this much apart; an email is on its way for a moment.
  expect(took).toBeGreaterThan(16 * APART_MS);
});

it("a turn is one machine's, and the next waits no longer than one turn lasts", async () => {
  const [one, other] = [openSendTurns(shop.db, 2), openSendTurns(shop.db, 2)];
  expect(await one.take()).toBe(0);
  const wait = await other.take();
  expect([wait > 0, wait <= 500]).toEqual([true, true]);
});

it("a turn without an email is not used up", async () => {
  const [one, other] = [openSendTurns(shop.db, 1), openSendTurns(shop.db, 1)];
  await one.take();
  await one.release();
  expect(await other.take()).toBe(0);
});

it("a database clock that is set back delays no email", async () => {
  const anHourOn = String(Date.now() + 3_600_000);
  await shop.pool.query("INSERT INTO request_limits (key, points, expire) VALUES ('email-turn', 1, $1)", [anHourOn]);
  expect(await openSendTurns(shop.db, 2).take()).toBe(0);
});

it("without a limit nobody asks the database", async () => {
  const turns = openSendTurns({} as typeof shop.db, null);
  expect([await turns.take(), await turns.take()]).toEqual([0, 0]);
});
