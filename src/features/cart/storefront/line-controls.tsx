import { formatMoney } from "#shared/money.ts";
import { Button } from "#ui/button.tsx";
import { QuantityStepper } from "#ui/quantity-stepper.tsx";
import { type CartLine, MAX_QUANTITY } from "../cart-line.ts";
import { lineError } from "../cart-product.ts";
import { messages } from "../messages.ts";
import { useCart } from "./use-cart.ts";

interface LineControlsProps {
  line: CartLine;
  onRemove: () => void;
  /** Why it cannot be ordered, where the shopper has already said more than the cart knows. */
  refusal?: string;
}

/** How many of a line, and what keeps it from being ordered with the way to mend that. */
export function LineControls({ line, onRemove, refusal }: LineControlsProps) {
  const { available, setQuantity } = useCart();
  const left = available.get(line.id) ?? MAX_QUANTITY;
  const error = lineError(line, available);
  const told = error ? messages.errors[error](left, line.quantity) : refusal;
  return (
    <div className="grid gap-2" data-error={told}>
      <PriceChange line={line} />
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
        {told ? (
          <p className="text-sm font-medium text-wine">{told}</p>
        ) : (
          <QuantityStepper
            of={line.name}
            value={line.quantity}
            min={0}
            max={Math.min(MAX_QUANTITY, left)}
            onChange={(quantity) => (quantity === 0 ? onRemove() : setQuantity(line.id, quantity))}
          />
        )}
        <div className="ml-auto flex flex-wrap justify-end gap-2">
          {error === "too-few" && (
            <Button
              variant="secondary"
              aria-label={messages.take(left, line.name)}
              onClick={({ currentTarget }) => {
                const row = currentTarget.closest("li");
                setQuantity(line.id, left);
                // The next drawing has the buttons of the quantity in its place.
                requestAnimationFrame(() => row?.querySelector("button")?.focus());
              }}
            >
              {messages.takeShort(left)}
            </Button>
          )}
          <Button
            variant="quiet"
            className="text-button text-stone"
            onClick={onRemove}
            aria-label={messages.remove(line.name)}
          >
            {messages.removeShort}
          </Button>
        </div>
      </div>
      {!told && line.quantity === left && left < MAX_QUANTITY && (
        <p className="text-xs text-stone">{messages.noMore(left)}</p>
      )}
    </div>
  );
}

/** Shown at the line and announced by screen readers. */
function PriceChange({ line }: { line: CartLine }) {
  const change = useCart().changes.get(line.id);
  return (
    <p role="status" className="figures text-sm font-medium text-clay empty:sr-only">
      {change && messages.priceChanged(formatMoney(change.from), formatMoney(change.to))}
    </p>
  );
}
