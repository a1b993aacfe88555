import { eq, or, type SQL, sql } from "drizzle-orm";
import type { Actor } from "#features/audit/actor.ts";
import { setInitialStock } from "#features/inventory/server/initial-stock.ts";
import type { AppContext } from "#platform/context.ts";
import { noRow, type Tx, transact } from "#platform/database/database.ts";
import { AppError } from "#shared/app-error.ts";
import { messages as productMessages } from "../product-input-messages.ts";
import { stateOf } from "../publication.ts";
import type { OptionChange } from "../variant-input.ts";
import { messages } from "../variant-messages.ts";
import { MAX_NAME, variantName, volumeIn } from "../variants.ts";
import { keepTranslations, keepTranslationsOfCorrected } from "./option-translations.ts";
import { asWritten, keyOf, otherValues, valuesIn, writeValues } from "./option-values.ts";
import { inGroupOrder, lockGroup, lockGroupsOf, type ProductGroup, refuseTwins } from "./product-groups.ts";
import { exchangeImages } from "./product-images.ts";
import { fieldColumnsOf } from "./product-row.ts";
import { translatedProducts } from "./product-translations.ts";
import { products } from "./products-table.ts";
import {
  audit,
  changedMeanwhile,
  ownSku,
  refuseWithoutLabel,
  refusingDoubles,
  type Saving,
  slugFor,
} from "./save-product.ts";
import { productGroups } from "./variants-table.ts";

type Shop = Saving & Pick<AppContext, "db">;

/** Saves come one after the other: the group is held first. */
const saving = <T>({ db }: Shop, work: (tx: Tx) => Promise<T>): Promise<T> =>
  refusingDoubles(db, () => transact(db, work));

export interface NewGroup {
  productId: string;
  name: string;
  options: readonly string[];
  /** What this product is, one for each option. */
  values: readonly string[];
}

/** Makes a product the first variant of a group. Answers the group's id. @throws AppError */
export const makeGroup = (shop: Shop, input: NewGroup, actor: Actor): Promise<string> =>
  saving(shop, async (tx) => {
    const [product] = await tx.select().from(products).where(eq(products.id, input.productId)).for("no key update");
    if (!product) throw new AppError("not-found", productMessages.gone);
    if (product.groupId) throw new AppError("conflict", messages.isVariant);
    return groupWith(tx, input, actor);
  });

/** A text as words between blanks, such as " rose oil 10 ml ", which may be looked for in another one. */
const wordsOf = (text: SQL) =>
  sql`' ' || btrim(regexp_replace(regexp_replace(lower(${text} COLLATE "und-x-icu"),
    ${"([[:digit:]])([[:alpha:]])"}, ${"\\1 \\2"}, 'g'), ${"[^[:alnum:]]+"}, ' ', 'g')) || ' '`;

/** The product must be held and have no group. @throws AppError "invalid" */
export async function groupWith(tx: Tx, { productId, name, options, values }: NewGroup, actor: Actor): Promise<string> {
  refuseUnfit({ name, options: [...options] }, values);
  const valuesOf = sql`${sql.param([...values])}::text[]`;
  // Where its English name is another one, a translated name that tells a value would tell it twice.
  await tx.execute(sql`
    UPDATE product_translations t SET name = NULL FROM products p
    WHERE p.id = t.product_id AND p.id = ${productId} AND lower(p.name) <> lower(${name}) AND EXISTS (
      SELECT FROM unnest(${valuesOf} || option_words(${valuesOf}, t.language)) AS word
      WHERE position(${wordsOf(sql`word`)} IN ${wordsOf(sql`t.name`)}) > 0)`);
  const [group = noRow()] = await tx
    .insert(productGroups)
    .values({ name, options: [...options] })
    .returning({ id: productGroups.id });
  await joinGroup(tx, productId, group.id, values);
  await audit(tx, "product.variants-made", productId, actor, { name });
  return group.id;
}

