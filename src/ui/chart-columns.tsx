import { type PointerEvent, useState } from "react";
import { roundAbove } from "./chart-scale.ts";
import { classes } from "./classes.ts";
import { SkeletonText } from "./skeleton.tsx";

export interface Column {
  /** Its full label, such as "12 November". */
  name: string;
  value: number;
  /** The value in words, such as "€120.00, 3 orders". */
  said: string;
}

interface ColumnsProps {
  /** What one looks through, such as "Day". */
  label: string;
  columns: readonly Column[];
  /** A number at the side, such as "€500". */
  format: (value: number) => string;
}

/** Below what is told: the sides, the columns, and the first and the last name. */
const PLOT =
  "mt-5 grid grid-cols-[auto_1fr] grid-rows-[minmax(11rem,1fr)_auto] gap-x-3 xl:grid-rows-[minmax(15rem,1fr)_auto]";
const WIDTH = 10;
const GAP = 3;
const HEIGHT = 100;
/** Of a column without a value, so that its place is seen. */
const STUB = 1;

/**
 * Values over time. One column is always chosen and told in words above: by pointer, by touch, or by the arrow keys, since
 * a slider lies over the columns.
 */
export function Columns({ label, columns, format }: ColumnsProps) {
  const [chosen, setChosen] = useState<number | null>(null);
  const largest = Math.max(...columns.map(({ value }) => value));
  const top = roundAbove(largest);
  const latest = columns.findLastIndex(({ value }) => value !== 0);
  const place = Math.min(chosen ?? (latest < 0 ? columns.length : latest), columns.length - 1);
  const shown = columns[place];
  const follow = ({ currentTarget, clientX }: PointerEvent) => {
    const { left, width } = currentTarget.getBoundingClientRect();
    const at = Math.floor(((clientX - left) / width) * columns.length);
    setChosen(Math.max(0, Math.min(columns.length - 1, at)));
  };
  return (
    <div className="grid grid-rows-[auto_1fr]">
      <p className="figures flex min-h-6 flex-wrap gap-x-2 text-sm" aria-hidden="true">
        <span className="text-stone">{shown?.name}</span>
        <span className="font-medium">{shown?.said}</span>
      </p>
      <div className={PLOT}>
        <div aria-hidden="true" className="figures flex flex-col justify-between text-right text-xs text-stone">
          <span className="-translate-y-1/2">{largest > 0 && format(top)}</span>
          <span>{largest > 0 && format(top / 2)}</span>
          <span className="translate-y-1/2">{format(0)}</span>
        </div>
        <div
          className="relative rounded-sm has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-gold-deep"
          onPointerMove={follow}
          onPointerDown={follow}
          onPointerLeave={({ pointerType }) => (pointerType === "mouse" ? setChosen(null) : undefined)}
        >
          <Image columns={columns} top={top} chosen={place} />
          <input
            type="range"
            aria-label={label}
            aria-valuetext={shown && `${shown.name}: ${shown.said}`}
            min={0}
            max={columns.length - 1}
            value={place}
            onChange={({ target }) => setChosen(Number(target.value))}
            className="absolute inset-0 size-full touch-pan-y opacity-0"
          />
        </div>
        <div aria-hidden="true" className="col-start-2 mt-2 flex justify-between text-xs text-stone">
          <span>{columns[0]?.name}</span>
          <span className="max-sm:hidden">{columns[Math.floor(columns.length / 2)]?.name}</span>
          <span>{columns.at(-1)?.name}</span>
        </div>
      </div>
    </div>
  );
}

const COMING = Array.from({ length: 30 }, (_, day) => ({
  name: String(day),
  value: [34, 52, 43, 68, 49, 77, 58][day % 7] ?? 0,
  said: "",
}));

/** Columns to come. */
export const ColumnsSkeleton = () => (
  <div aria-hidden="true" className="grid grid-rows-[auto_1fr]">
    <SkeletonText lines={1} className="min-h-6 w-40" />
    <div className={PLOT}>
      <div className="w-7" />
      <div className="relative animate-breathe">
        <Image columns={COMING} top={100} look="fill-beige/70" />
      </div>
      <div className="col-start-2 mt-2 flex justify-between text-xs">
        <SkeletonText lines={1} className="w-14" />
        <SkeletonText lines={1} className="w-14" />
      </div>
    </div>
  </div>
);

interface ImageProps {
  columns: readonly Column[];
  top: number;
  chosen?: number;
  look?: string;
}

/** Stretched to its frame; nothing in it has a shape that stretching would spoil. */
const Image = ({ columns, top, chosen, look = "fill-gold-deep" }: ImageProps) => (
  <svg
    aria-hidden="true"
    viewBox={`0 0 ${columns.length * WIDTH} ${HEIGHT}`}
    preserveAspectRatio="none"
    className="absolute inset-0 size-full overflow-visible"
  >
    {[0, HEIGHT / 2, HEIGHT].map((y) => (
      <line
        key={y}
        x1={0}
        x2={columns.length * WIDTH}
        y1={y}
        y2={y}
        vectorEffect="non-scaling-stroke"
        className="stroke-beige"
      />
    ))}
    {columns.map(({ name, value }, i) => {
      // Nothing has no column, but what is chosen is seen.
      if (value <= 0 && i !== chosen) return null;
      const height = Math.max((Math.max(0, value) / top) * HEIGHT, STUB);
      return (
        <rect
          key={name}
          x={i * WIDTH + GAP / 2}
          y={HEIGHT - height}
          width={WIDTH - GAP}
          height={height}
          className={classes("transition-colors duration-quick", i === chosen ? "fill-espresso" : look)}
        />
      );
    })}
  </svg>
);
