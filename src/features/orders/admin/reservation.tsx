import { call, useEndpointMutation } from "#api-client/use-endpoint.ts";
import { failureToast } from "#backoffice/failure-toast.ts";
import { Button } from "#ui/button.tsx";
import { ConfirmDialog } from "#ui/confirm-dialog.tsx";
import { Notice } from "#ui/notice.tsx";
import { toast } from "#ui/toast.ts";
import { INVALIDATES } from "./invalidates.ts";
import { messages } from "./messages.ts";
import { type OrderListItem, reservedInWords } from "./order-list-item.ts";

const words = messages.reserved;

/** What an unpaid order keeps for its buyer, until the operator wants it back for sale. */
export function Reservation({ order, timeZone }: { order: OrderListItem; timeZone: string }) {
  const release = useEndpointMutation(
    () => call("POST admin-reservations", { body: { orderId: order.id } }),
    INVALIDATES,
  );
  const press = () =>
    release.mutateAsync(undefined).then(
      () => toast({ title: words.released, tone: "success" }),
      (error) => failureToast(words.releaseFailed, error),
    );
  if (!order.reserved) return null;
  return (
    <Notice
      className="mb-6"
      title={reservedInWords(order.reserved, timeZone)}
      action={
        <ConfirmDialog
          title={words.releaseTitle(order.order_number)}
          description={words.releaseText}
          confirmLabel={words.release}
          variant="primary"
          onConfirm={() => void press()}
          trigger={
            <Button size="small" variant="secondary" busy={release.isPending}>
              {words.release}
            </Button>
          }
        />
      }
    />
  );
}
