import { cpSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import { hideSamples } from "#app/hide-samples.ts";
import { settleShop } from "#app/settle-restored.ts";
import { translatedProducts } from "#features/products/server/product-translations.ts";
import { counterFaults } from "#features/reporting/server/check-counters.ts";
import { openInstallation } from "#features/settings/server/installation.ts";
import { changingAlone } from "#platform/database/change-lock.ts";
import { migrate, migrationsIn } from "#platform/database/migrate.ts";
import {
  anEmptyPlace,
  backUpShop,
  type EmptyPlace,
  forged,
  reopened,
  restoreInto,
  reworded,
  rowsOf,
} from "#tests/backups.ts";
import { aProduct } from "#tests/makers.ts";
import { aShop, type TestShop } from "#tests/shop.ts";
import { translate, translationIn } from "#tests/translations.ts";
import { backUp } from "./back-up.ts";
import { openArchive } from "./read-archive.ts";
import { restore } from "./restore.ts";
import { refuseUnsettled } from "./unsettled.ts";

let folder: string;
let file: string;
let shop: TestShop;
const places: EmptyPlace[] = [];

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), "aurelle-restores-"));
  file = join(folder, "live.tar.gz");
  shop = await aShop();
  await aProduct(shop, { name: "Amber Stone" });
  await shop.files.put("products/amber.txt", Buffer.from("amber"), "text/plain");
  await openInstallation(shop.db, "live", hideSamples);
  await backUpShop(shop, file);
});
afterAll(async () => {
  for (const place of places) await place.close();
  await shop.close();
  rmSync(folder, { recursive: true, force: true });
});

async function emptyPlace(): Promise<EmptyPlace> {
  const place = await anEmptyPlace();
  places.push(place);
  return place;
}

/** What migrations insert. */
const OF_MIGRATIONS = [
  "attributes",
  "migrations",
  "option_terms",
  "option_term_translations",
  "search_synonyms",
  "search_words",
];

/** Tables that hold anything besides. */
const filled = async ({ pool }: EmptyPlace) =>
  Object.entries(await rowsOf(pool))
    .filter(([name, rows]) => !OF_MIGRATIONS.includes(name) && !rows.startsWith("0 "))
    .map(([name]) => name);

/** This version's migrations and one that comes later. */
function laterMigrations(sql: string): string {
  const later = mkdtempSync(join(folder, "migrations-"));
  cpSync("migrations", later, { recursive: true });
  writeFileSync(join(later, "9001-later.sql"), sql);
  return later;
}

it("a restored shop, of an older version too, is refused until it is settled", async () => {
  const [former, today, same] = [await emptyPlace(), await emptyPlace(), await emptyPlace()];
  await migrate(former.url, "migrations", migrationsIn("migrations").indexOf(ENGLISH_ONLY) + 1);
  const archive = join(folder, "unsettled.tar.gz");
  await backUp({ url: former.url, files: former.files, file: archive, now: new Date("2026-11-21T08:01:26Z") });
  await restoreInto(today, archive);
  await restoreInto(same, file);
  await expect(refuseUnsettled(today.url)).rejects.toThrow("npm run restore -- --settle 2026-11-21T08:01:26.000Z");
  for (const { url } of [today, same]) {
    await expect(refuseUnsettled(url)).rejects.toThrow("npm run restore -- --settle 20");
    await settleShop(url, shop.log, new Date());
    await expect(refuseUnsettled(url)).resolves.toBeUndefined();
  }
  await expect(refuseUnsettled(shop.pool.options.connectionString ?? "")).resolves.toBeUndefined();
});

it("a live shop comes back live, and never starts as a demo", async () => {
  const place = await emptyPlace();
  await restoreInto(place, file);
  const again = reopened(shop, place);
  await expect(openInstallation(again.db, "demo", hideSamples)).rejects.toThrow("belongs to a live shop");
  expect(await openInstallation(again.db, "live", hideSamples)).toEqual(
    await openInstallation(shop.db, "live", hideSamples),
  );
  await again.close();
});

it("an archive of before is brought up to the newer shop that restores it", async () => {
  const place = await emptyPlace();
  const later = laterMigrations("ALTER TABLE products ADD motto text; UPDATE products SET motto = 'of ' || name");
  await restoreInto(place, file, later);
  expect((await place.pool.query("SELECT motto FROM products")).rows).toEqual([{ motto: "of Amber Stone" }]);
});

/** The last migration before there were other languages. */
const ENGLISH_ONLY = "0180-noted-figures.sql";

