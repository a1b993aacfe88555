import { Link2, Truck, Undo2 } from "lucide-react";
import { call } from "#api-client/use-endpoint.ts";
import type { CommandParts, FoundAction, FoundItem } from "#backoffice/command-found.tsx";
import { CommandMenu } from "#backoffice/command-menu.tsx";
import { useCopyLink } from "#backoffice/copy-link.tsx";
import { failureToast } from "#backoffice/failure-toast.ts";
import { messages } from "#backoffice/messages.ts";
import { PaymentBadge } from "#features/orders/admin/order-badges.tsx";
import { messages as orders } from "#features/orders/admin/order-detail-messages.ts";
import { inMoney } from "#features/orders/admin/order-list-item.ts";
import { OrderStatusBadge } from "#features/orders/admin/order-status-badge.tsx";
import { isPaid, PAYMENT_MEANING } from "#features/orders/order-payment-state.ts";
import { STATUS_MEANING } from "#features/orders/order-status.ts";

const words = messages.commands;

/** The menu of commands with what orders, customers and products tell, and what can be done with an order. */
export function OfficeCommands() {
  const { copy, byHand } = useCopyLink(orders.delivery.link);
  const copyLink = async (id: string) => {
    try {
      const { order } = await call("GET admin-order", { query: { orderId: id } });
      if (order.tracking_url) await copy(order.tracking_url);
    } catch (error) {
      failureToast(orders.failed, error);
    }
  };
  const actionsOf = ({ id, order }: FoundItem): FoundAction[] => {
    if (!order) return [];
    const { status, payment_state } = order;
    const page = `/admin/orders/${id}`;
    return [
      ...(STATUS_MEANING[status].isOpen && isPaid(payment_state)
        ? [{ label: words.ship, icon: Truck, act: { to: `${page}?ship=${id}` } }]
        : []),
      ...(PAYMENT_MEANING[payment_state].holdsMoney
        ? [{ label: words.refund, icon: Undo2, act: { to: `${page}?refund=open` } }]
        : []),
      { label: orders.delivery.link.copy, icon: Link2, act: { run: () => void copyLink(id) } },
    ];
  };
  const parts: CommandParts = { Facts, actionsOf };
  return (
    <>
      <CommandMenu parts={parts} />
      {byHand}
    </>
  );
}

function Facts({ found: { order, orders: count, product } }: { found: FoundItem }) {
  return (
    <>
      {order && (
        <>
          {!isPaid(order.payment_state) && <PaymentBadge order={order} />}
          <OrderStatusBadge status={order.status} />
          <span className="figures text-espresso">{inMoney(order.total, order)}</span>
        </>
      )}
      {count !== null && <span className="figures">{words.orderCount(count)}</span>}
      {product && (
        <span className="figures">
          {words.stock(product.stock)} · <span className="text-espresso">{inMoney(product.price)}</span>
        </span>
      )}
    </>
  );
}