/** As the last one of the group, which must be held, under the names of the others; a volume that it lacks is the one that its values say. */
export async function joinGroup(tx: Tx, productId: string, groupId: string, values: readonly string[]): Promise<void> {
  const others = await tx
    .select({ id: products.id, at: products.groupPosition })
    .from(products)
    .where(eq(products.groupId, groupId))
    .orderBy(...inGroupOrder);
  const groupPosition = Math.max(-1, ...others.map(({ at }) => at)) + 1;
  const volumeMl = sql`coalesce(${products.volumeMl}, ${volumeIn(values)}::int)`;
  await tx
    .update(products)
    .set({ groupId, optionValues: [...values], groupPosition, volumeMl })
    .where(eq(products.id, productId));
  const [first] = others;
  if (!first) return;
  await tx.execute(sql`
    UPDATE product_translations t SET name = (
      SELECT other.name FROM product_translations other WHERE other.product_id = ${first.id} AND other.language = t.language
        AND (other.state = 'published' OR t.state = 'draft'))
    WHERE t.product_id = ${productId}`);
  await tx.execute(sql`
    INSERT INTO product_translations (product_id, language, name, source, state, by_machine, confirmed_at, confirmed_by)
    SELECT e.id, t.language, t.name, e.english || jsonb_build_object('name', t.source->'name'), t.state, t.by_machine, t.confirmed_at,
           t.confirmed_by
    FROM product_translations t, (${translatedProducts.english}) AS e
    WHERE t.product_id = ${first.id} AND t.name IS NOT NULL AND e.id = ${productId}
    ON CONFLICT DO NOTHING`);
}

/** @throws AppError "invalid" */
export function refuseUnfit(
  { name, options }: Pick<ProductGroup, "name" | "options">,
  values: readonly string[],
): void {
  if (values.length !== options.length) throw new AppError("invalid", messages.valuesMissing);
  if (variantName(name, values).length > MAX_NAME) throw new AppError("invalid", messages.nameTooLong);
}

/**
 * Adds a variant that is like the first one, at its price, out of stock, with an article number and an address of its own. What
 * depends on the size stays empty, but for a volume that the value says. Shoppers see it once it is published. Answers its id.
 * @throws AppError
 */
export const addVariant = (
  shop: Shop,
  { groupId, version, values: typed }: { groupId: string; version?: number; values: readonly string[] },
  actor: Actor,
): Promise<string> =>
  saving(shop, async (tx) => addVariantTo(tx, shop, await lockGroup(tx, groupId, version), typed, actor, true));

/** The same in a transaction that holds the group; unless it `isDraft`, a variant of what is on sale is on sale at once. @throws AppError */
export async function addVariantTo(
  tx: Tx,
  shop: Saving,
  group: ProductGroup,
  typed: readonly string[],
  actor: Actor,
  isDraft = false,
): Promise<string> {
  const groupId = group.id;
  const all = await tx
    .select()
    .from(products)
    .where(eq(products.groupId, groupId))
    .orderBy(...inGroupOrder);
  const [first] = all;
  if (!first) throw new AppError("not-found", messages.goneGroup);
  const values = asWritten(all, typed);
  refuseUnfit(group, values);
  // The database knows only of those on sale.
  const isTaken = all.some((one) => stateOf(one) !== "archived" && keyOf(one.optionValues) === keyOf(values));
  if (isTaken) throw new AppError("conflict", messages.combinationTaken);
  await exchangeImages(tx, [], first.image, shop.clock.now());
  const own = { gtin: null, weightG: null, costCents: null, ...ofSize(all, first, values), materials: {} };
  const sku = ownSku();
  const slug = await slugFor(tx, variantName(group.name, values));
  // A variant of what shoppers do not see is not seen either: unless it is a draft, it comes with what is scheduled.
  const { retiredAt } = first;
  const publishAt = isDraft ? null : first.publishAt;
  const isSeen = all.some((one) => one.retiredAt === null);
  const waiting = { retiredAt: retiredAt ?? shop.clock.now(), isDraft: !publishAt, publishAt, wasPublished: false };
  const state = isSeen && !isDraft ? {} : waiting;
  const groupPosition = Math.max(...all.map((one) => one.groupPosition)) + 1;
  const [made = noRow()] = await tx
    .insert(products)
    .values({ ...fieldColumnsOf(first), ...own, ...state, sku, slug, groupId, optionValues: values, groupPosition })
    .returning();
  refuseWithoutLabel(shop, made);
  await copyTranslations(tx, first.id, made.id);
  await setInitialStock(tx, [{ productId: made.id, quantity: 0 }], actor.administratorId);
  await noteChange(tx, groupId);
  await audit(tx, "product.created", made.id, actor, { sku });
  return made.id;
}

