import { Checkbox } from "#ui/checkbox.tsx";
import type { OrderDetail } from "./order-detail.ts";
import { messages } from "./order-detail-messages.ts";
import { inMoney } from "./order-list-item.ts";
import { PieceSteppers } from "./piece-steppers.tsx";

const words = messages.money;

/** How many of each line go back, by its position. */
export interface Pieces {
  quantities: Readonly<Record<number, number>>;
  shipping: boolean;
}

interface RefundPiecesProps {
  order: OrderDetail;
  pieces: Pieces;
  onChange: (pieces: Pieces) => void;
  isMissing: boolean;
}

/** The lines of an order of which pieces are left to refund, with how many of each go back. */
export const RefundPieces = ({ order, pieces, onChange, isMissing }: RefundPiecesProps) => (
  <fieldset className="grid gap-3">
    <legend className="sr-only">{words.byLines}</legend>
    {order.partly_shipped && <p className="text-sm text-stone">{words.partlyShipped}</p>}
    <PieceSteppers
      lines={order.lines.flatMap(({ position, name, image, quantity, refunded, unit_price }) => {
        const left = quantity - refunded;
        const detail = `${words.each(inMoney(unit_price, order))} · ${words.piecesLeft(left)}`;
        return left > 0 ? { position, name, image, quantity: left, detail } : [];
      })}
      pieces={pieces.quantities}
      onChange={(quantities) => onChange({ ...pieces, quantities })}
      error={isMissing ? words.noLines : undefined}
    />
    {order.shipping > 0 && (
      <Checkbox
        label={`${words.withShipping} (${inMoney(order.shipping, order)})`}
        checked={pieces.shipping}
        onChange={(event) => onChange({ ...pieces, shipping: event.target.checked })}
      />
    )}
  </fieldset>
);