it("an archive of a shop in English only comes back, and can be translated", async () => {
  const [former, today] = [await emptyPlace(), await emptyPlace()];
  await migrate(former.url, "migrations", migrationsIn("migrations").indexOf(ENGLISH_ONLY) + 1);
  const insert =
    "INSERT INTO products (slug, sku, name, category, price_cents) VALUES ('oil', 'oil', 'Oil', 'oils', 900)";
  await former.pool.query(insert);
  const archive = join(folder, "english-only.tar.gz");
  await backUp({ url: former.url, files: former.files, file: archive, now: new Date() });
  await restoreInto(today, archive);
  const again = reopened(shop, today);
  const { rows } = await again.pool.query("SELECT id FROM products");
  await translate(again, translatedProducts, rows[0].id, { texts: { name: "Õli" } });
  expect((await translationIn(again, translatedProducts, rows[0].id, "et")).status).toBe("published");
  await again.close();
});

/** The last migration before tables and columns were renamed. */
const FORMER = "0160-products-without-group.sql";

it("an archive of a shop whose tables had other names comes back under today's, with its counters right", async () => {
  const [former, today] = [await emptyPlace(), await emptyPlace()];
  await migrate(former.url, "migrations", migrationsIn("migrations").indexOf(FORMER) + 1);
  await former.pool.query(FORMER_SHOP);
  const archive = join(folder, "former.tar.gz");
  await backUp({ url: former.url, files: former.files, file: archive, now: new Date() });
  await restoreInto(today, archive);
  const again = reopened(shop, today);
  expect(await counterFaults(again.db)).toEqual([]);
  const one = async (query: string) => (await again.pool.query(query)).rows[0];
  expect([
    await one("SELECT dedupe_key, outcome FROM emails JOIN email_attempts ON email_id = emails.id"),
    await one("SELECT state FROM stock_reservations"),
    await one("SELECT idempotency_key FROM stock_movements"),
    await one("SELECT array_agg(state ORDER BY state) AS states FROM payments"),
    await one("SELECT review_flag FROM orders"),
    await one("SELECT sum(total)::int AS cents, bool_and(is_test) AS is_test FROM counters WHERE subject = 'sales'"),
    await one("SELECT action, subject_kind FROM audit_log"),
    await one("SELECT body FROM campaigns"),
    await one("SELECT alt FROM images"),
  ]).toEqual([
    { dedupe_key: "order-confirmation:1", outcome: "sent" },
    { state: "committed" },
    { idempotency_key: "sale:1" },
    { states: ["overpaid", "paid"] },
    { review_flag: "Paid a second time." },
    { cents: 8799, is_test: true },
    { action: "image.uploaded", subject_kind: "image" },
    { body: [{ alt: '"type": "picture"', type: "image" }] },
    { alt: "Amber" },
  ]);
  await again.close();
});

/** An order that was paid twice, with its email, its stock and an image, in the words of `FORMER`. */
const FORMER_SHOP = `
  INSERT INTO installation (mode, secret) VALUES ('demo', decode(repeat('00', 32), 'hex'));
  INSERT INTO products (slug, sku, name, category, price_cents) VALUES ('amber', 'AMB', 'Amber', 'diffusers', 7900);
  INSERT INTO stock_levels (product_id, available) SELECT id, 3 FROM products;
  INSERT INTO customers (email, first_name, last_name) VALUES ('ada@example.com', 'Ada', 'Lovelace');
  INSERT INTO orders (email, first_name, last_name, customer_id, tracking_code, cart_hash, terms_version, phone, address, city,
      zip, country, delivery_method, delivery_country, lines_cents, shipping_cents, shipping_vat_rate, shipping_net_cents,
      shipping_vat_cents, total_cents, attention, status, payment_state, paid_at, is_test)
    SELECT email, first_name, last_name, id, 'TRK00000000000001', decode(repeat('00', 32), 'hex'), '1', '+3725551234', 'Pikk 1',
      'Tallinn', '10123', 'EE', 'courier', 'EE', 7900, 899, 24, 725, 174, 8799, 'Paid a second time.', 'processing', 'paid', now(), true
    FROM customers;
  INSERT INTO order_lines (order_id, position, product_id, name, sku, category, quantity, list_price_cents, discount_percentage,
      unit_price_cents, line_cents, vat_rate, net_cents, vat_cents)
    SELECT orders.id, 1, products.id, name, sku, category, 1, 7900, 0, 7900, 7900, 24, 6371, 1529 FROM orders, products;
  INSERT INTO payments (order_id, provider, idempotency_key, session_id, request, state, amount_cents, expires_at, paid_at)
    SELECT id, 'test-page', word, word, '{}', word, 8799, now(), now() FROM orders, unnest(ARRAY['paid', 'surplus']) AS word;
  INSERT INTO stock_holds (order_id, product_id, quantity, state, expires_at, ended_at)
    SELECT orders.id, products.id, 1, 'taken', now(), now() FROM orders, products;
  INSERT INTO stock_movements (product_id, quantity, reason, cause) SELECT id, -1, 'sale', 'sale:1' FROM products;
  INSERT INTO letters (cause, kind, recipient, data, message_id, state, sent_at)
    VALUES ('order-confirmation:1', 'order-confirmation', 'ada@example.com', '{}', '1@example.com', 'sent', now());
  INSERT INTO letter_attempts (letter_id, outcome) SELECT id, 'sent' FROM letters;
  INSERT INTO audit_log (actor, action, subject_kind, subject_id) VALUES ('system', 'picture.uploaded', 'picture', 'amber.webp');
  INSERT INTO campaigns (name, subject, body)
    VALUES ('Spring', 'Spring', '[{"type": "picture", "alt": "\\"type\\": \\"picture\\""}]');
  INSERT INTO pictures (path, content_type, width, height, bytes, blur, alt) VALUES ('amber.webp', 'image/webp', 1, 1, 1, '', 'Amber');`;

