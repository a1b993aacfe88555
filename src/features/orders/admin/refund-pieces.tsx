import { Checkbox } from "#ui/checkbox.tsx";
import { QuantityStepper } from "#ui/quantity-stepper.tsx";
import type { OrderDetail } from "./order-detail.ts";
import { messages } from "./order-detail-messages.ts";
import { inMoney } from "./order-list-item.ts";

const words = messages.money;

/** How many of each line go back, by its position. */
export interface Pieces {
  quantities: Readonly<Record<number, number>>;
  shipping: boolean;
}

export const linesOf = ({ quantities }: Pieces) =>
  Object.entries(quantities)
    .map(([position, quantity]) => ({ position: Number(position), quantity }))
    .filter(({ quantity }) => quantity > 0);

interface RefundPiecesProps {
  order: OrderDetail;
  pieces: Pieces;
  onChange: (pieces: Pieces) => void;
  isMissing: boolean;
}

/** The lines of an order with how many of each go back. What earlier refunds left of them the shop knows, and says. */
export const RefundPieces = ({ order, pieces, onChange, isMissing }: RefundPiecesProps) => (
  <fieldset className="grid gap-3">
    <legend className="sr-only">{words.byLines}</legend>
    {order.lines.map(({ position, name, quantity }) => (
      <div key={position} className="flex flex-wrap items-center justify-between gap-2">
        <span className="min-w-0 flex-1 wrap-anywhere">{name}</span>
        <QuantityStepper
          of={name}
          min={0}
          max={quantity}
          value={pieces.quantities[position] ?? 0}
          onChange={(value) => onChange({ ...pieces, quantities: { ...pieces.quantities, [position]: value } })}
        />
      </div>
    ))}
    {order.shipping > 0 && (
      <Checkbox
        label={`${words.withShipping} (${inMoney(order.shipping, order)})`}
        checked={pieces.shipping}
        onChange={(event) => onChange({ ...pieces, shipping: event.target.checked })}
      />
    )}
    {isMissing && (
      <p role="alert" className="text-sm text-danger">
        {words.noLines}
      </p>
    )}
  </fieldset>
);
