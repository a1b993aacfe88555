import { ChevronRight } from "lucide-react";
import type { ReactNode } from "react";
import { Link } from "react-router";
import { growthInWords } from "#features/orders/growth.ts";
import { SkeletonText } from "#ui/skeleton.tsx";

/** The frame of figures side by side; hairlines part them. */
export const STRIP = "overflow-hidden rounded-md border border-beige";

interface FigureProps {
  name: string;
  value: ReactNode;
  /** Where what it counts is found. */
  to?: string;
  /** Beside what it was before. */
  children?: ReactNode;
}

const CELL = "relative min-w-0 bg-paper p-3 has-[a]:hover:bg-cream sm:px-6";

/** One of the figures that are read first. */
export const HeadFigure = ({ children, ...figure }: FigureProps) => (
  <div className={`${CELL} sm:py-4`}>
    <dt className="flex items-start justify-between gap-2 text-sm text-stone">
      {figure.name}
      {figure.to && <ChevronRight aria-hidden="true" className="-mr-1 size-4 shrink-0 sm:-mr-2" />}
    </dt>
    <dd className="figures mt-1 text-xl font-semibold wrap-anywhere">
      <Value {...figure} />
    </dd>
    <dd className="figures mt-1 text-xs text-stone">{children}</dd>
  </div>
);

/** A figure to come. */
export const ComingFigure = ({ name }: { name: string }) => (
  <div className={`${CELL} sm:py-4`}>
    <dt className="text-sm text-stone">{name}</dt>
    <dd className="mt-1 text-xl">
      <SkeletonText lines={1} className="w-24" />
    </dd>
    <dd className="mt-1 text-xs">
      <SkeletonText lines={1} className="w-32 max-w-full" />
    </dd>
  </div>
);

/** One of the figures that say why. */
export const SmallFigure = ({ children, ...figure }: FigureProps) => (
  <div className={CELL}>
    <dt className="text-xs text-stone">{figure.name}</dt>
    <dd className="figures mt-0.5 font-semibold wrap-anywhere">
      <Value {...figure} />
    </dd>
    {children && <dd className="figures text-xs text-stone">{children}</dd>}
  </div>
);

/** The whole cell is pressed. */
const Value = ({ name, value, to }: FigureProps) =>
  to ? (
    <Link
      to={to}
      aria-label={`${name}: ${value}`}
      className="no-underline after:absolute after:inset-0 hover:underline"
    >
      {value}
    </Link>
  ) : (
    value
  );

/** More of one is not better or worse everywhere, so what has grown has no colour. */
export const Growth = ({ percent }: { percent: number }) => (
  <span className="font-medium text-espresso">{growthInWords(percent)}</span>
);
