import { randomUUID } from "node:crypto";
import { beforeAll, describe, expect, it } from "vitest";
import type { Actor } from "#features/audit/actor.ts";
import type { Templates } from "#features/email/server/email-templates.ts";
import { sendDueEmails } from "#features/email/server/send-emails.ts";
import { storeSettings } from "#features/settings/server/settings-queries.ts";
import { anAdministrator, aProduct } from "../../../../tests/makers.ts";
import { shopOfFile } from "../../../../tests/shop.ts";
import type { Block } from "../campaign-content.ts";
import { followEmailLink } from "./answer-email-link.ts";
import { campaignEmailTemplates, sampleEmail, testEmail } from "./campaign-email.tsx";
import { countOpen, followLink } from "./campaign-links.ts";
import { campaignById } from "./campaign-queries.ts";
import { bringCampaignsOn, finishCampaign, takeStep } from "./send-campaign.ts";
import { addCampaign, changeCampaign, deleteCampaign, duplicateCampaign } from "./write-campaign.ts";

const shop = await shopOfFile();
let actor: Actor;
let templates: Templates;
beforeAll(async () => {
  actor = { by: await anAdministrator(shop), requestId: "test" };
  templates = campaignEmailTemplates(shop);
});

const TEXT: Block = { type: "text", html: '<p>Hello from <a href="/products">the shop</a>.</p>' };
const aDraft = (more: Partial<Parameters<typeof addCampaign>[1]> = {}) =>
  addCampaign(
    shop,
    { name: "Spring", subject: "Spring is here", preview: "Light", language: "", body: [TEXT], ...more },
    actor,
  );
const step = (id: string, what: Parameters<typeof takeStep>[1]["step"], more: { version?: number; at?: Date } = {}) =>
  takeStep(shop, { id, step: what, version: 1, ...more }, actor);
const post = () => sendDueEmails(shop, templates);

/** Only these subscribers, all confirmed. */
const theSubscribers = async (...names: string[]): Promise<string[]> => {
  await shop.pool.query("DELETE FROM emails; DELETE FROM subscribers; DELETE FROM mailbox_emails");
  const ids: string[] = [];
  for (const name of names) {
    const { rows } = await shop.pool.query(
      "INSERT INTO subscribers (email, source, confirmed_at) VALUES ($1, 'footer', now()) RETURNING id",
      [`${name}@example.com`],
    );
    ids.push(rows[0].id);
  }
  return ids;
};
const arrived = async (): Promise<
  { recipient: string; html: string; plain: string; subject: string; headers: Record<string, string> }[]
> => (await shop.pool.query("SELECT * FROM mailbox_emails ORDER BY recipient")).rows;
const recipients = async () => (await arrived()).map(({ recipient }) => recipient);
const emailStates = async (id: string) =>
  (await shop.pool.query("SELECT state FROM emails WHERE campaign_id = $1 ORDER BY recipient", [id])).rows.map(
    ({ state }) => state,
  );
const linkIn = (html: string) => /\/c\/([0-9a-f-]{36})"/.exec(html)?.[1] ?? "";

