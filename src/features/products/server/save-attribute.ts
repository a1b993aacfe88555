import { eq, sql } from "drizzle-orm";
import type { Actor } from "#features/audit/actor.ts";
import { writeAudit } from "#features/audit/server/write-audit.ts";
import type { AppContext } from "#platform/context.ts";
import { noRow, type Tx, transact } from "#platform/database/database.ts";
import { AppError } from "#shared/app-error.ts";
import { slugOf } from "#shared/slug.ts";
import { type Attribute, type AttributeInput, type Choice, MAX_ATTRIBUTES } from "../attribute.ts";
import { messages } from "../attribute-messages.ts";
import { freeSlug } from "../product-slug.ts";
import { stateOf } from "../publication.ts";
import { messages as publication } from "../publication-messages.ts";
import { asAttribute } from "./attribute-queries.ts";
import { attributes } from "./attributes-table.ts";
import { keepTranslations, keepTranslationsOfCorrected } from "./option-translations.ts";
import { stateColumns } from "./product-state.ts";
import { products } from "./products-table.ts";

type Row = typeof attributes.$inferSelect;
const MAX_SLUG = 40;

type NewAttribute = AttributeInput & { id?: string | undefined };

/** The same sent again with its id is still one. @throws AppError "conflict" where another is there with it */
export const addAttribute = (shop: AppContext, { id, ...input }: NewAttribute, actor: Actor): Promise<Attribute> =>
  transact(shop.db, async (tx) => {
    // Two of one name at the same moment would get one slug.
    await tx.execute(sql`LOCK TABLE attributes IN SHARE ROW EXCLUSIVE MODE`);
    const known = await tx.select().from(attributes);
    const there = known.find((one) => one.id === id);
    if (there && isAsSent(there, input)) return asAttribute(there);
    if (there) throw changed();
    if (known.length >= MAX_ATTRIBUTES) throw new AppError("conflict", messages.tooMany(MAX_ATTRIBUTES));
    const taken = known.map(({ slug }) => slug);
    const [made = noRow()] = await tx
      .insert(attributes)
      .values({ ...columnsOf(input), id, slug: freeSlug(slugOf(input.name, MAX_SLUG - 4) || "attribute", taken) })
      .returning();
    await audit(tx, "attribute.written", made, actor);
    return asAttribute(made);
  });

const changed = () => new AppError("conflict", messages.changed, { code: "VERSION_CONFLICT" });

/** The answer was lost, and the attribute is sent again. */
function isAsSent(there: Row, input: AttributeInput): boolean {
  const { choices, ...columns } = columnsOf(input);
  const names = (all: readonly Choice[]) => JSON.stringify(all.map(({ name }) => name));
  return (
    names(choices) === names(there.choices) &&
    Object.entries(columns).every(([column, value]) => there[column as keyof typeof columns] === value)
  );
}

interface Change {
  id: string;
  /** That was seen. */
  version: number;
  input: AttributeInput;
}

/** @throws AppError where it is gone or changed meanwhile, or takes away what products have */
export const changeAttribute = (shop: AppContext, { id, version, input }: Change, actor: Actor): Promise<Attribute> =>
  transact(shop.db, async (tx) => {
    const before = await lockAttribute(tx, id);
    if (before.version !== version) throw changed();
    const columns = columnsOf(input, before.choices);
    if (columns.type !== before.type) await refuseInRule(tx, before.slug);
    if (columns.type !== before.type && (await usesOf(tx, before.slug)).count > 0)
      throw new AppError("conflict", messages.typeFixed);
    for (const choice of before.choices)
      if (!columns.choices.some(({ slug }) => slug === choice.slug)) await refuseUsed(tx, before.slug, choice);
    const [row] = await tx
      .update(attributes)
      .set({ ...columns, version: version + 1 })
      .where(eq(attributes.id, id))
      .returning();
    if (!row) throw new AppError("not-found", messages.gone);
    const choices = columns.choices.flatMap(({ slug, name }) => {
      const was = before.choices.find((one) => one.slug === slug);
      return was ? [{ from: was.name, to: name }] : [];
    });
    await keepTranslations(tx, [{ from: before.name, to: columns.name }]);
    await keepTranslationsOfCorrected(tx, choices);
    await audit(tx, "attribute.changed", row, actor);
    return asAttribute(row);
  });

