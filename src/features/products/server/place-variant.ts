import { eq, sql } from "drizzle-orm";
import type { Actor } from "#features/audit/actor.ts";
import type { Tx } from "#platform/database/database.ts";
import { AppError } from "#shared/app-error.ts";
import type { VariantOfLine } from "../variant-csv.ts";
import { messages } from "../variant-messages.ts";
import { termKey } from "../variants.ts";
import { refusalOf } from "./import-steps.ts";
import { keepTranslationsOfCorrected } from "./option-translations.ts";
import { asWritten, keyOf, writeValues } from "./option-values.ts";
import { lockGroup, type ProductGroup, refuseTwins } from "./product-groups.ts";
import { products } from "./products-table.ts";
import { groupWith, joinGroup, noteChange, refuseUnfit } from "./save-variants.ts";
import { productGroups } from "./variants-table.ts";

interface Placing {
  /** The group that it is put into whatever it is called, or a new one where this is null. */
  known?: string | null | undefined;
  /** Its values before the file. */
  was?: readonly string[] | undefined;
}

/**
 * Puts a product where a line of a file wants it: into the group of that name, which is made where there is none. A variant stays
 * in its group and gets the values of the line. Answers the group's id. @throws AppError for a group that does not fit
 */
export async function placeVariant(
  tx: Tx,
  productId: string,
  { group: name, options, values: typed }: VariantOfLine,
  actor: Actor,
  { known, was = [] }: Placing,
): Promise<string> {
  const [product] = await tx.select().from(products).where(eq(products.id, productId));
  const own = product?.groupId ? await lockGroup(tx, product.groupId, undefined) : null;
  if (own && known === undefined && termKey(own.name) !== termKey(name))
    throw new AppError("conflict", messages.csv.otherGroup(own.name));
  const group = own ?? (await groupFor(tx, name, known));
  if (!group) return groupWith(tx, { productId, name, options, values: typed }, actor);
  if (group.options.map(termKey).join("|") !== options.map(termKey).join("|"))
    throw new AppError("conflict", messages.csv.otherOptions(group.name, group.options.join(" | ")));
  const before = (own && product?.optionValues) ?? [];
  if (before.join("|") === typed.join("|")) return group.id;
  const all = await tx
    .select({ id: products.id, optionValues: products.optionValues })
    .from(products)
    .where(eq(products.groupId, group.id));
  const others = all.filter(({ id }) => id !== productId);
  // The same values in other letters are a correction.
  const values = keyOf(was) === keyOf(typed) ? [...typed] : asWritten(others, typed);
  refuseUnfit(group, values);
  if (own) {
    await writeValues(tx, all, [{ id: productId, values }]);
    await keepTranslationsOfCorrected(
      tx,
      values.map((to, place) => ({ from: before[place] ?? "", to })),
    );
  } else await joinGroup(tx, productId, group.id, values);
  await refuseTwins(tx, [productId]);
  await noteChange(tx, group.id);
  return group.id;
}

async function groupFor(tx: Tx, name: string, known: string | null | undefined): Promise<ProductGroup | null> {
  if (known === undefined) return groupNamed(tx, name);
  return known === null ? null : lockGroup(tx, known, undefined);
}

/** @throws AppError where several are called so */
async function groupNamed(tx: Tx, name: string): Promise<ProductGroup | null> {
  const [found, another] = await tx
    .select({ id: productGroups.id })
    .from(productGroups)
    .where(sql`lower(${productGroups.name}) = lower(${name})`)
    .limit(2);
  if (another) throw new AppError("conflict", messages.csv.severalGroups(name));
  return found ? lockGroup(tx, found.id, undefined) : null;
}

interface Move {
  id: string;
  groupId: string;
  before: readonly string[];
  values: readonly string[];
}

/**
 * Lets variants have the values that others of a file leave: written line by line, two that exchange theirs would meet half way. What
 * does not fit stays as it is, for its line to be refused.
 */
export async function exchangeValues(tx: Tx, all: readonly Move[]): Promise<void> {
  const moves = all.filter(({ before, values }) => keyOf(before) !== keyOf(values));
  for (const [groupId, ofGroup] of Map.groupBy(moves, (move) => move.groupId)) {
    const left = new Set(ofGroup.map(({ before }) => keyOf(before)));
    if (ofGroup.some(({ values }) => left.has(keyOf(values))))
      await refusalOf(tx, async () => {
        const group = await lockGroup(tx, groupId, undefined);
        for (const { values } of ofGroup) refuseUnfit(group, values);
        const variants = await tx.select().from(products).where(eq(products.groupId, groupId));
        const staying = variants.filter(({ id }) => !ofGroup.some((one) => one.id === id));
        await writeValues(
          tx,
          variants,
          ofGroup.map(({ id, values }) => ({ id, values: asWritten(staying, values) })),
        );
        await noteChange(tx, groupId);
      });
  }
}
