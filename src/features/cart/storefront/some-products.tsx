import { messages } from "#features/products/messages.ts";
import type { ProductSummary } from "#features/products/product.ts";
import { ProductGrid } from "#features/products/storefront/product-grid.tsx";
import { QuickAdd } from "./quick-add.tsx";

/** A way on from a page that has nothing of its own to show. */
export const SomeProducts = ({ products }: { products: readonly ProductSummary[] }) =>
  products.length > 0 && (
    <section aria-labelledby="some-products" className="page pt-16 pb-12">
      <h2 id="some-products" className="mb-8 text-2xl">
        {messages.collection}
      </h2>
      <ProductGrid products={products} shape="four" action={(product) => <QuickAdd product={product} />} />
    </section>
  );
