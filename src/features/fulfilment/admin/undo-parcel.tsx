import { call, useEndpointMutation } from "#api-client/use-endpoint.ts";
import { failureToast } from "#backoffice/failure-toast.ts";
import { INVALIDATES } from "#features/orders/admin/invalidates.ts";
import type { OrderDetail } from "#features/orders/admin/order-detail.ts";
import { Button } from "#ui/button.tsx";
import { ConfirmDialog } from "#ui/confirm-dialog.tsx";
import { toast } from "#ui/toast.ts";
import { messages } from "./messages.ts";

const words = messages.parcels;

/** Says that one of several parcels did not leave after all. */
export function UndoParcel({ parcel: { id, number } }: { parcel: OrderDetail["parcels"][number] }) {
  const undo = useEndpointMutation(() => call("POST admin-parcel-undo", { body: { id } }), INVALIDATES);
  const press = () =>
    undo.mutateAsync(undefined).then(
      () => toast({ title: words.undoDone(number), tone: "success" }),
      (error) => failureToast(words.changeFailed, error),
    );
  return (
    <ConfirmDialog
      title={words.undoTitle(number)}
      description={words.undoText}
      confirmLabel={words.undoOf(number)}
      onConfirm={press}
      trigger={
        <Button variant="secondary" size="small" busy={undo.isPending} aria-label={words.undoOf(number)}>
          {words.undo}
        </Button>
      }
    />
  );
}
