import { Link } from "react-router";
import { Checkbox } from "#ui/checkbox.tsx";
import { Cell, Row, RowHeaderCell } from "#ui/table.tsx";
import { customerOf, dayIn, inEuro, type ListedOrder } from "./listed-order.ts";
import { Goods, Marks, Method, To } from "./order-words.tsx";
import { StatusChoice } from "./status-choice.tsx";
import { texts } from "./texts.ts";

export type OrderRowProps = { order: ListedOrder; timeZone: string; isChosen: boolean; onChoose: () => void };

export function OrderRow({ order, timeZone, isChosen, onChoose }: OrderRowProps) {
  return (
    <Row selected={isChosen}>
      <Cell>
        <Checkbox label={texts.row.select(order.order_number)} labelHidden checked={isChosen} onChange={onChoose} />
      </Cell>
      <RowHeaderCell>
        <Link to={`/admin/orders/${order.id}`} className="link figures whitespace-nowrap">
          {order.order_number}
        </Link>
        <Marks order={order} />
      </RowHeaderCell>
      <Cell className="max-w-32">
        <span className="block truncate">{customerOf(order)}</span>
        <span className="block truncate text-xs text-stone">{order.customers.email}</span>
      </Cell>
      <Cell>
        <Method order={order} />
      </Cell>
      <Cell className="max-w-48 min-w-28 text-xs">
        <To order={order} />
      </Cell>
      <Cell className="max-w-40 min-w-36 text-xs">
        <Goods order={order} />
      </Cell>
      <Cell numeric>{inEuro(order.total_amount)}</Cell>
      <Cell>
        <StatusChoice order={order} />
      </Cell>
      <Cell className="whitespace-nowrap">{dayIn(timeZone, order.created_at)}</Cell>
    </Row>
  );
}
