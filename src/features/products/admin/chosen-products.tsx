import { ArrowDown, ArrowUp, ArrowUpToLine, Plus, X } from "lucide-react";
import { type ReactNode, useDeferredValue, useEffect, useRef, useState } from "react";
import { useEndpointQuery } from "#api-client/use-endpoint.ts";
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
  const { list, move, said, drag } = useOrder(products, onChange);
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

type Direction = "top" | "up" | "down";

/** Moving a product; the focus stays on its button, or on the nearest that can be used. */
function useOrder(products: readonly ChosenProduct[], onChange: ChosenProductsProps["onChange"]) {
  const list = useRef<HTMLOListElement>(null);
  const [said, setSaid] = useState("");
  const [moved, setMoved] = useState<{ place: number; step: Direction } | null>(null);
  const dragged = useRef<number | null>(null);
  useEffect(() => {
    if (!moved) return;
    const buttons = [...(list.current?.children[moved.place]?.querySelectorAll<HTMLButtonElement>("button") ?? [])];
    const usable = buttons.filter((one) => !one.disabled);
    (usable.find((one) => one.dataset.step === moved.step) ?? usable[0])?.focus();
  }, [moved]);
  const move = (from: number, to: number, step?: Direction) => {
    const product = products[from];
    if (!product || from === to) return;
    const others = products.filter((_, place) => place !== from);
    onChange([...others.slice(0, to), product, ...others.slice(to)]);
    setSaid(words.moved(product.name, to + 1, products.length));
    if (step) setMoved({ place: to, step });
  };
  const drag = (place: number) => ({
    draggable: true,
    onDragStart: () => {
      dragged.current = place;
    },
    onDragOver: (event: { preventDefault(): void }) => event.preventDefault(),
    onDrop: (event: { preventDefault(): void }) => {
      event.preventDefault();
      if (dragged.current !== null) move(dragged.current, place);
      dragged.current = null;
    },
  });
  return { list, move, said, drag };
}

interface StepProps {
  name: string;
  step: Direction | "remove";
  disabled?: boolean;
  onClick: () => void;
  children: ReactNode;
}

const Step = ({ name, step, ...button }: StepProps) => (
  <Button variant="quiet" size="icon-small" aria-label={name} data-step={step} {...button} />
);

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
