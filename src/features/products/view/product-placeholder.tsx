import { classes } from "#ui/classes.ts";
import type { Category } from "../category.ts";
import type { ProductSummary } from "../product.ts";

const SHAPES: Record<Category, string> = {
  diffusers: "M12 2c-1 4-6 7-6 12.5a6 6 0 0 0 12 0C18 9 13 6 12 2ZM8 22h8",
  oils: "M10 2h4v5l3 3v12H7V10l3-3ZM7 13h10M7 18h10",
  accessories: "m4 8 8-4 8 4v9l-8 4-8-4ZM4 8l8 4 8-4M12 12v9",
};

interface ProductPlaceholderProps {
  product: Pick<ProductSummary, "name" | "category">;
  className?: string;
}

/** In the place of the images that a product does not have yet. Its name stands beside it, too. */
export const ProductPlaceholder = ({ product: { name, category }, className }: ProductPlaceholderProps) => (
  <div
    aria-hidden="true"
    className={classes("grid aspect-4/5 w-full content-center justify-items-center gap-4 bg-linen p-4", className)}
  >
    <svg viewBox="0 0 24 24" className="w-2/5 fill-none stroke-beige stroke-[0.4]" aria-hidden="true">
      <path d={SHAPES[category]} />
    </svg>
    <p className="line-clamp-2 max-w-full text-center font-display text-lg wrap-anywhere">{name}</p>
  </div>
);
