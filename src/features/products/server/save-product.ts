import { randomUUID } from "node:crypto";
import { eq, sql } from "drizzle-orm";
import type { AuditAction } from "#features/audit/audit-actions.ts";
import { writeAudit, writeAudits } from "#features/audit/server/write-audit.ts";
import { openStock } from "#features/inventory/server/initial-stock.ts";
import type { Shop } from "#platform/context.ts";
import { type Tx, transact, violatedConstraint } from "#platform/database/database.ts";
import { Refusal } from "#shared/app-error.ts";
import { euros } from "#shared/money.ts";
import type { NewProduct, ProductChange } from "../product-input.ts";
import { texts } from "../product-input-texts.ts";
import { freeSlug, slugOf } from "../product-slug.ts";
import { correctStock } from "./correct-stock.ts";
import { exchangePictures } from "./product-images.ts";
import { productRow } from "./product-list-queries.ts";
import { changesOf, rowOf } from "./product-row.ts";
import { products, slugHistory } from "./products-table.ts";

/** Who does it. */
export interface Deed {
  by: string;
  requestId: string;
}

type Clock = Shop["clock"];

/** Answers the new product's id. @throws Refusal */
export async function createProduct(shop: Pick<Shop, "db" | "clock">, wish: NewProduct, deed: Deed): Promise<string> {
  try {
    return await refusingDoubles(() => transact(shop.db, (tx) => insertProduct(tx, shop.clock, wish, deed)));
  } catch (error) {
    // The answer was lost, and the same product is sent again.
    if (wish.id && (await productRow(shop.db, wish.id))) return wish.id;
    throw error;
  }
}

/** @throws Refusal "conflict" with the product as it is now, where `version` or `stock_seen` is not what is there. */
export const changeProduct = (
  shop: Pick<Shop, "db" | "clock">,
  id: string,
  wish: ProductChange,
  deed: Deed,
): Promise<void> => refusingDoubles(() => transact(shop.db, (tx) => updateProduct(tx, shop.clock, id, wish, deed)));

export async function insertProduct(tx: Tx, clock: Clock, wish: NewProduct, deed: Deed): Promise<string> {
  const image = wish.image ?? [];
  await exchangePictures(tx, [], image, clock.now());
  const { name, price, category, ...rest } = rowOfNew(wish);
  const [made] = await tx
    .insert(products)
    .values({ ...rest, id: wish.id, name, category, priceCents: price, slug: wish.slug ?? (await slugFor(tx, name)) })
    .returning({ id: products.id });
  if (!made) throw new Error("The product was not written");
  await openStock(tx, [{ productId: made.id, quantity: wish.stock }], deed.by);
  await audit(tx, "product.created", made.id, deed, { sku: rest.sku });
  return made.id;
}

function rowOfNew(wish: NewProduct) {
  const { priceCents = euros(0), ...row } = rowOf(wish);
  const sku = row.sku ?? `AU-${randomUUID().slice(0, 8).toUpperCase()}`;
  return { ...row, sku, name: wish.name, category: wish.category, price: priceCents };
}

/** Two products of one name at the same moment: the second is refused its address and may be saved again. */
async function slugFor(tx: Tx, name: string): Promise<string> {
  const slug = slugOf(name);
  const rows = await tx
    .select({ slug: products.slug })
    .from(products)
    .where(sql`${products.slug} = ${slug} OR ${products.slug} ~ ${`^${slug}-[0-9]+$`}`);
  return freeSlug(
    slug,
    rows.map((row) => row.slug),
  );
}

export async function updateProduct(tx: Tx, clock: Clock, id: string, wish: ProductChange, deed: Deed): Promise<void> {
  // Held without keeping orders from naming the product.
  const [before] = await tx.select().from(products).where(eq(products.id, id)).for("no key update");
  if (!before) throw new Refusal("not-found", texts.gone);
  if (wish.version !== undefined && wish.version !== before.version) throw await changedMeanwhile(tx, id);
  const changes = { ...changesOf(before, rowOf(wish)), ...retiring(before.retiredAt, wish.retired, clock.now()) };
  if (changes.image) await exchangePictures(tx, before.image, changes.image, clock.now());
  if (changes.slug) await leaveAddress(tx, id, before.slug, changes.slug);
  if (Object.keys(changes).length > 0) await tx.update(products).set(changes).where(eq(products.id, id));
  const stock =
    wish.stock === undefined
      ? undefined
      : await correctStock(tx, { productId: id, wanted: wish.stock, seen: wish.stock_seen, administratorId: deed.by });
  const moved = stock && stock.before !== stock.after ? { stock } : {};
  const price =
    changes.priceCents === undefined ? {} : { price: { before: before.priceCents, after: changes.priceCents } };
  const fields = Object.keys(changes);
  if (fields.length === 0 && !moved.stock) return;
  await audit(tx, "product.changed", id, deed, { fields, ...price, ...moved });
}

const retiring = (retiredAt: Date | null, retired: boolean | undefined, now: Date) =>
  retired === undefined || retired === (retiredAt !== null) ? {} : { retiredAt: retired ? now : null };

/** The old address keeps leading here; one that is taken up again leads by itself. */
async function leaveAddress(tx: Tx, id: string, before: string, after: string): Promise<void> {
  await tx
    .insert(slugHistory)
    .values({ kind: "product", slug: before, targetId: id })
    .onConflictDoUpdate({ target: [slugHistory.kind, slugHistory.slug], set: { targetId: id, until: sql`now()` } });
  await tx.delete(slugHistory).where(sql`${slugHistory.kind} = 'product' AND ${slugHistory.slug} = ${after}`);
}

async function changedMeanwhile(tx: Tx, id: string): Promise<Refusal> {
  const product = await productRow(tx, id);
  return new Refusal("conflict", texts.changed, { code: "VERSION_CONFLICT", more: { product } });
}

const DOUBLES: Record<string, string> = {
  products_slug_unique: texts.slugTaken,
  products_sku_unique: texts.skuTaken,
  products_gtin_unique: texts.gtinTaken,
};

export async function refusingDoubles<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    const message = DOUBLES[violatedConstraint(error) ?? ""];
    throw message ? new Refusal("conflict", message) : error;
  }
}

export const audit = (
  tx: Tx,
  action: AuditAction,
  id: string,
  { by, requestId }: Deed,
  details: Record<string, unknown> = {},
): Promise<void> =>
  writeAudit(tx, {
    actor: "administrator",
    actorId: by,
    action,
    subject: { kind: "product", id },
    details,
    requestId,
  });

export interface StockMoved {
  productId: string;
  stock: { before: number; after: number };
}

/** Only the stock of these products was changed. */
export const auditStock = (tx: Tx, moved: readonly StockMoved[], { by, requestId }: Deed): Promise<void> =>
  writeAudits(
    tx,
    moved.map(({ productId, stock }) => ({
      ...{ actor: "administrator", actorId: by, action: "product.changed", requestId },
      ...{ subject: { kind: "product", id: productId }, details: { fields: [], stock } },
    })),
  );
