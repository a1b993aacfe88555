import { useState } from "react";
import { call, useEndpointMutation } from "#api-client/use-endpoint.ts";
import { failureToast } from "#backoffice/failure-toast.ts";
import { momentIn } from "#backoffice/moments.ts";
import { messages as log } from "#features/email/messages.ts";
import { labelOf } from "#shared/label-of.ts";
import { Badge } from "#ui/badge.tsx";
import { Button } from "#ui/button.tsx";
import { ConfirmDialog } from "#ui/confirm-dialog.tsx";
import { toast } from "#ui/toast.ts";
import type { OrderDetail } from "./order-detail.ts";
import { messages } from "./order-detail-messages.ts";
import type { OrderParts } from "./order-parts.ts";
import { Panel } from "./panel.tsx";

const words = messages.emails;
const NOT_DELIVERED = ["dead", "uncertain", "suppressed"];
type Email = OrderDetail["emails"][number];

type OrderEmailsProps = { order: OrderDetail; timeZone: string } & Pick<OrderParts, "SendTrackingCode">;

/** What the customer was written, and whether it arrived. */
export function OrderEmails({ order, timeZone, SendTrackingCode }: OrderEmailsProps) {
  const isOnItsWay = order.status === "shipped" && !order.is_erased && order.parcels.length === 0;
  return (
    <Panel
      title={words.title}
      line={order.emails.length === 0 && words.none}
      action={isOnItsWay && <SendTrackingCode order={order} />}
    >
      <ul className="grid gap-4">
        {order.emails.map((email) => (
          <li key={email.id} className="flex flex-wrap items-center justify-between gap-3">
            <div className="min-w-0">
              <p className="flex flex-wrap items-center gap-2">
                {labelOf(log.kinds, email.kind)}
                <Badge
                  tone={email.state === "sent" ? "success" : NOT_DELIVERED.includes(email.state) ? "danger" : "info"}
                >
                  {log.states[email.state]}
                </Badge>
              </p>
              <p className="text-xs break-words text-stone">
                {[email.recipient, momentIn(timeZone, email.sent_at ?? email.created_at), email.last_error]
                  .filter(Boolean)
                  .join(" · ")}
              </p>
            </div>
            {email.may_send_again && !order.is_erased && <SendAgain email={email} timeZone={timeZone} />}
          </li>
        ))}
      </ul>
    </Panel>
  );
}

function SendAgain({ email, timeZone }: { email: Email; timeZone: string }) {
  const { id, kind, state, recipient, created_at } = email;
  const [isAsking, setAsking] = useState(false);
  const send = useEndpointMutation(() => call("POST admin-order-emails", { body: { email_id: id } }), ["admin-order"]);
  const press = () =>
    send.mutateAsync(undefined).then(
      () => toast({ title: words.sent, tone: "success" }),
      (error) => failureToast(words.failed, error),
    );
  const name = labelOf(log.kinds, kind);
  return (
    <>
      <Button
        variant="secondary"
        size="small"
        busy={send.isPending}
        aria-label={words.againOf(name, momentIn(timeZone, created_at))}
        onClick={() => (state === "sent" ? setAsking(true) : press())}
      >
        {words.again}
      </Button>
      <ConfirmDialog
        open={isAsking}
        onOpenChange={setAsking}
        variant="primary"
        title={log.askTitle}
        description={log.askSent(name, recipient)}
        confirmLabel={log.askConfirm}
        busy={send.isPending}
        onConfirm={() => press().then(() => setAsking(false))}
      />
    </>
  );
}
