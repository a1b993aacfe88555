import type { AnswerOf } from "#client/functions-client.ts";
import { Badge, type BadgeTone } from "#ui/badge.tsx";
import { Notice } from "#ui/notice.tsx";
import { texts } from "./texts.ts";

const words = texts.file;

type Report = AnswerOf<"POST admin-products-import">;
type Line = Report["lines"][number];
type Outcome = Line["outcome"];

const tones: Record<Outcome, BadgeTone> = { new: "success", changed: "info", unchanged: "neutral", refused: "danger" };
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
  const count = (outcome: Outcome) => lines.filter((line) => line.outcome === outcome).length;
  const counts = {
    new: count("new"),
    changed: count("changed"),
    unchanged: count("unchanged"),
    refused: count("refused"),
  };
  // What needs a look stands first.
  const sorted = lines.toSorted((a, b) => weight(a) - weight(b) || a.line - b.line);
  const shown = sorted.filter((line, place) => place < MOST_SHOWN || weight(line) < 2);
  return (
    <>
      <Notice live tone={counts.refused > 0 ? "danger" : applied ? "success" : "info"} title={words.counts(counts)}>
        {counts.refused > 0 && words.refusedHint}
      </Notice>
      <ul className="divide-y divide-beige/60 rounded-md border border-beige bg-paper">
        {shown.map(({ line, name, outcome, notes }) => (
          <li key={line} className="flex flex-wrap items-baseline gap-x-3 gap-y-1 px-4 py-2">
            <span className="figures w-16 text-xs text-stone">{words.line(line)}</span>
            <span className="min-w-0 flex-1 break-words">{name}</span>
            <Badge tone={tones[outcome]}>{words.outcome[outcome]}</Badge>
            {notes.length > 0 && <span className="basis-full text-xs text-stone">{notes.join(" ")}</span>}
          </li>
        ))}
      </ul>
      {shown.length < lines.length && <p className="text-stone">{words.more(lines.length - shown.length)}</p>}
    </>
  );
}

const weight = ({ outcome, notes }: Line): number => (outcome === "refused" ? 0 : notes.length > 0 ? 1 : 2);
