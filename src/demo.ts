import { join } from "node:path";
import { sql } from "drizzle-orm";
import { hasProducts, insertDemoCatalogue, readDemoCatalogue } from "#features/catalog/server/demo-catalogue.ts";
import { seedDemoRatings } from "#features/settings/server/installation.ts";
import { hasParcelMachines, insertDemoParcelMachines } from "#features/shipping/server/demo-parcel-machines.ts";
import { openStock } from "#features/stock/server/open-stock.ts";
import { transact } from "#platform/database/database.ts";
import type { Shop } from "#platform/shop.ts";

const SEED_LOCK = 2_026_112_101;

/** Fills an empty shop with the demo's goods and parcel machines, all or nothing, also when several processes start at once. */
export async function fillDemoShop(shop: Shop, root: string): Promise<void> {
  const folder = join(root, "assets/demo");
  const isStocked = await hasProducts(shop.db);
  if (isStocked && (await hasParcelMachines(shop.db))) return;
  const demo = isStocked ? null : await readDemoCatalogue(shop.files, folder);
  await transact(shop.db, async (tx) => {
    await tx.execute(sql`SELECT pg_advisory_xact_lock(${SEED_LOCK})`);
    if (!(await hasParcelMachines(tx))) await insertDemoParcelMachines(tx, folder);
    if (!demo || (await hasProducts(tx))) return;
    await seedDemoRatings(tx);
    await openStock(tx, await insertDemoCatalogue(tx, demo, shop.clock.now()));
  });
}
