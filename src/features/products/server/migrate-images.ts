import { randomUUID } from "node:crypto";
import { arrayOverlaps, eq, sql } from "drizzle-orm";
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
  /** Hosts that were asked and did not answer. */
  silent: string[];
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

/** Products with images that are not in the store, by name, 500 at most: the first, or those behind `after`. */
export async function productsToMigrate(db: Db, after?: string, limit = MAX_LISTED) {
  const rows = await db
    .select({ id: products.id, name: products.name, image: products.image })
    .from(products)
    .where(
      after
        ? sql`has_external_image(${products.image})
            AND (${products.name}, ${products.id}) > (SELECT name, id FROM products WHERE id = ${after})`
        : sql`has_external_image(${products.image})`,
    )
    .orderBy(products.name, products.id)
    .limit(limit);
  const listed = rows
    .map(({ id, name, image }) => ({ id, name, images: image.filter(isElsewhere).length }))
    .filter(({ images }) => images > 0);
  return { products: listed, next: rows.length === limit ? (rows.at(-1)?.id ?? null) : null };
}

/**
 * Takes a product's images from elsewhere into the store, for all products that show them. What fails stays as it was, also what
 * is at a host of `silent`, which is not asked again. @throws AppError "not-found"
 */
export async function migrateImages(
  shop: Pick<AppContext, "db" | "files" | "clock">,
  id: string,
  actor: Actor,
  fetch: Fetch = fetchImage,
  silent: readonly string[] = [],
): Promise<ImageMigration> {
  const [product] = await shop.db
    .select({ name: products.name, image: products.image })
    .from(products)
    .where(eq(products.id, id));
  if (!product) throw new AppError("not-found", messages.gone);
  const wanted = product.image
    .map((entry, place) => ({ entry, place, host: hostOf(entry) }))
    .filter(({ entry, place }) => isElsewhere(entry) && product.image.indexOf(entry) === place);
  const stored = new Map<string, string>();
  const errors: string[] = [];
  const hosts = { silent: new Set<string>(), answering: new Set<string>() };
  const imageWorker = openImageWorker();
  try {
    // The images come together, and are decoded one after the other by the image worker.
    const fates = wanted.map(async ({ entry, place, host }) => {
      const name = `${productSlug(product.name).slice(0, 60)}-${place + 1}-${randomUUID()}`;
      try {
        if (silent.includes(host)) throw new RemoteFailure(`is not asked for: ${host} did not answer before`);
        stored.set(entry, await storeFrom(shop, imageWorker, entry, name, fetch));
        hosts.answering.add(host);
      } catch (error) {
        if (error instanceof RemoteFailure) {
          errors.push(`Image ${place + 1} ${error.message}`);
          if (error.isSilent) hosts.silent.add(host);
        } else if (error instanceof AppError) errors.push(`Image ${place + 1}: ${error.message}`);
        else throw error;
      }
    });
    await Promise.all(fates);
  } finally {
    await imageWorker.close();
  }
  if (stored.size > 0)
    await transact(shop.db, async (tx) => {
      for (const one of await exchange(tx, shop.clock.now(), stored)) {
        const subject = { kind: "product" as const, id: one.id };
        const details = { migrated: one.migrated, failed: one.id === id ? errors.length : 0 };
        await writeAudit(tx, actor, { action: "product.images-migrated", subject, details });
      }
    });
  const result = errors.length === 0 ? "success" : stored.size > 0 ? "partial" : "failed";
  const unanswered = [...hosts.silent].filter((host) => !hosts.answering.has(host));
  return { result, migrated: stored.size, errors: errors.toSorted(), silent: unanswered };
}

/** Empty for what is carried along, and for what is no address. */
const hostOf = (entry: string): string => (URL.canParse(entry) ? new URL(entry).host : "");

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

/** Only where the old address still is: someone may have edited a product while its images were fetched. */
async function exchange(tx: Tx, now: Date, stored: ReadonlyMap<string, string>) {
  const showing = await tx
    .select({ id: products.id, image: products.image })
    .from(products)
    .where(sql`has_external_image(${products.image}) AND ${arrayOverlaps(products.image, [...stored.keys()])}`)
    .orderBy(products.id)
    .for("no key update");
  for (const { id, image: before } of showing) {
    const image = before.map((entry) => stored.get(entry) ?? entry);
    await exchangeImages(tx, before, image, now);
    await tx.update(products).set({ image }).where(eq(products.id, id));
  }
  return showing.map(({ id, image }) => ({ id, migrated: image.filter((entry) => stored.has(entry)).length }));
}
