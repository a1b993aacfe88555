import type { RefObject } from "react";
import { thumbnailOf } from "#features/images/shown-image.ts";
import { DoneButton } from "#ui/done-button.tsx";
import { Image } from "#ui/image.tsx";
import { StickyBar } from "#ui/sticky-bar.tsx";
import { messages } from "../messages.ts";
import { type Product, priceNow } from "../product.ts";
import { messages as pageMessages } from "../product-page-messages.ts";
import { Price } from "../view/price.tsx";
import { UnitPrice } from "../view/unit-price.tsx";

interface BuyBarProps {
  product: Product;
  onAdd(): boolean;
  /** The page's own button. */
  replaces: RefObject<HTMLButtonElement | null>;
}

/** On phones price and button stay at hand. */
export function BuyBar({ product, onAdd, replaces }: BuyBarProps) {
  const [image] = product.images;
  return (
    <StickyBar label={pageMessages.toBuy} replaces={replaces}>
      {image && <Image src={thumbnailOf(image)} alt="" width={40} height={50} className="h-12.5 w-10" />}
      <div className="min-w-0 flex-1 leading-tight *:leading-tight">
        <p className="figures truncate font-display text-base">{product.name}</p>
        <Price price={priceNow(product)} reduction={product.reduction} className="text-sm" />
        <UnitPrice goods={product} price={priceNow(product)} className="text-xs" />
      </div>
      <DoneButton done={messages.added} onPress={onAdd}>
        {messages.add}
      </DoneButton>
    </StickyBar>
  );
}
