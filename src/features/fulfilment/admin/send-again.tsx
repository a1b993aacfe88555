import { type ComponentProps, useState } from "react";
import { call } from "#api-client/use-endpoint.ts";
import { useOfferedBy } from "#backoffice/use-opened-by.ts";
import type { OrderDetail } from "#features/orders/admin/order-detail.ts";
import { useSeenOrder } from "#features/orders/admin/use-seen-order.ts";
import { offersAgain } from "#features/orders/offers-shipment.ts";
import { Button } from "#ui/button.tsx";
import { Checkbox } from "#ui/checkbox.tsx";
import { messages } from "./messages.ts";
import { PiecesDialog } from "./pieces-dialog.tsx";

const words = messages.again;

/** Sends lost or damaged goods of an order once more. The menu of the order opens it. */
export function SendAgain({ order }: { order: OrderDetail }) {
  const [isOpen, setOpen] = useOfferedBy("again", offersAgain(order));
  if (!isOpen) return null;
  return (
    <AgainDialog
      order={order}
      title={words.dialog(order.order_number)}
      description={words.text}
      most={({ quantity, refunded }) => quantity - refunded}
      done={words.done(order.order_number)}
      onClose={() => setOpen(false)}
    />
  );
}

interface SendParcelAgainProps {
  order: OrderDetail;
  parcel: OrderDetail["parcels"][number];
  isOffered: boolean;
}

/** The same of one of several parcels. */
export function SendParcelAgain({ order, parcel: { id, number, lines }, isOffered }: SendParcelAgainProps) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      {isOffered && (
        <Button
          variant="secondary"
          size="small"
          aria-label={`${words.confirm}: ${messages.parcels.parcel(number)}`}
          onClick={() => setOpen(true)}
        >
          {words.confirm}
        </Button>
      )}
      {isOpen && (
        <AgainDialog
          order={order}
          parcelId={id}
          title={words.parcelDialog(number)}
          description={words.parcelText}
          most={({ position }) => lines.find((one) => one.position === position)?.quantity ?? 0}
          done={words.parcelDone(number)}
          onClose={() => setOpen(false)}
        />
      )}
    </>
  );
}

interface AgainDialogProps
  extends Pick<ComponentProps<typeof PiecesDialog>, "order" | "description" | "most" | "onClose"> {
  parcelId?: string;
  title: string;
  done: string;
}

function AgainDialog({ order, parcelId, title, done, ...dialog }: AgainDialogProps) {
  const [stillHere, setStillHere] = useState(false);
  const { seen, refused } = useSeenOrder(order, () => {});
  return (
    <PiecesDialog
      {...dialog}
      order={order}
      title={() => title}
      hasWeight={false}
      save={async (body, chosen) => {
        const { id: order_id, version } = seen;
        const again = { ...body, ...chosen, order_id, version, parcel_id: parcelId, still_here: stillHere };
        await call("POST admin-parcel-again", { body: again }).catch((error: unknown) => {
          refused(error);
          throw error;
        });
        return done;
      }}
      submitLabel={words.confirm}
      failed={words.failed}
    >
      <Checkbox label={words.here} checked={stillHere} onChange={({ target }) => setStillHere(target.checked)} />
    </PiecesDialog>
  );
}
