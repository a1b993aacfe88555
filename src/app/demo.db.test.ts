import { afterAll, beforeAll, expect, it } from "vitest";
import { postsOfPage, postWithRelated } from "#features/content/server/blog-queries.ts";
import { productsInListing, productWithRelated } from "#features/products/server/product-queries.ts";
import { settingsInLanguage } from "#features/settings/server/settings-queries.ts";
import { transact } from "#platform/database/database.ts";
import { emailsInMailbox } from "#platform/email/mailbox-queries.ts";
import { withLanguage } from "#platform/language/with-language.ts";
import { aShop, type TestShop } from "#tests/shop.ts";
import { fillDemoShop } from "./demo.ts";
import { hideSamples } from "./hide-samples.ts";

let shop: TestShop;
beforeAll(async () => {
  shop = await aShop();
  await fillDemoShop(shop, process.cwd());
}, 60_000);
afterAll(() => shop.close());

it("the demo is open in each language that is written, down to its settings", () =>
  withLanguage("et", async () => {
    const { languages, storeDescription } = await settingsInLanguage(shop.db);
    expect(languages).toContain("et");
    expect(storeDescription).toMatch(/eeterlikud õlid/);
    const { products } = await productsInListing(shop.db, { category: "oils", pages: 2 });
    const oil = products.find(({ name }) => name === "Lavendli eeterlik õli");
    const found = await productWithRelated(shop.db, oil?.id ?? "", languages);
    expect(found?.product).toMatchObject({
      warning: expect.stringContaining("Mitte kasutada nahal lahjendamata."),
      responsiblePerson: expect.stringContaining("Näidise 1, EE-10115 Tallinn"),
      images: [{ alt: expect.stringContaining("lavendliõli") }, {}],
    });
    expect(found?.languages).toContain("et");
    const { total } = await postsOfPage(shop.db, 1);
    expect(total).toBe(9);
    expect((await postWithRelated(shop.db, "ohtu-kolme-tilgaga"))?.post.title).toBe("Õhtu kolme tilgaga");
  }));

it("has collections by rule, in each language, none of them empty", async () => {
  const { rows } = await shop.pool.query(
    `SELECT c.title, (SELECT count(*)::int FROM collection_products p WHERE p.collection_id = c.id AND p.is_shown) AS products,
       (SELECT count(*)::int FROM collection_translations t WHERE t.collection_id = c.id AND t.state = 'published') AS languages,
       c.image IS NOT NULL AS has_image
     FROM collections c WHERE c.status = 'published' ORDER BY c.id`,
  );
  expect(rows).toHaveLength(4);
  for (const row of rows) {
    expect(row).toMatchObject({ languages: 6, has_image: true });
    expect(row.products, row.title).toBeGreaterThan(5);
  }
});

it("its translations are a machine's, and nobody has read them", async () => {
  const { rows } = await shop.pool.query(
    "SELECT count(*)::int AS all, count(*) FILTER (WHERE by_machine AND confirmed_at IS NULL)::int AS unread FROM product_translations",
  );
  expect(rows[0].unread).toBe(rows[0].all);
});

it("a demo that goes live is open in English only, its sentences that nobody confirmed and its emails are gone", async () => {
  await shop.pool.query(`
    UPDATE setting_translations SET confirmed_at = now() WHERE language = 'lv' AND setting_key = 'processing_time';
    UPDATE setting_translations SET value = '3 dienas', by_machine = false WHERE language = 'lv' AND setting_key = 'support_hours'`);
  await shop.pool.query(
    `INSERT INTO mailbox_emails (recipient, sender, subject, html, plain, message_id, headers)
     VALUES ('mari@example.com', 'hello@example.com', 'Your order', '', '', '1', '{}')`,
  );
  await shop.pool.query(`
    INSERT INTO subscribers (email, source, confirmed_at) VALUES ('tried@example.com', 'footer', now()), ('known@example.com', 'import', now());
    INSERT INTO consents (email, purpose, given, wording, source) VALUES ('known@example.com', 'newsletter', true, 'x', 'import');
    INSERT INTO campaigns (name, subject, status, scheduled_at) VALUES ('Spring', 'Spring', 'scheduled', now() + interval '1 day'), ('Now', 'Now', 'sending', NULL);
    INSERT INTO back_in_stock_requests (product_id, email) SELECT id, 'tried@example.com' FROM products LIMIT 1;
    INSERT INTO emails (dedupe_key, kind, recipient, data, message_id) VALUES ('waits', 'invitation', 'tried@example.com', '{}', 'waits')`);
  await transact(shop.db, hideSamples);
  const one = async (query: string) => (await shop.pool.query({ text: query, rowMode: "array" })).rows.flat();
  expect(await one("SELECT email FROM subscribers WHERE confirmed_at IS NOT NULL")).toEqual(["known@example.com"]);
  expect(await one("SELECT status FROM campaigns ORDER BY name")).toEqual(["paused", "draft"]);
  expect(await one("SELECT count(*)::int FROM back_in_stock_requests")).toEqual([0]);
  expect(await one("SELECT DISTINCT state FROM emails")).toEqual(["suppressed"]);
  expect(await emailsInMailbox(shop.pool)).toEqual([]);
  expect((await settingsInLanguage(shop.db)).languages).toEqual(["en"]);
  const { rows } = await shop.pool.query("SELECT setting_key, language FROM setting_translations ORDER BY 1");
  expect(rows).toEqual([
    { setting_key: "processing_time", language: "lv" },
    { setting_key: "support_hours", language: "lv" },
  ]);
  expect((await shop.pool.query("SELECT FROM collections WHERE status = 'published'")).rowCount).toBe(0);
});