it("a database that was prepared but never opened takes the archive, without what its migrations wrote", async () => {
  const place = await emptyPlace();
  await migrate(place.url, "migrations");
  await place.pool.query("INSERT INTO store_settings VALUES ('from_a_migration', 'x')");
  await restoreInto(place, file);
  expect((await place.pool.query("SELECT FROM store_settings WHERE setting_key = 'from_a_migration'")).rowCount).toBe(
    0,
  );
});

it("generated columns and numbers that are always made come back", async () => {
  const later = laterMigrations(`
    CREATE TABLE notes (id integer GENERATED ALWAYS AS IDENTITY, words text, length integer GENERATED ALWAYS AS (length(words)) STORED);
    INSERT INTO notes (words) VALUES ('tab\t, line\nfeed and \\N'), (NULL)`);
  const [first, second] = [await emptyPlace(), await emptyPlace()];
  await restoreInto(first, file, later);
  const again = reopened(shop, first);
  const copy = join(folder, "notes.tar.gz");
  await backUpShop(again, copy);
  await again.close();
  await restoreInto(second, copy, later);
  await second.pool.query("INSERT INTO notes (words) VALUES ('next')");
  expect((await second.pool.query("SELECT * FROM notes ORDER BY id")).rows).toEqual([
    { id: 1, words: "tab\t, line\nfeed and \\N", length: 22 },
    { id: 2, words: null, length: null },
    { id: 3, words: "next", length: 4 },
  ]);
});

describe("a restore is refused", () => {
  it("where there is a shop already, which stays as it is", async () => {
    const place = await emptyPlace();
    await restoreInto(place, file);
    const before = await rowsOf(place.pool);
    await expect(restoreInto(place, file)).rejects.toThrow("There is already a shop here");
    expect(await rowsOf(place.pool)).toEqual(before);
  });

  it("where another program has its tables", async () => {
    const place = await emptyPlace();
    await place.pool.query("CREATE TABLE somebody (id integer)");
    await expect(restoreInto(place, file)).rejects.toThrow("holds tables of another program");
  });

  it("of a newer shop's archive, before anything is made", async () => {
    const place = await emptyPlace();
    const newer = await forged(file, reworded("manifest.json", /"migrations": \[[^\]]*/, '$&, "9001-later.sql"'));
    await expect(restoreInto(place, newer)).rejects.toThrow(
      "made by a newer shop: it knows the migration 9001-later.sql",
    );
    expect(await rowsOf(place.pool)).toEqual({});
  });

  it("into a database prepared by a newer shop", async () => {
    const place = await emptyPlace();
    const later = laterMigrations("CREATE TABLE later (id integer)");
    await migrate(place.url, later);
    await expect(restoreInto(place, file, later)).rejects.toThrow("prepared for a newer shop than the archive's");
  });

  it.each<[string, RegExp, Parameters<typeof forged>[1]]>([
    ["a strange table", /tables are not those of its version/, reworded("manifest.json", '"campaigns"', '"parades"')],
    [
      "a strange column",
      /not those of its version: products/,
      reworded("manifest.json", '"price_cents",\n', '"price; --",\n'),
    ],
    ["a strange sequence", /sequences are not those/, reworded("manifest.json", '"order_numbers"', '"numbers"')],
    ["fewer rows than it says", /another number of rows/, reworded("manifest.json", '"rows": 1,', '"rows": 2,')],
  ])("of an archive with %s, and no row is written", async (_situation, why, change) => {
    const place = await emptyPlace();
    await expect(restoreInto(place, await forged(file, change))).rejects.toThrow(why);
    expect(await filled(place)).toEqual([]);
  });

  it("of an archive whose rows break a rule of the shop, and no row is written", async () => {
    const place = await emptyPlace();
    const wrong = await forged(file, reworded("tables/products/000001", "oils", "cars"), true);
    await expect(restoreInto(place, wrong)).rejects.toThrow(/rows of products are refused by the database/);
    expect(await filled(place)).toEqual([]);
  });

  it("where another file has the place of one of the archive's, and no row is written", async () => {
    const place = await emptyPlace();
    await place.files.put("products/amber.txt", Buffer.from("another"), "text/plain");
    await expect(restoreInto(place, file)).rejects.toThrow("another file products/amber.txt");
    expect(await filled(place)).toEqual([]);
  });
});

