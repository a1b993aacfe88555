import { and, eq, lte, sql } from "drizzle-orm";
import type { Actor } from "#features/audit/actor.ts";
import { messages as contentProblems } from "#features/content/problem-messages.ts";
import { audit, gone, withFreeSlug, writeOnce } from "#features/content/server/content-item.ts";
import { deleteTranslatedSlugs } from "#features/content/server/content-translations.ts";
import { publishAtOf } from "#features/content/server/write-post.ts";
import { exchangeImagesIn, releaseImagesOf } from "#features/images/server/shown-images.ts";
import { listAttributes } from "#features/products/server/attribute-queries.ts";
import { deleteSlugs, keepOldSlug } from "#features/products/server/slug-history.ts";
import { replaceInTranslations } from "#features/translations/server/replace-image.ts";
import type { AppContext } from "#platform/context.ts";
import { noRow, type Tx, transact } from "#platform/database/database.ts";
import { publish } from "#platform/events/events.ts";
import { AppError, refuseOld } from "#shared/app-error.ts";
import { isoOrNull } from "#shared/day.ts";
import { safeHtml } from "#shared/safe-html.ts";
import { type AdminCollection, type CollectionRule, MAX_COLLECTIONS, type NewCollection } from "../collection.ts";
import { messages } from "../problem-messages.ts";
import { translatedCollections } from "./collection-translations.ts";
import { collectionProducts, collections } from "./collections-table.ts";
import { refuseSharedSlug } from "./shared-slug.ts";

type Row = typeof collections.$inferSelect;

/** A rule that matches 100,000 products writes each of them. */
const LIMIT_MS = 40_000;

/** Answers its id. @throws AppError "conflict" where the slug is taken, "invalid" where the rule asks for what is not there */
export const addCollection = (shop: AppContext, { id, ...written }: NewCollection, actor: Actor): Promise<string> =>
  writeOnce(
    transact(
      shop.db,
      async (tx) => {
        await refuseUnknown(tx, written.rule);
        await exchangeImagesIn(tx, [], [written.image, written.body], shop.clock.now());
        const { title, slug, products, ...more } = written;
        await refuseSharedSlug(tx, { id: id ?? null, slug, among: "translations" });
        const [row = noRow()] = await tx
          .insert(collections)
          .values({ id, title, slug, ...columnsOf(more), publishAt: publishAtOf(shop.clock.now(), written, null) })
          .returning();
        // The insert waits for others, so none is missed.
        if ((await tx.$count(collections)) > MAX_COLLECTIONS)
          throw new AppError("conflict", messages.tooMany(MAX_COLLECTIONS));
        if (!row.rule) await choose(tx, row.id, products);
        await audit(tx, "collection", "written", row, actor);
        return row.id;
      },
      LIMIT_MS,
    ),
    async () => (id ? shop.db.select().from(collections).where(eq(collections.id, id)) : []),
  );

interface Change {
  id: string;
  /** The version that the administrator saw. */
  version: number;
  written: Partial<AdminCollection>;
}

/** @throws AppError where it is gone, the slug is taken, or somebody else has saved it meanwhile */
export const changeCollection = (shop: AppContext, { id, version, written }: Change, actor: Actor): Promise<void> =>
  withFreeSlug(
    transact(
      shop.db,
      async (tx) => {
        // Before the collection: who deletes a product holds it first, and then its collections.
        if (written.products?.length)
          await tx.execute(sql`
            SELECT FROM products WHERE id = ANY (${sql.param([...written.products])}::uuid[]) ORDER BY id FOR KEY SHARE`);
        // Held without keeping products from being put into it.
        const [before] = await tx.select().from(collections).where(eq(collections.id, id)).for("no key update");
        if (!before) throw gone();
        refuseOld(before.version, version, contentProblems.changed);
        await refuseUnknown(tx, written.rule ?? null);
        const { slug = before.slug } = written;
        if (slug !== before.slug) await refuseSharedSlug(tx, { id, slug, among: "translations" });
        await exchangeImagesIn(tx, [before.image, before.body], [written.image, written.body], shop.clock.now());
        const { products, ...more } = written;
        const { status = before.status, publish_at = isoOrNull(before.publishAt) } = written;
        const publishAt = publishAtOf(shop.clock.now(), { status, publish_at }, before.publishAt);
        const [row] = await tx
          .update(collections)
          .set({ ...columnsOf(more), publishAt, version: version + 1 })
          .where(eq(collections.id, id))
          .returning();
        if (!row) throw gone();
        if (!row.rule && (products || before.rule)) await choose(tx, id, products ?? []);
        await keepOldSlug(tx, "collection", before, row);
        await audit(tx, "collection", "changed", row, actor);
      },
      LIMIT_MS,
    ),
  );

/** @throws AppError where it is gone already, or was changed since `version` */
export const deleteCollection = (shop: AppContext, id: string, actor: Actor, version?: number): Promise<void> =>
  transact(shop.db, async (tx) => {
    const [row] = await tx.select().from(collections).where(eq(collections.id, id)).for("update");
    if (!row) throw gone();
    refuseOld(row.version, version, contentProblems.changed);
    await releaseImagesOf(tx, "collection", id, shop.clock.now());
    await tx.delete(collections).where(eq(collections.id, id));
    await deleteSlugs(tx, "collection", id);
    await deleteTranslatedSlugs(tx, "collection", id);
    await audit(tx, "collection", "deleted", row, actor);
  });

