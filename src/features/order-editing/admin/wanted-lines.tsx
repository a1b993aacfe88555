import { X } from "lucide-react";
import { useRef } from "react";
import { useEndpointQuery } from "#api-client/use-endpoint.ts";
import { messages as backOffice } from "#backoffice/messages.ts";
import { removeItem } from "#backoffice/remove-item.ts";
import { SearchAndAdd, useSearchText } from "#backoffice/search-and-add.tsx";
import { MAX_QUANTITY } from "#features/cart/cart-line.ts";
import { formatEuros } from "#shared/format-euros.ts";
import { euros, formatMoney, sum, times } from "#shared/money.ts";
import { Button } from "#ui/button.tsx";
import { FieldError } from "#ui/field.tsx";
import { Image } from "#ui/image.tsx";
import { QuantityStepper } from "#ui/quantity-stepper.tsx";
import { messages } from "./messages.ts";

const words = messages.lines;

/** Pieces of a product that an order should have. Price in euro. */
export interface ChosenLine {
  productId: string;
  name: string;
  price: number;
  quantity: number;
  image?: string | undefined;
}

interface WantedLinesProps {
  lines: readonly ChosenLine[];
  onChange: (lines: ChosenLine[]) => void;
  error?: string | undefined;
}

/** What an order should have; a search adds to it. */
export function WantedLines({ lines, onChange, error }: WantedLinesProps) {
  const box = useRef<HTMLFieldSetElement>(null);
  const set = (productId: string, quantity: number) =>
    onChange(lines.map((line) => (line.productId === productId ? { ...line, quantity } : line)));
  const remove = (place: number) =>
    removeItem(box.current, place, () => onChange(lines.toSpliced(place, 1)), lines[place]?.name);
  return (
    <fieldset ref={box} className="grid min-w-0 gap-4 *:min-w-0">
      <legend className="mb-4 text-lg font-semibold">{words.title}</legend>
      <ul className="divide-y divide-beige border-y border-beige empty:hidden">
        {lines.map((line, place) => (
          <li key={line.productId} data-item="" className="flex flex-wrap items-center gap-x-4 gap-y-2 py-3">
            <Described {...line} />
            <QuantityStepper
              of={line.name}
              min={0}
              max={MAX_QUANTITY}
              value={line.quantity}
              onChange={(quantity) => set(line.productId, quantity)}
            />
            <span className="figures ml-auto w-20 text-right font-medium">
              {formatMoney(times(euros(line.price), line.quantity))}
            </span>
            <Button
              variant="quiet"
              size="icon-small"
              className="-mr-2 text-stone!"
              aria-label={backOffice.chosen.remove(line.name)}
              onClick={() => remove(place)}
            >
              <X aria-hidden="true" className="size-4" />
            </Button>
          </li>
        ))}
      </ul>
      {error && <FieldError>{error}</FieldError>}
      <AddProduct taken={lines.map(({ productId }) => productId)} onAdd={(line) => onChange([...lines, line])} />
    </fieldset>
  );
}

/** What the lines come to without discounts. */
export const goodsOf = (lines: readonly ChosenLine[]) =>
  sum(lines.map(({ price, quantity }) => times(euros(price), quantity)));

const Described = ({ name, price, image = "" }: Pick<ChosenLine, "name" | "price" | "image">) => (
  <>
    <Image src={image} alt="" width={48} height={48} className="size-12 shrink-0 rounded-sm" />
    <span className="min-w-0 flex-1 basis-40 wrap-anywhere">
      {name}
      <span className="figures block text-xs text-stone">{formatEuros(price)}</span>
    </span>
  </>
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
      onAdd={({ id: productId, name, price, thumbnail }) =>
        onAdd({ productId, name, price, quantity: 1, image: thumbnail ?? undefined })
      }
    >
      {({ name, price, thumbnail }) => <Described name={name} price={price} image={thumbnail ?? undefined} />}
    </SearchAndAdd>
  );
}
