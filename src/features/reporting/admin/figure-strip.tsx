import type { ReactNode } from "react";
import { growthInWords } from "#features/orders/growth.ts";
import { classes } from "#ui/classes.ts";

/** The frame of figures side by side; hairlines part them. */
export const STRIP = "overflow-hidden rounded-md border border-beige";

interface FigureProps {
  name: string;
  value: ReactNode;
  /** Beside what it was before. */
  children?: ReactNode;
}

/** One of the figures that are read first. */
export const HeadFigure = ({ name, value, children }: FigureProps) => (
  <div className="min-w-0 bg-paper p-3 sm:px-6 sm:py-4">
    <dt className="text-sm text-stone">{name}</dt>
    <dd className="figures mt-1 text-xl font-semibold wrap-anywhere">{value}</dd>
    <dd className="figures mt-1 text-xs text-stone">{children}</dd>
  </div>
);

/** More of one is not better or worse here, so what has grown has no colour. */
export const SmallFigure = ({ name, value, children }: FigureProps) => (
  <div className="min-w-0 bg-paper p-3 sm:px-6">
    <dt className="text-xs text-stone">{name}</dt>
    <dd className="figures mt-0.5 font-semibold wrap-anywhere">{value}</dd>
    {children && <dd className="figures text-xs text-stone *:text-stone">{children}</dd>}
  </div>
);

export const Growth = ({ percent }: { percent: number }) => (
  <span className={classes("font-medium", percent < 0 && "text-wine", percent > 0 && "text-sage")}>
    {growthInWords(percent)}
  </span>
);
