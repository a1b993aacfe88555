import { and, eq, inArray, type SQL, sql } from "drizzle-orm";
import { emailDedupeKey } from "#features/email/server/campaign-emails.ts";
import type { Db, Tx } from "#platform/database/database.ts";
import { currentLanguage, DEFAULT_LANGUAGE, localizedUrl, splitLanguage } from "#shared/language.ts";
import { UUID } from "#shared/uuid.ts";
import type { Block } from "../campaign-content.ts";
import { campaignLinks, campaigns } from "./campaigns-table.ts";
import { linksIn } from "./email-html.ts";

/** Every address that an email leads to besides images, once. */
export const linksOf = (body: readonly Block[]): string[] => [
  ...new Set(
    body.flatMap((one) => {
      if (one.type === "text") return linksIn(one.html);
      if (one.type === "product") return [productPath(one.productId)];
      return one.href ? [one.href] : [];
    }),
  ),
];

export const productPath = (id: string): string => `/products/${id}`;

/** Where a link leads: a page of the shop in the language of the email, unless it names one. Files have one address. */
export function wholeAddress(shopUrl: string, address: string): string {
  if (!address.startsWith("/")) return address;
  const [path = ""] = address.split(/[?#]/, 1);
  const isPage = !/\.\w+$/.test(path) && splitLanguage(path).path === path;
  return isPage ? localizedUrl(shopUrl, address) : shopUrl + address;
}

const WRITTEN = /^\/(blog|pages)\/([a-z0-9-]{1,200})\/?(?=[?#]|$)/;

/** Articles and pages of these addresses that are published in English and not in the language of the email. */
async function onlyInEnglish(db: Db, addresses: readonly string[]): Promise<Set<string>> {
  const written = addresses.filter((address) => WRITTEN.test(address));
  if (currentLanguage() === DEFAULT_LANGUAGE || written.length === 0) return new Set();
  const kinds = written.map((address) => (address.startsWith("/blog/") ? "blog-post" : "content-page"));
  const slugs = written.map((address) => WRITTEN.exec(address)?.[2] ?? "");
  const { rows } = await db.execute<{ address: string }>(sql`
    SELECT asked.address
    FROM unnest(${sql.param(written)}::text[], ${sql.param(kinds)}::text[], ${sql.param(slugs)}::text[]) AS asked(address, kind, slug)
    WHERE asked.kind = 'blog-post' AND ${lacks(sql`blog_posts`, sql`blog_post_translations`, sql`post_id`)}
       OR asked.kind = 'content-page' AND ${lacks(sql`content_pages`, sql`content_page_translations`, sql`page_id`)}`);
  return new Set(rows.map(({ address }) => address));
}

/** Of what has the asked slug in English, now or before. A slug of the language itself is none of these. */
const lacks = (english: SQL, translations: SQL, key: SQL): SQL => sql`
  NOT EXISTS (SELECT FROM ${translations} t WHERE t.slug = asked.slug AND t.language = ${currentLanguage()} AND t.state = 'published')
  AND EXISTS (
    SELECT FROM ${english} e WHERE e.status = 'published'
      AND (e.slug = asked.slug OR e.id = (SELECT h.target_id FROM slug_history h WHERE h.kind = asked.kind AND h.slug = asked.slug))
      AND NOT EXISTS (SELECT FROM ${translations} t
        WHERE t.${key} = e.id AND t.language = ${currentLanguage()} AND t.state = 'published'))`;

/** Where the links of an email lead: as `wholeAddress` says, but in English to what its language does not have. */
export async function wholeAddresses(
  db: Db,
  { shopUrl, addresses }: { shopUrl: string; addresses: readonly string[] },
): Promise<(address: string) => string> {
  const english = await onlyInEnglish(db, addresses);
  return (address) => (english.has(address) ? shopUrl + address : wholeAddress(shopUrl, address));
}

/**
 * URLs of the shop that redirect to these and count clicks. Each is a stored row, so no one can forge one that leads
 * elsewhere. Stored once for a campaign, however many emails contain them.
 */
export async function countedLinks(
  db: Db,
  { campaignId, shopUrl, addresses }: { campaignId: string; shopUrl: string; addresses: readonly string[] },
): Promise<(address: string) => string> {
  const wholeOf = await wholeAddresses(db, { shopUrl, addresses });
  const whole = addresses.map(wholeOf);
  const known = await linkIds(db, campaignId, whole);
  const missing = whole.filter((address) => !known.has(address));
  if (missing.length > 0) {
    const rows = [...new Set(missing)].map((address) => ({ campaignId, address }));
    await db.insert(campaignLinks).values(rows).onConflictDoNothing();
    for (const [address, id] of await linkIds(db, campaignId, missing)) known.set(address, id);
  }
  return (address) => {
    const id = known.get(wholeOf(address));
    return id ? `${shopUrl}/c/${id}` : wholeOf(address);
  };
}

async function linkIds(db: Db, campaignId: string, addresses: readonly string[]): Promise<Map<string, string>> {
  if (addresses.length === 0) return new Map();
  const rows = await db
    .select({ id: campaignLinks.id, address: campaignLinks.address })
    .from(campaignLinks)
    .where(and(eq(campaignLinks.campaignId, campaignId), inArray(campaignLinks.address, [...addresses])));
  return new Map(rows.map(({ id, address }) => [address, id]));
}

/** Where a link of an email leads; the click is counted in total, not by person (decision 44). null if the link is unknown. */
export async function followLink(db: Db, id: string, isCounted: boolean): Promise<string | null> {
  if (!UUID.test(id)) return null;
  if (!isCounted) {
    const [link] = await db.select().from(campaignLinks).where(eq(campaignLinks.id, id));
    return link?.address ?? null;
  }
  const { rows } = await db.execute<{ address: string }>(sql`
    WITH link AS (
      UPDATE campaign_links SET click_count = click_count + 1 WHERE id = ${id} RETURNING campaign_id, address
    ), counted AS (
      UPDATE campaigns SET click_count = click_count + 1 FROM link WHERE campaigns.id = link.campaign_id
    )
    SELECT address FROM link`);
  return rows[0]?.address ?? null;
}

/** Counts that an email was opened, not by whom. */
export async function countOpen(db: Db, campaignId: string): Promise<void> {
  if (!UUID.test(campaignId)) return;
  await db
    .update(campaigns)
    .set({ openCount: sql`${campaigns.openCount} + 1` })
    .where(and(eq(campaigns.id, campaignId), inArray(campaigns.status, ["sending", "paused", "sent", "cancelled"])));
}

/** Counts an unsubscription by a link of this campaign. Only its recipients count, as long as it is known who they are. */
export async function countUnsubscribed(tx: Tx, campaignId: string, subscriberId: string): Promise<void> {
  if (!UUID.test(campaignId)) return;
  await tx
    .update(campaigns)
    .set({ unsubscribeCount: sql`${campaigns.unsubscribeCount} + 1` })
    .where(
      sql`${campaigns.id} = ${campaignId} AND EXISTS (
        SELECT FROM emails WHERE dedupe_key = ${emailDedupeKey(campaignId.toLowerCase(), subscriberId)})`,
    );
}
