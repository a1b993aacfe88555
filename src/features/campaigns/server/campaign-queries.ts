import { and, desc, eq, sql } from "drizzle-orm";
import { emails } from "#features/email/server/emails-table.ts";
import { ROWS_A_PAGE } from "#features/subscribers/subscriber-list.ts";
import type { Db } from "#platform/database/database.ts";
import { containing } from "#platform/database/like.ts";
import type { CampaignList } from "../campaign-list.ts";
import { campaigns } from "./campaigns-table.ts";

export type Campaign = typeof campaigns.$inferSelect;

/** One page; how many fit the filters, and how many there are in all. */
export async function campaignsPage(db: Db, { page, search, status }: CampaignList) {
  const where = and(
    status && eq(campaigns.status, status),
    search ? sql`(${campaigns.name} || ' ' || ${campaigns.subject}) ILIKE ${containing(search)}` : undefined,
  );
  const [rows, total, all] = await Promise.all([
    db
      .select({
        id: campaigns.id,
        name: campaigns.name,
        subject: campaigns.subject,
        status: campaigns.status,
        recipientCount: campaigns.recipientCount,
        sentCount: sql<number>`(SELECT count(*)::int FROM emails e WHERE e.campaign_id = campaigns.id AND e.state = 'sent')`,
        openCount: campaigns.openCount,
        clickCount: campaigns.clickCount,
        createdAt: campaigns.createdAt,
        scheduledAt: campaigns.scheduledAt,
        sentAt: campaigns.sentAt,
      })
      .from(campaigns)
      .where(where)
      .orderBy(desc(campaigns.createdAt), campaigns.id)
      .limit(ROWS_A_PAGE)
      .offset((page - 1) * ROWS_A_PAGE),
    db.$count(campaigns, where),
    db.$count(campaigns),
  ]);
  return { rows, total, all };
}

export async function campaignById(db: Db, id: string): Promise<Campaign | null> {
  const [row] = await db.select().from(campaigns).where(eq(campaigns.id, id));
  return row ?? null;
}

/** How many of a campaign's emails are in which state. */
export async function emailsByState(db: Db, campaignId: string): Promise<Record<string, number>> {
  const rows = await db
    .select({ state: emails.state, count: sql<number>`count(*)::int` })
    .from(emails)
    .where(eq(emails.campaignId, campaignId))
    .groupBy(emails.state);
  return Object.fromEntries(rows.map(({ state, count }) => [state, count]));
}
