import type { ReactNode } from "react";
import type { ProductSummary } from "../product.ts";
import { ProductCard } from "./product-card.tsx";

interface ProductGridProps {
  products: readonly ProductSummary[];
  /** How many of the first are in view at once. */
  inView?: number;
  action?: (product: ProductSummary) => ReactNode;
  /** On wide screens. */
  columns?: 3 | 4;
}

const wide = { 3: "lg:grid-cols-3", 4: "lg:grid-cols-4" };

export function ProductGrid({ products, inView = 0, action, columns = 4 }: ProductGridProps) {
  return (
    <ul className={`grid grid-cols-2 gap-x-4 gap-y-12 sm:gap-x-6 md:grid-cols-3 ${wide[columns]}`}>
      {products.map((product, i) => (
        <li key={product.id}>
          <ProductCard product={product} priority={i < inView} action={action?.(product)} />
        </li>
      ))}
    </ul>
  );
}
