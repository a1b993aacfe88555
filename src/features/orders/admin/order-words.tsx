import { Badge } from "#ui/badge.tsx";
import { classes } from "#ui/classes.ts";
import { addressOf, isUnpaid, type ListedOrder } from "./listed-order.ts";
import { texts } from "./texts.ts";

const words = texts.row;
const SHOWN = 2;

/** What must not be overlooked about an order. */
export const Marks = ({ order, className = "mt-1" }: { order: ListedOrder; className?: string }) => (
  <span className={classes("flex flex-wrap gap-1 empty:hidden", className)}>
    {order.attention && <Badge tone="danger">{words.attention}</Badge>}
    {order.payment_state === "review" && <Badge tone="danger">{texts.payment.review}</Badge>}
    {isUnpaid(order) && <Badge tone="outline">{texts.payment[order.payment_state]}</Badge>}
    {/refunded/.test(order.payment_state) && <Badge tone="warning">{texts.payment[order.payment_state]}</Badge>}
  </span>
);

export const Method = ({ order }: { order: ListedOrder }) =>
  order.delivery_method === "courier" ? words.courier : words.machine;

export const To = ({ order }: { order: ListedOrder }) => {
  const machine = order.parcel_machines;
  return machine ? `${machine.name}, ${machine.city}` : addressOf(order);
};

/** The first few; the order's own page has them all. */
export function Goods({ order: { order_items } }: { order: ListedOrder }) {
  return (
    <ul>
      {order_items.slice(0, SHOWN).map(({ quantity, products }) => (
        <li key={products.name} className="truncate" title={products.name}>
          {quantity} × {products.name}
        </li>
      ))}
      {order_items.length > SHOWN && <li className="text-stone">{words.more(order_items.length - SHOWN)}</li>}
    </ul>
  );
}
