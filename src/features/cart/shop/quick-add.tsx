import type { ProductSummary } from "#features/catalog/product.ts";
import { texts as catalogue } from "#features/catalog/texts.ts";
import { Button } from "#ui/button.tsx";
import { toast } from "#ui/toast.ts";
import { cartLineOf } from "../cart-line-of.ts";
import { useCart } from "./use-cart.ts";

/** One piece into the cart, straight from a card. */
export function QuickAdd({ product }: { product: ProductSummary }) {
  const cart = useCart();
  const add = () => {
    cart.add(cartLineOf(product, 1));
    toast({ title: catalogue.added.title, description: catalogue.added.description(product.name), tone: "success" });
  };
  return (
    <Button variant="secondary" size="small" className="w-full" disabled={!product.inStock} onClick={add}>
      {product.inStock ? catalogue.add : catalogue.outOfStock}
      <span className="sr-only">: {product.name}</span>
    </Button>
  );
}
