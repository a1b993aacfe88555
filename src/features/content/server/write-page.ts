import { eq } from "drizzle-orm";
import type { Shop } from "#platform/context.ts";
import { transact } from "#platform/database/database.ts";
import { safeHtml } from "#shared/safe-html.ts";
import type { WrittenPage } from "../content-item.ts";
import { audit, type Deed, forgetSlugs, gone, keepOldSlug, refuseOld, withFreeSlug } from "./content-item.ts";
import { contentPages } from "./content-pages-table.ts";

type Row = typeof contentPages.$inferSelect;

/** @throws Refusal "conflict" where the slug is taken */
export const addPage = (shop: Shop, { title, slug, ...written }: WrittenPage, deed: Deed): Promise<Row> =>
  withFreeSlug(
    transact(shop.db, async (tx) => {
      const [row] = await tx
        .insert(contentPages)
        .values({ title, slug, ...columnsOf(written) })
        .returning();
      if (!row) throw new Error("An insert answered with no row");
      await audit(tx, "content-page", "written", row, deed);
      return row;
    }),
  );

interface Change {
  id: string;
  /** The version that the administrator saw. */
  version: number;
  written: Partial<WrittenPage>;
}

/** @throws Refusal where it is gone, the slug is taken, or somebody else has saved it meanwhile */
export const changePage = (shop: Shop, { id, version, written }: Change, deed: Deed): Promise<Row> =>
  withFreeSlug(
    transact(shop.db, async (tx) => {
      const [before] = await tx.select().from(contentPages).where(eq(contentPages.id, id)).for("update");
      if (!before) throw gone();
      refuseOld(before.version, version);
      const [row] = await tx
        .update(contentPages)
        .set({ ...columnsOf(written), version: version + 1 })
        .where(eq(contentPages.id, id))
        .returning();
      if (!row) throw gone();
      await keepOldSlug(tx, "content-page", id, before.slug, row.slug);
      await audit(tx, "content-page", "changed", row, deed);
      return row;
    }),
  );

/** @throws Refusal where it is gone already */
export const deletePage = (shop: Shop, id: string, deed: Deed): Promise<void> =>
  transact(shop.db, async (tx) => {
    const [row] = await tx.delete(contentPages).where(eq(contentPages.id, id)).returning();
    if (!row) throw gone();
    await forgetSlugs(tx, "content-page", id);
    await audit(tx, "content-page", "deleted", row, deed);
  });

const columnsOf = ({ body, meta_description, ...same }: Partial<WrittenPage>): Partial<Row> => ({
  ...same,
  ...(body === undefined ? {} : { body: safeHtml(body) }),
  ...(meta_description === undefined ? {} : { metaDescription: meta_description }),
});
