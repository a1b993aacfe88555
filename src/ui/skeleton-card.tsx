import { classes } from "./classes.ts";
import { Skeleton } from "./skeleton.tsx";

const WIDTHS = ["w-2/5", "w-1/3", "w-1/2", "w-1/4"];
const ROWS = Array.from({ length: 4 }, (_, turn) => WIDTHS.map((width) => ({ key: `${turn} ${width}`, width }))).flat();

/** A card to come: its frame, its title and as many rows as its height has room for. */
export const SkeletonCard = ({ className = "h-32" }: { className?: string }) => (
  <div
    aria-hidden="true"
    className={classes("overflow-hidden rounded-md border border-beige bg-paper p-5 sm:p-6", className)}
  >
    <div className="h-full overflow-hidden mask-b-from-50%">
      <Skeleton className="mb-2 h-5 w-32 max-w-full" />
      {ROWS.map(({ key, width }) => (
        <div key={key} className="flex h-12 items-center justify-between gap-6 border-b border-beige/60">
          <Skeleton className={classes("h-3.5", width)} />
          <Skeleton className="h-3.5 w-16" />
        </div>
      ))}
    </div>
  </div>
);
