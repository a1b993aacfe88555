import { type ReactNode, useState } from "react";
import { Link, useViewTransitionState } from "react-router";
import { imageProps, type ShownImage } from "#features/images/shown-image.ts";
import { formatMoney } from "#shared/money.ts";
import { Badge } from "#ui/badge.tsx";
import { classes } from "#ui/classes.ts";
import { Image, MissingImage } from "#ui/image.tsx";
import { messages } from "../messages.ts";
import { type ProductSummary, priceNow } from "../product.ts";
import { HazardLine } from "../view/hazard-line.tsx";
import { Price } from "../view/price.tsx";
import { UnitPrice } from "../view/unit-price.tsx";
import { transitionName } from "./transition-name.ts";

interface ProductCardProps {
  product: ProductSummary;
  /** In view at once, so its image is fetched first. */
  priority?: boolean;
  /** How wide the card is, as the attribute `sizes` says it. */
  sizes: string;
  /** The quick add, given by the page. */
  action?: ReactNode;
}

/** Of the files of its images, in pixels. */
const MAX_WIDTH = 1000;

/** Its rows are those of the grid, so that the buttons of a row stand on one line. Hazards, which not all have, are the last. */
export function ProductCard({ product, priority, sizes, action }: ProductCardProps) {
  const { category, choices } = product;
  const cheapest = choices?.from ? { category, volumeMl: choices.volumeMl } : null;
  const [first, second] = product.images;
  const address = `/products/${choices?.to ?? product.id}`;
  const isOpening = useViewTransitionState(address);
  const [isPointedAt, setPointedAt] = useState(false);
  return (
    <article
      onPointerEnter={({ pointerType }) => pointerType === "mouse" && setPointedAt(true)}
      className="group relative row-span-4 grid min-w-0 grid-cols-1 grid-rows-subgrid gap-y-0"
    >
      <div
        style={isOpening ? { viewTransitionName: transitionName(product) } : undefined}
        className="relative aspect-4/5 overflow-hidden bg-linen"
      >
        {first ? (
          <Image {...imageProps(first, MAX_WIDTH)} alt="" sizes={sizes} priority={priority} className="size-full" />
        ) : (
          <MissingImage alt="" width={1000} height={1250} className="size-full" />
        )}
        {second && isPointedAt && <SecondImage image={second} sizes={sizes} />}
        <div className="absolute top-2 left-2 grid gap-1 sm:top-3 sm:left-3">
          {product.isNew && <Badge tone="onImage">{messages.isNew}</Badge>}
          {!(choices ?? product).inStock && <Badge tone="onImage">{messages.outOfStock}</Badge>}
        </div>
      </div>
      <div className="text-sm">
        <h3 className="-mx-1 mt-3 line-clamp-2 p-1 text-xl wrap-anywhere">
          <Link
            to={address}
            prefetch="intent"
            viewTransition
            className="no-underline after:absolute after:inset-0 hover:underline"
          >
            {choices?.name ?? product.name}
          </Link>
        </h3>
        <div className="flex flex-wrap gap-x-3">
          {choices?.from ? (
            <p className="figures">{messages.priceFrom(formatMoney(choices.from))}</p>
          ) : (
            <Price price={priceNow(product)} reduction={product.reduction} />
          )}
          {choices && <p className="text-stone">{choices.count}</p>}
        </div>
        <UnitPrice goods={cheapest ?? product} price={choices?.from ?? priceNow(product)} />
      </div>
      <HazardLine hazards={product.hazards} isQuiet />
      {action && <div className="relative z-10 row-start-3 mt-0.5">{action}</div>}
    </article>
  );
}

/** Fetched when the card is first pointed at, and shown over the first image once it is there. */
function SecondImage({ image, sizes }: { image: ShownImage; sizes: string }) {
  const [isLoaded, setLoaded] = useState(false);
  return (
    <div
      onLoad={() => setLoaded(true)}
      className={classes(
        "absolute inset-0 opacity-0 transition-opacity duration-calm",
        isLoaded && "group-hover:opacity-100",
      )}
    >
      <Image {...imageProps(image, MAX_WIDTH)} alt="" preview={undefined} sizes={sizes} className="size-full" />
    </div>
  );
}
