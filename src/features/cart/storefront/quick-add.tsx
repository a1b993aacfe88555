import { Link } from "react-router";
import { messages as catalogue } from "#features/products/messages.ts";
import type { ProductSummary } from "#features/products/product.ts";
import { Button } from "#ui/button.tsx";
import { DoneButton } from "#ui/done-button.tsx";
import { cartLineOf } from "../cart-line-of.ts";
import { messages } from "../messages.ts";
import { addToCart } from "./notify-cart.ts";

/** One piece into the cart, straight from a card. Of a product with variants the way to its choice, of one that is sold out to its form. */
export const QuickAdd = ({ product }: { product: ProductSummary }) => {
  const { choices } = product;
  if (choices?.mustChoose || !product.inStock)
    return (
      <Button asChild variant="quiet" size="small" className="text-button">
        <Link to={`/products/${choices?.to ?? product.id}`} prefetch="intent">
          {choices?.mustChoose ? catalogue.choose : catalogue.tellWhenBack}
          <span className="sr-only">{choices?.name ?? product.name}</span>
        </Link>
      </Button>
    );
  return (
    <DoneButton
      variant="quiet"
      size="small"
      className="text-button"
      done={catalogue.added}
      onPress={() => addToCart(cartLineOf(product, 1), messages.added.onCard)}
    >
      {catalogue.add}
      <span className="sr-only">{product.name}</span>
    </DoneButton>
  );
};
