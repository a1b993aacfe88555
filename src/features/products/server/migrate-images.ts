import { randomUUID } from "node:crypto";
import { eq, sql } from "drizzle-orm";
import type { Actor } from "#features/audit/actor.ts";
import { writeAudit } from "#features/audit/server/write-audit.ts";
import { imageAddress } from "#features/images/image-address.ts";
import { MAX_BYTES } from "#features/images/image-limits.ts";
import { type ImageWorker, openImageWorker } from "#features/images/server/image-worker.ts";
import { storeImage } from "#features/images/server/store-image.ts";
import type { AppContext } from "#platform/context.ts";
import { type Db, type Tx, transact } from "#platform/database/database.ts";
import { OPEN_WEB, RemoteFailure, readRemoteBytes } from "#platform/remote/read-remote.ts";
import { AppError } from "#shared/app-error.ts";
import { messages } from "../product-input-messages.ts";
import { productSlug } from "../product-slug.ts";
import { exchangeImages } from "./product-images.ts";
import { products } from "./products-table.ts";

const MAX_LISTED = 500;
const TIME_LIMIT_MS = 15_000;

export interface ImageMigration {
  result: "success" | "partial" | "failed";
  migrated: number;
  /** One sentence for each image that stays where it is. */
  errors: string[];
}

type Fetch = (address: string) => Promise<Uint8Array>;

/** Only from the open web, within limits of time and size; what came is an image by its bytes or nothing (decision 41). */
const fetchImage: Fetch = (address) =>
  readRemoteBytes(address, {
    maxBytes: MAX_BYTES,
    timeoutMs: TIME_LIMIT_MS,
    contentType: /^(image\/|application\/octet-stream)/,
    accept: "image/*",
    reach: OPEN_WEB,
  });

/** Whether an entry of `image` is to be fetched into the store: not what is there already, and no stand-in. */
const isElsewhere = (entry: string): boolean => !["stored", "placeholder"].includes(imageAddress(entry).kind);

/** The first 500 products, by name, with images that are not in the store. */
export async function productsToMigrate(db: Db): Promise<{ id: string; name: string; images: number }[]> {
  const rows = await db
    .select({ id: products.id, name: products.name, image: products.image })
    .from(products)
    .where(sql`has_external_image(${products.image})`)
    .orderBy(products.name, products.id)
    .limit(MAX_LISTED);
  return rows
    .map(({ id, name, image }) => ({ id, name, images: image.filter(isElsewhere).length }))
    .filter(({ images }) => images > 0);
}

/** Takes a product's images from elsewhere into the store. What fails stays as it was. @throws AppError "not-found" */
export async function migrateImages(
  shop: Pick<AppContext, "db" | "files" | "clock">,
  id: string,
  actor: Actor,
  fetch: Fetch = fetchImage,
): Promise<ImageMigration> {
  const [product] = await shop.db
    .select({ name: products.name, image: products.image })
    .from(products)
    .where(eq(products.id, id));
  if (!product) throw new AppError("not-found", messages.gone);
  const wanted = product.image.map((entry, place) => ({ entry, place })).filter(({ entry }) => isElsewhere(entry));
  const stored = new Map<string, string>();
  const errors: string[] = [];
  const imageWorker = openImageWorker();
  try {
    // The images come together, and are decoded one after the other by the image worker.
    const fates = wanted.map(async ({ entry, place }) => {
      const name = `${productSlug(product.name).slice(0, 60)}-${place + 1}-${randomUUID()}`;
      try {
        stored.set(entry, await storeFrom(shop, imageWorker, entry, name, fetch));
      } catch (error) {
        if (error instanceof RemoteFailure) errors.push(`Image ${place + 1} ${error.message}`);
        else if (error instanceof AppError) errors.push(`Image ${place + 1}: ${error.message}`);
        else throw error;
      }
    });
    await Promise.all(fates);
  } finally {
    await imageWorker.close();
  }
  if (stored.size > 0) {
    await transact(shop.db, async (tx) => {
      await exchange(tx, shop.clock.now(), id, stored);
      const subject = { kind: "product" as const, id };
      const details = { migrated: stored.size, failed: errors.length };
      const action = "product.images-migrated";
      await writeAudit(tx, actor, { action, subject, details });
    });
  }
  const result = errors.length === 0 ? "success" : stored.size > 0 ? "partial" : "failed";
  return { result, migrated: stored.size, errors: errors.toSorted() };
}

async function storeFrom(
  shop: Pick<AppContext, "db" | "files" | "clock">,
  imageWorker: ImageWorker,
  entry: string,
  name: string,
  fetch: Fetch,
): Promise<string> {
  if (imageAddress(entry).kind === "unknown") throw new AppError("invalid", messages.addressUnreadable);
  const carried = /^data:[^,]*;base64,(.*)$/s.exec(entry)?.[1];
  const bytes = carried === undefined ? await fetch(entry) : Buffer.from(carried, "base64");
  return (await storeImage(shop, imageWorker, bytes, { name, unsavedSince: shop.clock.now() })).path;
}

/** Only if the old address is still there: someone may have edited the product while its images were fetched. */
async function exchange(tx: Tx, now: Date, id: string, stored: ReadonlyMap<string, string>): Promise<void> {
  const [product] = await tx
    .select({ image: products.image })
    .from(products)
    .where(eq(products.id, id))
    .for("no key update");
  if (!product?.image.some((entry) => stored.has(entry))) return;
  const image = product.image.map((entry) => stored.get(entry) ?? entry);
  await exchangeImages(tx, product.image, image, now);
  await tx.update(products).set({ image }).where(eq(products.id, id));
}
