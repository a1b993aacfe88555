import { type ReactNode, type RefObject, useEffect, useState } from "react";

interface StickyBarProps {
  label: string;
  /** The bar is there while this is out of sight. */
  replaces: RefObject<Element | null>;
  children: ReactNode;
}

/** On phones what a page is for stays at hand. Its place at the end of the page is kept, so nothing jumps. */
export function StickyBar({ label, replaces, children }: StickyBarProps) {
  const [isWanted, setWanted] = useState(false);
  useEffect(() => {
    if (!replaces.current) return;
    // Also where the header covers it, or the window's end cuts it.
    const observer = new IntersectionObserver(([entry]) => entry && setWanted(entry.intersectionRatio < 0.9), {
      rootMargin: "-56px 0px 0px",
      threshold: 0.9,
    });
    observer.observe(replaces.current);
    return () => observer.disconnect();
  }, [replaces]);
  return (
    <section aria-label={label} data-buy-bar={isWanted || undefined} className="sticky-bar">
      {children}
    </section>
  );
}
