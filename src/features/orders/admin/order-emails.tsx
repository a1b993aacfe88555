import { failureText } from "#api-client/failure.ts";
import { call, useEndpointMutation } from "#api-client/use-endpoint.ts";
import { labelOf } from "#shared/label-of.ts";
import { Badge } from "#ui/badge.tsx";
import { Button } from "#ui/button.tsx";
import { toast } from "#ui/toast.ts";
import type { OrderDetail } from "./order-detail.ts";
import { messages } from "./order-detail-messages.ts";
import { momentIn } from "./order-list-item.ts";
import { Panel } from "./panel.tsx";

const words = messages.emails;
const TROUBLE = ["dead", "uncertain", "suppressed"];
type Email = OrderDetail["emails"][number];

/** What the customer was written, and whether it arrived. */
export function OrderEmails({ order, timeZone }: { order: OrderDetail; timeZone: string }) {
  return (
    <Panel title={words.title} action={order.status === "shipped" && !order.is_erased && <TellCode id={order.id} />}>
      {order.emails.length === 0 && <p className="text-stone">{words.none}</p>}
      <ul className="grid gap-4">
        {order.emails.map((email) => (
          <li key={email.id} className="flex flex-wrap items-center justify-between gap-3">
            <div className="min-w-0">
              <p className="flex flex-wrap items-center gap-2">
                {labelOf(words.kinds, email.kind)}
                <Badge tone={email.state === "sent" ? "success" : TROUBLE.includes(email.state) ? "danger" : "info"}>
                  {words.states[email.state]}
                </Badge>
              </p>
              <p className="text-xs break-words text-stone">
                {[email.recipient, momentIn(timeZone, email.sent_at ?? email.created_at), email.last_error]
                  .filter(Boolean)
                  .join(" · ")}
              </p>
            </div>
            {!order.is_erased && <SendAgain email={email} timeZone={timeZone} />}
          </li>
        ))}
      </ul>
    </Panel>
  );
}

function SendAgain({ email: { id, kind, created_at }, timeZone }: { email: Email; timeZone: string }) {
  const send = useEndpointMutation(
    () => call("POST admin-order-letters", { body: { letter_id: id } }),
    ["admin-order"],
  );
  const press = () =>
    send.mutateAsync(undefined).then(
      () => toast({ title: words.sent, tone: "success" }),
      (error: Error) => toast({ title: words.failed, description: failureText(error), tone: "danger" }),
    );
  return (
    <Button
      variant="secondary"
      size="small"
      busy={send.isPending}
      aria-label={words.againOf(labelOf(words.kinds, kind), momentIn(timeZone, created_at))}
      onClick={press}
    >
      {words.again}
    </Button>
  );
}

/** For a code that came after the parcel had left. */
function TellCode({ id }: { id: string }) {
  const tell = useEndpointMutation(() => call("POST send-tracking-email", { body: { order_id: id } }), ["admin-order"]);
  const press = () =>
    tell.mutateAsync(undefined).then(
      ({ sent }) => toast({ title: sent ? words.toldCode : words.codeKnown, tone: sent ? "success" : "neutral" }),
      (error: Error) => toast({ title: words.failed, description: failureText(error), tone: "danger" }),
    );
  return (
    <Button variant="secondary" size="small" busy={tell.isPending} onClick={press}>
      {words.tellCode}
    </Button>
  );
}
