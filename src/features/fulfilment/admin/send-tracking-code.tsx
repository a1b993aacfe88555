import { call, useEndpointMutation } from "#api-client/use-endpoint.ts";
import { failureToast } from "#backoffice/failure-toast.ts";
import { messages as log } from "#features/email/messages.ts";
import type { OrderListItem } from "#features/orders/admin/order-list-item.ts";
import { Button } from "#ui/button.tsx";
import { toast } from "#ui/toast.ts";
import { messages } from "./messages.ts";

const words = messages.trackingCode;

/** For a code that came after the parcel had left. */
export function SendTrackingCode({ order: { id } }: { order: Pick<OrderListItem, "id"> }) {
  const tell = useEndpointMutation(() => call("POST send-tracking-email", { body: { order_id: id } }), ["admin-order"]);
  const press = () =>
    tell.mutateAsync(undefined).then(
      ({ sent }) => toast({ title: sent ? words.sent : words.known, tone: sent ? "success" : "neutral" }),
      (error) => failureToast(log.againFailed, error),
    );
  return (
    <Button variant="quiet" size="small" busy={tell.isPending} onClick={press}>
      {words.send}
    </Button>
  );
}
