import { useState } from "react";
import { call } from "#api-client/use-endpoint.ts";
import { useOpenedBy } from "#backoffice/use-opened-by.ts";
import type { OrderDetail } from "#features/orders/admin/order-detail.ts";
import { chosenLines, PieceSteppers } from "#features/orders/admin/piece-steppers.tsx";
import { carrierOfMachine } from "#features/orders/carriers.ts";
import { offersPart } from "#features/orders/offers-shipment.ts";
import { newId } from "#shared/new-id.ts";
import { FieldError } from "#ui/field.tsx";
import { Notice } from "#ui/notice.tsx";
import { messages } from "./messages.ts";
import { ParcelDialog } from "./parcel-dialog.tsx";
import { shippingWarning } from "./shipping-warning.ts";

const words = messages.parcels;

/** Ships some pieces of an order in a parcel of their own. The menu of the order opens it. */
export function ShipPart({ order }: { order: OrderDetail }) {
  const [isOpen, setOpen] = useOpenedBy("part");
  return isOpen && offersPart(order) && <ShipPartDialog order={order} onClose={() => setOpen(false)} />;
}

function ShipPartDialog({ order, onClose }: { order: OrderDetail; onClose: () => void }) {
  // Asking again after a lost answer makes no second parcel.
  const [id] = useState(newId);
  const [lines] = useState(() =>
    order.lines.flatMap(({ position, name, image, sku, remaining }) =>
      remaining > 0 ? { position, name, image, detail: sku, quantity: remaining } : [],
    ),
  );
  const [pieces, setPieces] = useState<Readonly<Record<number, number>>>(() =>
    Object.fromEntries(lines.map(({ position, quantity }) => [position, quantity])),
  );
  const [before] = useState(pieces);
  const chosen = chosenLines(pieces);
  const warning = shippingWarning(order);
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
      save={async (body) => {
        const { number } = await call("POST admin-parcels", {
          body: { ...body, id, order_id: order.id, lines: chosen },
        });
        return words.shipped(number);
      }}
      isDirty={pieces !== before}
      disabled={chosen.length === 0}
      submitLabel={words.confirm}
      busyLabel={messages.ship.busy}
      failed={words.failed}
      onClose={onClose}
      above={
        <>
          {warning && <Notice tone="warning" title={warning} />}
          <fieldset className="grid gap-3">
            <legend className="mb-2 text-sm font-medium">{words.pieces}</legend>
            <PieceSteppers lines={lines} pieces={pieces} onChange={setPieces} />
            {chosen.length === 0 && <FieldError>{words.none}</FieldError>}
          </fieldset>
        </>
      }
    />
  );
}
