import { type RefObject, useEffect, useState } from "react";
import { classes } from "#ui/classes.ts";
import { DoneButton } from "#ui/done-button.tsx";
import { messages } from "../messages.ts";
import { type Product, priceNow } from "../product.ts";
import { messages as pageMessages } from "../product-page-messages.ts";
import { Price } from "../view/price.tsx";
import { UnitPrice } from "../view/unit-price.tsx";

interface BuyBarProps {
  product: Product;
  onAdd(): boolean;
  /** The bar is there once this button was scrolled past: at first sight it would cover price and choice. */
  replaces: RefObject<HTMLButtonElement | null>;
}

/** On phones price and button stay at hand. Its place at the end of the page is kept, so nothing jumps. */
export function BuyBar({ product, onAdd, replaces }: BuyBarProps) {
  const isWanted = useIsAboveSight(replaces);
  return (
    <section
      aria-label={pageMessages.toBuy}
      data-buy-bar={isWanted || undefined}
      className={classes(
        "sticky bottom-0 z-20 -mx-gutter mt-4 -mb-8 border-t border-beige bg-cream pb-[env(safe-area-inset-bottom)] lg:hidden",
        isWanted ? "animate-rise" : "invisible",
      )}
    >
      <div className="page flex items-center justify-between gap-4 py-3">
        <div className="min-w-0">
          <p className="figures truncate font-display text-base">{product.name}</p>
          <Price price={priceNow(product)} reduction={product.reduction} className="text-sm" />
          <UnitPrice goods={product} price={priceNow(product)} />
        </div>
        <DoneButton done={messages.added} onPress={onAdd}>
          {messages.add}
        </DoneButton>
      </div>
    </section>
  );
}

function useIsAboveSight(target: RefObject<HTMLElement | null>): boolean {
  const [isAbove, setAbove] = useState(false);
  useEffect(() => {
    if (!target.current) return;
    // As if the window had no end below: the button leaves it upwards alone, however far one jumps.
    const observer = new IntersectionObserver(([entry]) => setAbove(entry?.isIntersecting === false), {
      rootMargin: "0px 0px 1000000px",
    });
    observer.observe(target.current);
    return () => observer.disconnect();
  }, [target]);
  return isAbove;
}
