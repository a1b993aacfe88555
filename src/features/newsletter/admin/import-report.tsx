import type { AnswerOf } from "#client/functions-client.ts";
import { Badge, type BadgeTone } from "#ui/badge.tsx";
import { Notice } from "#ui/notice.tsx";
import { file as words } from "./texts.ts";

type Report = AnswerOf<"POST admin-subscribers-import">;
type Line = Report["lines"][number];
type Outcome = Line["outcome"];

const TONES: Record<Outcome, BadgeTone> = {
  new: "success",
  changed: "info",
  unchanged: "neutral",
  skipped: "warning",
  refused: "danger",
};
/** A line without a remark says little; so many of them are listed. */
const MOST_SHOWN = 200;

export function ImportReport({ report: { problems, lines, applied } }: { report: Report }) {
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
  const counts: Record<Outcome, number> = { new: 0, changed: 0, unchanged: 0, skipped: 0, refused: 0 };
  for (const { outcome } of lines) counts[outcome] += 1;
  // What needs a look stands first.
  const shown = lines.toSorted((a, b) => weight(a) - weight(b) || a.line - b.line).slice(0, MOST_SHOWN);
  return (
    <>
      <Notice live tone={counts.refused > 0 ? "danger" : applied ? "success" : "info"} title={words.counts(counts)}>
        {counts.refused > 0 && words.refusedHint}
      </Notice>
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
