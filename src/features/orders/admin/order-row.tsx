import type { ComponentType } from "react";
import { Link } from "react-router";
import { Checkbox } from "#ui/checkbox.tsx";
import { Cell, Row, RowHeaderCell } from "#ui/table.tsx";
import { messages } from "./messages.ts";
import { Attention, Goods, Method, MoneyNotes, PaymentBadge, To } from "./order-badges.tsx";
import { customerOf, dayIn, inEuro, type OrderListItem, timeIn } from "./order-list-item.ts";
import { type ShipOrderProps, StatusChoice } from "./status-choice.tsx";
import { useListSearch } from "./use-list-search.ts";

export type OrderRowProps = {
  order: OrderListItem;
  timeZone: string;
  isChosen: boolean;
  onChoose: () => void;
  ShippedDialog: ComponentType<ShipOrderProps>;
};

export function OrderRow({ order, timeZone, isChosen, onChoose, ShippedDialog }: OrderRowProps) {
  const listSearch = useListSearch();
  const [mailbox, domain] = order.customers.email.split("@");
  return (
    <Row selected={isChosen}>
      <Cell>
        <Checkbox label={messages.row.select(order.order_number)} labelHidden checked={isChosen} onChange={onChoose} />
      </Cell>
      <RowHeaderCell>
        <Link to={`/admin/orders/${order.id}${listSearch}`} className="link figures whitespace-nowrap">
          {order.order_number}
        </Link>
        <span className="mt-1 block empty:hidden">
          <Attention order={order} />
        </span>
      </RowHeaderCell>
      <Cell className="min-w-28">
        <span className="line-clamp-2" title={customerOf(order)}>
          {customerOf(order)}
        </span>
        <span className="block text-xs wrap-anywhere text-stone">
          {mailbox}
          {domain && (
            <>
              <wbr />@{domain}
            </>
          )}
        </span>
      </Cell>
      <Cell className="text-xs">
        <Method order={order} />
      </Cell>
      <Cell className="min-w-28 text-xs wrap-anywhere">
        <To order={order} />
      </Cell>
      <Cell className="min-w-32 text-xs">
        <Goods order={order} />
      </Cell>
      <Cell numeric>{inEuro(order.total_amount)}</Cell>
      <Cell>
        <span className="grid justify-items-start gap-1">
          <PaymentBadge order={order} />
          <MoneyNotes order={order} timeZone={timeZone} />
        </span>
      </Cell>
      <Cell>
        <StatusChoice order={order} ShippedDialog={ShippedDialog} />
      </Cell>
      <Cell className="figures whitespace-nowrap">
        <span className="block">{dayIn(timeZone, order.created_at)}</span>
        <span className="block text-xs text-stone">{timeIn(timeZone, order.created_at)}</span>
      </Cell>
    </Row>
  );
}
