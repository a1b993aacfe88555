import type { SettingsPart } from "#backoffice/settings-frame.tsx";
import { classes } from "#ui/classes.ts";
import { Skeleton, SkeletonText } from "#ui/skeleton.tsx";
import { CARD, FIELDS } from "./settings-card.tsx";

/** A field beside another or a line of its own, with a hint below it or without; a text; the ways to translations. */
type Shape = "field" | "field hint" | "line" | "line hint" | "text" | "links";

/** The cards of each part, by their fields. */
const CARDS: Record<SettingsPart, readonly (readonly Shape[])[]> = {
  general: [
    ["field", "field hint", "text", "links", "line hint", "links", "line hint", "links", "field"],
    ["field hint", "field", "field", "field", "links"],
    ["line", "line", "line"],
  ],
  trader: [["field hint", "field hint", "field hint", "field hint", "field hint", "field hint", "field", "field"]],
  taxes: [["line"], ["line"], ["line", "line", "line", "line"]],
  account: [["field hint"], ["line"]],
};

/** The cards of a part until their values come. */
export const ComingSettings = ({ part }: { part: SettingsPart }) =>
  [...CARDS[part].entries()].map(([card, shapes]) => (
    <div key={card} aria-hidden="true" className={CARD}>
      <div className="h-17 sm:h-12">
        <Skeleton className="h-5 w-40" />
        <Skeleton className="mt-2 h-3 w-72 max-w-full" />
      </div>
      <div className={FIELDS}>
        {[...shapes.entries()].map(([place, shape]) => (
          <Field key={place} shape={shape} />
        ))}
      </div>
    </div>
  ));

function Field({ shape }: { shape: Shape }) {
  if (shape === "links") return <Skeleton className="-mt-2 h-12 w-96 max-w-full sm:col-span-2 sm:h-5" />;
  return (
    <div className={classes("grid content-start gap-2", !shape.startsWith("field") && "sm:col-span-2")}>
      <Skeleton className="my-1 h-3 w-28" />
      <Skeleton className={shape === "text" ? "h-28" : "h-(--control-height)"} />
      {shape.endsWith("hint") && (
        <SkeletonText lines={2} className={shape === "line hint" ? "sm:h-lh sm:overflow-hidden" : undefined} />
      )}
    </div>
  );
}
