import { Link } from "react-router";
import { formatEuros } from "#shared/money.ts";
import { Button } from "#ui/button.tsx";
import { Picture } from "#ui/picture.tsx";
import { QuantityStepper } from "#ui/quantity-stepper.tsx";
import { toast } from "#ui/toast.ts";
import { type CartLine, lineTotal, MAX_QUANTITY, priced, unitPrice } from "../cart-line.ts";
import { texts } from "../texts.ts";
import { useCart } from "./use-cart.ts";

/** What is in the cart, to be changed. The same in every place that shows it. */
export function CartLines({ lines }: { lines: readonly CartLine[] }) {
  return (
    <ul className="divide-y divide-beige border-y border-beige">
      {lines.map((line) => (
        <CartLineItem key={line.productId} line={line} />
      ))}
    </ul>
  );
}

function CartLineItem({ line }: { line: CartLine }) {
  const cart = useCart();
  const price = priced(line);
  const remove = () => {
    cart.remove(line.productId);
    toast({ title: texts.removed.title, description: texts.removed.description(line.name) });
  };
  return (
    <li className="grid grid-cols-[5rem_1fr] gap-4 py-6 sm:grid-cols-[7rem_1fr] sm:gap-6">
      <Link to={`/products/${line.productId}`} tabIndex={-1} aria-hidden="true">
        <Picture src={line.image ?? ""} alt="" width={224} height={280} className="aspect-4/5 w-full" />
      </Link>
      <div className="grid content-between gap-4">
        <div className="flex items-start justify-between gap-4">
          <div>
            <Link to={`/products/${line.productId}`} className="font-display text-xl no-underline hover:underline">
              {line.name}
            </Link>
            <p className="mt-1 text-sm text-stone figures">
              {line.discount_percentage > 0 && <s className="mr-2">{formatEuros(price.price)}</s>}
              {formatEuros(unitPrice(price))}
            </p>
          </div>
          <p className="figures">{formatEuros(lineTotal(price))}</p>
        </div>
        <div className="flex flex-wrap items-center gap-4">
          <QuantityStepper
            of={line.name}
            value={line.quantity}
            min={0}
            max={MAX_QUANTITY}
            onChange={(quantity) => (quantity === 0 ? remove() : cart.setQuantity(line.productId, quantity))}
          />
          <Button variant="quiet" size="small" onClick={remove} aria-label={texts.remove(line.name)}>
            {texts.removeShort}
          </Button>
        </div>
      </div>
    </li>
  );
}
