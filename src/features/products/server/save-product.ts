import { randomUUID } from "node:crypto";
import { eq, sql } from "drizzle-orm";
import type { PgColumn } from "drizzle-orm/pg-core";
import type { Actor } from "#features/audit/actor.ts";
import type { AuditAction } from "#features/audit/audit-actions.ts";
import { writeAudit, writeAudits } from "#features/audit/server/write-audit.ts";
import { initialStock, setInitialStock } from "#features/inventory/server/initial-stock.ts";
import type { AppContext } from "#platform/context.ts";
import { type Db, noRow, type Tx, transact, violatedConstraint, violatedValue } from "#platform/database/database.ts";
import { AppError } from "#shared/app-error.ts";
import { euros } from "#shared/money.ts";
import { isSameJson } from "#shared/same-json.ts";
import type { AdminProduct } from "../admin-product.ts";
import { labelProblems, lacksRegime } from "../hazard.ts";
import { messages as kitMessages } from "../kit-messages.ts";
import type { NewProduct, ProductChange, VariantChange } from "../product-input.ts";
import { messages } from "../product-input-messages.ts";
import { freeSlug, productSlug } from "../product-slug.ts";
import { leavesShop, stateChange, stateOf } from "../publication.ts";
import { sharedOf } from "../shared-fields.ts";
import { messages as variantMessages } from "../variant-messages.ts";
import { MAX_VARIANTS } from "../variants.ts";
import { fitAttributes } from "./attribute-queries.ts";
import { correctStock } from "./correct-stock.ts";
import { lockGroupsOf, lockSiblings, refuseTwins, siblingsOf } from "./product-groups.ts";
import { exchangeImages } from "./product-images.ts";
import { productRow } from "./product-list-queries.ts";
import { changesOf, rowOf } from "./product-row.ts";
import { stateAnswer, stateColumns } from "./product-state.ts";
import { products } from "./products-table.ts";
import { ownerOf, refuseGtin } from "./refuse-gtin.ts";
import { setRelated } from "./related-products.ts";
import { kitsAmong, refuseWhereNeeded, setParts } from "./save-parts.ts";
import { keepOldSlug } from "./slug-history.ts";

/** What decides whether a product may be saved as it is. */
export type Saving = Pick<AppContext, "clock" | "config">;

/**
 * Answers the new product's id. The same product sent again with its id is still one.
 * @throws AppError "conflict" with the product as it is, where one with this id is there that is not what was sent.
 */
export async function createProduct(
  shop: Saving & Pick<AppContext, "db">,
  input: NewProduct,
  actor: Actor,
): Promise<string> {
  try {
    return await refusingDoubles(shop.db, () => transact(shop.db, (tx) => insertProduct(tx, shop, input, actor)));
  } catch (error) {
    const stored = input.id && (await productRow(shop.db, input.id));
    if (!stored) throw error;
    // The answer was lost, and the product is sent again: with corrections perhaps.
    if (await transact(shop.db, (tx) => isAsSent(tx, stored, input))) return stored.id;
    throw changed(stored);
  }
}

/** Whether a product is what `input` asks for. Its stock is the one it began with: some of it may be sold. */
async function isAsSent(tx: Tx, stored: AdminProduct, input: NewProduct): Promise<boolean> {
  const [row] = await tx.select().from(products).where(eq(products.id, stored.id));
  if (!row) return false;
  const { state = "published", publish_at, related = [], parts = [] } = input;
  const isMoment = !publish_at || Date.parse(publish_at) === row.publishAt?.getTime();
  return (
    Object.keys(changesOf(row, rowOf(await withFitting(tx, input)))).length === 0 &&
    stored.state === state &&
    isMoment &&
    stored.related.join() === related.join() &&
    isSameJson(stored.parts, parts) &&
    (parts.length > 0 || (await initialStock(tx, stored.id)) === input.stock)
  );
}

/** @throws AppError "conflict" with the product as it is now, where `version` or `stock_seen` is not what is there. */
export const changeProduct = (
  shop: Saving & Pick<AppContext, "db">,
  id: string,
  input: VariantChange,
  actor: Actor,
): Promise<void> =>
  refusingDoubles(shop.db, () => transact(shop.db, (tx) => updateProduct(tx, shop, id, input, actor)));

export async function insertProduct(tx: Tx, shop: Saving, input: NewProduct, actor: Actor): Promise<string> {
  const image = input.image ?? [];
  await exchangeImages(tx, [], image, shop.clock.now());
  const row = rowOf(await withFitting(tx, input));
  const { id, name, category, sku = ownSku() } = input;
  if (row.gtin) await refuseGtin(tx, row.gtin, id);
  const slug = input.slug ?? (await slugFor(tx, name));
  const state = stateChange({ retiredAt: null, isDraft: false, publishAt: null }, input, shop.clock.now());
  const [made = noRow()] = await tx
    .insert(products)
    .values({
      ...row,
      ...state,
      wasPublished: !state.retiredAt,
      id,
      name,
      category,
      priceCents: euros(input.price),
      sku,
      slug,
    })
    .returning();
  const isKit = (input.parts?.length ?? 0) > 0;
  refuseWithoutLabel(shop, made, isKit);
  await setInitialStock(tx, [{ productId: made.id, quantity: input.stock }], actor.administratorId);
  if (input.parts && isKit) await setParts(tx, made.id, input.parts);
  if (input.related) await setRelated(tx, made.id, input.related);
  await audit(tx, "product.created", made.id, actor, { sku });
  return made.id;
}

