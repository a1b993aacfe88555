import { type SQL, sql } from "drizzle-orm";
import type { Actor } from "#features/audit/actor.ts";
import type { AuditAction } from "#features/audit/audit-actions.ts";
import { writeAudit } from "#features/audit/server/write-audit.ts";
import type { AppContext } from "#platform/context.ts";
import { type PooledDb, type Tx, transact, violatedConstraint } from "#platform/database/database.ts";
import { AppError, refuseOld } from "#shared/app-error.ts";
import { isSameJson } from "#shared/same-json.ts";
import { messages } from "../messages.ts";
import { missingFields, type Texts, type TranslationInput, type TranslationLanguage } from "../translation.ts";
import type { Columns, Translated } from "./translated.ts";
import { type EnglishRow, idOf, sourceHash, type TranslationRow, translationsOf } from "./translation-queries.ts";

type Shop = Pick<AppContext, "db" | "clock">;

export interface Place {
  id: string;
  language: TranslationLanguage;
}

/** @throws AppError where it is gone, the texts are refused, or somebody else saved it or the English meanwhile */
export const saveTranslation = (
  { db, clock }: Shop,
  kind: Translated,
  place: Place,
  input: TranslationInput,
  actor: Actor,
): Promise<void> =>
  refusingTaken(
    transact(db, async (tx) => {
      const { english, saved } = await lockTranslation(tx, kind, place);
      refuseOld(saved?.version ?? 0, input.version, messages.changed, "VERSION_CONFLICT");
      if (input.source !== sourceHash(kind, english.english))
        throw new AppError("conflict", messages.sourceChanged, { code: "SOURCE_CHANGED" });
      await writeTranslation(tx, kind, place, { english, saved, input, now: clock.now() }, actor);
    }),
  );

interface Writing {
  english: EnglishRow;
  saved: TranslationRow | null;
  input: Pick<TranslationInput, "texts" | "state" | "up_to_date" | "by_machine">;
  /** The English that the texts were made from, where it is not that of now. */
  source?: Columns;
  /** It is in the shop and stays there, also where its English has a text by now that it lacks. */
  mayLack?: boolean;
  now: Date;
}

/** Answers which fields changed. @throws AppError "invalid" */
export async function writeTranslation(
  tx: Tx,
  kind: Translated,
  { id, language }: Place,
  { english, saved, input, source, mayLack = false, now }: Writing,
  actor: Actor,
): Promise<string[]> {
  const columns = readTexts(kind, id, input.texts);
  const texts = kind.textsOf(columns);
  if (input.state === "published" && !mayLack) refuseIncomplete(kind, kind.textsOf(english.english), texts);
  const before = saved ? kind.textsOf(saved) : {};
  const fields = kind.fields.flatMap(({ name }) => ((before[name] ?? "") === (texts[name] ?? "") ? [] : [name]));
  const row = {
    ...columns,
    [kind.key]: id,
    language,
    state: input.state,
    source: source ?? newSource(english.english, { saved, columns, isUpToDate: input.up_to_date }),
    by_machine: saved && !input.by_machine ? saved.by_machine : input.by_machine,
    // What a machine wrote again is to be looked at again.
    ...(input.by_machine && fields.length > 0 ? { confirmed_at: null, confirmed_by: null } : {}),
  };
  await writeRow(tx, kind, { id, language }, row, saved !== null);
  const isPublic = english.is_shown && input.state === "published";
  await kind.afterwards?.(tx, {
    id,
    language,
    before: saved,
    after: columns,
    now,
    wasPublic: isPublicIn(english, saved),
    isPublic,
  });
  await audit(tx, kind, "translation.saved", { id, language }, { fields, status: input.state }, actor);
  return fields;
}

/** The English that the texts were made from: that of now for those that were written now. */
function newSource(
  english: Columns,
  { saved, columns, isUpToDate }: { saved: TranslationRow | null; columns: Columns; isUpToDate: boolean },
): Columns {
  if (!saved || isUpToDate) return english;
  const isKept = (column: string) => isSameJson(saved[column] ?? null, columns[column] ?? null);
  return Object.fromEntries(
    Object.keys(english).map((column) => [column, isKept(column) ? (saved.source[column] ?? null) : english[column]]),
  );
}

/** Somebody who knows the language has read what a machine wrote. @throws AppError */
export const confirmTranslation = (
  db: PooledDb,
  kind: Translated,
  place: Place,
  { version, now }: { version: number; now: Date },
  actor: Actor,
): Promise<void> =>
  transact(db, async (tx) => {
    const { saved } = await lockTranslation(tx, kind, place);
    if (!saved) throw new AppError("not-found", messages.withoutTranslation);
    refuseOld(saved.version, version, messages.changed, "VERSION_CONFLICT");
    await writeConfirmation(tx, kind, place, now, actor);
  });

