import { type RefObject, useEffect, useState } from "react";
import { Button } from "#ui/button.tsx";
import { classes } from "#ui/classes.ts";
import type { Product } from "../product.ts";
import { texts } from "../texts.ts";
import { Price } from "../view/price.tsx";

interface BuyBarProps {
  product: Product;
  onAdd(): void;
  /** The bar is there only once this button has been scrolled past. */
  standsInFor: RefObject<HTMLButtonElement | null>;
}

/** On phones the way to buy stays at hand while one reads on. Its place at the end of the page is kept, so nothing jumps. */
export function BuyBar({ product, onAdd, standsInFor }: BuyBarProps) {
  const isPast = useScrolledPast(standsInFor);
  return (
    <section
      aria-label={texts.toBuy}
      className={classes(
        "sticky bottom-0 z-20 -mx-gutter mt-4 -mb-8 border-t border-beige bg-cream pb-[env(safe-area-inset-bottom)] lg:hidden",
        isPast ? "animate-rise" : "invisible",
      )}
    >
      <div className="page flex items-center justify-between gap-4 py-3">
        <div className="min-w-0">
          <p className="truncate font-display text-lg">{product.name}</p>
          <Price product={product} className="text-sm" />
        </div>
        <Button onClick={onAdd}>{texts.add}</Button>
      </div>
    </section>
  );
}

function useScrolledPast(target: RefObject<HTMLElement | null>): boolean {
  const [isPast, setPast] = useState(false);
  useEffect(() => {
    if (!target.current) return;
    // The watched window reaches endlessly down, so that only leaving it at the top counts, even in one leap.
    const observer = new IntersectionObserver(([entry]) => setPast(entry?.isIntersecting === false), {
      rootMargin: "0px 0px 1000000px 0px",
    });
    observer.observe(target.current);
    return () => observer.disconnect();
  }, [target]);
  return isPast;
}
