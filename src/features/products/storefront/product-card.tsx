import type { ReactNode } from "react";
import { Link, useViewTransitionState } from "react-router";
import { Badge } from "#ui/badge.tsx";
import { Image, MissingImage } from "#ui/picture.tsx";
import { messages } from "../messages.ts";
import type { ProductSummary } from "../product.ts";
import { Price } from "../view/price.tsx";
import { UnitPrice } from "../view/unit-price.tsx";
import { transitionName } from "./transition-name.ts";

interface ProductCardProps {
  product: ProductSummary;
  /** In view at once, so its image is fetched first. */
  priority?: boolean;
  /** The quick add, given by the page. */
  action?: ReactNode;
}

const SIZES = "(min-width: 90rem) 20rem, (min-width: 64rem) 22vw, (min-width: 48rem) 29vw, 44vw";

/** Its four rows are those of the grid, so that names, prices and buttons of a row stand on one line. */
export function ProductCard({ product, priority, action }: ProductCardProps) {
  const [first, second] = product.images;
  const address = `/products/${product.id}`;
  const isOpening = useViewTransitionState(address);
  return (
    <article className="group relative row-span-4 grid min-w-0 grid-cols-1 grid-rows-subgrid gap-y-0">
      <div
        style={isOpening ? { viewTransitionName: transitionName(product) } : undefined}
        className="relative aspect-4/5 overflow-hidden bg-linen"
      >
        {first ? (
          <Image {...first} alt="" preview={first.blur} sizes={SIZES} priority={priority} className="size-full" />
        ) : (
          <MissingImage alt="" width={1000} height={1250} className="size-full" />
        )}
        {/* Where nothing hovers it is not fetched. */}
        {second && (
          <Image
            {...second}
            alt=""
            preview={second.blur}
            sizes={SIZES}
            className="absolute inset-0 size-full opacity-0 transition-opacity duration-calm group-hover:opacity-100 pointer-coarse:hidden"
          />
        )}
        <div className="absolute inset-2 flex flex-col items-start justify-between sm:inset-3">
          {product.isNew && <Badge tone="accent">{messages.isNew}</Badge>}
          {!product.inStock && (
            <Badge tone="neutral" className="mt-auto">
              {messages.outOfStock}
            </Badge>
          )}
        </div>
      </div>
      <h3 className="-mx-1 mt-3 line-clamp-4 p-1 text-xl wrap-anywhere">
        <Link
          to={address}
          prefetch="intent"
          viewTransition
          className="no-underline after:absolute after:inset-0 hover:underline"
        >
          {product.name}
        </Link>
      </h3>
      <div>
        <Price product={product} />
        <UnitPrice product={product} />
      </div>
      {action && <div className="relative z-10 mt-4">{action}</div>}
    </article>
  );
}
