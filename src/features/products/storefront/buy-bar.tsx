import { type RefObject, useEffect, useState } from "react";
import { thumbnailOf } from "#features/images/shown-image.ts";
import { classes } from "#ui/classes.ts";
import { DoneButton } from "#ui/done-button.tsx";
import { Image } from "#ui/image.tsx";
import { messages } from "../messages.ts";
import { type Product, priceNow } from "../product.ts";
import { messages as pageMessages } from "../product-page-messages.ts";
import { Price } from "../view/price.tsx";
import { UnitPrice } from "../view/unit-price.tsx";

interface BuyBarProps {
  product: Product;
  onAdd(): boolean;
  /** The bar is there while this button is out of sight. */
  replaces: RefObject<HTMLButtonElement | null>;
}

/** On phones price and button stay at hand. Its place at the end of the page is kept, so nothing jumps. */
export function BuyBar({ product, onAdd, replaces }: BuyBarProps) {
  const isWanted = useIsOutOfSight(replaces);
  const [image] = product.images;
  return (
    <section
      aria-label={pageMessages.toBuy}
      data-buy-bar={isWanted || undefined}
      className={classes(
        "sticky bottom-0 z-20 -mx-gutter mt-4 -mb-8 border-t border-beige bg-cream pb-[env(safe-area-inset-bottom)] lg:hidden [@media(max-height:34rem)]:hidden",
        isWanted ? "animate-rise" : "invisible",
      )}
    >
      <div className="page flex h-18 items-center gap-3">
        {image && <Image src={thumbnailOf(image)} alt="" width={40} height={50} className="h-12.5 w-10" />}
        <div className="min-w-0 flex-1 leading-tight *:leading-tight">
          <p className="figures truncate font-display text-base">{product.name}</p>
          <Price price={priceNow(product)} reduction={product.reduction} className="text-sm" />
          <UnitPrice goods={product} price={priceNow(product)} className="text-xs" />
        </div>
        <DoneButton done={messages.added} onPress={onAdd}>
          {messages.add}
        </DoneButton>
      </div>
    </section>
  );
}

function useIsOutOfSight(target: RefObject<HTMLElement | null>): boolean {
  const [isOut, setOut] = useState(false);
  useEffect(() => {
    if (!target.current) return;
    const observer = new IntersectionObserver(([entry]) => setOut(entry?.isIntersecting === false));
    observer.observe(target.current);
    return () => observer.disconnect();
  }, [target]);
  return isOut;
}
