import { type ReactNode, type RefObject, useEffect, useState } from "react";
import { classes } from "./classes.ts";

interface StickyBarProps {
  label: string;
  /** The bar is there while this is out of sight. */
  replaces: RefObject<Element | null>;
  children: ReactNode;
}

/** On phones what a page is for stays at hand. Its place at the end of the page is kept, so nothing jumps. */
export function StickyBar({ label, replaces, children }: StickyBarProps) {
  const isWanted = useIsOutOfSight(replaces);
  return (
    <section
      aria-label={label}
      data-buy-bar={isWanted || undefined}
      className={classes(
        "sticky bottom-0 z-20 -mx-gutter mt-4 -mb-8 border-t border-beige bg-cream pb-[env(safe-area-inset-bottom)] lg:hidden [@media(max-height:34rem)]:hidden",
        isWanted ? "animate-rise" : "invisible",
      )}
    >
      <div className="page flex min-h-18 items-center justify-between gap-3">{children}</div>
    </section>
  );
}

/** Also where the header covers it, or the window's end cuts it. */
function useIsOutOfSight(target: RefObject<Element | null>): boolean {
  const [isOut, setOut] = useState(false);
  useEffect(() => {
    if (!target.current) return;
    const observer = new IntersectionObserver(([entry]) => entry && setOut(entry.intersectionRatio < 0.9), {
      rootMargin: "-56px 0px 0px",
      threshold: 0.9,
    });
    observer.observe(target.current);
    return () => observer.disconnect();
  }, [target]);
  return isOut;
}
