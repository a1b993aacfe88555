import type { ReactNode } from "react";
import { classes } from "./classes.ts";
import { Skeleton, SkeletonText } from "./skeleton.tsx";

const WIDTHS = ["w-2/5", "w-1/3", "w-1/2", "w-1/4"];
const ROWS = Array.from({ length: 4 }, (_, turn) => WIDTHS.map((width) => ({ key: `${turn} ${width}`, width }))).flat();

type SkeletonCardProps = {
  /** Where it is known before its content. */
  title?: string;
  className?: string;
  /** The shape of its content, other than rows. */
  children?: ReactNode;
};

/** A card to come: its frame, its title and as many rows as its height has room for. */
export const SkeletonCard = ({ title, className = "h-32", children = <SkeletonRows /> }: SkeletonCardProps) => (
  <div
    aria-hidden="true"
    className={classes("min-w-0 overflow-hidden rounded-md border border-beige bg-paper p-5 sm:p-6", className)}
  >
    <div className="flex h-full flex-col overflow-hidden">
      {title ? <p className="text-lg/[1.35] font-semibold">{title}</p> : <Skeleton className="h-5 w-32 max-w-full" />}
      {children}
    </div>
  </div>
);

type SkeletonRowsProps = {
  /** Of each row. */
  className?: string;
  lines?: 1 | 2;
};

/** As many as there is room for; the last fade. */
export const SkeletonRows = ({ className = "h-12", lines = 1 }: SkeletonRowsProps) => (
  <div className="mt-2 min-h-0 flex-1 overflow-hidden mask-b-from-70%">
    {ROWS.map(({ key, width }) => (
      <div
        key={key}
        className={classes("flex items-center justify-between gap-6 border-b border-beige/60 text-sm", className)}
      >
        <SkeletonText lines={lines} className={width} />
        <SkeletonText lines={lines} className="w-16" />
      </div>
    ))}
  </div>
);