/** @throws AppError where it is gone, or products have values of it */
export const deleteAttribute = (shop: AppContext, id: string, actor: Actor): Promise<void> =>
  transact(shop.db, async (tx) => {
    const row = await lockAttribute(tx, id);
    await refuseInRule(tx, row.slug);
    const { count, names } = await usesOf(tx, row.slug);
    if (count > 0) throw new AppError("conflict", messages.used(count, names));
    await tx.delete(attributes).where(eq(attributes.id, id));
    await audit(tx, "attribute.deleted", row, actor);
  });

async function lockAttribute(tx: Tx, id: string): Promise<Row> {
  const [row] = await tx.select().from(attributes).where(eq(attributes.id, id)).for("update");
  if (!row) throw new AppError("not-found", messages.gone);
  return row;
}

/** A choice keeps its slug when its name changes; a new one gets its own. @throws AppError "invalid" */
function columnsOf({ is_filter, unit, choices, ...same }: AttributeInput, before: readonly Choice[] = []) {
  const slugs = new Set(before.map(({ slug }) => slug));
  const written = choices.map(({ slug, name }): Choice => {
    if (slug && before.some((known) => known.slug === slug)) return { slug, name };
    const own = freeSlug(slugOf(name, MAX_SLUG - 4) || "value", [...slugs]);
    slugs.add(own);
    return { slug: own, name };
  });
  if (same.type === "choice" && written.length === 0) throw new AppError("invalid", messages.noChoices);
  return {
    ...same,
    isFilter: is_filter,
    unit: same.type === "number" ? unit : null,
    choices: same.type === "choice" ? written : [],
  };
}

const NAMED = 5;

/** How many products have a value of it, and the first by name, each with its state. */
async function usesOf(tx: Tx, slug: string, choice?: string): Promise<{ count: number; names: string }> {
  const has = choice
    ? sql`attributes @> ${JSON.stringify({ [slug]: [choice] })}::jsonb`
    : sql`attributes -> ${slug} IS NOT NULL`;
  const rows = await tx
    .select({ name: products.name, ...stateColumns, count: sql<number>`count(*) OVER ()::int` })
    .from(products)
    .where(has)
    .orderBy(products.name, products.id)
    .limit(NAMED);
  const count = rows[0]?.count ?? 0;
  const named = rows.map((row) => `“${row.name}” (${publication.states[stateOf(row)]})`);
  return { count, names: [...named, ...(count > NAMED ? ["…"] : [])].join(", ") };
}

async function refuseUsed(tx: Tx, slug: string, choice: Choice): Promise<void> {
  await refuseInRule(tx, slug, choice.slug);
  const { count, names } = await usesOf(tx, slug, choice.slug);
  if (count > 0) throw new AppError("conflict", messages.choiceUsed(choice.name, count, names));
}

/** @throws AppError "conflict" that names the collection */
async function refuseInRule(tx: Tx, attribute: string, choice?: string): Promise<void> {
  const wanted = { conditions: [{ attribute, ...(choice ? { values: [choice] } : {}) }] };
  const { rows } = await tx.execute<{ title: string }>(sql`
    SELECT title FROM collections WHERE rule @> ${JSON.stringify(wanted)}::jsonb ORDER BY title LIMIT 1`);
  if (rows[0]) throw new AppError("conflict", messages.usedByRule(rows[0].title));
}

const audit = (
  tx: Tx,
  action: "attribute.written" | "attribute.changed" | "attribute.deleted",
  { id, name }: Row,
  actor: Actor,
): Promise<void> => writeAudit(tx, actor, { action, subject: { kind: "attribute", id }, details: { name } });
