import { randomUUID } from "node:crypto";
import { describe, expect, it } from "vitest";
import { images } from "#features/images/server/images-table.ts";
import { transact } from "#platform/database/database.ts";
import { campaignsOfFile } from "#tests/campaigns.ts";
import type { Block } from "../campaign-content.ts";
import { campaignById } from "./campaign-queries.ts";
import { replaceInCampaigns } from "./replace-image.ts";
import { addCampaign, changeCampaign, deleteCampaign, duplicateCampaign } from "./write-campaign.ts";

const { shop, actor, aDraft, step, theSubscribers } = await campaignsOfFile();

describe("writing", () => {
  it("tells whoever began before the last change was saved", async () => {
    const { id, ...content } = await aDraft();
    const change = (name: string) => changeCampaign(shop, { id, version: 1, content: { ...content, name } }, actor);
    const both = await Promise.allSettled([change("Mine"), change("Theirs")]);
    expect(both.map(({ status }) => status).toSorted()).toEqual(["fulfilled", "rejected"]);
    expect((await campaignById(shop.db, id))?.version).toBe(2);
  });

  it("what is sent again with its id after a lost answer is one", async () => {
    const content = { id: randomUUID(), name: "Once", subject: "", preview: "", language: "" as const, body: [] };
    const [one, two] = await Promise.all([addCampaign(shop, content, actor), addCampaign(shop, content, actor)]);
    expect([one.id, two.id]).toEqual([content.id, content.id]);
    const copy = { copyOf: one.id, id: randomUUID() };
    await duplicateCampaign(shop, copy, actor);
    expect(await duplicateCampaign(shop, copy, actor)).toMatchObject({ id: copy.id, name: "Once (copy)" });
  });

  it("what is sent again with its id and other words, or once it is sent, is refused with the version that is there", async () => {
    await theSubscribers("ada");
    const id = randomUUID();
    const body: Block[] = [{ type: "text", html: "Hello<script>alert(1)</script>" }];
    const told = { kind: "conflict", code: "CHANGED", more: { version: 1 } };
    await aDraft({ id, body });
    expect(await aDraft({ id, body })).toMatchObject({ id, version: 1 });
    await expect(aDraft({ id, body, name: "Another" })).rejects.toMatchObject(told);
    await expect(aDraft({ id, body: [] })).rejects.toMatchObject(told);
    await step(id, "send");
    await expect(aDraft({ id, body })).rejects.toMatchObject({ kind: "conflict", code: "CHANGED" });
  });

  it("that somebody else made meanwhile keeps it from being deleted unseen", async () => {
    const { id, ...content } = await aDraft();
    await changeCampaign(shop, { id, version: 1, content }, actor);
    await expect(deleteCampaign(shop, id, actor, 1)).rejects.toMatchObject({ code: "CHANGED", more: { version: 2 } });
    await deleteCampaign(shop, id, actor, 2);
  });

  it("of one that is sent is refused; it can be duplicated", async () => {
    await theSubscribers("ada");
    const { id, ...content } = await aDraft();
    await step(id, "send");
    await expect(changeCampaign(shop, { id, version: 1, content }, actor)).rejects.toThrow(
      "Only a draft can be changed.",
    );
    await expect(deleteCampaign(shop, id, actor)).rejects.toThrow("It is being sent.");
    expect(await duplicateCampaign(shop, { copyOf: id }, actor)).toMatchObject({
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

  it("of a draft whose image was replaced meanwhile is told that it has changed", async () => {
    const path = "products/before.webp";
    await shop.db.insert(images).values({ path, contentType: "image/webp", width: 1, height: 1, bytes: 1 });
    const { id, ...content } = await aDraft({ body: [{ type: "image", path, alt: "", href: "" }] });
    await transact(shop.db, (tx) => replaceInCampaigns(tx, path, "products/after.webp"));
    await expect(changeCampaign(shop, { id, version: 1, content }, actor)).rejects.toMatchObject({ code: "CHANGED" });
  });

  it("refuses an image that the store does not hold", async () => {
    const image: Block = { type: "image", path: `products/${randomUUID()}.webp`, alt: "", href: "" };
    await expect(aDraft({ body: [image] })).rejects.toThrow("no longer in the shop's storage");
  });
});
