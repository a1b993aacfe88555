import { and, eq, lte, sql } from "drizzle-orm";
import type { Actor } from "#features/audit/actor.ts";
import { exchangeImagesIn, releaseImagesOf } from "#features/images/server/shown-images.ts";
import { deleteSlugs, keepOldSlug } from "#features/products/server/slug-history.ts";
import type { AppContext } from "#platform/context.ts";
import { noRow, type Tx, transact } from "#platform/database/database.ts";
import { AppError, refuseOld } from "#shared/app-error.ts";
import { isoOrNull } from "#shared/day.ts";
import { safeHtml } from "#shared/safe-html.ts";
import type { AdminPost, NewPost } from "../content-item.ts";
import { messages as problems } from "../problem-messages.ts";
import { blogPosts } from "./blog-posts-table.ts";
import { audit, gone, withFreeSlug, writeOnce } from "./content-item.ts";
import { deleteTranslatedSlugs } from "./content-translations.ts";

type Row = typeof blogPosts.$inferSelect;
type Columns = Partial<typeof blogPosts.$inferInsert>;

/** @throws AppError "conflict" where the slug is taken */
export const addPost = (shop: AppContext, { id, ...written }: NewPost, actor: Actor): Promise<Row> =>
  writeOnce(
    transact(shop.db, async (tx) => {
      const values = { ...columnsOf(written), ...publication(shop, written, null) };
      await exchangeImagesIn(tx, [], [written.featured_image, written.content], shop.clock.now());
      const [row = noRow()] = await tx
        .insert(blogPosts)
        .values({ ...values, id, title: written.title, slug: written.slug })
        .returning();
      await audit(tx, "blog-post", "written", row, actor);
      return row;
    }),
    async () => (id ? shop.db.select().from(blogPosts).where(eq(blogPosts.id, id)) : []),
  );

interface Change {
  id: string;
  /** The version that the administrator saw. */
  version: number;
  written: Partial<AdminPost>;
}

/** @throws AppError where it is gone, the slug is taken, or somebody else has saved it meanwhile */
export const changePost = (shop: AppContext, { id, version, written }: Change, actor: Actor): Promise<Row> =>
  withFreeSlug(
    transact(shop.db, async (tx) => {
      const before = await lockPost(tx, id);
      refuseOld(before.version, version, problems.changed);
      await exchangeImagesIn(
        tx,
        [before.featuredImage, before.content],
        [written.featured_image, written.content],
        shop.clock.now(),
      );
      const status = written.status ?? before.status;
      const publish_at = written.publish_at === undefined ? isoOrNull(before.publishAt) : written.publish_at;
      const [row] = await tx
        .update(blogPosts)
        .set({
          ...columnsOf(written),
          ...publication(shop, { status, publish_at }, before),
          version: version + 1,
          // What somebody has worked on is a sample no longer.
          isSample: false,
        })
        .where(eq(blogPosts.id, id))
        .returning();
      if (!row) throw gone();
      await keepOldSlug(tx, "blog-post", before, row);
      await audit(tx, "blog-post", "changed", row, actor);
      return row;
    }),
  );

/** @throws AppError where it is gone already */
export const deletePost = (shop: AppContext, id: string, actor: Actor, version?: number): Promise<void> =>
  transact(shop.db, async (tx) => {
    const row = await lockPost(tx, id);
    refuseOld(row.version, version, problems.changed);
    await releaseImagesOf(tx, "blog-post", id, shop.clock.now());
    await tx.delete(blogPosts).where(eq(blogPosts.id, id));
    await deleteSlugs(tx, "blog-post", id);
    await deleteTranslatedSlugs(tx, "blog-post", id);
    await audit(tx, "blog-post", "deleted", row, actor);
  });

/**
 * Drafts whose time has come; they count as published at the time that was chosen. Looked for first: an update of none, too,
 * outdates all pages of the journal.
 */
export async function publishDue({ db, clock }: AppContext): Promise<void> {
  const due = and(eq(blogPosts.status, "draft"), lte(blogPosts.publishAt, clock.now()));
  if ((await db.$count(blogPosts, due)) === 0) return;
  await db
    .update(blogPosts)
    .set({
      status: "published",
      publishedAt: sql`${blogPosts.publishAt}`,
      publishAt: null,
      version: sql`${blogPosts.version} + 1`,
    })
    .where(due);
}

async function lockPost(tx: Tx, id: string): Promise<Row> {
  const [row] = await tx.select().from(blogPosts).where(eq(blogPosts.id, id)).for("update");
  if (!row) throw gone();
  return row;
}

const columnsOf = ({ title, slug, excerpt, content, featured_image, category }: Partial<AdminPost>): Columns => ({
  title,
  slug,
  excerpt,
  content: content === undefined ? undefined : safeHtml(content),
  featuredImage: featured_image,
  category,
});

/** Publishing sets the date, other statuses empty it (back office 4). The first date stays while it is published (decision 39). */
function publication(
  { clock }: AppContext,
  { status, publish_at }: Pick<AdminPost, "status" | "publish_at">,
  before: Row | null,
): Columns {
  const now = clock.now();
  const publishAt = publishAtOf(now, { status, publish_at }, before?.publishAt ?? null);
  return { status, publishAt, publishedAt: status === "published" ? (before?.publishedAt ?? now) : null };
}

/** Only a draft waits for a moment. @throws AppError "invalid" for a new one that has passed */
export function publishAtOf(
  now: Date,
  { status, publish_at }: Pick<AdminPost, "status" | "publish_at">,
  before: Date | null,
): Date | null {
  const publishAt = status === "draft" && publish_at ? new Date(publish_at) : null;
  const isNew = publishAt?.getTime() !== before?.getTime();
  if (publishAt && isNew && publishAt <= now) throw new AppError("invalid", problems.publishAt, { code: "PUBLISH_AT" });
  return publishAt;
}
