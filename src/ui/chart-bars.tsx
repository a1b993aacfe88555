import type { ReactNode } from "react";
import { classes } from "./classes.ts";
import { SkeletonText } from "./skeleton.tsx";

export type BarTone = "gold" | "yellow" | "mist" | "sage" | "stone";

export interface Bar {
  key: string;
  name: ReactNode;
  value: number;
  /** The value in words. */
  said: ReactNode;
  tone?: BarTone;
}

const tones: Record<BarTone, string> = {
  gold: "fill-gold-deep",
  yellow: "fill-gold",
  mist: "fill-mist",
  sage: "fill-sage/70",
  stone: "fill-taupe",
};

interface BarsProps {
  bars: readonly Bar[];
  /** Names and values so short that a phone has them in one line with their bar. */
  short?: boolean | undefined;
  isComing?: boolean;
}

/** Things compared by length. Each is told in words too, so the lengths are for the eye only. */
export function Bars({ bars, short = false, isComing = false }: BarsProps) {
  const largest = Math.max(1, ...bars.map(({ value }) => value));
  return (
    <ul
      className={classes("grid content-between gap-3 text-sm", short && "max-md:grid-cols-[auto_minmax(0,1fr)_auto]")}
    >
      {bars.map(({ key, name, value, said, tone = "gold" }) => (
        <li
          key={key}
          className={classes(
            "grid gap-1",
            short && "max-md:col-span-3 max-md:grid-cols-subgrid max-md:items-center max-md:gap-4",
          )}
        >
          <span className={classes("flex items-baseline justify-between gap-4", short && "max-md:contents")}>
            <span className="min-w-0 truncate">{name}</span>
            <span
              className={classes(
                "figures shrink-0 text-stone",
                short && "text-right max-md:order-last max-md:col-start-3",
              )}
            >
              {said}
            </span>
          </span>
          <svg
            aria-hidden="true"
            viewBox="0 0 100 1"
            preserveAspectRatio="none"
            className={classes(
              "h-2 w-full overflow-hidden rounded-sm bg-linen",
              value === 0 && !isComing && "invisible",
            )}
          >
            <rect width={(value / largest) * 100} height={1} className={classes(tones[tone])} />
          </svg>
        </li>
      ))}
    </ul>
  );
}

/** Bars to come. */
export const BarsSkeleton = ({ count }: { count: number }) => (
  <Bars
    isComing
    bars={Array.from({ length: count }, (_, place) => ({
      key: String(place),
      name: <SkeletonText lines={1} className="w-32" />,
      value: 0,
      said: <SkeletonText lines={1} className="w-20" />,
    }))}
  />
);