/** Drafts whose time has come. Looked for first: an update of none, too, outdates all pages with products. */
export async function publishDueCollections({ db, clock }: Pick<AppContext, "db" | "clock">): Promise<void> {
  const due = and(eq(collections.status, "draft"), lte(collections.publishAt, clock.now()));
  if ((await db.$count(collections, due)) === 0) return;
  const version = sql`${collections.version} + 1`;
  await db.update(collections).set({ status: "published", publishAt: null, version }).where(due);
}

/** Time alone takes products out of a collection of new ones. What is held by others waits for the next time. */
export async function refreshNew(shop: Pick<AppContext, "db">): Promise<void> {
  const { rows } = await shop.db.execute<{ id: string }>(sql`
    SELECT id FROM collections WHERE rule @> '{"conditions": [{"field": "new"}]}' ORDER BY id`);
  for (const { id } of rows)
    await transact(
      shop.db,
      async (tx) => {
        // While an import holds the rules, everybody who saves a product would queue behind this one.
        const { rows } = await tx.execute<{ isFree: boolean }>(
          sql`SELECT pg_try_advisory_xact_lock(hashtext('collection rules')) AS "isFree"`,
        );
        if (!rows[0]?.isFree) return;
        await tx.execute(sql`SELECT refresh_collection(${id})`);
        await publish(tx, { kind: "collection", id });
      },
      LIMIT_MS,
    );
}

/** Puts these products into the collection, in this order, and takes the others out. Of variants the one that lists show. */
async function choose(tx: Tx, id: string, products: readonly string[]): Promise<void> {
  const ids = sql.param([...products]);
  const { rows } = await tx.execute<{ known: number }>(sql`
    SELECT count(*)::int AS known FROM products WHERE id = ANY (${ids}::uuid[])`);
  if (rows[0]?.known !== products.length) throw new AppError("conflict", messages.productGone);
  await tx.delete(collectionProducts).where(eq(collectionProducts.collectionId, id));
  await tx.execute(sql`
    INSERT INTO collection_products (collection_id, product_id, position, is_shown)
    SELECT ${id}::uuid, shown, min(place) - 1, false FROM (
      SELECT coalesce((SELECT l.id FROM products l WHERE l.group_id = p.group_id AND l.listed AND l.retired_at IS NULL), p.id) AS shown, c.place
      FROM unnest(${ids}::uuid[]) WITH ORDINALITY AS c(id, place) JOIN products p ON p.id = c.id) AS chosen
    GROUP BY shown`);
  await tx.execute(sql`SELECT refresh_collections_of(${ids}::uuid[])`);
}

/** A copy of a product is in the collections by hand that the product is in, right behind it; shown once it is in the shop. */
export async function copyIntoCollections(tx: Tx, from: string, to: string): Promise<void> {
  await tx.execute(sql`
    INSERT INTO collection_products (collection_id, product_id, position, is_shown)
    SELECT m.collection_id, ${to}::uuid, m.position, false
    FROM collection_products m JOIN collections c ON c.id = m.collection_id AND c.rule IS NULL
    WHERE m.product_id = ${from} ON CONFLICT DO NOTHING`);
  // Who chooses its products meanwhile is told.
  await tx.execute(sql`
    UPDATE collections SET version = version + 1
    WHERE id IN (SELECT collection_id FROM collection_products WHERE product_id = ${to}) AND rule IS NULL`);
}

/** In every language. Who edits one meanwhile is told that it has changed. */
export async function replaceInCollections(tx: Tx, from: string, to: string): Promise<void> {
  const ids = sql`(SELECT target_id FROM image_uses WHERE kind = 'collection' AND path = ${from})`;
  await replaceInTranslations(tx, translatedCollections, "body", { ids, from, to });
  await tx.execute(sql`
    UPDATE collections SET image = replace(image, ${from}, ${to}), body = replace(body, ${from}, ${to}), version = version + 1
    WHERE id IN ${ids}`);
}

/** Attributes may be renamed or gone by the time a rule is sent. @throws AppError "invalid" */
async function refuseUnknown(tx: Tx, rule: CollectionRule | null): Promise<void> {
  const asked = (rule?.conditions ?? []).flatMap((one) => ("attribute" in one ? [one] : []));
  if (asked.length === 0) return;
  const known = await listAttributes(tx);
  for (const one of asked) {
    const attribute = known.find(({ slug, type }) => slug === one.attribute && type === one.field);
    const choices = attribute?.choices.map(({ slug }) => slug);
    if (!attribute || (one.field === "choice" && !one.values.every((value) => choices?.includes(value))))
      throw new AppError("invalid", messages.attributeGone(one.attribute));
  }
}

const columnsOf = ({
  body,
  meta_title,
  meta_description,
  menu_position,
  publish_at: _moment,
  ...same
}: Partial<Omit<AdminCollection, "products">>): Partial<Row> => ({
  ...same,
  ...(body === undefined ? {} : { body: safeHtml(body) }),
  ...(meta_title === undefined ? {} : { metaTitle: meta_title }),
  ...(meta_description === undefined ? {} : { metaDescription: meta_description }),
  ...(menu_position === undefined ? {} : { menuPosition: menu_position }),
});
