import { call } from "#api-client/use-endpoint.ts";
import { useOpenedBy } from "#backoffice/use-opened-by.ts";
import type { OrderDetail } from "#features/orders/admin/order-detail.ts";
import { offersAgain } from "#features/orders/offers-shipment.ts";
import { messages } from "./messages.ts";
import { PiecesDialog } from "./pieces-dialog.tsx";

const words = messages.again;

/** Sends lost or damaged goods of an order once more. The menu of the order opens it. */
export function SendAgain({ order }: { order: OrderDetail }) {
  const [isOpen, setOpen] = useOpenedBy("again");
  if (!isOpen || !offersAgain(order)) return null;
  return (
    <PiecesDialog
      order={order}
      title={words.dialog}
      description={words.text}
      most={({ quantity, refunded }) => quantity - refunded}
      hasWeight={false}
      save={async (body, chosen) => {
        await call("POST admin-parcel-again", { body: { ...body, ...chosen, order_id: order.id } });
        return words.done(order.order_number);
      }}
      submitLabel={words.confirm}
      failed={words.failed}
      onClose={() => setOpen(false)}
    />
  );
}