describe("sending", () => {
  it("goes to active, confirmed addresses that may be written to, and to nobody else", async () => {
    await theSubscribers("ada", "ben", "cat", "dan", "eve");
    await shop.pool.query("UPDATE subscribers SET confirmed_at = NULL WHERE email = 'ben@example.com'");
    await shop.pool.query("UPDATE subscribers SET status = 'unsubscribed' WHERE email = 'cat@example.com'");
    await shop.pool.query("UPDATE subscribers SET status = 'bounced' WHERE email = 'dan@example.com'");
    await shop.pool.query("INSERT INTO suppressed_addresses VALUES ('eve@example.com', 'complained')");
    const { id } = await aDraft();
    await step(id, "send");
    await post();
    await finishCampaign(shop, id);
    expect(await recipients()).toEqual(["ada@example.com"]);
    expect(await campaignById(shop.db, id)).toMatchObject({
      status: "sent",
      recipientCount: 1,
      sentAt: expect.any(Date),
    });
    await shop.pool.query("DELETE FROM suppressed_addresses");
  });

  it("begun twice at once begins once, and nobody gets two emails", async () => {
    await theSubscribers("ada", "ben");
    const { id } = await aDraft();
    const tries = await Promise.allSettled(Array.from({ length: 6 }, () => step(id, "send")));
    expect(tries.filter(({ status }) => status === "fulfilled")).toHaveLength(1);
    await Promise.all([
      finishCampaign(shop, id),
      finishCampaign(shop, id),
      bringCampaignsOn(shop, AbortSignal.timeout(9e3)),
    ]);
    expect(await emailStates(id)).toEqual(["queued", "queued"]);
  });

  it("to more than one chunk reaches each once, though two queue at the same time", async () => {
    await theSubscribers();
    await shop.pool.query(
      "INSERT INTO subscribers (email, source, confirmed_at) SELECT 'n' || i || '@example.com', 'x', now() FROM generate_series(1, 2300) i",
    );
    const { id } = await aDraft();
    await step(id, "send");
    expect(await emailStates(id)).toHaveLength(1000);
    await Promise.all([finishCampaign(shop, id), finishCampaign(shop, id), finishCampaign(shop, id)]);
    expect(await emailStates(id)).toHaveLength(2300);
    expect(await campaignById(shop.db, id)).toMatchObject({ recipientCount: 2300, queuedAt: expect.any(Date) });
  });

  it("in a language goes to those who read it, and is framed in it", async () => {
    await theSubscribers("ada", "liis");
    await shop.pool.query("UPDATE subscribers SET language = 'et' WHERE email = 'liis@example.com'");
    const { id } = await aDraft({ language: "et" });
    await step(id, "send");
    await post();
    expect(await recipients()).toEqual(["liis@example.com"]);
    const [email] = await arrived();
    expect(email?.html).toContain("Loobu uudiskirjast");
    expect(email?.html).toContain("/et/newsletter/preferences");
  });

  it("to all frames each email in the language of its reader", async () => {
    await theSubscribers("ada", "liis");
    await shop.pool.query("UPDATE subscribers SET language = 'et' WHERE email = 'liis@example.com'");
    const { id } = await aDraft();
    await step(id, "send");
    await post();
    const frames = (await arrived()).map(({ html }) =>
      ["Unsubscribe", "Loobu uudiskirjast"].filter((one) => html.includes(one)),
    );
    expect(frames).toEqual([["Unsubscribe"], ["Loobu uudiskirjast"]]);
  });

  it("does not write to whoever left between queue and post", async () => {
    const [ada = ""] = await theSubscribers("ada", "ben");
    const { id } = await aDraft();
    await step(id, "send");
    await followEmailLink(shop, "unsubscribe", ada);
    await post();
    expect(await recipients()).toEqual(["ben@example.com"]);
    expect(await emailStates(id)).toEqual(["suppressed", "sent"]);
    await finishCampaign(shop, id);
    expect((await campaignById(shop.db, id))?.status).toBe("sent");
  });

  it("cancelled writes to nobody any more", async () => {
    await theSubscribers("ada");
    const { id } = await aDraft();
    await step(id, "send");
    await step(id, "pause");
    await step(id, "cancel");
    await post();
    expect(await recipients()).toEqual([]);
    expect(await emailStates(id)).toEqual(["suppressed"]);
    await expect(step(id, "resume")).rejects.toThrow("Somebody was faster: the campaign is cancelled now.");
  });

  it("paused queues nothing; resumed goes on where it was", async () => {
    await theSubscribers();
    await shop.pool.query(
      "INSERT INTO subscribers (email, source, confirmed_at) SELECT 'p' || i || '@example.com', 'x', now() FROM generate_series(1, 1200) i",
    );
    const { id } = await aDraft();
    await step(id, "send");
    await step(id, "pause");
    await finishCampaign(shop, id);
    expect(await emailStates(id)).toHaveLength(1000);
    await step(id, "resume");
    await finishCampaign(shop, id);
    expect(await emailStates(id)).toHaveLength(1200);
  });

  it("waits for its time and begins by itself", async () => {
    await theSubscribers("ada");
    const { id } = await aDraft();
    const at = new Date(shop.clock.now().getTime() + 3600_000);
    await step(id, "schedule", { at });
    await bringCampaignsOn(shop, AbortSignal.timeout(9e3));
    expect((await campaignById(shop.db, id))?.status).toBe("scheduled");
    shop.clock.forward(3600_001);
    await Promise.all([1, 2].map(() => bringCampaignsOn(shop, AbortSignal.timeout(9e3))));
    expect(await emailStates(id)).toEqual(["queued"]);
  });

  it.each([
    ["without a subject", { subject: "" }, "A subject is required before it can be sent."],
    ["without a letter", { body: [] }, "There is nothing in the email yet."],
    [
      "with an empty text",
      { body: [{ type: "text" as const, html: "<p></p>" }] },
      "There is nothing in the email yet.",
    ],
  ])("is refused %s", async (_what, change, problem) => {
    await theSubscribers("ada");
    const { id } = await aDraft(change);
    await expect(step(id, "send")).rejects.toThrow(problem);
  });

  it("is refused to nobody, at a time that has passed, or where the email was changed since it was looked at", async () => {
    await theSubscribers();
    const { id } = await aDraft();
    await expect(step(id, "send")).rejects.toThrow("There is nobody to write to");
    await expect(step(id, "schedule", { at: new Date(0) })).rejects.toThrow("This time has passed.");
    await theSubscribers("ada");
    await expect(step(id, "send", { version: 7 })).rejects.toThrow("Somebody else saved this while you were editing.");
  });
});