it("an archive that says 0 of tables with rows, as some made before 2026-11-26 do, is restored whole", async () => {
  const place = await emptyPlace();
  await restoreInto(place, await forged(file, reworded("manifest.json", /"rows": \d+/g, '"rows": 0')));
  expect((await place.pool.query("SELECT name FROM products")).rows).toEqual([{ name: "Amber Stone" }]);
});

it("a restore that was interrupted before its end is simply repeated", async () => {
  const place = await emptyPlace();
  const put = place.files.put;
  const failing = { ...place, files: { ...place.files, put: () => Promise.reject(new Error("the disk is full")) } };
  await expect(restoreInto(failing, file)).rejects.toThrow("the disk is full");
  await put("products/amber.txt", Buffer.from("amber"), "text/plain");
  await restoreInto(place, file);
  expect((await place.pool.query("SELECT name FROM products")).rows).toEqual([{ name: "Amber Stone" }]);
});

it("a shop that starts during a restore opens once what was given out since is settled", async () => {
  const place = await emptyPlace();
  const archive = await openArchive(file);
  const happened: string[] = [];
  let start = Promise.resolve();
  const put: typeof place.files.put = (...stored) => {
    start = changingAlone(place.url, async () => void happened.push("opened"));
    return place.files.put(...stored);
  };
  const afterwards = async () => void happened.push("settled");
  await restore({ archive, ownerUrl: place.url, files: { ...place.files, put }, migrations: "migrations", afterwards });
  await archive.close();
  await start;
  expect(happened).toEqual(["settled", "opened"]);
});

it("tells how many of its files the store has already, as that of another shop", async () => {
  const place = await emptyPlace();
  const restored = async (files: typeof place.files, url: string) => {
    const archive = await openArchive(file);
    return restore({ archive, ownerUrl: url, files, migrations: "migrations" }).finally(archive.close);
  };
  expect(await restored(place.files, place.url)).toBe(0);
  expect(await restored(place.files, (await emptyPlace()).url)).toBe(1);
});

it("a restore whose files take hours is silent on none of its connections, which a proxy would cut", async () => {
  const twoFiles = join(folder, "two-files.tar.gz");
  await shop.files.put("products/basil.txt", Buffer.from("basil"), "text/plain");
  await backUpShop(shop, twoFiles);
  await shop.files.remove("products/basil.txt");
  const place = await emptyPlace();
  const archive = await openArchive(twoFiles);
  const said = "SELECT FROM pg_stat_activity WHERE datname = current_database() AND query = 'SELECT 1'";
  const spoken: unknown[] = [];
  const put: typeof place.files.put = async (...stored) => {
    spoken.push((await place.pool.query(said)).rowCount);
    vi.advanceTimersByTime(61_000);
    await pause(100);
    await place.files.put(...stored);
  };
  vi.useFakeTimers({ toFake: ["performance", "setInterval", "clearInterval"] });
  await restore({ archive, ownerUrl: place.url, files: { ...place.files, put }, migrations: "migrations" }).finally(
    () => vi.useRealTimers(),
  );
  await archive.close();
  // Its own connection and that of its lock.
  expect(spoken).toEqual([0, 2]);
});
