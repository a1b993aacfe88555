import { eq } from "drizzle-orm";
import type { Actor } from "#features/audit/actor.ts";
import { exchangeImagesIn, releaseImagesOf } from "#features/images/server/shown-images.ts";
import { deleteSlugs, keepOldSlug } from "#features/products/server/slug-history.ts";
import type { AppContext } from "#platform/context.ts";
import { noRow, transact } from "#platform/database/database.ts";
import { refuseOld } from "#shared/app-error.ts";
import { safeHtml } from "#shared/safe-html.ts";
import type { AdminPage, NewPage } from "../content-item.ts";
import { messages as problems } from "../problem-messages.ts";
import { audit, gone, withFreeSlug, writeOnce } from "./content-item.ts";
import { contentPages } from "./content-pages-table.ts";
import { deleteTranslatedSlugs } from "./content-translations.ts";

type Row = typeof contentPages.$inferSelect;

/** @throws AppError "conflict" where the slug is taken */
export const addPage = (shop: AppContext, { id, title, slug, ...written }: NewPage, actor: Actor): Promise<Row> =>
  writeOnce(
    transact(shop.db, async (tx) => {
      await exchangeImagesIn(tx, [], [written.body], shop.clock.now());
      const [row = noRow()] = await tx
        .insert(contentPages)
        .values({ id, title, slug, ...columnsOf(written) })
        .returning();
      await audit(tx, "content-page", "written", row, actor);
      return row;
    }),
    async () => (id ? shop.db.select().from(contentPages).where(eq(contentPages.id, id)) : []),
  );

interface Change {
  id: string;
  /** The version that the administrator saw. */
  version: number;
  written: Partial<AdminPage>;
}

/** @throws AppError where it is gone, the slug is taken, or somebody else has saved it meanwhile */
export const changePage = (shop: AppContext, { id, version, written }: Change, actor: Actor): Promise<Row> =>
  withFreeSlug(
    transact(shop.db, async (tx) => {
      const [before] = await tx.select().from(contentPages).where(eq(contentPages.id, id)).for("update");
      if (!before) throw gone();
      refuseOld(before.version, version, problems.changed);
      await exchangeImagesIn(tx, [before.body], [written.body], shop.clock.now());
      const [row] = await tx
        .update(contentPages)
        .set({ ...columnsOf(written), version: version + 1 })
        .where(eq(contentPages.id, id))
        .returning();
      if (!row) throw gone();
      await keepOldSlug(tx, "content-page", before, row);
      await audit(tx, "content-page", "changed", row, actor);
      return row;
    }),
  );

/** @throws AppError where it is gone already, or was changed since `version` */
export const deletePage = (shop: AppContext, id: string, actor: Actor, version?: number): Promise<void> =>
  transact(shop.db, async (tx) => {
    const [row] = await tx.select().from(contentPages).where(eq(contentPages.id, id)).for("update");
    if (!row) throw gone();
    refuseOld(row.version, version, problems.changed);
    await releaseImagesOf(tx, "content-page", id, shop.clock.now());
    await tx.delete(contentPages).where(eq(contentPages.id, id));
    await deleteSlugs(tx, "content-page", id);
    await deleteTranslatedSlugs(tx, "content-page", id);
    await audit(tx, "content-page", "deleted", row, actor);
  });

const columnsOf = ({ body, meta_description, ...same }: Partial<AdminPage>): Partial<Row> => ({
  ...same,
  ...(body === undefined ? {} : { body: safeHtml(body) }),
  ...(meta_description === undefined ? {} : { metaDescription: meta_description }),
});
