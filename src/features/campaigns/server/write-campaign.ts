import { eq } from "drizzle-orm";
import type { AuditAction } from "#features/audit/audit-actions.ts";
import { keepPictures, releasePictures } from "#features/images/server/shown-images.ts";
import { audit, type Deed } from "#features/subscribers/server/actor.ts";
import type { Shop } from "#platform/context.ts";
import { type Tx, transact } from "#platform/database/database.ts";
import { Refusal } from "#shared/app-error.ts";
import { canBeDeleted, canBeWritten } from "../campaign.ts";
import { type Block, type CampaignContent, picturesOf } from "../campaign-content.ts";
import { letterWords, problems } from "../campaign-texts.ts";
import type { Campaign } from "./campaign-queries.ts";
import { campaigns } from "./campaigns-table.ts";
import { letterHtml } from "./email-html.ts";

/** Reads the campaign and holds its row: steps, saving and queueing come one after the other. @throws Refusal */
export async function lockCampaign(tx: Tx, id: string): Promise<Campaign> {
  const [row] = await tx.select().from(campaigns).where(eq(campaigns.id, id)).for("update");
  if (!row) throw new Refusal("not-found", problems.gone);
  return row;
}

export const addCampaign = (shop: Shop, content: CampaignContent, deed: Deed): Promise<Campaign> =>
  transact(shop.db, (tx) => insert(tx, content, deed, "campaign.written"));

interface Change {
  id: string;
  /** The version that the administrator saw. */
  version: number;
  content: CampaignContent;
}

/** @throws Refusal where it is gone, no draft any more, or somebody else has saved it meanwhile */
export const changeCampaign = (shop: Shop, { id, version, content }: Change, deed: Deed): Promise<Campaign> =>
  transact(shop.db, async (tx) => {
    const before = await lockCampaign(tx, id);
    if (!canBeWritten(before.status)) throw new Refusal("conflict", problems.notDraft, { code: "NOT_DRAFT" });
    refuseOld(before.version, version);
    const [row] = await tx
      .update(campaigns)
      .set({ ...(await checked(tx, content)), version: version + 1 })
      .where(eq(campaigns.id, id))
      .returning();
    if (!row) throw new Refusal("not-found", problems.gone);
    const kept = picturesOf(row.body);
    const dropped = picturesOf(before.body).filter((path) => !kept.includes(path));
    await releasePictures(tx, dropped, shop.clock.now());
    await audit(tx, "campaign.changed", { kind: "campaign", id }, deed);
    return row;
  });

/** Told to whoever began before the last change was saved. @throws Refusal "conflict" */
export function refuseOld(current: number, seen: number): void {
  if (current !== seen)
    throw new Refusal("conflict", problems.changed, { code: "CHANGED", more: { version: current } });
}

/** A draft with the same words, whatever became of the first. @throws Refusal */
export const duplicateCampaign = (shop: Shop, id: string, deed: Deed): Promise<Campaign> =>
  transact(shop.db, async (tx) => {
    const { name, subject, preview, body } = await lockCampaign(tx, id);
    const copy = letterWords.copyOf(name.slice(0, 190));
    return insert(tx, { name: copy, subject, preview, body }, deed, "campaign.duplicated");
  });

/** What was sent stays readable and its links lead on; only the figures go. @throws Refusal while it is under way */
export const deleteCampaign = (shop: Shop, id: string, deed: Deed): Promise<void> =>
  transact(shop.db, async (tx) => {
    const { status, body } = await lockCampaign(tx, id);
    if (!canBeDeleted(status)) throw new Refusal("conflict", problems.underWay);
    await tx.delete(campaigns).where(eq(campaigns.id, id));
    // Letters that went out show their pictures for as long as somebody keeps them.
    if (status === "draft" || status === "scheduled") await releasePictures(tx, picturesOf(body), shop.clock.now());
    await audit(tx, "campaign.deleted", { kind: "campaign", id }, deed, { status });
  });

async function insert(tx: Tx, content: CampaignContent, deed: Deed, action: AuditAction): Promise<Campaign> {
  const [row] = await tx
    .insert(campaigns)
    .values(await checked(tx, content))
    .returning();
  if (!row) throw new Error("An insert answered with no row");
  await audit(tx, action, { kind: "campaign", id: row.id }, deed);
  return row;
}

/** Texts keep only what a letter may be made of, and pictures are in the store. @throws Refusal */
async function checked(tx: Tx, content: CampaignContent): Promise<CampaignContent> {
  const missing = await keepPictures(tx, picturesOf(content.body));
  if (missing.length > 0) throw new Refusal("invalid", problems.pictureGone);
  return { ...content, body: content.body.map(cleaned) };
}

const cleaned = (one: Block): Block => (one.type === "text" ? { ...one, html: letterHtml(one.html) } : one);
