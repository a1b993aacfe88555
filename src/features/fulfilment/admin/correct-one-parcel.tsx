import { useState } from "react";
import { call } from "#api-client/use-endpoint.ts";
import type { OrderDetail } from "#features/orders/admin/order-detail.ts";
import { Button } from "#ui/button.tsx";
import { Checkbox } from "#ui/checkbox.tsx";
import { messages } from "./messages.ts";
import { ParcelDialog } from "./parcel-dialog.tsx";
import { asFields, weightOf } from "./use-seen-parcel.ts";

const words = messages.parcels;
type OneParcel = OrderDetail["parcels"][number];

/** Corrects what is known of one of several parcels, or adds a code that came later. */
export function CorrectOneParcel({ parcel, isOffered }: { parcel: OneParcel; isOffered: boolean }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      {isOffered && (
        <Button
          variant="secondary"
          size="small"
          aria-label={words.correctOf(parcel.number)}
          onClick={() => setOpen(true)}
        >
          {words.correct}
        </Button>
      )}
      {isOpen && <CorrectDialog parcel={parcel} onClose={() => setOpen(false)} />}
    </>
  );
}

function CorrectDialog({ parcel, onClose }: { parcel: OneParcel; onClose: () => void }) {
  const [notify, setNotify] = useState(false);
  return (
    <ParcelDialog
      title={words.correctOf(parcel.number)}
      known={parcel}
      parcel={asFields(parcel)}
      weight={weightOf(parcel)}
      save={async (body, seen) => {
        await call("PATCH admin-parcels", { body: { ...body, id: parcel.id, seen, notify } });
        return messages.shipments.corrected;
      }}
      submitLabel={messages.shipments.save}
      failed={words.changeFailed}
      onClose={onClose}
      below={<Checkbox label={words.notify} checked={notify} onChange={(event) => setNotify(event.target.checked)} />}
    />
  );
}
