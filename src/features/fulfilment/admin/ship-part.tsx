import { call } from "#api-client/use-endpoint.ts";
import { useOfferedBy } from "#backoffice/use-opened-by.ts";
import type { OrderDetail } from "#features/orders/admin/order-detail.ts";
import { offersPart } from "#features/orders/offers-shipment.ts";
import { wantedPieces } from "#features/orders/parcel.ts";
import { messages } from "./messages.ts";
import { PiecesDialog } from "./pieces-dialog.tsx";
import { shippingWarning } from "./shipping-warning.ts";

const words = messages.parcels;

/** Ships some pieces of an order in a parcel of their own. The menu of the order opens it. */
export function ShipPart({ order }: { order: OrderDetail }) {
  const [isOpen, setOpen] = useOfferedBy("part", offersPart(order));
  if (!isOpen) return null;
  return (
    <PiecesDialog
      order={order}
      title={words.dialog}
      description={words.text}
      most={wantedPieces}
      warning={shippingWarning(order)}
      save={async (body, chosen) => {
        const { number } = await call("POST admin-parcels", { body: { ...body, ...chosen, order_id: order.id } });
        return words.shipped(number);
      }}
      submitLabel={words.confirm}
      failed={words.failed}
      onClose={() => setOpen(false)}
    />
  );
}