/** For a product whose article number nobody chose. */
export const ownSku = (): string => `AU-${randomUUID().slice(0, 8).toUpperCase()}`;

/** What decides whether a product may be sold, by its columns. */
const LABELLED = [
  ...(["category", "regime", "pictograms", "signalWord", "hazardStatements", "precautionaryStatements"] as const),
  ...(["contains", "ufi", "supplier", "childResistant", "tactileWarning", "volumeMl"] as const),
  ...(["retiredAt", "publishAt"] as const),
] satisfies (keyof typeof products.$inferSelect)[];

/** A demo tries things out; a live shop says of each oil what it is. */
export const isUnlabelled = ({ config }: Saving, product: Parameters<typeof lacksRegime>[0]): boolean =>
  config.mode === "live" && lacksRegime(product);

/**
 * What is neither in the shop nor on its way there may lack anything, and the parts of a kit say by which act they are labelled.
 * @throws AppError with a sentence for each part that its label lacks (L14 to L16)
 */
export function refuseWithoutLabel(shop: Saving, row: typeof products.$inferSelect, isKit = false): void {
  if (row.retiredAt && !row.publishAt) return;
  const details = !isKit && isUnlabelled(shop, row) ? [messages.regimeMissing] : labelProblems(row);
  if (details.length === 0) return;
  throw new AppError("invalid", [messages.labelMissing, ...details].join(" "), { details, code: "LABEL_INCOMPLETE" });
}

/** Two products of one name at the same moment: the second is refused its address and may be saved again. */
export async function slugFor(tx: Tx, name: string): Promise<string> {
  const slug = productSlug(name);
  const alike = sql`slug = ${slug} OR slug ~ ${`^${slug}-[0-9]+$`}`;
  // Links to what had an address before go on leading there.
  const { rows } = await tx.execute<{ slug: string }>(sql`
    SELECT slug FROM products WHERE ${alike} UNION ALL SELECT slug FROM slug_history WHERE kind = 'product' AND (${alike})`);
  return freeSlug(
    slug,
    rows.map((row) => row.slug),
  );
}

export async function updateProduct(
  tx: Tx,
  shop: Saving,
  id: string,
  input: VariantChange,
  actor: Actor,
): Promise<void> {
  const { siblings = [], even_in_kits: evenInKits, parts, ...own } = input;
  if (input.retired !== undefined || input.state !== undefined || siblings.length > 0) await lockGroupsOf(tx, [id]);
  if (siblings.length > 0) await lockSiblings(tx, id);
  // Held without keeping orders from naming the product.
  const [before] = await tx.select().from(products).where(eq(products.id, id)).for("no key update");
  if (!before) throw new AppError("not-found", messages.gone);
  if (input.version !== undefined && input.version !== before.version) throw await changedMeanwhile(tx, id);
  const changes = {
    ...changesOf(before, rowOf(await withFitting(tx, own))),
    ...stateChange(before, input, shop.clock.now()),
  };
  if (before.groupId && changes.name) throw new AppError("invalid", variantMessages.nameIsMade);
  if (changes.gtin) await refuseGtin(tx, changes.gtin, id);
  // What was for sale before the shop knew labels may still change its price and stock.
  if (LABELLED.some((column) => column in changes)) {
    const isKit = parts ? parts.length > 0 : (await kitsAmong(tx, [id])).has(id);
    refuseWithoutLabel(shop, { ...before, ...changes }, isKit);
  }
  if (!evenInKits && leavesShop(before, { ...before, ...changes })) await refuseWhereNeeded(tx, before);
  if (changes.image) await exchangeImages(tx, before.image, changes.image, shop.clock.now());
  // An address that was never public leads nowhere.
  if (changes.slug && before.wasPublished) {
    const { retiredAt } = { ...before, ...changes };
    const after = { id, slug: changes.slug, status: retiredAt ? "archived" : "published" };
    await keepOldSlug(tx, "product", { slug: before.slug, status: "published" }, after);
  }
  if (Object.keys(changes).length > 0) await tx.update(products).set(changes).where(eq(products.id, id));
  if (before.groupId && (changes.publishAt || changes.retiredAt === null)) await refuseTwins(tx, [id]);
  // Products before levels, which keep shoppers waiting.
  const shared = {
    ...sharedOf({ ...input, ...(siblings.includes("state") ? stateAnswer({ ...before, ...changes }) : {}) }, siblings),
    even_in_kits: evenInKits,
  };
  // What was taken out of the shop stays out.
  const { state: _state, publish_at: _publishAt, ...withoutState } = shared;
  for (const sibling of siblings.length > 0 ? await siblingsOf(tx, id) : []) {
    const change = sibling.state === "archived" ? withoutState : shared;
    // None is shown below itself.
    const related = shared.related?.filter((sku) => sku !== sibling.sku);
    await updateProduct(tx, shop, sibling.id, { ...change, related }, actor);
  }
  // Its own stock ends before it gets parts, and begins after it lost them.
  const wasKit = parts?.length === 0 && (await setParts(tx, id, parts));
  if (wasKit) refuseWithoutLabel(shop, { ...before, ...changes });
  const stock =
    input.stock === undefined
      ? undefined
      : await correctStock(tx, {
          productId: id,
          wanted: input.stock,
          // Of a kit, so many as its parts made.
          seen: wasKit ? undefined : input.stock_seen,
          administratorId: actor.administratorId,
        });
  const hasOtherParts = parts && parts.length > 0 ? await setParts(tx, id, parts) : wasKit;
  // The trigger on products counts.
  if (hasOtherParts && Object.keys(changes).length === 0)
    await tx.update(products).set({ version: before.version }).where(eq(products.id, id));
  const moved = stock && stock.before !== stock.after ? { stock } : {};
  const price =
    changes.priceCents === undefined ? {} : { price: { before: before.priceCents, after: changes.priceCents } };
  const isRelated = input.related !== undefined && (await setRelated(tx, id, input.related));
  const fields = [
    ...Object.keys(changes).filter((column) => !(column in stateColumns)),
    ...(isRelated ? ["related"] : []),
    ...(hasOtherParts ? ["parts"] : []),
  ];
  const [from, to] = [before, { ...before, ...changes }].map(stateOf);
  const state = from === to ? {} : { from, to };
  if (Object.keys(changes).length > 0 || isRelated || hasOtherParts || moved.stock)
    await audit(tx, "product.changed", id, actor, { fields, ...price, ...moved, ...state });
}

