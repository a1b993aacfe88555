import { ArrowDown, ArrowUp, ArrowUpToLine, Plus, X } from "lucide-react";
import { useDeferredValue, useState } from "react";
import { useEndpointQuery } from "#api-client/use-endpoint.ts";
import { Step, useOrder } from "#backoffice/ordered-list.tsx";
import { Badge } from "#ui/badge.tsx";
import { Button } from "#ui/button.tsx";
import { classes } from "#ui/classes.ts";
import { Notice } from "#ui/notice.tsx";
import { TextField } from "#ui/text-field.tsx";
import { messages as words } from "../chosen-messages.ts";
import type { ChosenProduct } from "../chosen-product.ts";
import { messages as publication } from "../publication-messages.ts";

interface ChosenProductsProps {
  title: string;
  max: number;
  /** In their order. */
  products: readonly ChosenProduct[];
  problem: string | undefined;
  onChange: (products: readonly ChosenProduct[]) => void;
}

/** Products chosen by hand, ordered by buttons or by dragging. */
export function ChosenProducts({ title, max, products, problem, onChange }: ChosenProductsProps) {
  const { list, move, said, drag } = useOrder(products, onChange, words.moved);
  const count = products.length;
  return (
    <div className="grid gap-4">
      {problem && <Notice tone="danger" title={problem} />}
      <AddProduct isFull={count >= max} known={products} onAdd={(product) => onChange([...products, product])} />
      <p className="text-sm text-stone">{count === 0 ? words.none : words.count(count, max)}</p>
      <p role="status" className="sr-only">
        {said}
      </p>
      <ol ref={list} aria-label={title} className="grid divide-y divide-beige border-y border-beige empty:hidden">
        {products.map((product, place) => (
          <li key={product.id} {...drag(place)} className="flex cursor-grab items-center gap-3 bg-paper py-2">
            <span className="figures w-8 shrink-0 text-right text-stone">{place + 1}</span>
            <Described product={product} />
            <span className="ml-auto flex shrink-0">
              <Step
                name={words.top(product.name)}
                step="top"
                disabled={place === 0}
                onClick={() => move(place, 0, "top")}
              >
                <ArrowUpToLine aria-hidden="true" className="size-4" />
              </Step>
              <Step
                name={words.up(product.name)}
                step="up"
                disabled={place === 0}
                onClick={() => move(place, place - 1, "up")}
              >
                <ArrowUp aria-hidden="true" className="size-4" />
              </Step>
              <Step
                name={words.down(product.name)}
                step="down"
                disabled={place === count - 1}
                onClick={() => move(place, place + 1, "down")}
              >
                <ArrowDown aria-hidden="true" className="size-4" />
              </Step>
              <Step
                name={words.remove(product.name)}
                step="remove"
                onClick={() => onChange(products.filter(({ id }) => id !== product.id))}
              >
                <X aria-hidden="true" className="size-4" />
              </Step>
            </span>
          </li>
        ))}
      </ol>
    </div>
  );
}

const Described = ({ product: { name, sku, thumbnail, state } }: { product: ChosenProduct }) => (
  <>
    {thumbnail && (
      <img
        src={thumbnail}
        alt=""
        className={classes("size-10 shrink-0 bg-linen object-cover", state !== "published" && "opacity-45")}
      />
    )}
    <span className="min-w-0 text-sm wrap-anywhere">
      {name}
      <span className="block text-xs text-stone">{sku}</span>
      {state !== "published" && <Badge tone="warning">{publication.states[state]}</Badge>}
    </span>
  </>
);

interface AddProductProps {
  isFull: boolean;
  known: readonly ChosenProduct[];
  onAdd: (product: ChosenProduct) => void;
}

function AddProduct({ isFull, known, onAdd }: AddProductProps) {
  const [typed, setTyped] = useState("");
  const q = useDeferredValue(typed.trim());
  const { data, error } = useEndpointQuery("GET admin-collection-products", { query: { q } }, { enabled: q !== "" });
  const found = (q === "" ? [] : (data?.products ?? [])).filter(({ id }) => known.every((one) => one.id !== id));
  return (
    <div className="grid gap-2">
      <TextField
        label={words.add}
        hint={words.addHint}
        type="search"
        autoComplete="off"
        disabled={isFull}
        value={typed}
        onChange={({ target }) => setTyped(target.value)}
        onKeyDown={(event) => {
          // Enter takes the first, and does not save the form.
          if (event.key !== "Enter") return;
          event.preventDefault();
          const [first] = found;
          if (first) onAdd(first);
        }}
      />
      {error && (
        <Notice tone="danger" title={words.failed}>
          {error.message}
        </Notice>
      )}
      {q !== "" && data?.products.length === 0 && <p className="text-sm text-stone">{words.notFound}</p>}
      <ul className="grid max-h-72 divide-y divide-beige overflow-y-auto rounded-md border border-beige bg-paper empty:hidden">
        {found.map((product) => (
          <li key={product.id} className="flex items-center gap-3 px-3 py-2">
            <Described product={product} />
            <Button
              variant="secondary"
              size="icon-small"
              className="ml-auto shrink-0"
              aria-label={words.addOne(product.name)}
              disabled={isFull}
              onClick={() => onAdd(product)}
            >
              <Plus aria-hidden="true" className="size-4" />
            </Button>
          </li>
        ))}
      </ul>
    </div>
  );
}