export async function writeConfirmation(
  tx: Tx,
  kind: Translated,
  place: Place,
  now: Date,
  actor: Actor,
): Promise<void> {
  await tx.execute(sql`
    UPDATE ${sql.raw(kind.table)} SET confirmed_at = ${now}, confirmed_by = ${actor.administratorId}, version = version + 1
    WHERE ${isAt(kind, place)}`);
  await audit(tx, kind, "translation.confirmed", place, {}, actor);
}

/** @throws AppError */
export const deleteTranslation = (
  { db, clock }: Shop,
  kind: Translated,
  place: Place,
  version: number,
  actor: Actor,
): Promise<void> =>
  transact(db, async (tx) => {
    const { english, saved } = await lockTranslation(tx, kind, place);
    if (!saved) throw new AppError("not-found", messages.withoutTranslation);
    refuseOld(saved.version, version, messages.changed, "VERSION_CONFLICT");
    await tx.execute(sql`DELETE FROM ${sql.raw(kind.table)} WHERE ${isAt(kind, place)}`);
    const wasPublic = isPublicIn(english, saved);
    await kind.afterwards?.(tx, {
      id: place.id,
      language: place.language,
      before: saved,
      after: null,
      now: clock.now(),
      wasPublic,
      isPublic: false,
    });
    await audit(tx, kind, "translation.deleted", place, {}, actor);
  });

const isPublicIn = (english: EnglishRow, saved: TranslationRow | null): boolean =>
  english.is_shown && saved?.state === "published";

const isAt = (kind: Translated, { id, language }: Place): SQL =>
  sql`${sql.raw(kind.key)} = ${idOf(kind, id)} AND language = ${language}`;

/** Saves of one translation come one after the other. @throws AppError "not-found" */
export async function lockTranslation(
  tx: Tx,
  kind: Translated,
  place: Place,
): Promise<{ english: EnglishRow; saved: TranslationRow | null }> {
  const key = `${kind.kind}:${place.id}:${place.language}`;
  await tx.execute(sql`SELECT pg_advisory_xact_lock(hashtextextended(${key}, 20))`);
  const found = await translationsOf(tx, kind, place.id);
  if (!found) throw new AppError("not-found", messages.gone);
  return { english: found, saved: found.translations.find(({ language }) => language === place.language) ?? null };
}

/** @throws AppError "invalid" that names each text */
function readTexts(kind: Translated, id: string, texts: Texts): Columns {
  const details = Object.entries(texts).flatMap(([name, text]) => {
    const field = kind.fields.find((one) => one.name === name);
    if (!field) return [messages.unknownField(name)];
    return text.trim().length > field.max ? [messages.tooLong(field.label, field.max)] : [];
  });
  if (details.length > 0) throw new AppError("invalid", details[0] ?? "", { details });
  try {
    return kind.columnsOf(Object.fromEntries(kind.fields.map(({ name }) => [name, (texts[name] ?? "").trim()])), id);
  } catch (error) {
    if (error instanceof AppError) throw error;
    throw new AppError("invalid", (error as Error).message);
  }
}

/** @throws AppError "invalid" */
function refuseIncomplete(kind: Translated, english: Texts, texts: Texts): void {
  if (Object.values(texts).every((text) => text === "")) throw new AppError("invalid", messages.empty);
  if (!kind.whole) return;
  const lacking = [
    ...new Set([...kind.whole.filter((name) => !texts[name]), ...missingFields(english, texts, kind.fields)]),
  ];
  const labels = kind.fields.flatMap(({ name, label }) => (lacking.includes(name) ? [label] : []));
  if (labels.length > 0) throw new AppError("invalid", messages.incomplete(labels), { code: "INCOMPLETE" });
}

async function writeRow(tx: Tx, kind: Translated, place: Place, row: Columns, isThere: boolean): Promise<void> {
  const table = sql.raw(kind.table);
  const columns = sql.raw(Object.keys(row).join(", "));
  const values = sql`SELECT ${columns} FROM jsonb_populate_record(NULL::${table}, ${JSON.stringify(row)}::jsonb)`;
  await tx.execute(
    isThere
      ? sql`UPDATE ${table} SET (${columns}) = (${values}), version = version + 1, updated_at = now()
          WHERE ${isAt(kind, place)}`
      : sql`INSERT INTO ${table} (${columns}) ${values}`,
  );
}

async function refusingTaken<T>(work: Promise<T>): Promise<T> {
  try {
    return await work;
  } catch (error) {
    throw takenSlug(error) ?? error;
  }
}

export const takenSlug = (error: unknown): AppError | null =>
  violatedConstraint(error)?.endsWith("_slug_unique")
    ? new AppError("conflict", messages.slugTaken, { code: "SLUG_TAKEN" })
    : null;

const audit = (
  tx: Tx,
  { kind }: Translated,
  action: AuditAction,
  { id, language }: Place,
  details: Record<string, unknown>,
  actor: Actor,
): Promise<void> => writeAudit(tx, actor, { action, subject: { kind, id }, details: { language, ...details } });
