import { and, eq, lte, sql } from "drizzle-orm";
import type { Actor } from "#features/audit/actor.ts";
import { SYSTEM, writeAudit } from "#features/audit/server/write-audit.ts";
import { insertCampaignEmails, suppressCampaignEmails } from "#features/email/server/campaign-emails.ts";
import { productsForSale } from "#features/products/server/products-for-sale.ts";
import { isWritableIn, writableCount } from "#features/subscribers/server/subscriber-queries.ts";
import type { AppContext } from "#platform/context.ts";
import { type Tx, transact } from "#platform/database/database.ts";
import { publish } from "#platform/events/events.ts";
import { AppError, refuseOld } from "#shared/app-error.ts";
import { type CampaignStep, STEPS } from "../campaign.ts";
import { productsOf, unfinished } from "../campaign-content.ts";
import { messages as problems } from "../campaign-messages.ts";
import type { Campaign } from "./campaign-queries.ts";
import { campaigns } from "./campaigns-table.ts";
import { lockCampaign } from "./write-campaign.ts";

/** So many emails are queued in one transaction. */
const CHUNK = 1_000;

interface Step {
  id: string;
  step: CampaignStep;
  /** What the administrator saw; the email that goes out is the one that was looked at. */
  version: number;
  /** For `schedule`. */
  at?: Date;
}

/** @throws AppError if somebody changed it meanwhile, the email is not finished, or it has no recipients */
export const takeStep = (shop: AppContext, { id, step, version, at }: Step, actor: Actor): Promise<Campaign> =>
  transact(shop.db, async (tx) => {
    const campaign = await lockCampaign(tx, id);
    const { from, to } = STEPS[step];
    if (!from.includes(campaign.status))
      throw new AppError("conflict", problems.step(campaign.status), {
        code: "STEP",
        more: { status: campaign.status },
      });
    if (step === "send" || step === "schedule") {
      refuseOld(campaign.version, version, problems.changed);
      const missing = await missingOf(tx, campaign);
      if (missing) throw new AppError("invalid", missing, { code: "UNFINISHED" });
    }
    if (step === "schedule" && (!at || at <= shop.clock.now()))
      throw new AppError("invalid", at ? problems.past : problems.when, { code: "SCHEDULED_AT" });
    if ((step === "send" || step === "schedule") && (await writableCount(tx, campaign.language)) === 0)
      throw new AppError("invalid", problems.nobody);
    const scheduledAt = step === "schedule" ? at : step === "unschedule" ? null : undefined;
    await tx.update(campaigns).set({ status: to, scheduledAt }).where(eq(campaigns.id, id));
    // The first emails are on their way with the press of the button; a job goes on with the others.
    if (step === "send") await queueChunk(tx, shop, campaign);
    if (step === "resume") await publish(tx, { kind: "email", id: "all" });
    if (step === "cancel") await takeBackEmails(tx, id);
    await writeAudit(tx, actor, { action: `campaign.${step}`, subject: { kind: "campaign", id } });
    return lockCampaign(tx, id);
  });

/** What is missing before it may go out; nothing where it is ready. The email leaves out what is no longer sold. */
async function missingOf(tx: Tx, { subject, body }: Campaign): Promise<string | null> {
  const sold = (await productsForSale(tx, productsOf(body), [])).map(({ id }) => id);
  return unfinished({ subject, body: body.filter((one) => one.type !== "product" || sold.includes(one.productId)) });
}

/**
 * Queues the emails of the next subscribers and answers whether there may be more. Each has its own dedupe key, so that
 * no subscriber gets two even if two processes queue at once. The caller locks the campaign's row.
 */