/**
 * A volume that the values say; else that of the first one, unless the values of the others say theirs. Numbers, such as the capacity, go
 * with the volume.
 */
function ofSize(
  all: readonly { optionValues: readonly string[] }[],
  first: typeof products.$inferSelect,
  values: readonly string[],
): Pick<typeof first, "volumeMl" | "attributes"> {
  const isSaid = all.some(({ optionValues }) => volumeIn(optionValues) !== null);
  const volumeMl = volumeIn(values) ?? (isSaid ? null : first.volumeMl);
  if (volumeMl === first.volumeMl) return { volumeMl, attributes: first.attributes };
  const others = Object.entries(first.attributes).filter(([, value]) => typeof value !== "number");
  return { volumeMl, attributes: Object.fromEntries(others) };
}

/** Its names do not hold the values, and its other texts are the same. */
export const copyTranslations = (tx: Tx, from: string, to: string) =>
  tx.execute(sql`
    INSERT INTO product_translations (product_id, language, name, description, details, warning, responsible_person, contains,
                                      source, state, by_machine, confirmed_at, confirmed_by)
    SELECT ${to}::uuid, language, name, description, details, warning, responsible_person, contains,
           source, state, by_machine, confirmed_at, confirmed_by
    FROM product_translations WHERE product_id = ${from}`);

/** Who has the group before them is told that it has changed. */
export const noteChange = (tx: Tx, groupId: string): Promise<{ version: number }[]> =>
  tx
    .update(productGroups)
    .set({ version: sql`${productGroups.version} + 1`, updatedAt: sql`now()` })
    .where(eq(productGroups.id, groupId))
    .returning({ version: productGroups.version });

export interface GroupChange {
  /** That was seen. */
  version: number;
  name?: string;
  /** All of them, as they shall be. */
  options?: readonly OptionChange[];
  /** The ids of all variants in their new order. */
  order?: readonly string[];
}

/** Variants keep all but their name, whatever happens to the options. @throws AppError */
export const changeGroup = (shop: Shop, groupId: string, change: GroupChange, actor: Actor): Promise<void> =>
  saving(shop, async (tx) => {
    const group = await lockGroup(tx, groupId, change.version);
    const { name = group.name, order } = change;
    const layout = change.options ?? group.options.map((option, was) => ({ name: option, was }));
    const options = layout.map((one) => one.name);
    const all = await lockVariants(tx, groupId);
    const wanted = valuesIn(layout, group, all);
    for (const { values } of wanted) refuseUnfit({ name, options }, values);
    if (order) await reorder(tx, all, order);
    // The names of variants are put together by as many options as there are.
    const groups = eq(productGroups.id, groupId);
    await tx.update(productGroups).set({ options }).where(groups);
    await writeValues(tx, all, wanted);
    await tx.update(productGroups).set({ name }).where(groups);
    await keepTranslations(
      tx,
      layout.flatMap((one) => (one.was === null ? [] : [{ from: group.options[one.was] ?? "", to: one.name }])),
    );
    await noteChange(tx, groupId);
    await audit(tx, "product.variants-changed", all[0]?.id ?? groupId, actor, { name });
  });

const lockVariants = (tx: Tx, groupId: string) =>
  tx.select().from(products).where(eq(products.groupId, groupId)).orderBy(products.id).for("no key update");

async function reorder(tx: Tx, all: readonly { id: string }[], order: readonly string[]): Promise<void> {
  const known = all.map(({ id }) => id);
  const isWhole = order.length === known.length && new Set(order).size === order.length;
  if (!isWhole || order.some((id) => !known.includes(id))) throw new AppError("invalid", messages.orderUnfit);
  await tx.execute(sql`
    UPDATE products SET group_position = o.place - 1
    FROM unnest(${sql.param([...order])}::uuid[]) WITH ORDINALITY AS o(id, place)
    WHERE products.id = o.id AND products.group_position <> o.place - 1`);
}

