import { ShoppingBag } from "lucide-react";
import { Link } from "react-router";
import type { ResponseOf } from "#api-client/api-client.ts";
import { shortMomentIn } from "#backoffice/moments.ts";
import { OrderStatusBadge } from "#features/orders/admin/order-status-badge.tsx";
import { formatEuros } from "#shared/format-euros.ts";
import { Badge } from "#ui/badge.tsx";
import { Card } from "#ui/card.tsx";
import { EmptyState } from "#ui/empty-state.tsx";
import { Skeleton, SkeletonText } from "#ui/skeleton.tsx";
import { RECENT_ORDERS } from "../figures.ts";
import { messages } from "./messages.ts";

type Figures = ResponseOf<"GET admin-dashboard">["data"];

const All = ({ to, children }: { to: string; children: string }) => (
  <Link to={to} className="link relative hit-area text-sm">
    {children}
  </Link>
);

const ROW = "flex items-center justify-between gap-4 first:pt-0 last:pb-0";
const COMING = [..."1234567"];

/** Orders to come. */
export const ComingOrders = () => (
  <Card title={messages.recent.title} action={<All to="/admin/orders">{messages.recent.all}</All>}>
    <ul className="divide-y divide-beige">
      {COMING.slice(0, RECENT_ORDERS).map((row) => (
        <li key={row} className={`${ROW} py-3`}>
          <div>
            <SkeletonText lines={1} className="w-44" />
            <SkeletonText lines={1} className="w-28 text-xs" />
          </div>
          <div className="grid justify-items-end gap-1">
            <SkeletonText lines={1} className="w-16" />
            <Skeleton className="h-6 w-20" />
          </div>
        </li>
      ))}
    </ul>
  </Card>
);

/** Products with little stock to come. */
export const ComingStock = () => (
  <Card title={messages.low.title} action={<All to="/admin/products?sort=stock">{messages.low.all}</All>}>
    <ul className="divide-y divide-beige">
      {COMING.map((row) => (
        <li key={row} className={`${ROW} py-2.5`}>
          <SkeletonText lines={1} className="w-40" />
          <Skeleton className="h-6 w-16" />
        </li>
      ))}
    </ul>
  </Card>
);

export function RecentOrders({ orders, timeZone }: { orders: Figures["recent_orders"]; timeZone: string }) {
  const words = messages.recent;
  return (
    <Card title={words.title} action={<All to="/admin/orders">{words.all}</All>}>
      {orders.length === 0 && (
        <EmptyState headingLevel={3} icon={ShoppingBag} title={words.empty} text={words.emptyText} />
      )}
      <ul className="divide-y divide-beige">
        {orders.map(
          ({ id, order_number, status, payment_state, total_amount, currency, created_at, customers, items }) => (
            <li key={id} className={`${ROW} py-3`}>
              <div className="min-w-0">
                <p className="line-clamp-2 wrap-anywhere">
                  <Link to={`/admin/orders/${id}`} className="figures font-medium no-underline hover:underline">
                    {order_number}
                  </Link>{" "}
                  {customers.first_name} {customers.last_name}
                </p>
                <p className="figures text-xs text-stone">
                  {shortMomentIn(timeZone, created_at)} · {words.items(items)}
                  {payment_state === "unpaid" && ` · ${words.unpaid}`}
                </p>
              </div>
              <div className="grid shrink-0 justify-items-end gap-1">
                <span className="figures font-medium">{formatEuros(total_amount, currency)}</span>
                <OrderStatusBadge status={status} />
              </div>
            </li>
          ),
        )}
      </ul>
    </Card>
  );
}

export function LowStock({ count, products }: Figures["low_stock"]) {
  const words = messages.low;
  const more = count - products.length;
  return (
    <Card title={words.title} action={<All to="/admin/products?sort=stock">{words.all}</All>}>
      {count === 0 && <p className="text-stone">{words.empty}</p>}
      <ul className="divide-y divide-beige">
        {products.map(({ id, name, stock }) => (
          <li key={id} className={`${ROW} py-2.5`}>
            <Link
              to={`/admin/products?search=${encodeURIComponent(name)}`}
              className="line-clamp-2 min-w-0 wrap-anywhere no-underline hover:underline"
            >
              {name}
            </Link>
            <Badge tone={stock === 0 ? "danger" : "warning"}>{stock === 0 ? words.out : words.left(stock)}</Badge>
          </li>
        ))}
      </ul>
      {more > 0 && (
        <p className="figures mt-3">
          <All to="/admin/products?sort=stock">{words.more(more)}</All>
        </p>
      )}
    </Card>
  );
}
