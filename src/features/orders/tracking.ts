import { STATUS_MEANING, type Step } from "./order-status.ts";
import { isOnItsWay, type OrderView } from "./order-view.ts";

/** The steps of a parcel as a shopper sees them; packing belongs to processing. */
export const STEPS: readonly Step[] = ["placed", "processing", "shipped", "delivered"];

export interface StepTaken {
  step: Step;
  state: "done" | "now" | "ahead";
  /** Unknown for a later step, or one that was skipped. */
  at: Date | null;
}

/** Empty for an order that is not on its way: cancelled, not paid, or refunded before it was shipped. */
export function stepsOf(order: OrderView): StepTaken[] {
  const now = STATUS_MEANING[order.status].step;
  const isGone = order.shippedAt !== null || order.deliveredAt !== null;
  if (!now || !(isOnItsWay(order) || isGone)) return [];
  const at = {
    placed: order.createdAt,
    processing: order.paidAt,
    shipped: order.shippedAt,
    delivered: order.deliveredAt,
  };
  const place = STEPS.indexOf(now);
  return STEPS.map((step, i) => ({
    step,
    state: i < place ? "done" : i === place ? "now" : "ahead",
    at: i <= place ? at[step] : null,
  }));
}

/** The URL of an order's tracking; with the key it shows everything. */
export function trackingAddress(code: string, key?: string | null): string {
  const search = new URLSearchParams({ tracking: code });
  if (key) search.set("key", key);
  return `/track-order?${search}`;
}
