import { useDeferredValue } from "react";
import { useEndpointQuery } from "#api-client/use-endpoint.ts";
import { OrderButtons, useOrder } from "#backoffice/ordered-list.tsx";
import { SearchAndAdd, useSearchText } from "#backoffice/search-and-add.tsx";
import { Badge } from "#ui/badge.tsx";
import { Notice } from "#ui/notice.tsx";
import { MAX_PARTS, MAX_PIECES, type Part, partsText, readParts, typedPieces } from "../kit.ts";
import { messages } from "../kit-messages.ts";
import type { DescribedPart } from "../kit-part.ts";
import { messages as publication } from "../publication-messages.ts";
import { type DraftForm, fieldId } from "./use-product-draft.ts";

/** The parts of the draft, which is their text as a file has it. */
export const partsOfDraft = ({ draft }: Pick<DraftForm, "draft">): Part[] => readParts(draft.parts);

/** What is known of them, which is asked for anew with each change. */
export function useDescribedParts(form: Pick<DraftForm, "draft">) {
  // While a number is typed, it may be none yet.
  const asked = partsOfDraft(form).map(({ sku, quantity }) => ({
    sku,
    quantity: Math.min(Math.max(quantity, 1), MAX_PIECES),
  }));
  const parts = useDeferredValue(partsText(asked));
  return useEndpointQuery("GET admin-kit-parts", { query: { parts } }, { enabled: parts !== "" });
}

/** What a kit is made of: searched, counted and put in order. */
export function KitFields({ form }: { form: DraftForm }) {
  const { data, error, isPlaceholderData } = useDescribedParts(form);
  const parts = partsOfDraft(form).map((part) => {
    const product = data?.parts.find(({ sku }) => sku === part.sku)?.product ?? null;
    return { ...part, name: product?.name ?? part.sku, product };
  });
  const set = (next: readonly Part[]) => {
    form.set("parts", partsText(next));
    // Its own stock begins anew.
    if (next.length === 0 && form.base.parts !== "") form.set("stock", "0");
  };
  const { list, move, remove, said, drag } = useOrder(parts, set);
  const problem = form.problems.parts;
  return (
    <div id={fieldId("parts")} tabIndex={-1} className="grid gap-4">
      <p className="max-w-prose text-stone">{messages.lead}</p>
      {problem && <Notice tone="danger" title={problem} />}
      {error && <Notice tone="danger" title={messages.loadFailed} />}
      <AddPart known={parts} onAdd={(sku) => set([...parts, { sku, quantity: 1 }])} />
      <p className="text-sm text-stone">
        {parts.length === 0 ? messages.none : messages.count(parts.length, MAX_PARTS)}
        {parts.length > 0 && data && <> · {messages.makes(data.pieces)}</>}
      </p>
      <p role="status" className="sr-only">
        {said}
      </p>
      <ol
        ref={list}
        aria-label={messages.title}
        className="grid divide-y divide-beige border-y border-beige empty:hidden"
      >
        {parts.map((part, place) => (
          <li key={part.sku} {...drag(place)} className="flex flex-wrap items-center gap-3 bg-paper py-2">
            <Described part={part} name={part.name} isKnown={data !== undefined && !isPlaceholderData} />
            <span className="ml-auto flex shrink-0 items-center">
              <input
                type="number"
                inputMode="numeric"
                min={1}
                max={MAX_PIECES}
                aria-label={messages.piecesOf(part.name)}
                value={part.quantity || ""}
                onChange={({ target }) =>
                  set(parts.map((one) => (one === part ? { ...one, quantity: typedPieces(target.value) } : one)))
                }
                className="figures h-9 w-16 rounded-sm border border-taupe bg-paper px-2 text-right"
              />
              <OrderButtons
                name={part.name}
                place={place}
                count={parts.length}
                move={move}
                onRemove={() => remove(place)}
              />
            </span>
          </li>
        ))}
      </ol>
    </div>
  );
}

interface DescribedProps {
  part: Pick<DescribedPart, "sku" | "product">;
  name: string;
  isKnown: boolean;
}

function Described({ part: { sku, product }, name, isKnown }: DescribedProps) {
  const trouble = troubleOf(product, isKnown);
  return (
    <>
      {product?.thumbnail && <img src={product.thumbnail} alt="" className="size-10 shrink-0 bg-linen object-cover" />}
      <span className="min-w-0 text-sm wrap-anywhere">
        {name}
        <span className="block text-xs text-stone">
          {sku}
          {product && ` · ${messages.inStock(product.stock)}`}
        </span>
        {trouble && <Badge tone="danger">{trouble}</Badge>}
      </span>
    </>
  );
}

/** Why the kit cannot be sold, or not be saved, with this part. */
function troubleOf(product: DescribedPart["product"], isKnown: boolean): string | null {
  if (!product) return isKnown ? messages.unknownPart : null;
  if (product.is_kit) return messages.partIsKit;
  // A server of an earlier version does not send it.
  const state = product.state ?? "published";
  if (state === "published") return null;
  return state === "archived" ? messages.retiredPart : messages.waitingPart(publication.states[state]);
}

function AddPart({ known, onAdd }: { known: readonly Part[]; onAdd: (sku: string) => void }) {
  const search = useSearchText();
  const { text } = search;
  const answer = useEndpointQuery(
    "GET admin-products",
    { query: { search: text, state: "all" } },
    { enabled: text !== "" },
  );
  const found = answer.data?.products.filter(
    ({ sku, state, is_kit: isKit }) => !isKit && state !== "archived" && known.every((one) => one.sku !== sku),
  );
  return (
    <SearchAndAdd
      label={messages.add}
      search={search}
      found={found}
      answer={answer}
      isFull={known.length >= MAX_PARTS}
      onAdd={({ sku }) => onAdd(sku)}
    >
      {({ sku, name, thumbnail, stock, state }) => (
        <>
          {thumbnail && <img src={thumbnail} alt="" className="size-10 shrink-0 bg-linen object-cover" />}
          <span className="min-w-0 text-sm wrap-anywhere">
            {name}
            <span className="block text-xs text-stone">
              {sku} · {messages.inStock(stock)}
            </span>
            {state !== "published" && <Badge tone="outline">{publication.states[state]}</Badge>}
          </span>
        </>
      )}
    </SearchAndAdd>
  );
}
