import { useEndpointQuery } from "#api-client/use-endpoint.ts";
import { OrderButtons, useOrder } from "#backoffice/ordered-list.tsx";
import { SearchAndAdd, useSearchText } from "#backoffice/search-and-add.tsx";
import { Badge } from "#ui/badge.tsx";
import { classes } from "#ui/classes.ts";
import { Notice } from "#ui/notice.tsx";
import { messages as words } from "../chosen-messages.ts";
import type { ChosenProduct } from "../chosen-product.ts";
import { messages as publication } from "../publication-messages.ts";

interface ChosenProductsProps {
  title: string;
  max: number;
  /** The product that they are chosen for. */
  of?: string | undefined;
  /** In their order. */
  products: readonly ChosenProduct[];
  problem: string | undefined;
  onChange: (products: readonly ChosenProduct[]) => void;
}

/** Products chosen by hand, ordered by buttons or by dragging. */
export function ChosenProducts({ title, max, of, products, problem, onChange }: ChosenProductsProps) {
  const { list, move, remove, said, drag } = useOrder(products, onChange);
  const count = products.length;
  return (
    <div className="grid gap-4">
      {problem && <Notice tone="danger" title={problem} />}
      <AddProduct
        of={of}
        isFull={count >= max}
        known={products}
        onAdd={(product) => onChange([...products, product])}
      />
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
              <OrderButtons
                name={product.name}
                place={place}
                count={count}
                move={move}
                toTop
                onRemove={() => remove(place)}
              />
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
  of: string | undefined;
  isFull: boolean;
  known: readonly ChosenProduct[];
  onAdd: (product: ChosenProduct) => void;
}

function AddProduct({ of, isFull, known, onAdd }: AddProductProps) {
  const search = useSearchText();
  const answer = useEndpointQuery(
    "GET admin-collection-products",
    { query: { q: search.text, of } },
    { enabled: search.text !== "" },
  );
  const found = answer.data?.products.filter(({ id }) => known.every((one) => one.id !== id));
  return (
    <SearchAndAdd label={words.add} search={search} found={found} answer={answer} isFull={isFull} onAdd={onAdd}>
      {(product) => <Described product={product} />}
    </SearchAndAdd>
  );
}
