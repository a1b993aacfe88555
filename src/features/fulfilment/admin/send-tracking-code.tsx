import { failureText } from "#api-client/failure.ts";
import { call, useEndpointMutation } from "#api-client/use-endpoint.ts";
import { messages as orderMessages } from "#features/orders/admin/order-detail-messages.ts";
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
      (error: Error) => toast({ title: orderMessages.emails.failed, description: failureText(error), tone: "danger" }),
    );
  return (
    <Button variant="quiet" size="small" busy={tell.isPending} onClick={press}>
      {words.send}
    </Button>
  );
}
