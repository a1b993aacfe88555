import { useState } from "react";
import { useEndpointQuery } from "#api-client/use-endpoint.ts";
import { formatEuros } from "#shared/format-euros.ts";
import { Button } from "#ui/button.tsx";
import { Dialog } from "#ui/dialog.tsx";
import { FieldError } from "#ui/field.tsx";
import { SearchField } from "#ui/search-field.tsx";
import { Loading, Skeleton } from "#ui/skeleton.tsx";
import type { FieldsOf, WholeCampaign } from "./draft.ts";
import { messages } from "./messages.ts";

const { editor: words } = messages;

type Sold = WholeCampaign["products"];

/** A product as it will stand in the shop when the email is written. */
export function ProductFields({ block, change, field, sold }: FieldsOf<"product"> & { sold: Sold }) {
  const [isOpen, setOpen] = useState(false);
  const [chosen, setChosen] = useState<Sold[number] | null>(null);
  const known = [...(chosen ? [chosen] : []), ...sold].find(({ id }) => id === block.productId);
  const { name, error } = field("productId");
  return (
    <div className="grid gap-3">
      <div className="flex flex-wrap items-center gap-3">
        <p className="mr-auto min-w-0 wrap-anywhere">
          {known?.name ?? <span className="text-stone">{block.productId ? words.notSold : words.noProduct}</span>}
        </p>
        <Button name={name} variant="secondary" size="small" onClick={() => setOpen(true)}>
          {block.productId ? words.otherProduct : words.chooseProduct}
        </Button>
      </div>
      {error && <FieldError>{error}</FieldError>}
      <p className="text-sm text-stone">{words.productHint}</p>
      <Dialog open={isOpen} onOpenChange={setOpen} title={words.chooseProduct}>
        <ProductChoice
          onChoose={(product) => {
            setChosen(product);
            change({ productId: product.id });
            setOpen(false);
          }}
        />
      </Dialog>
    </div>
  );
}

function ProductChoice({ onChoose }: { onChoose: (product: Sold[number]) => void }) {
  const [search, setSearch] = useState("");
  const { data, error } = useEndpointQuery("GET admin-products", { query: search ? { search } : {} });
  const products = data?.products.filter((one) => one.retired_at === null);
  return (
    <div className="grid gap-3 py-1">
      <SearchField label={words.searchProduct} value={search} onSearch={setSearch} />
      {error && !data && <FieldError>{words.productsFailed}</FieldError>}
      {!data && !error && (
        <Loading label={words.searchProduct} className="grid gap-2">
          {[1, 2, 3, 4].map((row) => (
            <Skeleton key={row} className="h-16 w-full" />
          ))}
        </Loading>
      )}
      {products?.length === 0 && <p className="py-6 text-center text-sm text-stone">{words.noProducts}</p>}
      <ul className="grid gap-1">
        {products?.map((product) => (
          <li key={product.id}>
            <button
              type="button"
              onClick={() => onChoose(product)}
              className="flex min-h-16 w-full items-center gap-3 rounded-sm px-2 py-1 text-left hover:bg-linen"
            >
              <span className="size-12 shrink-0 overflow-hidden rounded-sm bg-linen">
                {product.thumbnail && <img src={product.thumbnail} alt="" className="size-full object-cover" />}
              </span>
              <span className="mr-auto min-w-0 wrap-anywhere">{product.name}</span>
              <span className="figures text-sm text-stone">{formatEuros(product.price)}</span>
            </button>
          </li>
        ))}
      </ul>
    </div>
  );
}