async function queueChunk(tx: Tx, { clock }: Pick<AppContext, "clock">, { id, language }: Campaign): Promise<boolean> {
  const { rows } = await tx.execute<{ seen: number; queued: number; last: string | null }>(sql`
    WITH next AS MATERIALIZED (
      SELECT id, email, language FROM subscribers
      WHERE id > coalesce((SELECT queued_to FROM campaigns WHERE id = ${id}), '00000000-0000-0000-0000-000000000000')
        AND ${isWritableIn(language)}
      ORDER BY id LIMIT ${CHUNK}
    ), queued AS (
      ${insertCampaignEmails(id, sql`next`)}
    )
    SELECT (SELECT count(*)::int FROM next) AS seen, (SELECT count(*)::int FROM queued) AS queued,
           (SELECT id FROM next ORDER BY id DESC LIMIT 1) AS last`);
  const { seen = 0, queued = 0, last = null } = rows[0] ?? {};
  const isLast = seen < CHUNK;
  await tx
    .update(campaigns)
    .set({
      recipientCount: sql`${campaigns.recipientCount} + ${queued}`,
      ...(last ? { queuedTo: last } : {}),
      ...(isLast ? { queuedAt: clock.now() } : {}),
    })
    .where(eq(campaigns.id, id));
  if (queued > 0) await publish(tx, { kind: "email", id: "all" });
  return !isLast;
}

/** Emails that wait are not sent any more, which their template knows; those on their way arrive. Answers whether there may be more. */
async function takeBackEmails(tx: Tx, id: string | null): Promise<boolean> {
  return (await suppressCampaignEmails(tx, id, CHUNK)) === CHUNK;
}

/** Queues the next emails of a campaign under way, and ends it once its last one is gone. Harmless at any time. */
export async function bringOn(shop: Pick<AppContext, "db" | "clock">, id: string): Promise<boolean> {
  const hasMore = await transact(shop.db, async (tx) => {
    const campaign = await lockCampaign(tx, id);
    if (campaign.status === "cancelled") return takeBackEmails(tx, id);
    return campaign.status === "sending" && !campaign.queuedAt && (await queueChunk(tx, shop, campaign));
  });
  if (!hasMore) await finish(shop, id);
  return hasMore;
}

/** The same to the end. */
export async function finishCampaign(
  shop: Pick<AppContext, "db" | "clock">,
  id: string,
  signal?: AbortSignal,
): Promise<void> {
  while (!signal?.aborted) if (!(await bringOn(shop, id))) return;
}

/** Sent is a campaign none of whose emails waits or is on its way. */
const finish = ({ db, clock }: Pick<AppContext, "db" | "clock">, id: string) =>
  db.execute(sql`
    UPDATE campaigns SET status = 'sent', sent_at = ${clock.now().toISOString()}::timestamptz
    WHERE id = ${id} AND status = 'sending' AND queued_at IS NOT NULL
      AND NOT EXISTS (SELECT FROM emails WHERE campaign_id = campaigns.id AND state IN ('queued', 'sending'))`);

/** Those whose time has come are sent, and all under way are brought on. */
export async function bringCampaignsOn(shop: AppContext, signal: AbortSignal): Promise<void> {
  const due = await shop.db
    .select({ id: campaigns.id })
    .from(campaigns)
    .where(and(eq(campaigns.status, "scheduled"), lte(campaigns.scheduledAt, shop.clock.now())));
  for (const { id } of due) await begin(shop, id);
  const underWay = await shop.db
    .select({ id: campaigns.id })
    .from(campaigns)
    .where(
      sql`status = 'sending' OR (status = 'cancelled' AND EXISTS (
        SELECT FROM emails WHERE campaign_id = campaigns.id AND state = 'queued'))`,
    );
  for (const { id } of underWay) if (!signal.aborted) await finishCampaign(shop, id, signal);
  // A campaign can be deleted while its emails wait or are on their way.
  while (!signal.aborted) if (!(await transact(shop.db, (tx) => takeBackEmails(tx, null)))) return;
}

/** One with nothing left in its email is a draft again. */
const begin = (shop: AppContext, id: string): Promise<void> =>
  transact(shop.db, async (tx) => {
    const [begun] = await tx
      .update(campaigns)
      .set({ status: "sending" })
      .where(and(eq(campaigns.id, id), eq(campaigns.status, "scheduled"), lte(campaigns.scheduledAt, shop.clock.now())))
      .returning();
    if (!begun) return;
    const isReady = (await missingOf(tx, begun)) === null;
    if (!isReady) await tx.update(campaigns).set({ status: "draft", scheduledAt: null }).where(eq(campaigns.id, id));
    const action = isReady ? "campaign.send" : "campaign.unschedule";
    await writeAudit(tx, SYSTEM, { action, subject: { kind: "campaign", id } });
  });