describe("writing", () => {
  it("tells whoever began before the last change was saved", async () => {
    const { id, ...content } = await aDraft();
    const change = (name: string) => changeCampaign(shop, { id, version: 1, content: { ...content, name } }, actor);
    const both = await Promise.allSettled([change("Mine"), change("Theirs")]);
    expect(both.map(({ status }) => status).toSorted()).toEqual(["fulfilled", "rejected"]);
    expect((await campaignById(shop.db, id))?.version).toBe(2);
  });

  it("of one that is sent is refused; it can be duplicated", async () => {
    await theSubscribers("ada");
    const { id, ...content } = await aDraft();
    await step(id, "send");
    await expect(changeCampaign(shop, { id, version: 1, content }, actor)).rejects.toThrow(
      "Only a draft can be changed.",
    );
    await expect(deleteCampaign(shop, id, actor)).rejects.toThrow("It is being sent.");
    expect(await duplicateCampaign(shop, id, actor)).toMatchObject({
      name: "Spring (copy)",
      subject: "Spring is here",
      status: "draft",
      recipientCount: 0,
    });
  });

  it("keeps of a text only what an email may be made of", async () => {
    const html =
      '<h1>A</h1><p onclick="x()">B<script>alert(1)</script><img src="https://x.test/y.png"><a href="javascript:1">C</a></p>';
    const { body } = await aDraft({ body: [{ type: "text", html }] });
    expect(body).toEqual([{ type: "text", html: "A<p>BC</p>" }]);
  });

  it("refuses an image that the store does not hold", async () => {
    const image: Block = { type: "image", path: `products/${randomUUID()}.webp`, alt: "", href: "" };
    await expect(aDraft({ body: [image] })).rejects.toThrow("no longer in the shop's storage");
  });
});

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

  it("L2, L6: shows a reduction only where the prices before bear it, and the price of a litre", async () => {
    const { id } = await aProduct(shop, { price: 50 });
    await shop.pool.query("UPDATE products SET discount_percentage = 20, volume_ml = 10 WHERE id = $1", [id]);
    const body: Block[] = [{ type: "product", productId: id }];
    const write = async () => (await sampleEmail(shop.db, { subject: "S", preview: "", body }, await context())).html;
    const unborne = await write();
    expect(unborne).toContain("€40.00");
    expect(unborne).toContain("10 ml, €4,000.00/l");
    expect(unborne).not.toMatch(/<s>|€50.00|Lowest/);
    await shop.pool.query(
      "INSERT INTO price_history (product_id, price_cents, discount_percentage, since) VALUES ($1, 4500, 0, now() - interval '90 days')",
      [id],
    );
    const borne = await write();
    expect(borne).toContain("<s>€45.00</s>");
    expect(borne).toContain("Lowest price in the last 30 days: €45.00");
  });

  it("carries the mail program's own button to unsubscribe, counted for the campaign once", async () => {
    const [ada = ""] = await theSubscribers("ada");
    const { id } = await aDraft();
    await step(id, "send");
    await post();
    const [email] = await arrived();
    expect(email?.headers["List-Unsubscribe"]).toMatch(
      new RegExp(`^<http.*/newsletter/unsubscribe\\?id=${ada}&key=.*&campaign=${id}>$`),
    );
    expect(email?.headers["List-Unsubscribe-Post"]).toBe("List-Unsubscribe=One-Click");
    expect(email?.plain).toContain("Unsubscribe");
    await Promise.all([1, 2, 3].map(() => followEmailLink(shop, "unsubscribe", ada, id)));
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
    await post();
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

  it("leads on after its campaign was deleted", async () => {
    await theSubscribers("ada");
    const { id } = await aDraft();
    await step(id, "send");
    await post();
    await finishCampaign(shop, id);
    const link = linkIn((await arrived())[0]?.html ?? "");
    await deleteCampaign(shop, id, actor);
    expect(await followLink(shop.db, link, true)).toBe(`${shop.config.shopUrl}/products`);
  });

  it("to oneself counts nothing and unsubscribes nobody", async () => {
    const email = await testEmail(shop, { subject: "S", preview: "", body: [TEXT] }, await context());
    expect(email.subject).toBe("[Test] S");
    expect(email.html).toContain('href="https://shop.test/products"');
    expect(email.html).not.toMatch(/\/c\/|open\.gif|key=/);
  });
});
