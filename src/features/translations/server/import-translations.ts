import type { Actor } from "#features/audit/actor.ts";
import { writeAudit } from "#features/audit/server/write-audit.ts";
import { type PooledDb, type Tx, transact } from "#platform/database/database.ts";
import { AppError } from "#shared/app-error.ts";
import { textOf } from "#shared/csv.ts";
import { type ImportReport, type LineReport, Undone } from "#shared/import-report.ts";
import { messages } from "../exchange-messages.ts";
import type { Texts, TranslationLanguage } from "../translation.ts";
import type { FileUnit } from "../translation-unit.ts";
import { readUnitsCsv } from "./read-units-csv.ts";
import { readXliff } from "./read-xliff.ts";
import { lockTranslation, takenSlug, writeConfirmation, writeTranslation } from "./save-translation.ts";
import type { Columns, Translated } from "./translated.ts";
import type { TranslationRow } from "./translation-queries.ts";

interface Input {
  language: TranslationLanguage;
  bytes: Uint8Array;
  isTrial: boolean;
  /** Of a thing with all its texts, whatever the file says of their state. */
  publishesComplete: boolean;
  now: Date;
}
type Options = Pick<Input, "language" | "publishesComplete" | "now">;

/**
 * Takes over a file of translations in CSV or XLIFF 2.0, all or nothing. The trial does the very same and then undoes it.
 * @throws AppError for a file that cannot be read
 */
export async function importTranslations(
  db: PooledDb,
  kinds: readonly Translated[],
  { language, bytes, isTrial, publishesComplete, now }: Input,
  actor: Actor,
): Promise<ImportReport> {
  if (bytes[0] === 0x50 && bytes[1] === 0x4b) throw new AppError("invalid", messages.noText);
  const text = textOf(bytes);
  const { units, problems } = /^\uFEFF?\s*</.test(text) ? readXliff(text, language) : readUnitsCsv(text);
  if (problems.length > 0) return { applied: false, problems, lines: [] };
  try {
    const lines = await transact(db, async (tx) => {
      const reports = await takeOver(tx, kinds, { language, publishesComplete, now }, units, actor);
      if (isTrial || reports.some(({ outcome }) => outcome === "refused")) throw new Undone(reports);
      await writeAudit(tx, actor, {
        action: "translation.imported",
        subject: { kind: "file", id: "translations" },
        details: { language, lines: units.length },
      });
      return reports;
    });
    return { applied: true, problems: [], lines };
  } catch (error) {
    if (!(error instanceof Undone)) throw error;
    return { applied: false, problems: [], lines: error.lines };
  }
}

async function takeOver(
  tx: Tx,
  kinds: readonly Translated[],
  options: Options,
  units: readonly FileUnit[],
  actor: Actor,
): Promise<LineReport[]> {
  const reports: LineReport[] = [];
  const things = Map.groupBy(units, ({ kind, id }) => `${kind}.${id.toLowerCase()}`);
  for (const texts of things.values()) {
    const [first] = texts;
    const kind = kinds.find((one) => one.kind === first?.kind);
    reports.push(...(kind ? await takeThing(tx, kind, options, texts, actor) : texts.map(refusedKind)));
  }
  return reports.toSorted((a, b) => a.line - b.line);
}

const refusedKind = (unit: FileUnit): LineReport => refused(unit, unit.id, [messages.unknownKind(unit.kind)]);
const refused = ({ line, field }: FileUnit, title: string, notes: string[]): LineReport => ({
  line,
  name: `${title}: ${field}`,
  outcome: "refused",
  notes,
});

