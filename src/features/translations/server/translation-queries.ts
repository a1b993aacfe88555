import { createHash } from "node:crypto";
import { type SQL, sql } from "drizzle-orm";
import { alphabetically } from "#platform/database/collation.ts";
import type { Db } from "#platform/database/database.ts";
import { DEFAULT_LANGUAGE } from "#shared/language.ts";
import { safeHtml } from "#shared/safe-html.ts";
import { UUID } from "#shared/uuid.ts";
import {
  missingFields,
  staleFields,
  statusOf,
  type Texts,
  TRANSLATION_LANGUAGES,
  type TranslationLanguage,
  type TranslationsAnswer,
} from "../translation.ts";
import type { TranslationUnit } from "../translation-unit.ts";
import type { Columns, Translated } from "./translated.ts";

/** A row of any table of translations. */
export interface TranslationRow extends Record<string, unknown> {
  language: TranslationLanguage;
  source: Columns;
  state: "draft" | "published";
  by_machine: boolean;
  confirmed_at: string | null;
  version: number;
  updated_at: string;
  is_stale: boolean;
}

export interface EnglishRow extends Record<string, unknown> {
  id: string;
  title: string;
  is_shown: boolean;
  english: Columns;
}

export const idOf = ({ idType }: Translated, id: string): SQL => sql`${id}::${sql.raw(idType)}`;
/** Nothing has another id. */
export const canBe = ({ idType }: Translated, id: string): boolean => idType === "text" || UUID.test(id);

/** A thing with all its translations, or null. */
export async function translationsOf(
  db: Db,
  kind: Translated,
  id: string,
): Promise<(EnglishRow & { translations: TranslationRow[] }) | null> {
  if (!canBe(kind, id)) return null;
  const { rows } = await db.execute<EnglishRow & { translations: TranslationRow[] }>(sql`
    SELECT e.id::text AS id, e.title, e.is_shown, e.english, coalesce((
      SELECT json_agg(to_jsonb(t) || jsonb_build_object('is_stale', t.source <> e.english))
      FROM ${sql.raw(kind.table)} t WHERE t.${sql.raw(kind.key)} = e.id), '[]') AS translations
    FROM (${kind.english}) e WHERE e.id = ${idOf(kind, id)}`);
  return rows[0] ?? null;
}

/** Names the English texts that somebody saw. */
export const sourceHash = (kind: Translated, english: Columns): string =>
  createHash("sha256")
    .update(JSON.stringify(kind.fields.map(({ name }) => kind.textsOf(english)[name] ?? "")))
    .digest("hex");

export function asAnswer(
  kind: Translated,
  row: EnglishRow & { translations: readonly TranslationRow[] },
): TranslationsAnswer {
  const english = kind.textsOf(row.english);
  return {
    kind: kind.kind,
    id: row.id,
    title: row.title,
    is_whole: kind.whole !== null,
    fields: [...kind.fields],
    english: shown(kind, english),
    source: sourceHash(kind, row.english),
    translations: TRANSLATION_LANGUAGES.map((language) => {
      const saved = row.translations.find((one) => one.language === language);
      return saved ? savedAnswer(kind, english, saved) : { ...NOTHING, language };
    }),
  };
}

/** Bodies are shown as HTML. What was written before a rule changed, or by another program, is held to it too. */
const shown = ({ fields }: Translated, texts: Texts): Texts =>
  Object.fromEntries(
    Object.entries(texts).map(([name, text]) => [
      name,
      fields.some((field) => field.name === name && field.shape === "html") ? safeHtml(text) : text,
    ]),
  );

const NOTHING: Omit<TranslationsAnswer["translations"][number], "language"> = {
  status: "missing",
  version: 0,
  texts: {},
  state: "draft",
  missing: [],
  stale: [],
  before: {},
  by_machine: false,
  confirmed_at: null,
  updated_at: null,
};

function savedAnswer(
  kind: Translated,
  english: Texts,
  row: TranslationRow,
): TranslationsAnswer["translations"][number] {
  const [texts, source] = [kind.textsOf(row), kind.textsOf(row.source)];
  const stale = staleFields(english, source, kind.fields);
  return {
    language: row.language,
    version: row.version,
    texts,
    state: row.state,
    stale,
    missing: missingFields(english, texts, kind.fields),
    before: shown(kind, Object.fromEntries(stale.map((name) => [name, source[name] ?? ""]))),
    status: statusOf({
      state: row.state,
      isStale: row.is_stale,
      byMachine: row.by_machine,
      isConfirmed: row.confirmed_at !== null,
    }),
    by_machine: row.by_machine,
    confirmed_at: row.confirmed_at && new Date(row.confirmed_at).toISOString(),
    updated_at: row.updated_at && new Date(row.updated_at).toISOString(),
  };
}

const THINGS_A_PART = 100;

