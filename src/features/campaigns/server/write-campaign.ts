import { isDeepStrictEqual } from "node:util";
import { eq } from "drizzle-orm";
import type { Actor } from "#features/audit/actor.ts";
import type { AuditAction } from "#features/audit/audit-actions.ts";
import { writeAudit } from "#features/audit/server/write-audit.ts";
import { detachWaitingEmails } from "#features/email/server/campaign-emails.ts";
import { keepImages, releaseImages } from "#features/images/server/shown-images.ts";
import type { AppContext } from "#platform/context.ts";
import { type Tx, transact } from "#platform/database/database.ts";
import { AppError, refuseOld } from "#shared/app-error.ts";
import { canBeDeleted, isEditable } from "../campaign.ts";
import { type Block, type CampaignContent, imagesOf } from "../campaign-content.ts";
import { messages as problems } from "../campaign-messages.ts";
import type { Campaign } from "./campaign-queries.ts";
import { campaigns } from "./campaigns-table.ts";
import { emailHtml } from "./email-html.ts";

/** Reads the campaign and holds its row: steps, saving and queueing come one after the other. @throws AppError */
export async function lockCampaign(tx: Tx, id: string): Promise<Campaign> {
  const [row] = await tx.select().from(campaigns).where(eq(campaigns.id, id)).for("update");
  if (!row) throw new AppError("not-found", problems.gone);
  return row;
}

/** Sent again with its id it is the one that is there. @throws AppError where that one reads otherwise by now, or is no draft any more */
export const addCampaign = (
  shop: AppContext,
  content: CampaignContent & { id?: string | undefined },
  actor: Actor,
): Promise<Campaign> => transact(shop.db, (tx) => insert(tx, content, actor, "campaign.written"));

interface Change {
  id: string;
  /** The version that the administrator saw. */
  version: number;
  content: CampaignContent;
}

/** @throws AppError where it is gone, no draft any more, or somebody else has saved it meanwhile */
export const changeCampaign = (shop: AppContext, { id, version, content }: Change, actor: Actor): Promise<Campaign> =>
  transact(shop.db, async (tx) => {
    const before = await lockCampaign(tx, id);
    if (!isEditable(before.status)) throw new AppError("conflict", problems.notDraft, { code: "NOT_DRAFT" });
    refuseOld(before.version, version, problems.changed);
    const [row] = await tx
      .update(campaigns)
      .set({ ...(await checked(tx, content)), version: version + 1 })
      .where(eq(campaigns.id, id))
      .returning();
    if (!row) throw new AppError("not-found", problems.gone);
    const kept = imagesOf(row.body);
    const dropped = imagesOf(before.body).filter((path) => !kept.includes(path));
    await releaseImages(tx, dropped, shop.clock.now());
    await writeAudit(tx, actor, { action: "campaign.changed", subject: { kind: "campaign", id } });
    return row;
  });

/** A draft with the same words, whatever became of the first. @throws AppError */
export const duplicateCampaign = (
  shop: AppContext,
  { copyOf, id }: { copyOf: string; id?: string | undefined },
  actor: Actor,
): Promise<Campaign> =>
  transact(shop.db, async (tx) => {
    const { name, ...content } = await lockCampaign(tx, copyOf);
    const { subject, preview, language, body } = content;
    const copy = problems.copyOf(name.slice(0, 190));
    return insert(tx, { id, name: copy, subject, preview, language, body }, actor, "campaign.duplicated");
  });

/** What was sent stays readable and its links lead on; only the figures go. @throws AppError while it is under way, or changed since `seen` */
export const deleteCampaign = (shop: AppContext, id: string, actor: Actor, seen?: number): Promise<void> =>
  transact(shop.db, async (tx) => {
    const { status, body, version } = await lockCampaign(tx, id);
    if (!canBeDeleted(status)) throw new AppError("conflict", problems.underWay);
    refuseOld(version, seen, problems.changed);
    await detachWaitingEmails(tx, id);
    await tx.delete(campaigns).where(eq(campaigns.id, id));
    // Emails that went out show their images for as long as somebody keeps them.
    if (status === "draft" || status === "scheduled") await releaseImages(tx, imagesOf(body), shop.clock.now());
    await writeAudit(tx, actor, { action: "campaign.deleted", subject: { kind: "campaign", id }, details: { status } });
  });

async function insert(
  tx: Tx,
  { id, ...content }: CampaignContent & { id?: string | undefined },
  actor: Actor,
  action: AuditAction,
): Promise<Campaign> {
  const wanted = await checked(tx, content);
  const [row] = await tx
    .insert(campaigns)
    .values({ id, ...wanted })
    .onConflictDoNothing({ target: campaigns.id })
    .returning();
  if (!row && id) {
    const there = await lockCampaign(tx, id);
    if (isEditable(there.status) && isDeepStrictEqual(there, { ...there, ...wanted })) return there;
    throw new AppError("conflict", problems.changed, { code: "CHANGED", more: { version: there.version } });
  }
  if (!row) throw new Error("An insert answered with no row");
  await writeAudit(tx, actor, { action, subject: { kind: "campaign", id: row.id } });
  return row;
}

/** Texts keep only what an email may be made of, and images are in the store. @throws AppError */
async function checked(tx: Tx, content: CampaignContent): Promise<CampaignContent> {
  const missing = await keepImages(tx, imagesOf(content.body));
  if (missing.length > 0) throw new AppError("invalid", problems.imageGone);
  return { ...content, body: content.body.map(cleaned) };
}

const cleaned = (one: Block): Block => (one.type === "text" ? { ...one, html: emailHtml(one.html) } : one);