/** Gives a variant other values, and with `everywhere` those that have the same ones. @throws AppError */
export const changeValues = (
  shop: Shop,
  productId: string,
  { version, values: typed, everywhere = false }: { version: number; values: readonly string[]; everywhere?: boolean },
  actor: Actor,
): Promise<void> =>
  saving(shop, async (tx) => {
    const group = await groupOfVariant(tx, productId, version);
    const all = await lockVariants(tx, group.id);
    const wanted = otherValues(all, productId, { typed, everywhere });
    const values = wanted.find(({ id }) => id === productId)?.values ?? [];
    for (const one of wanted) refuseUnfit(group, one.values);
    const changed = await writeValues(tx, all, wanted);
    await refuseTwins(tx, changed);
    const before = all.find(({ id }) => id === productId)?.optionValues ?? [];
    await keepTranslationsOfCorrected(
      tx,
      values.map((to, place) => ({ from: before[place] ?? "", to })),
    );
    await noteChange(tx, group.id);
    await audit(tx, "product.variants-changed", productId, actor, { name: variantName(group.name, values) });
  });

/**
 * Makes a variant a product of its own, under its whole name. Answers the version of its group; the last one takes the group with it, and
 * that is null. @throws AppError
 */
export const takeOut = (shop: Shop, productId: string, version: number, actor: Actor): Promise<number | null> =>
  saving(shop, async (tx) => {
    const group = await groupOfVariant(tx, productId, version);
    await tx.execute(sql`
      UPDATE product_translations t SET name = left(variant_name(t.name, option_words(p.option_values, t.language)), ${MAX_NAME}::int)
      FROM products p WHERE p.id = t.product_id AND p.id = ${productId} AND t.name IS NOT NULL`);
    await tx.update(products).set({ groupId: null }).where(eq(products.id, productId));
    const [left] = await noteChange(tx, group.id);
    await audit(tx, "product.variant-taken-out", productId, actor, { name: group.name });
    return left?.version ?? null;
  });

interface Return {
  groupId: string;
  productId: string;
  values: readonly string[];
  /** Among the variants, from 0. */
  place: number;
  /** Of the group and of the product since it was taken out: where somebody has changed one of them, it stays out. */
  version?: number | undefined;
  productVersion?: number | undefined;
}

/** Makes a product that was taken out a variant again, under the names of the others. @throws AppError */
export const putBack = (
  shop: Shop,
  { groupId, productId, values: typed, place, version, productVersion }: Return,
  actor: Actor,
): Promise<void> =>
  saving(shop, async (tx) => {
    const group = await lockGroup(tx, groupId, version);
    const all = await tx
      .select()
      .from(products)
      .where(or(eq(products.groupId, groupId), eq(products.id, productId)))
      .orderBy(products.id)
      .for("no key update");
    const product = all.find(({ id }) => id === productId);
    if (!product) throw new AppError("not-found", productMessages.gone);
    if (product.groupId) throw new AppError("conflict", messages.isVariant);
    if (productVersion !== undefined && productVersion !== product.version) throw await changedMeanwhile(tx, productId);
    const others = await tx
      .select({ id: products.id, optionValues: products.optionValues })
      .from(products)
      .where(eq(products.groupId, groupId))
      .orderBy(...inGroupOrder);
    const values = asWritten(others, typed);
    refuseUnfit(group, values);
    await joinGroup(tx, productId, groupId, values);
    const order = others.map(({ id }) => id);
    await refuseTwins(tx, [productId]);
    await reorder(tx, all, order.toSpliced(place, 0, productId));
    await noteChange(tx, groupId);
    await audit(tx, "product.variants-changed", productId, actor, { name: variantName(group.name, values) });
  });

/** Holds the variant's group. @throws AppError */
async function groupOfVariant(tx: Tx, productId: string, version: number): Promise<ProductGroup> {
  await lockGroupsOf(tx, [productId]);
  const [product] = await tx.select({ groupId: products.groupId }).from(products).where(eq(products.id, productId));
  if (!product) throw new AppError("not-found", productMessages.gone);
  if (!product.groupId) throw new AppError("conflict", messages.noVariant);
  return lockGroup(tx, product.groupId, version);
}
