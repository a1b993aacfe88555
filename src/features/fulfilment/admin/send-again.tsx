import { useState } from "react";
import { call } from "#api-client/use-endpoint.ts";
import { useOpenedBy } from "#backoffice/use-opened-by.ts";
import type { OrderDetail } from "#features/orders/admin/order-detail.ts";
import { chosenLines, PieceSteppers } from "#features/orders/admin/piece-steppers.tsx";
import { carrierOfMachine } from "#features/orders/carriers.ts";
import { offersAgain } from "#features/orders/offers-shipment.ts";
import { newId } from "#shared/new-id.ts";
import { FieldError } from "#ui/field.tsx";
import { messages } from "./messages.ts";
import { ParcelDialog } from "./parcel-dialog.tsx";

const words = messages.again;

/** Sends lost or damaged goods of an order once more. The menu of the order opens it. */
export function SendAgain({ order }: { order: OrderDetail }) {
  const [isOpen, setOpen] = useOpenedBy("again");
  return isOpen && offersAgain(order) && <SendAgainDialog order={order} onClose={() => setOpen(false)} />;
}

function SendAgainDialog({ order, onClose }: { order: OrderDetail; onClose: () => void }) {
  // Asking again after a lost answer sends nothing twice.
  const [id] = useState(newId);
  const [lines] = useState(() =>
    order.lines.flatMap(({ position, name, image, sku, quantity, refunded }) =>
      quantity > refunded ? { position, name, image, detail: sku, quantity: quantity - refunded } : [],
    ),
  );
  const [pieces, setPieces] = useState<Readonly<Record<number, number>>>(() =>
    Object.fromEntries(lines.map(({ position, quantity }) => [position, quantity])),
  );
  const [before] = useState(pieces);
  const chosen = chosenLines(pieces);
  return (
    <ParcelDialog
      title={words.dialog(order.order_number)}
      description={words.text}
      parcel={{
        number: "",
        carrier: carrierOfMachine(order.parcel_machines?.provider) ?? "",
        method: "standard",
        expected: "",
        sharesParcel: false,
      }}
      weight=""
      hasWeight={false}
      save={async (body) => {
        await call("POST admin-parcel-again", { body: { ...body, id, order_id: order.id, lines: chosen } });
        return words.done(order.order_number);
      }}
      isDirty={pieces !== before}
      disabled={chosen.length === 0}
      submitLabel={words.confirm}
      busyLabel={messages.ship.busy}
      failed={words.failed}
      onClose={onClose}
      above={
        <fieldset className="grid gap-3">
          <legend className="mb-2 text-sm font-medium">{messages.parcels.pieces}</legend>
          <PieceSteppers lines={lines} pieces={pieces} onChange={setPieces} />
          {chosen.length === 0 && <FieldError>{messages.parcels.none}</FieldError>}
        </fieldset>
      }
    />
  );
}
