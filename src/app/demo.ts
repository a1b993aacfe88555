import { join } from "node:path";
import { sql } from "drizzle-orm";
import { hasPosts, insertDemoArticles, readDemoArticles } from "#features/content/server/demo-articles.ts";
import { setInitialStock } from "#features/inventory/server/initial-stock.ts";
import { hasProducts, insertDemoCatalogue, readDemoCatalogue } from "#features/products/server/demo-catalogue.ts";
import { seedDemoRatings } from "#features/settings/server/installation.ts";
import { hasParcelMachines, insertDemoParcelMachines } from "#features/shipping/server/demo-parcel-machines.ts";
import type { AppContext } from "#platform/context.ts";
import { transact } from "#platform/database/database.ts";

const SEED_LOCK = 2_026_112_101;

/** Fills an empty shop with the demo's products, parcel machines and articles in one transaction. Several processes may start at once. */
export async function fillDemoShop(shop: AppContext, root: string): Promise<void> {
  const folder = join(root, "assets/demo");
  const isStocked = await hasProducts(shop.db);
  const hasArticles = await hasPosts(shop.db);
  if (isStocked && hasArticles && (await hasParcelMachines(shop.db))) return;
  const demo = isStocked ? null : await readDemoCatalogue(shop.files, folder);
  const articles = hasArticles ? null : await readDemoArticles(shop.files, folder);
  await transact(shop.db, async (tx) => {
    await tx.execute(sql`SELECT pg_advisory_xact_lock(${SEED_LOCK})`);
    const now = shop.clock.now();
    if (!(await hasParcelMachines(tx))) await insertDemoParcelMachines(tx, folder);
    if (demo && !(await hasProducts(tx))) {
      await seedDemoRatings(tx);
      await setInitialStock(tx, await insertDemoCatalogue(tx, demo, now));
    }
    // After the products, whose images articles use: an image keeps the alt text of its product.
    if (articles && !(await hasPosts(tx))) await insertDemoArticles(tx, articles, now);
  });
}
