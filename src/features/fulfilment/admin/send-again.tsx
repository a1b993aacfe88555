import { useState } from "react";
import { call } from "#api-client/use-endpoint.ts";
import { useOpenedBy } from "#backoffice/use-opened-by.ts";
import type { OrderDetail } from "#features/orders/admin/order-detail.ts";
import { offersAgain } from "#features/orders/offers-shipment.ts";
import { Button } from "#ui/button.tsx";
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

interface SendParcelAgainProps {
  order: OrderDetail;
  parcel: OrderDetail["parcels"][number];
}

/** The same of one of several parcels. */
export function SendParcelAgain({ order, parcel: { id, number, lines } }: SendParcelAgainProps) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button
        variant="secondary"
        size="small"
        aria-label={`${words.confirm}: ${messages.parcels.parcel(number)}`}
        onClick={() => setOpen(true)}
      >
        {words.confirm}
      </Button>
      {isOpen && (
        <PiecesDialog
          order={order}
          title={() => words.parcelDialog(number)}
          description={words.parcelText}
          most={({ position }) => lines.find((one) => one.position === position)?.quantity ?? 0}
          hasWeight={false}
          save={async (body, chosen) => {
            await call("POST admin-parcel-again", { body: { ...body, ...chosen, order_id: order.id, parcel_id: id } });
            return words.parcelDone(number);
          }}
          submitLabel={words.confirm}
          failed={words.failed}
          onClose={() => setOpen(false)}
        />
      )}
    </>
  );
}
