import type { ReactNode } from "react";
import { Notice } from "#ui/notice.tsx";
import { messages } from "../messages.ts";
import { isOnItsWay, type OrderView, situationOf } from "../order-view.ts";

/** Why an order goes no further, and the way to go on. Nothing where all is well. */
export function OrderNotice({ order, wayOn, isTitled }: { order: OrderView; wayOn: ReactNode; isTitled?: boolean }) {
  const situation = situationOf(order);
  const { title, text } = messages.situation[situation];
  if (order.isWithdrawnWhole && isOnItsWay(order)) return order.isMasked ? null : <Notice>{messages.withdrawn}</Notice>;
  // Whoever found a parcel's code reads nothing about money.
  if (text === "" || (order.isMasked && situation.startsWith("reversed"))) return null;
  const isPaidSince = situation === "reversed" && !order.canPayAgain;
  const isPaidBack = situation === "cancelled" && order.paymentState === "refunded";
  return (
    <Notice tone={situation === "unpaid" ? "warning" : "neutral"} title={isTitled ? title : undefined} action={wayOn}>
      {isPaidBack ? messages.cancelledRefunded : isPaidSince ? messages.paidSince : text}
    </Notice>
  );
}
