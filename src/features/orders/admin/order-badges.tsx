import type { ReactNode } from "react";
import { useStore } from "#api-client/use-store.ts";
import { daysInWords } from "#backoffice/moments.ts";
import { Badge } from "#ui/badge.tsx";
import { classes } from "#ui/classes.ts";
import { isRefundDue, VIEW_RULES } from "../order-filters.ts";
import { PAYMENT_MEANING } from "../order-payment-state.ts";
import { messages as states } from "../state-messages.ts";
import { messages } from "./messages.ts";
import { inMoney, type OrderListItem, reservedInWords } from "./order-list-item.ts";

const words = messages.row;
const DAY_MS = 24 * 3600_000;

/** For how many days a paid order has not left. */
export function Waiting({ order, className = "block" }: { order: OrderListItem; className?: string }) {
  if (!order.paid_at || !VIEW_RULES["to-ship"](order.status, order.payment_state)) return null;
  const days = Math.floor((Date.now() - Date.parse(order.paid_at)) / DAY_MS);
  if (days < 1) return null;
  const tone = days >= 7 ? "font-medium text-wine" : days >= 3 ? "font-medium text-clay" : "text-stone";
  return <span className={classes("figures text-xs", tone, className)}>{daysInWords(days)}</span>;
}

type MarksProps = { order: OrderListItem; timeZone: string };

/** What must not be overlooked about an order. */
export const Marks = ({ order, ...rest }: MarksProps) => (
  <span className="mt-1 flex flex-wrap gap-1 empty:hidden">
    <ReviewFlag order={order} />
    <ListedTest order={order} />
    {order.payment_state !== "paid" && <PaymentBadge order={order} />}
    <PartlyShipped order={order} />
    <MoneyNotes order={order} {...rest} />
  </span>
);

type TestProps = { order: Pick<OrderListItem, "is_test"> };

/** No money was paid for it. */
const TestBadge = ({ order }: TestProps) => order.is_test && <Badge tone="outline">{words.test}</Badge>;

/** Of a demo, every order is a test. */
export const ListedTest = ({ order }: TestProps) => !useStore().isDemo && <TestBadge order={order} />;

/** How much has left of an order that leaves in several parcels. */
export const PartlyShipped = ({ order: { partly_shipped: shipped } }: { order: OrderListItem }) =>
  shipped && (
    <Badge tone="info" className="whitespace-normal!">
      {words.partlyShipped(shipped.left, shipped.of)}
    </Badge>
  );

const ReviewFlag = ({ order }: { order: OrderListItem }) =>
  order.review_flag && <Badge tone="danger">{words.reviewFlag}</Badge>;

/** Where goods are packed or shipped: they may have to stay. */
export const ReviewReason = ({ order: { review_flag: why } }: { order: Pick<OrderListItem, "review_flag"> }) =>
  why && (
    <p className="text-xs wrap-anywhere text-wine">
      <span className="font-medium">{words.reviewFlag}:</span> {why}
    </p>
  );

export const PaymentBadge = ({ order: { payment_state: state } }: { order: Pick<OrderListItem, "payment_state"> }) => (
  <Badge tone={PAYMENT_MEANING[state].tone} className="whitespace-normal!">
    {states.payment[state]}
  </Badge>
);

/** Money that is still here though the order is off, and goods that wait for money. */
export const MoneyNotes = ({ order, timeZone }: { order: OrderListItem; timeZone: string }) => (
  <>
    <RefundDue order={order} />
    {order.reserved && <span className="text-xs text-stone">{reservedInWords(order.reserved, timeZone)}</span>}
  </>
);

/** The money to give back, or something else where none is due. */
export const RefundDue = ({ order, otherwise }: { order: OrderListItem; otherwise?: ReactNode }) =>
  isRefundDue(order.status, order.payment_state) && order.refundable > 0 ? (
    <Badge tone="danger" className="whitespace-normal!">
      {words.refundDue(inMoney(order.refundable, order))}
    </Badge>
  ) : (
    otherwise
  );

export const Method = ({ order }: { order: OrderListItem }) =>
  order.delivery_method === "courier" ? words.courier : words.machine;
