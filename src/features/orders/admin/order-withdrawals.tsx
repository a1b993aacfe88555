import { Link } from "react-router";
import { dayInWords } from "#shared/day.ts";
import { Badge } from "#ui/badge.tsx";
import { Button } from "#ui/button.tsx";
import { Fact, Facts } from "../view/order-facts.tsx";
import { refundDue } from "../withdrawal.ts";
import type { OrderDetail } from "./order-detail.ts";
import { messages } from "./order-detail-messages.ts";
import { dayIn, momentIn } from "./order-list-item.ts";
import { Panel } from "./panel.tsx";

const words = messages.withdrawal;

/** What the customer declared, with the way to the refund that the law asks for. */
export function OrderWithdrawals({ order, timeZone }: { order: OrderDetail; timeZone: string }) {
  if (order.withdrawals.length === 0) return null;
  const refund = order.refundable > 0 && (
    <Button asChild variant="secondary" size="small">
      <Link to="?refund=open" replace preventScrollReset>
        {messages.money.refund}
      </Link>
    </Button>
  );
  return (
    <Panel title={words.title} action={refund}>
      <ul className="grid gap-6">
        {order.withdrawals.map(({ id, name, items, declared_at, settled_at }) => (
          <li key={id} className="grid gap-4">
            <p className="flex flex-wrap items-center gap-2">
              {words.declared(momentIn(timeZone, declared_at))}
              {settled_at ? (
                <Badge tone="success">{words.settled(dayIn(timeZone, settled_at))}</Badge>
              ) : (
                <Badge tone="warning">{words.due(dayInWords(refundDue(timeZone, new Date(declared_at))))}</Badge>
              )}
            </p>
            <Facts>
              <Fact term={words.name}>{name}</Fact>
              <Fact term={words.items}>
                <span className="whitespace-pre-wrap">{items ?? words.whole}</span>
              </Fact>
            </Facts>
          </li>
        ))}
      </ul>
    </Panel>
  );
}