/** All texts of one thing are saved together. */
async function takeThing(
  tx: Tx,
  kind: Translated,
  { language, publishesComplete, now: moment }: Options,
  units: readonly FileUnit[],
  actor: Actor,
): Promise<LineReport[]> {
  const id = units[0]?.id.toLowerCase() ?? "";
  const found = await lockTranslation(tx, kind, { id, language }).catch((error: unknown) => {
    if (error instanceof AppError) return null;
    throw error;
  });
  if (!found) return units.map((unit) => refused(unit, unit.id, [messages.unknownId]));
  const { english, saved } = found;
  const [now, before] = [kind.textsOf(english.english), saved ? kind.textsOf(saved) : {}];
  const reports = units.map((unit, place) =>
    reportOf(kind, units, unit, place, { title: english.title, now, saved, before }),
  );
  if (reports.some(({ outcome }) => outcome === "refused")) return reports;
  const taken = units.filter((_, place) => ["new", "changed"].includes(reports[place]?.outcome ?? ""));
  const written = units.filter(({ target }) => target.trim() !== "");
  const isOnlyState = taken.length === 0;
  const stale = (isOnlyState ? written : taken).filter((unit) => isOther(unit, now));
  const texts = { ...before, ...Object.fromEntries(taken.map(({ field, target }) => [field, plain(target)])) };
  // A file never takes out of the shop what is published there.
  const isInShop = saved?.state === "published";
  const isRead = written.length > 0 && written.every(({ isPublished }) => isPublished);
  const asksToPublish = isRead || (publishesComplete && written.length > 0);
  const isWhole = (isRead && !kind.whole) || kind.fields.every(({ name }) => !now[name] || texts[name]);
  const isPublishing = asksToPublish && stale.length === 0 && isWhole && holdsAll(written, before);
  const state = isInShop || isPublishing ? "published" : "draft";
  // What a machine wrote counts as read where each of its texts comes back without the mark.
  const isUnread = saved?.by_machine === true && saved.confirmed_at === null;
  const isConfirming = isUnread && isRead && holdsAll(written, texts) && !written.some(({ byMachine }) => byMachine);
  const isSaving = !isOnlyState || state !== (saved?.state ?? "draft");
  if (!isSaving && !isConfirming) return reports;
  const noteOf = ({ isPublished }: FileUnit): string[] => {
    if (isInShop) return isPublished ? [] : [messages.inShop];
    if (state === "published" || stale.length > 0) return [];
    return [asksToPublish ? messages.incomplete : messages.draft];
  };
  try {
    const source = stale.length > 0 ? sourceWith(kind, english.english, saved?.source, now, taken) : undefined;
    const input = { texts, state, up_to_date: false, by_machine: taken.some(({ byMachine }) => byMachine) } as const;
    const writing = { english, saved, input, source, mayLack: isInShop, now: moment };
    if (isSaving) await writeTranslation(tx, kind, { id, language }, writing, actor);
    if (isConfirming) await writeConfirmation(tx, kind, { id, language }, moment, actor);
  } catch (error) {
    const known = takenSlug(error) ?? error;
    // After a refusal of the database the transaction answers nothing more.
    if (known !== error) throw known;
    if (!(known instanceof AppError) && !(known instanceof Error && known.constructor === Error)) throw known;
    return reports.map((report) => ({ ...report, outcome: "refused", notes: [known.message] }));
  }
  return reports.map((report, place) => {
    if (isOnlyState && report.outcome === "unchanged")
      return { ...report, outcome: "changed", notes: [isSaving ? messages.published : messages.confirmed] };
    const unit = units[place];
    return unit && taken.includes(unit) ? { ...report, notes: [...report.notes, ...noteOf(unit)] } : report;
  });
}

/** A draft goes out only with all its texts in the file: another one may have been saved since the file was made. */
const holdsAll = (written: readonly FileUnit[], draft: Texts): boolean =>
  Object.entries(draft).every(([name, text]) => !text || written.some(({ field }) => field === name));

const plain = (text: string): string => text.replaceAll("\r\n", "\n").trim();
const isOther = ({ field, source }: FileUnit, now: Texts): boolean => plain(now[field] ?? "") !== plain(source);

function reportOf(
  kind: Translated,
  units: readonly FileUnit[],
  unit: FileUnit,
  place: number,
  { title, now, saved, before }: { title: string; now: Texts; saved: TranslationRow | null; before: Texts },
): LineReport {
  const { line, field, target, problems } = unit;
  const isKnown = kind.fields.some(({ name }) => name === field);
  const isTwice = units.findIndex((one) => one.field === field) < place;
  const wrong = [...problems, ...(isKnown ? [] : [messages.unknownField(field)]), ...(isTwice ? [messages.twice] : [])];
  const report = { line, name: `${title}: ${field}` };
  if (wrong.length > 0) return refused(unit, title, wrong);
  if (plain(target) === "") return { ...report, outcome: "skipped", notes: [messages.nothing] };
  if (plain(target) === (before[field] ?? "")) return { ...report, outcome: "unchanged", notes: [] };
  const stale = saved?.state === "published" ? messages.staleInShop : messages.stale;
  const notes = isOther(unit, now) ? [stale] : [];
  const old = before[field];
  if (!old) return { ...report, outcome: "new", notes };
  const isNewer = unit.version !== null && unit.version !== saved?.version;
  const texts = messages.texts(...differing(old, plain(target)));
  return { ...report, outcome: "changed", notes: [texts, ...(isNewer ? [messages.newer] : []), ...notes] };
}

const SHOWN_BEFORE = 30;
const SHOWN = 160;

/** Two texts from shortly before where they differ. */
function differing(before: string, after: string): [string, string] {
  let same = 0;
  while (same < before.length && before[same] === after[same]) same += 1;
  const start = same > SHOWN_BEFORE ? same - SHOWN_BEFORE : 0;
  const part = (text: string) =>
    `${start > 0 ? "…" : ""}${text.slice(start, start + SHOWN)}${text.length > start + SHOWN ? "…" : ""}`;
  return [part(before), part(after)];
}

/** The English that the file was made from. @throws Error with a sentence */
function sourceWith(
  kind: Translated,
  english: Columns,
  saved: Columns | undefined,
  now: Texts,
  units: readonly FileUnit[],
): Columns {
  const written = Object.fromEntries(units.map(({ field, source }) => [field, plain(source)]));
  const columns = kind.columnsOf({ ...(saved ? kind.textsOf(saved) : now), ...written }, "");
  return Object.fromEntries(Object.keys(english).map((column) => [column, columns[column] ?? null]));
}
