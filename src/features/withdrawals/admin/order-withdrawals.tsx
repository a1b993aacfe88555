import { Link } from "react-router";
import { momentIn, shortDateIn, shortDay } from "#backoffice/moments.ts";
import type { OrderDetail } from "#features/orders/admin/order-detail.ts";
import { messages as orderMessages } from "#features/orders/admin/order-detail-messages.ts";
import { Panel } from "#features/orders/admin/panel.tsx";
import { isInTime, refundDue, withdrawalEnds } from "#features/orders/order-withdrawal.ts";
import { Fact, Facts } from "#features/orders/view/order-facts.tsx";
import { Badge } from "#ui/badge.tsx";
import { Button } from "#ui/button.tsx";
import { messages } from "./messages.ts";

/** What the customer declared, with the way to the refund that the law asks for. */
export function OrderWithdrawals({ order, timeZone }: { order: OrderDetail; timeZone: string }) {
  if (order.withdrawals.length === 0) return null;
  const refund = order.refundable > 0 && (
    <Button asChild variant="secondary" size="small">
      <Link to="?refund=open" replace preventScrollReset>
        {orderMessages.money.refund}
      </Link>
    </Button>
  );
  return (
    <Panel title={messages.title} action={refund}>
      <ul className="grid gap-6">
        {order.withdrawals.map(({ id, name, items, declared_at, settled_at }) => (
          <li key={id} className="grid gap-4">
            <p className="flex flex-wrap items-center gap-2">
              {messages.declared(momentIn(timeZone, declared_at))}
              {settled_at ? (
                <Badge tone="success">{messages.settled(shortDateIn(timeZone, settled_at))}</Badge>
              ) : (
                <Badge tone="warning">{messages.due(shortDay(refundDue(timeZone, new Date(declared_at))))}</Badge>
              )}
            </p>
            <p className="text-sm text-stone">{inTimeText(timeZone, declared_at, order)}</p>
            <Facts>
              <Fact term={messages.name}>{name}</Fact>
              <Fact term={messages.items}>
                <span className="whitespace-pre-wrap">{items ?? messages.whole}</span>
              </Fact>
            </Facts>
          </li>
        ))}
      </ul>
    </Panel>
  );
}

/** Whether the statement came within 14 days of having the goods (L42). */
function inTimeText(timeZone: string, declaredAt: string, order: OrderDetail): string {
  if (!order.delivered_at) return messages.notBegun;
  const countries = [order.shipping_address.country, order.delivery_country];
  const had = { deliveredAt: new Date(order.delivered_at), countries };
  const end = shortDay(withdrawalEnds(timeZone, had));
  return isInTime(timeZone, new Date(declaredAt), had) ? messages.inTime(end) : messages.tooLate(end);
}
