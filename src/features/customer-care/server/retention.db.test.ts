import { expect, it } from "vitest";
import { importSubscribers } from "#features/subscribers/server/import-subscribers.ts";
import { DAY_MS } from "#shared/day.ts";
import { aStoredCampaign } from "#tests/emails.ts";
import { SOMEBODY } from "#tests/makers.ts";
import { shopOfFile } from "#tests/shop.ts";
import { eraseExpiredPeople } from "./retention-jobs.ts";

const shop = await shopOfFile();
const daysAgo = (days: number) => new Date(shop.clock.now().getTime() - days * DAY_MS);

it("L50: an email of no order forgets its recipient after 90 days, and one that waits does not", async () => {
  const email = (name: string, days: number, more = "'sent', now()") =>
    shop.pool.query(
      `WITH written AS (
         INSERT INTO emails (dedupe_key, kind, recipient, data, message_id, created_at, last_error, state, sent_at)
         VALUES ($1, 'password-reset', $1 || '@example.com', '{"a": 1}', $1, $2, $1, ${more}) RETURNING id)
       INSERT INTO email_attempts (email_id, outcome, detail) SELECT id, 'failed', $1 FROM written`,
      [name, daysAgo(days)],
    );
  await email("old", 91);
  await email("new", 89);
  await email("dead", 91, "'dead', NULL");
  await email("waits", 91, "'queued', NULL");
  await eraseExpiredPeople(shop);
  const told = await shop.rows(
    "SELECT recipient, data, last_error, detail FROM emails JOIN email_attempts ON email_id = emails.id ORDER BY dedupe_key",
  );
  const erased = { recipient: "erased@erased.invalid", data: {}, last_error: null, detail: null };
  expect(told).toEqual([
    erased,
    { recipient: "new@example.com", data: { a: 1 }, last_error: "new", detail: "new" },
    erased,
    { recipient: "waits@example.com", data: { a: 1 }, last_error: "waits", detail: "waits" },
  ]);
});

it("L50: an email of a campaign that is over names its subscriber no more; one of a campaign under way is never written twice", async () => {
  const subscriberId = crypto.randomUUID();
  for (const status of ["sent", "paused"]) {
    const id = await aStoredCampaign(shop, status);
    await shop.pool.query(
      `INSERT INTO emails (dedupe_key, kind, recipient, data, message_id, created_at, state, sent_at, campaign_id, subscriber_id)
       VALUES ('campaign:' || $1 || ':' || $2, 'campaign', 'mari@example.com', '{}', $1, $3, 'sent', now(), $1::uuid, $2::uuid)`,
      [id, subscriberId, daysAgo(91)],
    );
  }
  await eraseExpiredPeople(shop);
  expect(
    await shop.rows(
      `SELECT status, subscriber_id AS who, starts_with(dedupe_key, 'campaign:') AS is_keyed
       FROM emails JOIN campaigns ON campaigns.id = campaign_id ORDER BY status`,
    ),
  ).toEqual([
    { status: "paused", who: subscriberId, is_keyed: true },
    { status: "sent", who: null, is_keyed: false },
  ]);
});

