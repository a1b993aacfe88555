import { beforeAll, expect, it } from "vitest";
import { emails } from "#features/email/server/emails-table.ts";
import { noteDelivery, noteRefused } from "#features/email/server/note-delivery.ts";
import { openPools } from "#http/concurrency-limits.ts";
import { openMetrics } from "#http/metrics.ts";
import { prepareJobs } from "#platform/jobs/jobs.ts";
import { noteFigure } from "#platform/telemetry/noted-figures.ts";
import { addressOf } from "#tests/backups.ts";
import { anOrderFor, aProduct, checkout } from "#tests/makers.ts";
import { servedShopOfFile, type TestShop } from "#tests/shop.ts";
import { shopFigures } from "./shop-figures.ts";

const shop = await servedShopOfFile();
beforeAll(async () => {
  await prepareJobs(addressOf(shop));
});

const figures = async () => Object.fromEntries(await shopFigures(shop).read());

it("an order that waits for its payment is told, and its payment once it is overdue", async () => {
  const before = await figures();
  expect(before).toMatchObject({ aurelle_orders_placed_last_hour: 0, aurelle_payments_overdue: 0 });
  await checkout(shop, anOrderFor([[await aProduct(shop, { stock: 3 }), 1]]));
  const placed = { aurelle_orders_placed_last_hour: 1, aurelle_orders_paid_last_hour: 0, aurelle_payments_overdue: 0 };
  expect(await figures()).toMatchObject(placed);
  await shop.pool.query("UPDATE payments SET expires_at = now() - interval '16 minutes'");
  expect(await figures()).toMatchObject({ aurelle_payments_overdue: 1 });
});

it("emails that are due are told, with the age of the oldest", async () => {
  expect(await figures()).toMatchObject({ aurelle_emails_waiting: 0, aurelle_email_oldest_waiting_seconds: 0 });
  await shop.pool.query(
    `INSERT INTO emails (dedupe_key, kind, recipient, data, message_id, created_at)
     VALUES ('a', 'order-confirmation', 'mari@example.com', '{}', 'a@b', now() - interval '20 minutes')`,
  );
  const { aurelle_emails_waiting: waiting, aurelle_email_oldest_waiting_seconds: age } = await figures();
  expect(waiting).toBe(1);
  expect(age).toBeGreaterThanOrEqual(1200);
});

it("an email that was tried in vain waits until it is sent, also between two tries", async () => {
  await shop.pool.query("DELETE FROM emails");
  await shop.pool.query(
    `INSERT INTO emails (dedupe_key, kind, recipient, data, message_id, attempts, state, created_at, next_attempt_at)
     VALUES ('a', 'order-confirmation', 'mari@example.com', '{}', 'a@b', 5, 'queued', now() - interval '20 minutes', now() + interval '2 minutes'),
       ('b', 'order-confirmation', 'juri@example.com', '{}', 'b@b', 5, 'sending', now() - interval '30 minutes', now() - interval '1 second'),
       ('c', 'order-confirmation', 'anu@example.com', '{}', 'c@b', 0, 'queued', now() - interval '9 days', now() + interval '1 day')`,
  );
  const { aurelle_emails_waiting: waiting, aurelle_email_oldest_waiting_seconds: age } = await figures();
  expect(waiting).toBe(2);
  expect(Math.floor((age ?? 0) / 60)).toBe(30);
});

it("an email that was given up within a day counts, whenever it was written", async () => {
  const { id } = await shop.row(
    `INSERT INTO emails (dedupe_key, kind, recipient, data, message_id, state, attempts, created_at, tried_since, claimed_until)
     VALUES ('d', 'order-confirmation', 'mari@example.com', '{}', 'd@b', 'sending', 150, now() - interval '4 days', now() - interval '73 hours', now())
     RETURNING id`,
  );
  const email = (await shop.db.select().from(emails)).find((one) => one.id === id);
  if (!email) throw new Error("no email");
  await noteDelivery(shop.db, email, { outcome: "unknown", reason: "away" });
  expect(await figures()).toMatchObject({ aurelle_emails_dead: 1 });
  await shop.rows("UPDATE emails SET next_attempt_at = now() - interval '25 hours' WHERE id = $1", id);
  expect(await figures()).toMatchObject({ aurelle_emails_dead: 0 });
  await shop.rows("UPDATE emails SET state = 'sent', sent_at = now(), provider_id = 're_1' WHERE id = $1", id);
  await noteRefused(shop.db, "re_1", "no such mailbox");
  expect(await figures()).toMatchObject({ aurelle_emails_dead: 1 });
});

it("emails of one buyer that wait behind an earlier one are no reason to wake somebody", async () => {
  const { rows } = await shop.pool.query("SELECT id FROM orders LIMIT 1");
  await shop.pool.query("DELETE FROM emails");
  await shop.pool.query(
    `INSERT INTO emails (dedupe_key, kind, recipient, data, message_id, order_id, created_at, next_attempt_at)
     VALUES ('a', 'order-confirmation', 'mari@example.com', '{}', 'a@b', $1, now() - interval '1 day', now() + interval '20 minutes'),
       ('b', 'order-shipped', 'mari@example.com', '{}', 'b@b', $1, now() - interval '1 hour', now())`,
    [rows[0].id],
  );
  expect(await figures()).toMatchObject({ aurelle_emails_waiting: 1, aurelle_email_oldest_waiting_seconds: 0 });
});

it("what a job noted is told, and what nobody noted is left out", async () => {
  expect(await figures()).not.toHaveProperty("aurelle_backup_last_success_timestamp_seconds");
  await noteFigure(shop.db, "backup_last_success_timestamp_seconds", 1_790_000_000);
  await noteFigure(shop.db, "backup_last_success_timestamp_seconds", 1_790_000_001);
  expect(await figures()).toHaveProperty("aurelle_backup_last_success_timestamp_seconds", 1_790_000_001);
});

it("without jobs that ended there is no time of the last one, and standbys are counted", async () => {
  expect(await figures()).not.toHaveProperty("aurelle_job_last_success_timestamp_seconds");
  expect(await figures()).toMatchObject({ aurelle_jobs_failed_last_hour: 0, aurelle_replication_standbys: 0 });
});

it("the page of metrics has the figures, leaves out unknown ones, and answers without a database", async () => {
  const text = () => openMetrics(() => 0, openPools(), shopFigures(shop)).text();
  expect(await text()).toMatch(/^aurelle_emails_waiting 1$/m);
  expect(await text()).not.toMatch(/^aurelle_restore_check_last_success_timestamp_seconds /m);
  const away = { ...shop, db: { execute: () => Promise.reject(new Error("away")) } as unknown as TestShop["db"] };
  const page = await openMetrics(() => 0, openPools(), shopFigures(away)).text();
  expect(page).toContain("process_resident_memory_bytes");
  expect(page).not.toMatch(/^aurelle_emails_waiting /m);
});
