import type { ReactNode, Ref } from "react";
import type { ProductSummary } from "../product.ts";
import { ProductCard } from "./product-card.tsx";

interface ProductGridProps {
  products: readonly ProductSummary[];
  /** How many of the first are in view at once. */
  inView?: number;
  action?: (product: ProductSummary) => ReactNode;
  shape?: keyof typeof shapes;
  ref?: Ref<HTMLUListElement>;
}

const shapes = {
  list: "md:grid-cols-3 lg:grid-cols-4 card-rows",
  // Never three and one.
  four: "lg:grid-cols-4 card-rows",
  three: "card-three sm:grid-cols-3",
};

const UP_TO_FOUR = "(min-width: 90rem) 20rem, (min-width: 64rem) 22vw, (min-width: 48rem) 29vw, 44vw";

/** How wide a card is in each. */
const sizes: Record<keyof typeof shapes, string> = {
  list: UP_TO_FOUR,
  four: "(min-width: 90rem) 20rem, (min-width: 64rem) 22vw, 44vw",
  three: "(min-width: 90rem) 27rem, (min-width: 40rem) 30vw, 8rem",
};

export const gridOf = (shape: keyof typeof shapes): string => `grid gap-x-4 sm:gap-x-6 ${shapes[shape]}`;

export function ProductGrid({ products, inView = 0, action, shape = "list", ref }: ProductGridProps) {
  return (
    <ul ref={ref} className={gridOf(shape)}>
      {products.map((product, i) => (
        <li key={product.id} className="row-span-4 grid min-w-0 grid-cols-1 grid-rows-subgrid">
          <ProductCard product={product} priority={i < inView} sizes={sizes[shape]} action={action?.(product)} />
        </li>
      ))}
    </ul>
  );
}