it("L50: subscriptions that were never confirmed go after 30 days, ended ones after a year, and no import brings them back", async () => {
  const subscriber = (name: string, columns: Record<string, unknown>) => {
    const row = { email: `${name}@example.com`, source: "footer", ...columns };
    const places = Object.keys(row).map((_, index) => `$${index + 1}`);
    return shop.pool.query(
      `INSERT INTO subscribers (${Object.keys(row).join(", ")}) VALUES (${places.join(", ")})`,
      Object.values(row),
    );
  };
  const consent = (name: string, given: boolean, days: number) =>
    shop.pool.query(
      "INSERT INTO consents (email, purpose, given, wording, source, at) VALUES ($1, 'newsletter', $2, 'words', 'footer', $3)",
      [`${name}@example.com`, given, daysAgo(days)],
    );
  await subscriber("forgot", { subscribed_at: daysAgo(31) });
  await consent("forgot", true, 31);
  // Somebody typed the address again that bounced and was forgotten: what it agreed to before ends with it, and goes in its time.
  await subscriber("typed", { subscribed_at: daysAgo(31) });
  await consent("typed", true, 500);
  await consent("typed", true, 31);
  await subscriber("waits", { subscribed_at: daysAgo(40), confirmation_sent_at: daysAgo(20) });
  await subscriber("reads", { subscribed_at: daysAgo(900), confirmed_at: daysAgo(900) });
  for (const [name, days] of [
    ["left", 366],
    ["leaves", 364],
  ] as const) {
    await subscriber(name, { subscribed_at: daysAgo(900), status: "unsubscribed", unsubscribed_at: daysAgo(days) });
    await consent(name, true, 900);
    await consent(name, false, days);
  }
  await subscriber("bounced", { subscribed_at: daysAgo(900), status: "bounced" });
  await shop.pool.query("INSERT INTO suppressed_addresses VALUES ('bounced@example.com', 'bounced', $1)", [
    daysAgo(366),
  ]);
  // Nothing says since when: the address was freed meanwhile.
  await subscriber("freed", { subscribed_at: daysAgo(366), confirmed_at: daysAgo(366), status: "bounced" });
  await subscriber("never", { subscribed_at: daysAgo(31), status: "bounced" });
  await consent("never", true, 31);
  await shop.pool.query("INSERT INTO suppressed_addresses VALUES ('never@example.com', 'bounced', $1)", [daysAgo(31)]);
  await eraseExpiredPeople(shop);
  const names = ["leaves", "reads", "waits"].map((name) => ({ email: `${name}@example.com` }));
  expect(await shop.rows("SELECT email FROM subscribers ORDER BY email")).toEqual(names);
  expect(await shop.rows("SELECT FROM consents WHERE email IN ('forgot@example.com', 'never@example.com')")).toEqual(
    [],
  );
  expect(await shop.rows("SELECT given FROM consents WHERE email = 'typed@example.com' ORDER BY id")).toEqual([
    { given: true },
    { given: false },
  ]);
  expect(await shop.rows("SELECT FROM consents WHERE email = 'left@example.com'")).toHaveLength(2);
  const today = shop.clock.now().toISOString().slice(0, 10);
  const file = ["left", "bounced"].map((name) => `${name}@example.com,${today}\n`).join("");
  const { lines } = await importSubscribers(shop, Buffer.from(`Email,Consent date\n${file}`), SOMEBODY, false);
  expect(lines.map(({ outcome }) => outcome)).toEqual(["skipped", "skipped"]);
});

it("L50: what an address agreed to goes three years after it ended, and no list brings back who left", async () => {
  const daysAgo = (days: number) => new Date(shop.clock.now().getTime() - days * DAY_MS);
  const entry = (name: string, purpose: string, given: boolean, days: number) =>
    shop.rows(
      "INSERT INTO consents (email, purpose, given, wording, source, at) VALUES ($1, $2, $3, 'words', 'footer', $4)",
      `${name}@example.com`,
      purpose,
      given,
      daysAgo(days),
    );
  await entry("long-ago", "newsletter", true, 2000);
  await entry("long-ago", "newsletter", false, 1200);
  await entry("waited", "back-in-stock", true, 1200);
  await entry("never-ended", "newsletter", true, 2000);
  await entry("lately", "newsletter", true, 2000);
  await entry("lately", "newsletter", false, 900);
  await entry("reader", "newsletter", true, 2000);
  await shop.rows(
    "INSERT INTO subscribers (email, source, confirmed_at) VALUES ('reader@example.com', 'footer', now())",
  );
  await eraseExpiredPeople(shop);
  const left = await shop.rows(
    "SELECT email, count(*)::int AS entries FROM consents WHERE email ~ '^(long-ago|waited|never-ended|lately|reader)@' GROUP BY email ORDER BY email",
  );
  expect(left).toEqual([
    { email: "lately@example.com", entries: 2 },
    { email: "never-ended@example.com", entries: 1 },
    { email: "reader@example.com", entries: 1 },
  ]);
  const file = Buffer.from("Email,Consent date\nlong-ago@example.com,2025-01-01\n");
  const { lines } = await importSubscribers(shop, file, SOMEBODY, false);
  expect(lines.map(({ outcome }) => outcome)).toEqual(["skipped"]);
});

it("L50: a withdrawal that was settled without an order forgets its person when a paid order would", async () => {
  const year = shop.clock.now().getUTCFullYear();
  for (const [name, settled] of [
    ["old", `${year - 11}-12-31`],
    ["kept", `${year - 10}-01-02`],
    ["open", null],
  ])
    await shop.pool.query(
      `INSERT INTO withdrawals (order_number, email, name, items, declared_at, settled_at) VALUES ($1, $1 || '@example.com', $1, 'all', '2000-01-01', $2)`,
      [name, settled],
    );
  await eraseExpiredPeople(shop);
  expect(await shop.rows("SELECT email, name, items FROM withdrawals ORDER BY order_number")).toEqual([
    { email: "kept@example.com", name: "kept", items: "all" },
    { email: "erased@erased.invalid", name: "", items: null },
    { email: "open@example.com", name: "open", items: "all" },
  ]);
});
