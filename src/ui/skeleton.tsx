import type { ReactNode } from "react";
import { classes } from "./classes.ts";
import { useTellLate } from "./tell.tsx";

/** A resting place in the shape of what will come. Give it that shape: `aspect-4/5 w-full`, `h-6 w-32`. */
export const Skeleton = ({ className }: { className: string }) => (
  <div aria-hidden="true" className={classes("animate-breathe rounded-sm bg-beige/70", className)} />
);

/** Says once, to those who cannot see the shapes, what is being loaded. */
export function Loading({ label, className, children }: { label: string; className?: string; children: ReactNode }) {
  useTellLate(label);
  return (
    <div role="status" data-loading="" className={className}>
      <span className="sr-only">{label}</span>
      {children}
    </div>
  );
}

/** Lines of text to come, at the height of the text size around them. The last is shorter, as last lines are. */
export function SkeletonText({ lines, className }: { lines: number; className?: string }) {
  return (
    <div aria-hidden="true" className={className}>
      {Array.from({ length: lines }, (_, line) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the lines are all alike and never move.
        <div key={line} className="flex h-lh items-center">
          <Skeleton className={classes("h-[0.7em]", line === lines - 1 && lines > 1 ? "w-3/5" : "w-full")} />
        </div>
      ))}
    </div>
  );
}
