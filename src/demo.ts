import { join } from "node:path";
import { sql } from "drizzle-orm";
import { hasProducts, insertDemoCatalogue, readDemoCatalogue } from "#features/catalog/server/demo-catalogue.ts";
import { seedDemoRatings } from "#features/settings/server/installation.ts";
import { openStock } from "#features/stock/server/open-stock.ts";
import { transact } from "#platform/database/database.ts";
import type { Shop } from "#platform/shop.ts";

const SEED_LOCK = 2_026_112_101;

/** Fills an empty shop with the demo catalogue, all of it or nothing, also when several processes start at once. */
export async function fillDemoShop(shop: Shop, root: string): Promise<void> {
  if (await hasProducts(shop.db)) return;
  const demo = await readDemoCatalogue(shop.files, join(root, "assets/demo"));
  await transact(shop.db, async (tx) => {
    await tx.execute(sql`SELECT pg_advisory_xact_lock(${SEED_LOCK})`);
    if (await hasProducts(tx)) return;
    await seedDemoRatings(tx);
    await openStock(tx, await insertDemoCatalogue(tx, demo, shop.clock.now()));
  });
}
