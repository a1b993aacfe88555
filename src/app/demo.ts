import { join } from "node:path";
import { sql } from "drizzle-orm";
import { insertDemoCollections } from "#features/collections/server/insert-demo-collections.ts";
import { DEMO_ARTICLE_LANGUAGES } from "#features/content/server/demo/demo-languages.ts";
import { insertDemoArticleTranslations } from "#features/content/server/demo-article-translations.ts";
import { hasPosts, insertDemoArticles, readDemoArticles } from "#features/content/server/demo-articles.ts";
import { setInitialStock } from "#features/inventory/server/initial-stock.ts";
import { DEMO_PRODUCT_LANGUAGES } from "#features/products/server/demo/demo-languages.ts";
import {
  type DemoCatalogue,
  hasProducts,
  insertDemoCatalogue,
  readDemoCatalogue,
} from "#features/products/server/demo-catalogue.ts";
import { insertDemoProductTranslations } from "#features/products/server/demo-product-translations.ts";
import { openDemoLanguages } from "#features/settings/server/demo-sentences.ts";
import { seedDemoRatings } from "#features/settings/server/installation.ts";
import { hasParcelMachines, insertDemoParcelMachines } from "#features/shipping/server/demo-parcel-machines.ts";
import { TRANSLATION_LANGUAGES } from "#features/translations/translation.ts";
import type { AppContext } from "#platform/context.ts";
import { type Tx, transact } from "#platform/database/database.ts";

const SEED_LOCK = 2_026_112_101;

/** A demo that is new speaks every language in which all of it is written. */
async function translateDemo(tx: Tx, demo: DemoCatalogue): Promise<void> {
  const languages = TRANSLATION_LANGUAGES.filter((one) => DEMO_PRODUCT_LANGUAGES[one] && DEMO_ARTICLE_LANGUAGES[one]);
  if (languages.length === 0) return;
  for (const language of languages) {
    await insertDemoProductTranslations(tx, demo, language);
    await insertDemoArticleTranslations(tx, language);
  }
  await insertDemoCollections(tx, (file) => demo.images.get(file)?.path, languages);
  await openDemoLanguages(tx, languages);
}

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
    const isEmpty = !(await hasProducts(tx));
    if (demo && isEmpty) {
      await seedDemoRatings(tx);
      await setInitialStock(tx, await insertDemoCatalogue(tx, demo, now));
    }
    // After the products, whose images articles use: an image keeps the alt text of its product.
    const isWritten = await hasPosts(tx);
    if (articles && !isWritten) await insertDemoArticles(tx, articles, now);
    if (demo && isEmpty && articles && !isWritten) await translateDemo(tx, demo);
  });
}
