import { eq, inArray, or, sql } from "drizzle-orm";
import type { Actor } from "#features/audit/actor.ts";
import { MAX_IMAGES } from "#features/images/image-limits.ts";
import { availableOf } from "#features/inventory/server/stock-portions.ts";
import type { Tx } from "#platform/database/database.ts";
import { AppError } from "#shared/app-error.ts";
import type { LineReport } from "#shared/import-report.ts";
import { messages } from "../product-csv-messages.ts";
import { productChange } from "../product-input.ts";
import { messages as variantMessages } from "../variant-messages.ts";
import { termKey, variantName } from "../variants.ts";
import { type Corrections, LONGEST_TOLD, refusalOf } from "./import-steps.ts";
import { takenBefore } from "./old-ids.ts";
import type { Combination } from "./other-shops/prestashop-combinations.ts";
import { lockGroup, lockGroupsOf, type ProductGroup } from "./product-groups.ts";
import { products } from "./products-table.ts";
import { type Saving, updateProduct } from "./save-product.ts";
import { addVariantTo, groupWith } from "./save-variants.ts";

interface Known {
  id: string;
  name: string;
  groupId: string | null;
  optionValues: string[];
  sku: string;
  priceCents: number;
  weightG: number | null;
  image: string[];
  stock: number;
}

interface Course {
  actor: Actor;
  corrections: Corrections;
}

/**
 * Combinations of products that are in the shop. The default one becomes of the product itself, which keeps its article number and
 * address; the others are variants like it. A combination that is there already stays as it is.
 */
export async function takeCombinations(
  tx: Tx,
  shop: Saving,
  all: readonly Combination[],
  course: Course,
): Promise<LineReport[]> {
  const productOf = await productsOf(tx, all);
  const reports: LineReport[] = [];
  for (const ofProduct of Map.groupBy(all, (one) => productOf(one)?.id ?? "").values()) {
    const product = ofProduct[0] && productOf(ofProduct[0]);
    if (product) reports.push(...(await takeOfProduct(tx, shop, product, ofProduct, course)));
    else
      for (const { line, oldId, productSku } of ofProduct) {
        const name = (productSku || oldId).slice(0, LONGEST_TOLD);
        reports.push({ line, name, outcome: "skipped", notes: [messages.other.noProduct(name)] });
      }
  }
  return reports;
}

/** By the number that the first file told, else by the article number. */
async function productsOf(tx: Tx, all: readonly Combination[]) {
  const oldIds = all.map(({ oldId }) => oldId).filter(Boolean);
  const skus = all.map(({ productSku }) => productSku).filter(Boolean);
  const taken = await takenBefore(tx, "prestashop", oldIds);
  const named = or(inArray(products.id, [...taken.values()]), inArray(products.sku, skus));
  await lockGroupsOf(tx, named ?? sql`false`);
  const rows: Known[] = await tx
    .select({
      id: products.id,
      name: products.name,
      groupId: products.groupId,
      optionValues: products.optionValues,
      sku: products.sku,
      priceCents: products.priceCents,
      weightG: products.weightG,
      image: products.image,
      stock: availableOf(sql`products.id`),
    })
    .from(products)
    .where(named)
    .orderBy(products.id)
    .for("no key update");
  const byId = new Map(rows.map((row) => [row.id, row]));
  const bySku = new Map(rows.map((row) => [row.sku, row]));
  return ({ oldId, productSku }: Combination) => byId.get(taken.get(oldId) ?? "") ?? bySku.get(productSku);
}

