import { type ReactNode, useRef, useState } from "react";
import { Link } from "react-router";
import { messages as catalogue } from "#features/products/messages.ts";
import { PriceBefore } from "#features/products/view/price.tsx";
import { UnitPrice } from "#features/products/view/unit-price.tsx";
import { countryName } from "#features/shipping/countries.ts";
import { euros, formatMoney } from "#shared/money.ts";
import { classes } from "#ui/classes.ts";
import { Image } from "#ui/image.tsx";
import { type CartLine, lineTotal, priced, unitPrice, volumeOf } from "../cart-line.ts";
import { messages } from "../messages.ts";
import { LineControls } from "./line-controls.tsx";
import { removeFromCart } from "./notify-cart.ts";
import { type Cart, useCart } from "./use-cart.ts";

interface CartLinesProps {
  lines: readonly CartLine[];
  onRemoved?: (line: CartLine) => void;
}

/** What is in the cart, to be changed. The same on its page and in the drawer. */
export function CartLines({ lines, onRemoved }: CartLinesProps) {
  const { list, remove } = useRemoval();
  const ordered = useInvalidFirst(lines);
  return (
    <div className="@container">
      <ul
        ref={list}
        tabIndex={-1}
        aria-label={messages.title}
        className="divide-y divide-beige border-beige outline-none [main_&]:border-y"
      >
        {ordered.map((line) => (
          <CartLineItem
            key={line.id}
            line={line}
            onRemove={() => {
              remove(line);
              onRemoved?.(line);
            }}
          />
        ))}
      </ul>
      <NotSentEverywhere lines={lines} />
    </div>
  );
}

/** What is summed: of each line as many pieces as there still are. */
export const buyableOf = ({ lines, available }: Pick<Cart, "lines" | "available">): CartLine[] =>
  lines.flatMap((line) => {
    const left = available.get(line.id);
    if (left === undefined) return line;
    return left ? { ...line, quantity: Math.min(left, line.quantity) } : [];
  });

/** Said once for all that it is true of. */
function NotSentEverywhere({ lines }: { lines: readonly CartLine[] }) {
  const whereNot = (line: CartLine) => line.not_sold_to?.map(countryName).join(", ");
  return [...new Set(lines.map(whereNot))].map(
    (countries) =>
      countries && (
        <p key={countries} className="mt-3 text-xs text-stone">
          {`${catalogue.notSoldTo(countries)} (${lines.flatMap((line) => (whereNot(line) === countries ? line.name : [])).join("; ")})`}
        </p>
      ),
  );
}

/** What a line comes to; struck where nothing of it can be had. */
export function LineTotal({ line, buyable }: { line: CartLine; buyable: readonly CartLine[] }) {
  const summed = buyable.find(({ id }) => id === line.id);
  return (
    <p className={classes("figures shrink-0 text-right", !summed && "text-stone line-through")}>
      {formatMoney(lineTotal(priced(summed ?? line)))}
      {summed && summed.quantity < line.quantity && (
        <span className="block text-xs text-stone">
          {summed.quantity} × {formatMoney(unitPrice(priced(line)))}
        </span>
      )}
    </p>
  );
}

/** What cannot be ordered as it is comes first, and stays there once it is mended: nothing jumps away under a finger. */
export function useInvalidFirst(lines: readonly CartLine[]): readonly CartLine[] {
  const { invalid } = useCart();
  const [first, setFirst] = useState<readonly number[]>([]);
  const found = invalid.filter(({ id }) => !first.includes(id));
  if (found.length > 0) setFirst([...first, ...found.map(({ id }) => id)]);
  const isLater = ({ id }: CartLine) => Number(!first.includes(id));
  return lines.toSorted((a, b) => isLater(a) - isLater(b));
}

/** The button that was pressed is gone: without a new focus the keyboard would start again at the top of the page. */
export function useRemoval() {
  const list = useRef<HTMLUListElement>(null);
  const remove = (line: CartLine) => {
    removeFromCart(line);
    list.current?.focus();
  };
  return { list, remove };
}

function CartLineItem({ line, onRemove }: { line: CartLine; onRemove: () => void }) {
  const price = priced(line);
  const buyable = buyableOf(useCart());
  return (
    <li className="cart-row">
      <ToProduct line={line} isImage>
        <Image src={line.image ?? ""} alt="" width={224} height={280} className="aspect-4/5 w-full" />
      </ToProduct>
      <div className="grid min-w-0 content-between gap-2">
        <div className="flex items-baseline justify-between gap-4">
          <div className="min-w-0">
            <h3 className="line-clamp-3 text-lg wrap-anywhere">
              <ToProduct line={line}>{line.name}</ToProduct>
            </h3>
            <div className="flex flex-wrap gap-x-3 text-sm text-stone">
              {(line.quantity > 1 || line.reduction) && (
                <p className="figures">
                  {formatMoney(unitPrice(price))}
                  {line.reduction && <PriceBefore price={euros(line.reduction.from)} className="ml-2" />}
                </p>
              )}
              <UnitPrice goods={volumeOf(line)} price={unitPrice(price)} />
            </div>
            {line.parts && <p className="text-xs text-stone">{line.parts}</p>}
          </div>
          <LineTotal line={line} buyable={buyable} />
        </div>
        <LineControls line={line} onRemove={onRemove} />
      </div>
    </li>
  );
}

/** A line of earlier days does not know where its product is. */
function ToProduct({ line, isImage, children }: { line: CartLine; isImage?: boolean; children: ReactNode }) {
  if (!line.productId) return children;
  const hidden = isImage ? { tabIndex: -1, "aria-hidden": true } : { className: "no-underline hover:underline" };
  return (
    <Link to={`/products/${line.productId}`} {...hidden}>
      {children}
    </Link>
  );
}
