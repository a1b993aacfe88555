import { Link } from "react-router";
import type { ResponseOf } from "#api-client/api-client.ts";
import { shortDateIn } from "#backoffice/moments.ts";
import { cents, formatMoney } from "#shared/money.ts";
import { type Column, ListTable, opensLook } from "#ui/list-table.tsx";
import { SHOP_NAMES } from "../past-order.ts";
import { messages } from "./messages.ts";

export type PastOrderSummary = ResponseOf<"GET admin-past-orders">["orders"][number];

/** Orders of another shop, each in its own currency. */
export const PastOrderTable = ({ orders, timeZone }: { orders: readonly PastOrderSummary[]; timeZone: string }) => (
  <ListTable label={messages.orders} columns={pastOrderColumns(timeZone)} rows={orders} />
);

export const pastOrderColumns = (timeZone: string): readonly Column<PastOrderSummary>[] => [
  {
    head: messages.columns.number,
    cell: (one) => (
      <Link to={`/admin/past-orders/${one.id}`} className={`figures wrap-anywhere ${opensLook}`}>
        {one.order_number}
      </Link>
    ),
  },
  {
    head: messages.columns.date,
    from: "sm",
    isPlain: true,
    cellClassName: "whitespace-nowrap",
    cell: (one) => shortDateIn(timeZone, one.ordered_at),
  },
  {
    head: messages.columns.who,
    from: "md",
    isPlain: true,
    cell: (one) => (
      <>
        {one.name || messages.nobody}
        <span className="block text-xs break-all text-stone">{one.email}</span>
      </>
    ),
  },
  { head: messages.columns.status, from: "sm", isPlain: true, cell: (one) => one.status },
  { head: messages.columns.shop, from: "lg", isPlain: true, cell: (one) => SHOP_NAMES[one.shop] },
  { head: messages.columns.total, numeric: true, cell: (one) => formatMoney(cents(one.total_cents), one.currency) },
];
