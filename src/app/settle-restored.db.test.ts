import { afterAll, beforeAll, expect, it } from "vitest";
import { z } from "zod";
import { openSession, sessionOf } from "#features/administrators/server/sessions.ts";
import { documentFaults } from "#features/orders/server/check-documents.ts";
import { openInstallation } from "#features/settings/server/installation.ts";
import { signedAddress, signedQuery } from "#http/signed-links.ts";
import { transact } from "#platform/database/database.ts";
import { anAdministrator, aPaidOrder, aProduct } from "#tests/makers.ts";
import { aShop, type TestShop } from "#tests/shop.ts";
import { SKIPPED_NUMBERS, settleRestored } from "./settle-restored.ts";

let shop: TestShop;
beforeAll(async () => {
  shop = await aShop();
});
afterAll(() => shop.close());

const anOrder = async () => aPaidOrder(shop, [[await aProduct(shop), 1]]);
const numbersOf = (orderId: string) =>
  shop.row(
    "SELECT substr(order_number, 4)::int AS number, sequence FROM orders JOIN documents d ON d.order_id = orders.id WHERE orders.id = $1",
    orderId,
  );

it("a restored shop gives out no number a second time, and its series still add up", async () => {
  const before = await numbersOf(await anOrder());
  await settleRestored(shop.db, { madeAt: new Date(), now: new Date() });
  const after = await numbersOf(await anOrder());
  expect(after.number).toBe(before.number + SKIPPED_NUMBERS + 1);
  expect(after.sequence).toBe(before.sequence + SKIPPED_NUMBERS + 1);
  expect(await documentFaults(shop.db)).toEqual([]);
});

it("numbers of a year and a kind that the backup does not have are left out too", async () => {
  const [madeAt, now] = [new Date("2030-12-31T12:00:00Z"), new Date("2031-01-01T12:00:00Z")];
  await settleRestored(shop.db, { madeAt, now });
  const series = await shop.rows(
    "SELECT kind, year, last_number FROM document_series WHERE year > 2029 AND NOT is_test ORDER BY year, kind",
  );
  expect(series.map(({ kind, year, last_number: last }) => [kind, year, last])).toEqual([
    ["credit-note", 2030, SKIPPED_NUMBERS],
    ["invoice", 2030, SKIPPED_NUMBERS],
    ["credit-note", 2031, SKIPPED_NUMBERS],
    ["invoice", 2031, SKIPPED_NUMBERS],
  ]);
  expect(await documentFaults(shop.db)).toEqual([]);
});

it("who was removed since the backup is not signed in again, and no link or browser of then opens the shop", async () => {
  const administratorId = await anAdministrator(shop);
  const now = new Date();
  const token = await transact(shop.db, (tx) =>
    openSession(tx, administratorId, { remembered: true, userAgent: null, now }),
  );
  await shop.rows(
    "INSERT INTO password_reset_tokens (token_hash, administrator_id, expires_at) VALUES (sha256('link'), $1, now() + interval '1 hour')",
    administratorId,
  );
  await shop.rows("INSERT INTO administrator_devices VALUES ($1, sha256('browser'))", administratorId);
  expect(await sessionOf(shop.db, token, now)).toMatchObject({ id: administratorId });
  await settleRestored(shop.db, { madeAt: now, now });
  expect(await sessionOf(shop.db, token, now)).toBeNull();
  expect(
    await shop.rows(
      "SELECT FROM password_reset_tokens WHERE used_at IS NULL UNION ALL SELECT FROM administrator_devices",
    ),
  ).toEqual([]);
});

it("a restored shop sends no campaign that may have gone out", async () => {
  await shop.rows(`
    INSERT INTO campaigns (name, subject, status, scheduled_at) VALUES
      ('due', 'Due', 'scheduled', now() - interval '1 hour'), ('later', 'Later', 'scheduled', now() + interval '1 hour'),
      ('under way', 'Under way', 'sending', NULL)`);
  await shop.rows(`
    INSERT INTO emails (dedupe_key, kind, recipient, data, message_id, campaign_id, language)
    SELECT 'campaign:' || name, 'campaign', 'mari@example.com', '{}', name || '@example.com', id, 'en'
    FROM campaigns WHERE name = 'under way'`);
  await settleRestored(shop.db, { madeAt: new Date(), now: new Date() });
  expect(await shop.rows("SELECT name, status FROM campaigns ORDER BY name")).toEqual([
    { name: "due", status: "draft" },
    { name: "later", status: "scheduled" },
    { name: "under way", status: "paused" },
  ]);
  expect(await shop.rows("SELECT state FROM emails WHERE kind = 'campaign'")).toEqual([{ state: "uncertain" }]);
});

it("a link to documents that the key of the backup signed does not open in the restored shop, and other links do", async () => {
  const open = () => openInstallation(shop.db, "demo", async () => undefined);
  const before = await open();
  const later = new Date("2099-01-01T00:00:00Z");
  const forged = signedAddress(before.fileLinkSecret, "/documents/archive.zip", {}, later);
  const opens = ({ fileLinkSecret }: typeof before) =>
    signedQuery({ fileLinkSecret, clock: shop.clock }, new Request(`http://127.0.0.1${forged}`), z.object({})) !== null;
  expect(opens(before)).toBe(true);
  await settleRestored(shop.db, { madeAt: new Date(), now: new Date() });
  const after = await open();
  expect(opens(after)).toBe(false);
  expect(after.secret).toEqual(before.secret);
});
