import type { ReactNode } from "react";
import { Link } from "react-router";
import { Badge } from "#ui/badge.tsx";
import { MissingPicture, Picture } from "#ui/picture.tsx";
import type { ProductSummary } from "../product.ts";
import { texts } from "../texts.ts";
import { Price } from "../view/price.tsx";
import { UnitPrice } from "../view/unit-price.tsx";

interface ProductCardProps {
  product: ProductSummary;
  /** In view at once, so its picture is fetched first. */
  priority?: boolean;
  /** The quick add, given by the page. */
  action?: ReactNode;
}

const SIZES = "(min-width: 90rem) 20rem, (min-width: 64rem) 22vw, (min-width: 48rem) 29vw, 44vw";

export function ProductCard({ product, priority, action }: ProductCardProps) {
  const [first, second] = product.pictures;
  return (
    <article className="group relative grid h-full grid-cols-1 grid-rows-[auto_1fr_auto] gap-4">
      <div className="relative aspect-4/5 overflow-hidden bg-linen">
        {first ? (
          <Picture {...first} alt="" preview={first.blur} sizes={SIZES} priority={priority} className="size-full" />
        ) : (
          <MissingPicture alt="" width={1000} height={1250} className="size-full" />
        )}
        {second && (
          <Picture
            {...second}
            alt=""
            preview={second.blur}
            sizes={SIZES}
            className="absolute inset-0 size-full opacity-0 transition-opacity duration-calm group-hover:opacity-100"
          />
        )}
        <div className="absolute inset-2 flex flex-col items-start justify-between sm:inset-3">
          {product.isNew && <Badge tone="accent">{texts.isNew}</Badge>}
          {!product.inStock && (
            <Badge tone="neutral" className="mt-auto">
              {texts.outOfStock}
            </Badge>
          )}
        </div>
      </div>
      <div className="grid content-start gap-1">
        <h3 className="font-display text-xl wrap-anywhere">
          <Link
            to={`/products/${product.id}`}
            prefetch="intent"
            className="no-underline after:absolute after:inset-0 hover:underline"
          >
            {product.name}
          </Link>
        </h3>
        <Price product={product} />
        <UnitPrice product={product} />
      </div>
      {action && <div className="relative z-10">{action}</div>}
    </article>
  );
}