/** Texts for a file, of so many things from an id on; `next` asks for the following ones. */
export async function unitsOf(
  db: Db,
  kind: Translated,
  language: TranslationLanguage,
  after: string | undefined,
): Promise<{ units: TranslationUnit[]; next: string | null }> {
  const isLater = after && canBe(kind, after) ? sql`AND e.id > ${idOf(kind, after)}` : sql``;
  const { rows } = await db.execute<EnglishRow & { saved: TranslationRow | null }>(sql`
    SELECT e.id::text AS id, e.title, e.english, to_jsonb(t) AS saved
    FROM (${kind.english}) e
    LEFT JOIN ${sql.raw(kind.table)} t ON t.${sql.raw(kind.key)} = e.id AND t.language = ${language}
    WHERE e.is_shown ${isLater} ORDER BY e.id LIMIT ${THINGS_A_PART}`);
  const units = rows.flatMap(({ id, title, english, saved }) => {
    const [texts, translated] = [kind.textsOf(english), saved ? kind.textsOf(saved) : {}];
    return kind.fields.flatMap(({ name: field }): TranslationUnit[] => {
      const [source = "", target = ""] = [texts[field], translated[field]];
      if (!source && !target) return [];
      const state = target && saved ? saved.state : "missing";
      const byMachine = (saved?.by_machine && saved.confirmed_at === null) ?? false;
      return [{ kind: kind.kind, id, title, field, source, target, state, byMachine, version: saved?.version ?? 0 }];
    });
  });
  return { units, next: rows.length === THINGS_A_PART ? (rows.at(-1)?.id ?? null) : null };
}

export interface Progress extends Record<string, unknown> {
  total: number;
  /** With all texts that English has. */
  published: number;
  drafts: number;
  stale: number;
  unconfirmed: number;
  /** With a text that must be there first missing, not published, or made from another English. */
  urgent: number;
}

/** What shoppers see of a kind. Each English text is put together once for a row: without the fence it would be for each use. */
const shownOf = ({ english }: Translated): SQL =>
  sql`(SELECT * FROM (${english}) AS everything WHERE is_shown OFFSET 0)`;

/** Columns with an English text. */
const hasEnglish = (column: string): SQL => sql`coalesce(e.english ->> ${column}, '') <> ''`;

/** Of a column of several texts, such as the parts of details, each that English has must be there. */
const isMissing = (column: string): SQL => {
  const [english, own] = [sql`e.english -> ${column}`, sql`t.${sql.raw(column)}`];
  const isPartMissing = sql`EXISTS (SELECT FROM jsonb_each(${english}) AS part
    WHERE part.value NOT IN ('[]', '""', 'null') AND coalesce(to_jsonb(${own}) -> part.key, '[]') = '[]')`;
  return sql`CASE WHEN jsonb_typeof(${english}) = 'object' THEN ${isPartMissing} ELSE ${hasEnglish(column)} AND ${own} IS NULL END`;
};

/** Whether a text that must be there first is not published, or was made from another English. */
const isUrgent = ({ urgent }: Translated): SQL => {
  const isBehind = (column: string) => sql`(${hasEnglish(column)} AND (
    t.state IS DISTINCT FROM 'published' OR t.${sql.raw(column)} IS NULL OR t.source ->> ${column} IS DISTINCT FROM e.english ->> ${column}))`;
  return urgent.length > 0 ? sql.join(urgent.map(isBehind), sql` OR `) : sql`false`;
};

/** How far a language is with what shoppers see of this kind. */
export async function progressOf(db: Db, kind: Translated, language: TranslationLanguage): Promise<Progress> {
  const isIncomplete = sql.join(kind.columns.map(isMissing), sql` OR `);
  const { rows } = await db.execute<Progress>(sql`
    SELECT count(*)::int AS total,
           count(*) FILTER (WHERE t.state = 'published' AND NOT (${isIncomplete}))::int AS published,
           count(*) FILTER (WHERE t.state = 'draft')::int AS drafts,
           count(*) FILTER (WHERE t.source <> e.english)::int AS stale,
           count(*) FILTER (WHERE t.by_machine AND t.confirmed_at IS NULL)::int AS unconfirmed,
           count(*) FILTER (WHERE ${isUrgent(kind)})::int AS urgent
    FROM ${shownOf(kind)} e
    LEFT JOIN ${sql.raw(kind.table)} t ON t.${sql.raw(kind.key)} = e.id AND t.language = ${language}`);
  const [progress] = rows;
  if (!progress) throw new Error("A count answered with no row");
  return progress;
}

export interface Gap extends Record<string, unknown> {
  id: string;
  title: string;
  state: "draft" | "published" | null;
  is_stale: boolean | null;
  is_unconfirmed: boolean | null;
  is_urgent: boolean;
  /** English columns without their translation. */
  missing: string[];
}

/** What shoppers see and is not right in a language: what is urgent first, then what is missing, stale, unconfirmed. */
export async function gapsOf(db: Db, kind: Translated, language: TranslationLanguage, limit: number): Promise<Gap[]> {
  const missing = kind.columns.map((column) => sql`CASE WHEN ${isMissing(column)} THEN ${column} END`);
  const { rows } = await db.execute<Gap>(sql`
    SELECT * FROM (
      SELECT e.id::text AS id, e.title, t.state, t.source <> e.english AS is_stale,
             t.by_machine AND t.confirmed_at IS NULL AS is_unconfirmed,
             array_remove(ARRAY[${sql.join(missing, sql`, `)}]::text[], NULL) AS missing,
             ${isUrgent(kind)} AS is_urgent
      FROM ${shownOf(kind)} e
      LEFT JOIN ${sql.raw(kind.table)} t ON t.${sql.raw(kind.key)} = e.id AND t.language = ${language}) AS gaps
    WHERE is_urgent OR state IS DISTINCT FROM 'published' OR is_stale OR is_unconfirmed OR cardinality(missing) > 0
    ORDER BY NOT is_urgent, state IS NOT NULL, NOT coalesce(is_stale, false), ${alphabetically(sql`title`, DEFAULT_LANGUAGE)}, id LIMIT ${limit}`);
  return rows;
}
