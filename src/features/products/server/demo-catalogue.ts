import { readFileSync } from "node:fs";
import { join } from "node:path";
import { eq, inArray, sql } from "drizzle-orm";
import { z } from "zod";
import { openImageWorker } from "#features/images/server/image-worker.ts";
import { insertImages, type NewImage, storeOwnImage } from "#features/images/server/store-image.ts";
import type { Db, Tx } from "#platform/database/database.ts";
import type { Files } from "#platform/files/files.ts";
import { DAY_MS } from "#shared/day.ts";
import { cents } from "#shared/money.ts";
import { each } from "../product-fields.ts";
import { variantOfLine } from "../variant-csv.ts";
import { isKit } from "./kit-queries.ts";
import { rowOf } from "./product-row.ts";
import { priceHistory, products } from "./products-table.ts";
import { productGroups } from "./variants-table.ts";

const { price, image, not_sold_to, prop65_warning, parts, ...fields } = each("input");
const { name, category, slug, sku, stock, discount_percentage } = fields;
const demoProduct = z.object({
  ...z.object(fields).partial().shape,
  name,
  category,
  slug,
  sku,
  stock,
  discount_percentage,
  price_cents: z.int(),
  /** Of a variant: products of one name are one group, in the order of the file. */
  variant: variantOfLine.omit({ group: true }).optional(),
  /** The product that has its translations, where that is another variant. */
  texts_of: z.string().optional(),
  images: z.array(z.object({ file: z.string(), alt: z.string() })),
});

/** How long the samples have been at their price. */
const ASKED_BEFORE = 60 * DAY_MS;

export interface DemoStock {
  productId: string;
  quantity: number;
}

export interface DemoCatalogue {
  products: z.infer<typeof demoProduct>[];
  /** By the name of the file. */
  images: Map<string, NewImage>;
}

export async function hasProducts(db: Db): Promise<boolean> {
  const found = await db.select({ id: products.id }).from(products).limit(1);
  return found.length > 0;
}

/** Reads the demo's products and puts their images into the store. */
export async function readDemoCatalogue(files: Files, folder: string): Promise<DemoCatalogue> {
  const demo = z.array(demoProduct).parse(JSON.parse(readFileSync(join(folder, "products.json"), "utf8")));
  const stored: DemoCatalogue["images"] = new Map();
  const imageWorker = openImageWorker();
  try {
    for (const { file, alt } of demo.flatMap((product) => product.images)) {
      stored.set(file, await storeOwnImage(files, imageWorker, readFileSync(join(folder, file)), alt));
    }
  } finally {
    await imageWorker.close();
  }
  return { products: demo, images: stored };
}

/** Answers how many of each product there are to be had. */
export async function insertDemoCatalogue(tx: Tx, demo: DemoCatalogue, now: Date): Promise<DemoStock[]> {
  // The last ones are at the top of the list, so their sizes are made first.
  await insertImages(tx, [...demo.images.values()].toReversed());
  const rows = await tx
    .insert(products)
    .values(
      demo.products.map((product, i) => ({
        ...rowOf({ ...product, discount_percentage: 0 }),
        name: product.name,
        category: product.category,
        slug: product.slug,
        sku: product.sku,
        priceCents: cents(product.price_cents),
        image: product.images.flatMap(({ file }) => demo.images.get(file)?.path ?? []),
        isSample: true,
        // The file lists the oldest first, and lists are ordered by age.
        createdAt: new Date(now.getTime() - (demo.products.length - i) * 60_000),
      })),
    )
    .returning({ id: products.id, sku: products.sku, priceCents: products.priceCents });
  // Reduced afterwards, from a price that has stood for long enough, as the law wants of a reduction.
  const since = new Date(now.getTime() - ASKED_BEFORE);
  await tx
    .insert(priceHistory)
    .values(rows.map(({ id, priceCents }) => ({ productId: id, priceCents, discountPercentage: 0, since })));
  for (const { sku, discount_percentage: percent } of demo.products) {
    if (percent > 0) await tx.update(products).set({ discountPercentage: percent }).where(eq(products.sku, sku));
  }
  await groupVariants(tx, demo, rows);
  return rows.map(({ id, sku }) => ({
    productId: id,
    quantity: demo.products.find((one) => one.sku === sku)?.stock ?? 0,
  }));
}

async function groupVariants(tx: Tx, demo: DemoCatalogue, rows: readonly { id: string; sku: string }[]): Promise<void> {
  const groups = Map.groupBy(
    demo.products.filter(({ variant }) => variant),
    ({ name }) => name,
  );
  for (const [name, variants] of groups) {
    const options = variants[0]?.variant?.options ?? [];
    const [group] = await tx.insert(productGroups).values({ name, options }).returning({ id: productGroups.id });
    for (const [groupPosition, { sku, variant }] of variants.entries())
      await tx
        .update(products)
        .set({ groupId: group?.id, optionValues: variant?.values, groupPosition })
        .where(
          inArray(
            products.id,
            rows.flatMap((row) => (row.sku === sku ? row.id : [])),
          ),
        );
  }
}

/** A live shop begins without the samples. */
export async function hideSampleProducts(tx: Tx): Promise<void> {
  await tx.execute(sql`UPDATE products SET retired_at = now() WHERE is_sample AND retired_at IS NULL`);
}

/**
 * A demo says of no oil by which act it is labelled, and a live shop sells none without: they wait as drafts. Answers their
 * names.
 */
export async function draftUnlabelled(tx: Tx): Promise<string[]> {
  const { rows } = await tx.execute<{ name: string }>(sql`
    UPDATE products SET retired_at = coalesce(retired_at, now()), is_draft = true, publish_at = NULL
    WHERE (retired_at IS NULL OR publish_at IS NOT NULL) AND category = 'oils' AND regime IS NULL
      AND NOT ${isKit}
    RETURNING name`);
  return rows.map(({ name }) => name).toSorted();
}