const withFitting = async <T extends ProductChange>(tx: Tx, input: T): Promise<T> =>
  input.attributes ? { ...input, attributes: await fitAttributes(tx, input.attributes) } : input;

/** With the product as it is now. */
export async function changedMeanwhile(tx: Tx, id: string): Promise<AppError> {
  return changed(await productRow(tx, id));
}

const changed = (product: AdminProduct | undefined): AppError =>
  new AppError("conflict", messages.changed, { code: "VERSION_CONFLICT", more: { product } });

interface Double {
  message: () => string;
  /** That it is told beside. */
  field?: keyof ProductChange;
  /** That one product has for itself. */
  own?: PgColumn;
}

const DOUBLES: Record<string, Double> = {
  products_slug_unique: { message: () => messages.slugTaken, field: "slug", own: products.slug },
  products_sku_unique: { message: () => messages.skuTaken, field: "sku", own: products.sku },
  products_gtin_unique: { message: () => messages.gtinTaken, field: "gtin", own: products.gtin },
  products_variant_unique: { message: () => variantMessages.combinationTaken },
  product_groups_size: { message: () => variantMessages.tooManyVariants(MAX_VARIANTS) },
  product_parts_no_kits: { message: () => kitMessages.kitInKit, field: "parts" },
  product_parts_product_id_fkey: { message: () => messages.gone, field: "parts" },
  kits_without_stock: { message: () => kitMessages.hasStock, field: "parts" },
  kits_never_sold_alone: { message: () => kitMessages.wasSold, field: "parts" },
};

/** `db` tells whose a number or address is that is taken. */
export async function refusingDoubles<T>(db: Db, work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    const double = DOUBLES[violatedConstraint(error) ?? ""];
    if (!double) throw error;
    const taken = violatedValue(error);
    const owner = double.own && taken !== undefined && (await ownerOf(db, eq(double.own, taken)));
    const message = [double.message(), owner].filter(Boolean).join(" ");
    throw new AppError("conflict", message, double.field && { more: { fields: { [double.field]: message } } });
  }
}

export const audit = (
  tx: Tx,
  action: AuditAction,
  id: string,
  actor: Actor,
  details: Record<string, unknown> = {},
): Promise<void> => writeAudit(tx, actor, { action, subject: { kind: "product", id }, details });

export interface StockMoved {
  productId: string;
  stock: { before: number; after: number };
}

/** Only the stock of these products was changed. */
export const auditStock = (tx: Tx, moved: readonly StockMoved[], actor: Actor): Promise<void> =>
  writeAudits(
    tx,
    actor,
    moved.map(({ productId, stock }) => ({
      action: "product.changed",
      subject: { kind: "product", id: productId },
      details: { fields: [], stock },
    })),
  );
