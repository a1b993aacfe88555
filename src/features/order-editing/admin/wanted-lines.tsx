import { useState } from "react";
import { useEndpointQuery } from "#api-client/use-endpoint.ts";
import { MAX_QUANTITY } from "#features/cart/cart-line.ts";
import { euros, formatMoney } from "#shared/money.ts";
import { Button } from "#ui/button.tsx";
import { FieldError } from "#ui/field.tsx";
import { QuantityStepper } from "#ui/quantity-stepper.tsx";
import { SearchField } from "#ui/search-field.tsx";
import { messages } from "./messages.ts";

const words = messages.lines;
/** Results of a search that are shown; more is narrowed by typing. */
const SHOWN = 6;

/** Pieces of a product that an order should have. Price in euro. */
export interface ChosenLine {
  productId: string;
  name: string;
  price: number;
  quantity: number;
}

interface WantedLinesProps {
  lines: readonly ChosenLine[];
  onChange: (lines: ChosenLine[]) => void;
  error?: string | undefined;
}

/** What an order should have: 0 takes a line out, a search adds one. */
export function WantedLines({ lines, onChange, error }: WantedLinesProps) {
  const set = (productId: string, quantity: number) =>
    onChange(lines.map((line) => (line.productId === productId ? { ...line, quantity } : line)));
  return (
    <fieldset className="grid min-w-0 gap-3 *:min-w-0">
      <legend className="mb-2 font-medium">{words.title}</legend>
      {lines.map(({ productId, name, price, quantity }) => (
        <div key={productId} className="flex flex-wrap items-center justify-between gap-2">
          <span className="min-w-0 flex-1 wrap-anywhere">
            {name} <span className="figures text-sm text-stone">{formatMoney(euros(price))}</span>
          </span>
          <QuantityStepper
            of={name}
            min={0}
            max={MAX_QUANTITY}
            value={quantity}
            onChange={(value) => set(productId, value)}
          />
        </div>
      ))}
      {error && <FieldError>{error}</FieldError>}
      <AddProduct taken={lines.map(({ productId }) => productId)} onAdd={(line) => onChange([...lines, line])} />
    </fieldset>
  );
}

function AddProduct({ taken, onAdd }: { taken: readonly string[]; onAdd: (line: ChosenLine) => void }) {
  const [search, setSearch] = useState("");
  const { data } = useEndpointQuery("GET admin-products", { query: search ? { search } : {} });
  const found = data?.products.filter(({ id, retired_at }) => retired_at === null && !taken.includes(id)) ?? [];
  return (
    <div className="grid gap-2">
      <SearchField label={words.search} value={search} onSearch={setSearch} />
      {search && data && found.length === 0 && <p className="text-sm text-stone">{words.none}</p>}
      {search && (
        <ul className="grid gap-1">
          {found.slice(0, SHOWN).map(({ id, name, price }) => (
            <li key={id} className="flex flex-wrap items-center justify-between gap-2">
              <span className="min-w-0 flex-1 wrap-anywhere">
                {name} <span className="figures text-sm text-stone">{formatMoney(euros(price))}</span>
              </span>
              <Button
                variant="secondary"
                size="small"
                aria-label={words.add(name)}
                onClick={() => {
                  onAdd({ productId: id, name, price, quantity: 1 });
                  setSearch("");
                }}
              >
                {words.plus}
              </Button>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