async function takeOfProduct(
  tx: Tx,
  shop: Saving,
  product: Known,
  all: readonly Combination[],
  course: Course,
): Promise<LineReport[]> {
  const base = baseOf(product, all);
  const reports: LineReport[] = [];
  let group = product.groupId ? await lockGroup(tx, product.groupId, undefined) : null;
  const name = group?.name ?? product.name;
  for (const one of all.toSorted((a, b) => Number(b.isDefault) - Number(a.isDefault))) {
    const report: LineReport = {
      line: one.line,
      name: variantName(name, one.values).slice(0, LONGEST_TOLD),
      outcome: "refused",
      notes: [...one.problems],
    };
    reports.push(report);
    if (one.problems.length > 0) continue;
    const before = group;
    const refusal = await refusalOf(tx, async () => {
      group ??= await madeGroup(tx, product, one, course.actor);
      const taken = await takeCombination(tx, shop, { product, group, isFirst: !before, base }, one, course);
      report.outcome = taken.outcome;
      report.notes.push(...one.notes, ...taken.notes);
    });
    if (refusal === null) continue;
    Object.assign(report, { outcome: "refused", notes: [refusal] });
    group = before;
  }
  return reports;
}

/** Price and weight without what a combination adds. */
function baseOf({ priceCents, weightG, optionValues }: Known, all: readonly Combination[]) {
  const own = all.find(
    ({ values }) => values.map(termKey).toSorted().join("|") === optionValues.map(termKey).toSorted().join("|"),
  );
  return { priceCents: priceCents - (own?.impactCents ?? 0), weightG: weightG && weightG - (own?.impactG ?? 0) };
}

async function madeGroup(tx: Tx, { id, name }: Known, { options, values }: Combination, actor: Actor) {
  return lockGroup(tx, await groupWith(tx, { productId: id, name, options, values }, actor), undefined);
}

interface Place {
  product: Known;
  group: ProductGroup;
  /** The product itself becomes this combination. */
  isFirst: boolean;
  base: { priceCents: number; weightG: number | null };
}

/** @throws AppError for what does not fit */
async function takeCombination(
  tx: Tx,
  shop: Saving,
  { product, group, isFirst, base }: Place,
  one: Combination,
  { actor, corrections }: Course,
): Promise<Pick<LineReport, "outcome" | "notes">> {
  const values = valuesFor(group, one);
  if (!isFirst && (await hasVariant(tx, group.id, values))) return { outcome: "unchanged", notes: [] };
  const id = isFirst ? product.id : await addVariantTo(tx, shop, group, values, actor);
  const isTaken = !isFirst && one.sku !== "" && (await hasSku(tx, one.sku));
  const change = productChange.safeParse({
    price: (base.priceCents + one.impactCents) / 100,
    ...(one.gtin && { gtin: one.gtin }),
    ...(base.weightG && { weight_g: base.weightG + one.impactG }),
    ...(one.images.length > 0 && { image: [...new Set([...one.images, ...product.image])].slice(0, MAX_IMAGES) }),
    ...(!isFirst && one.sku && !isTaken && { sku: one.sku }),
  });
  if (!change.success) throw new AppError("invalid", change.error.issues.map(({ message }) => message).join(" "));
  await updateProduct(tx, shop, id, change.data, actor);
  const seen = isFirst ? product.stock : 0;
  if (one.stock !== seen)
    corrections.set(one.line, { productId: id, wanted: one.stock, seen, administratorId: actor.administratorId });
  return { outcome: isFirst ? "changed" : "new", notes: isTaken ? [messages.other.reference(one.sku)] : [] };
}

/** In the order of the group's options. @throws AppError where it has others */
function valuesFor({ name, options }: ProductGroup, one: Combination): string[] {
  const known = new Map(one.options.map((option, place) => [termKey(option), one.values[place] ?? ""]));
  const values = options.map((option) => known.get(termKey(option)) ?? "");
  if (known.size !== options.length || values.includes(""))
    throw new AppError("conflict", variantMessages.csv.otherOptions(name, options.join(" | ")));
  return values;
}

const hasVariant = async (tx: Tx, groupId: string, values: readonly string[]): Promise<boolean> => {
  const variants = await tx
    .select({ values: products.optionValues })
    .from(products)
    .where(eq(products.groupId, groupId));
  const wanted = values.map(termKey).join("|");
  return variants.some((variant) => variant.values.map(termKey).join("|") === wanted);
};

const hasSku = async (tx: Tx, sku: string): Promise<boolean> =>
  (await tx.select({ id: products.id }).from(products).where(eq(products.sku, sku)).limit(1)).length > 0;
