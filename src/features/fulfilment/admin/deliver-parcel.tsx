import { useState } from "react";
import { failureText } from "#api-client/failure.ts";
import { call, useEndpointMutation } from "#api-client/use-endpoint.ts";
import { INVALIDATES } from "#features/orders/admin/invalidates.ts";
import type { OrderDetail } from "#features/orders/admin/order-detail.ts";
import { dayIn } from "#shared/day.ts";
import { Button } from "#ui/button.tsx";
import { DateField } from "#ui/date-field.tsx";
import { FormDialog } from "#ui/form-dialog.tsx";
import { toast } from "#ui/toast.ts";
import { messages } from "./messages.ts";

const words = messages.parcels;
type DeliverParcelProps = { parcel: OrderDetail["parcels"][number]; timeZone: string; isOffered: boolean };

/** Notes the day on which one of several parcels arrived. */
export function DeliverParcel({ parcel: { id, number, shipped_at }, timeZone, isOffered }: DeliverParcelProps) {
  const [isOpen, setOpen] = useState(false);
  const [day, setDay] = useState("");
  const [error, setError] = useState<string | null>(null);
  const today = dayIn(timeZone, new Date());
  const deliver = useEndpointMutation(
    () => call("POST admin-parcel-delivered", { body: { id, delivered_on: day || undefined } }),
    [...INVALIDATES, "admin-returns"],
  );
  const open = () => {
    setDay(today);
    setError(null);
    setOpen(true);
  };
  const submit = () => {
    deliver.mutateAsync(undefined).then(
      () => {
        toast({ title: words.deliverDone(number), tone: "success" });
        setOpen(false);
      },
      (failure: Error) => setError(failureText(failure)),
    );
  };
  return (
    <>
      {isOffered && (
        <Button variant="secondary" size="small" aria-label={words.deliverOf(number)} onClick={open}>
          {words.deliver}
        </Button>
      )}
      {isOpen && (
        <FormDialog
          onClose={() => setOpen(false)}
          width="narrow"
          title={words.deliverOf(number)}
          description={words.deliverText}
          onSubmit={submit}
          submitLabel={messages.shipments.save}
          busy={deliver.isPending}
        >
          <DateField
            label={words.day}
            min={dayIn(timeZone, new Date(shipped_at))}
            max={today}
            value={day}
            error={error}
            onChange={(event) => {
              setDay(event.target.value);
              setError(null);
            }}
          />
        </FormDialog>
      )}
    </>
  );
}
