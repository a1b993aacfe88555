import { Badge, type BadgeTone } from "#ui/badge.tsx";
import { Notice } from "#ui/notice.tsx";

export type ImportOutcome = "new" | "changed" | "unchanged" | "skipped" | "refused";

/** What a file would do, or has done where it was `applied`, line by line. */
export interface Report {
  applied: boolean;
  /** What is wrong with the file as a whole. */
  problems: readonly string[];
  lines: readonly Line[];
}

interface Line {
  line: number;
  name: string;
  outcome: ImportOutcome;
  notes: readonly string[];
}

export interface ReportWords {
  wrong: string;
  refusedHint: string;
  counts(counts: Record<ImportOutcome, number>): string;
  line(line: number): string;
  outcome: Partial<Record<ImportOutcome, string>>;
  more(lines: number): string;
}

const TONES: Record<ImportOutcome, BadgeTone> = {
  new: "success",
  changed: "info",
  unchanged: "neutral",
  skipped: "warning",
  refused: "danger",
};
/** A line without a remark says little; so many of them are listed. */
const MAX_SHOWN = 200;

/** How many lines have which outcome. A status takes it, so it is no alert of its own. */
export function ImportCounts({ report: { lines, applied }, words }: ImportReportProps) {
  const counts: Record<ImportOutcome, number> = { new: 0, changed: 0, unchanged: 0, skipped: 0, refused: 0 };
  for (const { outcome } of lines) counts[outcome] += 1;
  return (
    <Notice tone={counts.refused > 0 ? "danger" : applied ? "success" : "info"} title={words.counts(counts)}>
      {counts.refused > 0 && words.refusedHint}
    </Notice>
  );
}

interface ImportReportProps {
  report: Report;
  words: ReportWords;
}

export function ImportReport({ report: { problems, lines }, words }: ImportReportProps) {
  if (problems.length > 0)
    return (
      <Notice live tone="danger" title={words.wrong}>
        <ul>
          {problems.map((problem) => (
            <li key={problem}>{problem}</li>
          ))}
        </ul>
      </Notice>
    );
  // Lines that need attention come first.
  const sorted = lines.toSorted((a, b) => weight(a) - weight(b) || a.line - b.line);
  const shown = sorted.filter((line, place) => place < MAX_SHOWN || weight(line) < 2);
  return (
    <>
      <ul className="divide-y divide-beige/60 rounded-md border border-beige bg-paper">
        {shown.map(({ line, name, outcome, notes }) => (
          <li key={line} className="flex flex-wrap items-baseline gap-x-3 gap-y-1 px-4 py-2">
            <span className="figures w-16 text-xs text-stone">{words.line(line)}</span>
            <span className="min-w-0 flex-1 wrap-anywhere">{name}</span>
            <Badge tone={TONES[outcome]}>{words.outcome[outcome]}</Badge>
            {notes.length > 0 && <span className="basis-full text-xs text-stone">{notes.join(" ")}</span>}
          </li>
        ))}
      </ul>
      {shown.length < lines.length && <p className="text-stone">{words.more(lines.length - shown.length)}</p>}
    </>
  );
}

const weight = ({ outcome, notes }: Line): number => (outcome === "refused" ? 0 : notes.length > 0 ? 1 : 2);
