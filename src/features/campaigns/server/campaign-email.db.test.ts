import { randomUUID } from "node:crypto";
import { describe, expect, it } from "vitest";
import { images } from "#features/images/server/images-table.ts";
import { storeSettings } from "#features/settings/server/settings-queries.ts";
import { withLanguage } from "#platform/language/with-language.ts";
import { campaignsOfFile, TEXT } from "#tests/campaigns.ts";
import { aProduct, aSession } from "#tests/makers.ts";
import { served } from "#tests/shop.ts";
import type { Block } from "../campaign-content.ts";
import { followEmailLink, followPreferences } from "./answer-email-link.ts";
import { sampleEmail, testEmail } from "./campaign-email.tsx";
import { countOpen, followLink, wholeAddress, wholeAddresses } from "./campaign-links.ts";
import { campaignById } from "./campaign-queries.ts";
import { finishCampaign } from "./send-campaign.ts";
import { deleteCampaign } from "./write-campaign.ts";

const { shop, actor, aDraft, step, sendDue, theSubscribers, arrived } = await campaignsOfFile();

const linkIn = (html: string) => /\/c\/([0-9a-f-]{36})"/.exec(html)?.[1] ?? "";

describe("the email", () => {
  const context = async () => ({ settings: await storeSettings(shop.db), shopUrl: "https://shop.test" });

  it("shows the price of the moment it is written, and leaves out what is no longer sold", async () => {
    const product = await aProduct(shop, { name: "Rose <b>& Cedar</b>", price: 24 });
    const body: Block[] = [{ type: "product", productId: product.id }];
    const write = async () => (await sampleEmail(shop.db, { subject: "S", preview: "", body }, await context())).html;
    expect(await write()).toContain("€24.00");
    expect(await write()).toContain("Rose &lt;b&gt;&amp; Cedar&lt;/b&gt;");
    await shop.pool.query("UPDATE products SET price_cents = 1950 WHERE id = $1", [product.id]);
    expect(await write()).toContain("€19.50");
    await shop.pool.query("UPDATE products SET retired_at = now() WHERE id = $1", [product.id]);
    expect(await write()).not.toContain("Rose");
  });

  it("names the product below a picture that leads to it", async () => {
    const { id } = await aProduct(shop, { name: "Rose & Cedar", price: 24 });
    const body: Block[] = [{ type: "image", path: "campaigns/rose.webp", alt: "Rose", href: `/products/${id}` }];
    const image = { path: "campaigns/rose.webp", contentType: "image/webp", width: 9, height: 9, bytes: 9 };
    const jpeg = { path: "sizes/rose-9.jpeg", width: 9, format: "jpeg" as const, bytes: 9 };
    await shop.db.insert(images).values({ ...image, variants: [jpeg] });
    const { html, text } = await sampleEmail(shop.db, { subject: "S", preview: "", body }, await context());
    expect(html).toContain('src="https://shop.test/storage/v1/object/public/product-images/sizes/rose-9.jpeg"');
    expect(text).toMatch(new RegExp(`Rose & Cedar https://shop\\.test/products/${id}\\s+€24\\.00`));
    expect(html).toMatch(/<img[^>]*alt="Rose"/);
    // A picture that is called like the product is not heard beside it.
    const twice = [
      { type: "image" as const, path: "campaigns/rose.webp", alt: "Rose & Cedar", href: `/products/${id}` },
    ];
    const named = await sampleEmail(shop.db, { subject: "S", preview: "", body: twice }, await context());
    expect(named.html).toMatch(/<a (?=[^>]*aria-hidden="true")(?=[^>]*tabindex="-1")[^>]*>\s*<img[^>]*alt=""/i);
  });

  it("L2, L6: shows a reduction only where the prices before bear it, and the price of a litre", async () => {
    const { id } = await aProduct(shop, { price: 50 });
    await shop.pool.query("UPDATE products SET discount_percentage = 20, volume_ml = 10 WHERE id = $1", [id]);
    const body: Block[] = [{ type: "product", productId: id }];
    const write = async () => (await sampleEmail(shop.db, { subject: "S", preview: "", body }, await context())).html;
    const unborne = await write();
    expect(unborne).toContain("€40.00");
    expect(unborne).toContain("10\u00a0ml, €4,000.00/l");
    expect(unborne).not.toMatch(/<s>|€50.00|Lowest/);
    await shop.pool.query(
      "INSERT INTO price_history (product_id, price_cents, discount_percentage, since) VALUES ($1, 4500, 0, now() - interval '90 days')",
      [id],
    );
    const borne = await write();
    expect(borne).toContain("<s>€45.00</s>");
    expect(borne).toContain("Lowest price in 30 days before the reduction: €45.00");
  });

  it("L7: names the hazards of what it offers, as the shop's cards do", async () => {
    const { id } = await aProduct(shop, {});
    await shop.pool.query("UPDATE products SET signal_word = 'warning', hazard_statements = '{H315}' WHERE id = $1", [
      id,
    ]);
    const body: Block[] = [{ type: "product", productId: id }];
    const { html } = await sampleEmail(shop.db, { subject: "S", preview: "", body }, await context());
    expect(html).toContain("Warning: irritates the skin");
  });

  it("carries the mail program's own button to unsubscribe, counted for the campaign once", async () => {
    const [ada = ""] = await theSubscribers("ada");
    await shop.pool.query("UPDATE subscribers SET language = 'et'");
    const { id } = await aDraft();
    await step(id, "send");
    await sendDue();
    const [email] = await arrived();
    // A language can be closed later, and mail programs follow no redirect.
    expect(email?.headers["List-Unsubscribe"]).toMatch(
      new RegExp(`^<https?://[^/]+/newsletter/unsubscribe\\?id=${ada}&key=.*&campaign=${id}>$`),
    );
    expect(email?.headers["List-Unsubscribe-Post"]).toBe("List-Unsubscribe=One-Click");
    expect(email?.plain).toContain(`/et/newsletter/unsubscribe?id=${ada}`);
    await Promise.all([1, 2, 3].map(() => followEmailLink(shop, "unsubscribe", ada, id)));
    expect((await campaignById(shop.db, id))?.unsubscribeCount).toBe(1);
  });

  it("counts who leaves by its preferences, once, and not who stays", async () => {
    const [ada = "", ben = ""] = await theSubscribers("ada", "ben");
    const { id } = await aDraft();
    await step(id, "send");
    await sendDue();
    const [email] = await arrived();
    expect(email?.plain).toMatch(new RegExp(`/newsletter/preferences\\?id=${ada}&key=\\S+&campaign=${id}`));
    const keep = (subscriber: string, wantsEmails: boolean) => followPreferences(shop, subscriber, wantsEmails, id);
    await keep(ben, true);
    await Promise.all([keep(ada, false), keep(ada, false)]);
    expect((await campaignById(shop.db, id))?.unsubscribeCount).toBe(1);
  });

  it("does not count who leaves by the link of an email that he never got", async () => {
    const [ada = ""] = await theSubscribers("ada");
    const { id } = await aDraft();
    await followEmailLink(shop, "unsubscribe", ada, id);
    await followEmailLink(shop, "unsubscribe", ada, "no id'--");
    expect((await campaignById(shop.db, id))?.unsubscribeCount).toBe(0);
  });

  it("leads by counted links to stored addresses only, the same for everybody", async () => {
    await theSubscribers("ada", "ben");
    const { id } = await aDraft();
    await step(id, "send");
    await sendDue();
    const [ada, ben] = await arrived();
    const link = linkIn(ada?.html ?? "");
    expect(linkIn(ben?.html ?? "")).toBe(link);
    expect(await followLink(shop.db, link, true)).toBe(`${shop.config.shopUrl}/products`);
    expect(await followLink(shop.db, link, false)).toBe(`${shop.config.shopUrl}/products`);
    expect(await followLink(shop.db, randomUUID(), true)).toBeNull();
    expect(await followLink(shop.db, "https://evil.test", true)).toBeNull();
    await countOpen(shop.db, id);
    await countOpen(shop.db, "x");
    expect(await campaignById(shop.db, id)).toMatchObject({ clickCount: 1, openCount: 1 });
  });

  it("leads to the pages of its reader's language, counted once for each", async () => {
    const [ada = ""] = await theSubscribers("ada", "ben");
    await shop.pool.query("UPDATE subscribers SET language = 'et' WHERE id = $1", [ada]);
    const { id } = await aDraft();
    await step(id, "send");
    await sendDue();
    const leads = await Promise.all((await arrived()).map(({ html }) => followLink(shop.db, linkIn(html), false)));
    expect(leads.toSorted()).toEqual([`${shop.config.shopUrl}/et/products`, `${shop.config.shopUrl}/products`]);
  });

  it("leads to files and to pages of a named language as they are written", () => {
    const lead = (address: string) => withLanguage("et", () => wholeAddress("https://shop.test", address));
    expect(
      ["/", "/blog?page=2", "/blog/oils#top", "/de/products", "/files/list.pdf", "https://other.test/x"].map(lead),
    ).toEqual([
      "https://shop.test/et",
      "https://shop.test/et/blog?page=2",
      "https://shop.test/et/blog/oils#top",
      "https://shop.test/de/products",
      "https://shop.test/files/list.pdf",
      "https://other.test/x",
    ]);
  });

  it("leads in English to articles and pages that its language does not have", async () => {
    await shop.rows(`
      INSERT INTO blog_posts (title, slug, content, status) VALUES ('Evening', 'evening', '<p>a</p>', 'published'), ('Morning', 'morning', '<p>b</p>', 'published')`);
    await shop.rows(`
      INSERT INTO blog_post_translations (post_id, language, title, slug, content, state, source)
      SELECT id, 'et', 'Õhtu', 'ohtu', '<p>a</p>', 'published', '{}' FROM blog_posts WHERE slug = 'evening'`);
    await shop.rows(
      "INSERT INTO content_pages (title, slug, body, status) VALUES ('Care', 'care', '<p>c</p>', 'published')",
    );
    await shop.rows(`
      INSERT INTO slug_history (kind, slug, target_id) SELECT 'content-page', 'old-care', id FROM content_pages WHERE slug = 'care'`);
    const addresses = [
      "/blog/evening",
      "/blog/ohtu",
      "/blog/morning?a=1#top",
      "/pages/care",
      "/pages/old-care",
      "/pages/none",
    ];
    const lead = await withLanguage("et", () => wholeAddresses(shop.db, { shopUrl: "https://shop.test", addresses }));
    expect(withLanguage("et", () => addresses.map(lead))).toEqual([
      "https://shop.test/et/blog/evening",
      "https://shop.test/et/blog/ohtu",
      "https://shop.test/blog/morning?a=1#top",
      "https://shop.test/pages/care",
      "https://shop.test/pages/old-care",
      "https://shop.test/et/pages/none",
    ]);
    const body: Block[] = [{ type: "button", label: "Read", href: "/blog/morning" }];
    const context = { settings: await storeSettings(shop.db), shopUrl: "https://shop.test" };
    const { html } = await withLanguage("et", () => sampleEmail(shop.db, { subject: "S", preview: "", body }, context));
    expect(html).toContain('href="https://shop.test/blog/morning"');
  });

  it("leads on after its campaign was deleted", async () => {
    await theSubscribers("ada");
    const { id } = await aDraft();
    await step(id, "send");
    await sendDue();
    await finishCampaign(shop, id);
    const link = linkIn((await arrived())[0]?.html ?? "");
    await deleteCampaign(shop, id, actor);
    expect(await followLink(shop.db, link, true)).toBe(`${shop.config.shopUrl}/products`);
  });

  it("to oneself is in the log of its campaign", async () => {
    const server = await served(shop);
    const { id, subject, preview, language, body } = await aDraft();
    const answer = await fetch(`${server.url}/functions/v1/admin-campaign-test?id=${id}`, {
      method: "POST",
      headers: {
        authorization: `Bearer ${await aSession(shop, actor.administratorId)}`,
        "content-type": "application/json",
      },
      body: JSON.stringify({ subject, preview, language, body }),
    });
    await server.close();
    expect(answer.status).toBe(200);
    expect(
      await shop.rows("SELECT FROM audit_log WHERE action = 'campaign.tested' AND subject_id = $1", id),
    ).toHaveLength(1);
  });

  it("to oneself counts nothing and unsubscribes nobody", async () => {
    const email = await testEmail(shop, { subject: "S", preview: "", body: [TEXT] }, await context());
    expect(email.subject).toBe("[Test] S");
    expect(email.html).toContain('href="https://shop.test/products"');
    const estonian = await withLanguage("et", async () =>
      testEmail(shop, { subject: "S", preview: "", body: [TEXT] }, await context()),
    );
    expect(estonian.html).toContain('href="https://shop.test/et/products"');
    expect(estonian.html).toContain('href="https://shop.test/et/newsletter/preferences"');
    expect(email.html).not.toMatch(/\/c\/|open\.gif|key=/);
  });
});
