import { describe, expect, it } from "vitest";
import { campaignsOfFile } from "#tests/campaigns.ts";
import { aProduct } from "#tests/makers.ts";
import { campaignList } from "../campaign-list.ts";
import { followEmailLink } from "./answer-email-link.ts";
import { campaignById, campaignsPage } from "./campaign-queries.ts";
import { bringCampaignsOn, finishCampaign } from "./send-campaign.ts";
import { deleteCampaign } from "./write-campaign.ts";

const { shop, actor, aDraft, step, sendDue, theSubscribers, arrived, recipients, emailStates } =
  await campaignsOfFile();

describe("sending", () => {
  it("goes to active, confirmed addresses that may be written to, and to nobody else", async () => {
    await theSubscribers("ada", "ben", "cat", "dan", "eve");
    await shop.pool.query("UPDATE subscribers SET confirmed_at = NULL WHERE email = 'ben@example.com'");
    await shop.pool.query("UPDATE subscribers SET status = 'unsubscribed' WHERE email = 'cat@example.com'");
    await shop.pool.query("UPDATE subscribers SET status = 'bounced' WHERE email = 'dan@example.com'");
    await shop.pool.query("INSERT INTO suppressed_addresses VALUES ('eve@example.com', 'complained')");
    const { id } = await aDraft();
    await step(id, "send");
    await sendDue();
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
    await sendDue();
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
    await sendDue();
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
    await sendDue();
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
    await sendDue();
    expect(await recipients()).toEqual([]);
    expect(await emailStates(id)).toEqual(["suppressed"]);
    const { rows } = await campaignsPage(shop.db, campaignList.parse({ search: "", page: 1 }));
    expect(rows.find((row) => row.id === id)).toMatchObject({ recipientCount: 1, sentCount: 0 });
    await expect(step(id, "resume")).rejects.toThrow("Somebody was faster: the campaign is cancelled now.");
  });

  it("deleted leaves no email that waits", async () => {
    await theSubscribers();
    await shop.pool.query(
      "INSERT INTO subscribers (email, source, confirmed_at) SELECT 'd' || i || '@example.com', 'x', now() FROM generate_series(1, 2200) i",
    );
    const { id } = await aDraft();
    await step(id, "send");
    await finishCampaign(shop, id);
    await step(id, "cancel");
    await deleteCampaign(shop, id, actor);
    await bringCampaignsOn(shop, new AbortController().signal);
    const { rows } = await shop.pool.query("SELECT state, count(*)::int FROM emails GROUP BY state");
    expect(rows).toEqual([{ state: "suppressed", count: 2200 }]);
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

  it("is refused where all its products are gone; scheduled before, it is a draft again at its time", async () => {
    await theSubscribers("ada");
    const product = await aProduct(shop);
    const { id } = await aDraft({ body: [{ type: "product", productId: product.id }] });
    await step(id, "schedule", { at: new Date(shop.clock.now().getTime() + 3600_000) });
    await shop.pool.query("UPDATE products SET retired_at = now() WHERE id = $1", [product.id]);
    shop.clock.forward(3600_001);
    await bringCampaignsOn(shop, AbortSignal.timeout(9e3));
    expect(await campaignById(shop.db, id)).toMatchObject({ status: "draft", scheduledAt: null });
    expect(await emailStates(id)).toEqual([]);
    expect(await shop.rows("SELECT action FROM audit_log WHERE subject_id = $1 ORDER BY at DESC LIMIT 1", id)).toEqual([
      { action: "campaign.unschedule" },
    ]);
    await expect(step(id, "send")).rejects.toThrow("There is nothing in the email yet.");
  });

  it("is refused to nobody, at a time that has passed, or where the email was changed since it was looked at", async () => {
    await theSubscribers();
    const { id } = await aDraft();
    await expect(step(id, "send")).rejects.toThrow("There is nobody to write to");
    await expect(step(id, "schedule", { at: new Date(0) })).rejects.toThrow("This time has passed.");
    const later = new Date(shop.clock.now().getTime() + 3600_000);
    await expect(step(id, "schedule", { at: later })).rejects.toThrow("There is nobody to write to");
    await theSubscribers("ada");
    await expect(step(id, "send", { version: 7 })).rejects.toThrow("Somebody else saved this while you were editing.");
  });
});
