import { useEndpointQuery } from "#api-client/use-endpoint.ts";
import { SearchAndAdd, useSearchText } from "#backoffice/search-and-add.tsx";
import { MAX_QUANTITY } from "#features/cart/cart-line.ts";
import { formatEuros } from "#shared/format-euros.ts";
import { FieldError } from "#ui/field.tsx";
import { QuantityStepper } from "#ui/quantity-stepper.tsx";
import { messages } from "./messages.ts";

const words = messages.lines;

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
      <legend className="mb-4 text-lg font-semibold">{words.title}</legend>
      {lines.map(({ productId, name, price, quantity }) => (
        <div key={productId} className="flex flex-wrap items-center justify-between gap-2">
          <Described name={name} price={price} />
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

const Described = ({ name, price }: Pick<ChosenLine, "name" | "price">) => (
  <span className="min-w-0 flex-1 wrap-anywhere">
    {name} <span className="figures text-sm text-stone">{formatEuros(price)}</span>
  </span>
);

function AddProduct({ taken, onAdd }: { taken: readonly string[]; onAdd: (line: ChosenLine) => void }) {
  const search = useSearchText();
  const { text } = search;
  const answer = useEndpointQuery("GET admin-products", { query: { search: text } }, { enabled: text !== "" });
  const found = answer.data?.products.filter(({ id, retired_at }) => retired_at === null && !taken.includes(id));
  return (
    <SearchAndAdd
      label={words.search}
      search={search}
      found={found}
      answer={answer}
      onAdd={({ id: productId, name, price }) => onAdd({ productId, name, price, quantity: 1 })}
    >
      {Described}
    </SearchAndAdd>
  );
}
