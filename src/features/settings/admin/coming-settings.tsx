import type { SettingsPart } from "#backoffice/settings-frame.tsx";
import { classes } from "#ui/classes.ts";
import { Skeleton, SkeletonText } from "#ui/skeleton.tsx";
import { messages as screen } from "./messages.ts";
import { CARD, FIELDS } from "./settings-card.tsx";

/** A field beside another or a line of its own, with a hint below it or without; a text; the ways to translations; a switch. */
type Shape = "field" | "field hint" | "line" | "line hint" | "text" | "links" | "switch";

interface Card {
  words: { title: string; lead: string };
  shapes: readonly Shape[];
}

/** The cards of each part, by their fields. */
const cardsOf = (part: SettingsPart): readonly Card[] =>
  ({
    general: [
      {
        words: screen.store,
        shapes: ["field", "field hint", "text", "links", "line hint", "links", "line hint", "links", "field"] as const,
      },
      { words: screen.shipping, shapes: ["switch", "field", "field", "field", "field", "links"] as const },
      { words: screen.social, shapes: ["line", "line", "line"] as const },
    ],
    trader: [{ words: screen.trader, shapes: Array.from({ length: 8 }, () => "field hint" as const) }],
    taxes: [
      { words: screen.business, shapes: ["switch"] as const },
      { words: screen.documents, shapes: ["switch"] as const },
      { words: screen.rates, shapes: ["line", "line", "line", "line"] as const },
    ],
    account: [
      { words: screen.security, shapes: ["field hint"] as const },
      { words: screen.reports, shapes: ["switch"] as const },
    ],
  })[part];

/** The cards of a part until their values come. */
export const ComingSettings = ({ part }: { part: SettingsPart }) =>
  cardsOf(part).map(({ words, shapes }) => (
    <div key={words.title} aria-hidden="true" className={CARD}>
      <div>
        <p className="text-lg/[1.35] font-semibold">{words.title}</p>
        <p className="mt-1 max-w-2xl text-sm text-stone">{words.lead}</p>
      </div>
      <div className={FIELDS}>
        {[...shapes.entries()].map(([place, shape]) => (
          <Field key={place} shape={shape} />
        ))}
      </div>
    </div>
  ));

function Field({ shape }: { shape: Shape }) {
  if (shape === "links") return <SkeletonText lines={1} className="-mt-2 w-80 max-w-full sm:col-span-2" />;
  if (shape === "switch")
    return (
      <div className="flex h-11 items-center gap-3 sm:col-span-2">
        <Skeleton className="size-5" />
        <Skeleton className="h-3 w-40" />
      </div>
    );
  return (
    <div className={classes("grid content-start gap-2", !shape.startsWith("field") && "sm:col-span-2")}>
      <Skeleton className="my-1 h-3 w-28" />
      <div
        className={classes(
          "flex items-center rounded-sm border border-beige px-4",
          shape === "text" ? "h-28" : "h-(--control-height)",
        )}
      >
        <Skeleton className="h-3 w-2/5" />
      </div>
      {shape.endsWith("hint") && (
        <SkeletonText lines={2} className={shape === "line hint" ? "sm:h-lh sm:overflow-hidden" : undefined} />
      )}
    </div>
  );
}
