import type { OrderStatus } from "#features/orders/order-status.ts";
import { Badge, type BadgeTone } from "#ui/badge.tsx";
import type { BarTone } from "#ui/chart-bars.tsx";

/** "pending yellow, processing blue, shipped green, delivered dark green, cancelled red, other grey" (B 4). */
const TONES: Partial<Record<OrderStatus, BadgeTone>> = {
  pending: "warning",
  processing: "info",
  shipped: "success",
  delivered: "complete",
  cancelled: "danger",
};
const BAR_TONES: Partial<Record<OrderStatus, BarTone>> = {
  pending: "clay",
  processing: "mist",
  shipped: "sage",
  delivered: "sage-deep",
  cancelled: "wine",
};

export const statusName = (status: OrderStatus): string => {
  const words = status.replaceAll("_", " ");
  return words.charAt(0).toUpperCase() + words.slice(1);
};

export const barTone = (status: OrderStatus): BarTone => BAR_TONES[status] ?? "stone";

export const OrderStatusBadge = ({ status }: { status: OrderStatus }) => (
  <Badge tone={TONES[status] ?? "neutral"}>{statusName(status)}</Badge>
);
