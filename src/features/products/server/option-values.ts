import { sql } from "drizzle-orm";
import type { Tx } from "#platform/database/database.ts";
import { AppError } from "#shared/app-error.ts";
import type { OptionChange } from "../variant-input.ts";
import { messages } from "../variant-messages.ts";
import { termKey, volumeIn } from "../variants.ts";

interface Variant {
  id: string;
  name: string;
  optionValues: readonly string[];
  groupPosition: number;
  retiredAt: Date | null;
  publishAt: Date | null;
}

interface Wanted {
  id: string;
  values: string[];
}

/** The same for values that a shopper cannot tell apart. */
export const keyOf = (values: readonly string[]): string => values.map(termKey).join("|");

/** A value that another variant has is written as it is there. */
export const asWritten = (others: readonly Pick<Variant, "optionValues">[], typed: readonly string[]): string[] =>
  typed.map((value, place) => {
    const known = others.map(({ optionValues }) => optionValues[place] ?? "");
    return known.find((one) => termKey(one) === termKey(value)) ?? value;
  });

/**
 * The values of all variants where the group has other options. @throws AppError where a variant would have none for an option, or
 * two on sale, or on their way there, the same
 */
export function valuesIn(
  layout: readonly OptionChange[],
  { options }: { options: readonly string[] },
  all: readonly Variant[],
): Wanted[] {
  const kept = layout.flatMap(({ was }) => was ?? []);
  if (new Set(kept).size !== kept.length || kept.some((was) => was >= options.length))
    throw new AppError("invalid", messages.optionsUnfit);
  if (layout.some(({ was, value }) => was === null && !value)) throw new AppError("invalid", messages.valuesMissing);
  const wanted = all.map(({ id, optionValues }) => ({
    id,
    values: layout.map(({ was, value = "" }) => (was === null ? value : (optionValues[was] ?? ""))),
  }));
  const known = new Map<string, Variant>();
  const valuesOf = new Map(wanted.map(({ id, values }) => [id, values]));
  for (const one of all.toSorted((a, b) => a.groupPosition - b.groupPosition)) {
    if (one.retiredAt && !one.publishAt) continue;
    const key = keyOf(valuesOf.get(one.id) ?? []);
    const twin = known.get(key);
    if (twin) throw new AppError("conflict", messages.alike(twin.name, one.name));
    known.set(key, one);
  }
  return wanted;
}

/** What was typed for one variant; with `everywhere` the others that have a value of it get the new one too. */
export function otherValues(
  all: readonly Variant[],
  id: string,
  { typed, everywhere }: { typed: readonly string[]; everywhere: boolean },
): Wanted[] {
  const before = all.find((one) => one.id === id)?.optionValues ?? [];
  const changes = (value: string, place: number) => everywhere && termKey(value) === termKey(before[place] ?? "");
  const others = all.filter((one) => one.id !== id);
  const staying = others.map(({ optionValues }) => ({
    optionValues: optionValues.map((value, place) => (changes(value, place) ? "" : value)),
  }));
  const values = asWritten(staying, typed);
  return [
    { id, values },
    ...others.map((one) => ({
      id: one.id,
      values: one.optionValues.map((value, place) => (changes(value, place) ? (values[place] ?? value) : value)),
    })),
  ];
}

/** Writes the values that differ. The group must have as many options already. Answers the ids of those that changed. */
export async function writeValues(
  tx: Tx,
  all: readonly Pick<Variant, "id" | "optionValues">[],
  wanted: readonly Wanted[],
): Promise<string[]> {
  const before = new Map(all.map(({ id, optionValues }) => [id, optionValues]));
  const changed = wanted.filter(({ id, values }) => values.join("|") !== before.get(id)?.join("|"));
  if (changed.length === 0) return [];
  const taken = new Map(all.map(({ id, optionValues }) => [keyOf(optionValues), id]));
  // Two that exchange their values would meet half way.
  if (changed.some(({ id, values }) => (taken.get(keyOf(values)) ?? id) !== id))
    await write(
      tx,
      changed.map(({ id, values }, number) => ({ id, values: values.map(() => `#${number}`) })),
    );
  await write(tx, changed);
  await writeVolumes(
    tx,
    changed.map(({ id, values }) => ({ id, was: volumeIn(before.get(id) ?? []), now: volumeIn(values) })),
  );
  return changed.map(({ id }) => id);
}

/** A volume that somebody wrote otherwise than its value stays. */
const writeVolumes = (tx: Tx, volumes: readonly { id: string; was: number | null; now: number | null }[]) =>
  tx.execute(sql`
    UPDATE products SET volume_ml = w.now
    FROM jsonb_to_recordset(${JSON.stringify(volumes)}::jsonb) AS w(id uuid, was integer, now integer)
    WHERE products.id = w.id AND products.volume_ml = w.was AND w.now <> w.was`);

const write = (tx: Tx, wanted: readonly Wanted[]) =>
  tx.execute(sql`
    UPDATE products SET option_values = w."values"
    FROM jsonb_to_recordset(${JSON.stringify(wanted)}::jsonb) AS w(id uuid, "values" text[]) WHERE products.id = w.id`);
