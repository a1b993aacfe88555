import { call } from "#api-client/use-endpoint.ts";
import { momentIn } from "#backoffice/moments.ts";
import { SendAgain } from "#features/email/admin/send-again.tsx";
import { messages as log } from "#features/email/messages.ts";
import { labelOf } from "#shared/label-of.ts";
import { Badge } from "#ui/badge.tsx";
import type { OrderDetail } from "./order-detail.ts";
import { messages } from "./order-detail-messages.ts";
import type { OrderParts } from "./order-parts.ts";
import { Panel } from "./panel.tsx";

const words = messages.emails;
const NOT_DELIVERED = ["dead", "uncertain", "suppressed"];

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
            {email.may_send_again && !order.is_erased && (
              <SendAgain
                mail={email}
                label={words.againOf(labelOf(log.kinds, email.kind), momentIn(timeZone, email.created_at))}
                isAsked={email.state === "sent"}
                send={(_isSure, press) => call("POST admin-order-emails", { body: { email_id: email.id, press } })}
              />
            )}
          </li>
        ))}
      </ul>
    </Panel>
  );
}
