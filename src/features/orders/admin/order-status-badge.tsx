import { Badge, type BadgeTone } from "#ui/badge.tsx";
import type { OrderStatus } from "../order-status.ts";

/** "pending yellow, processing blue, shipped green, delivered dark green, cancelled red, other grey" (B 4). */
const TONES: Partial<Record<OrderStatus, BadgeTone>> = {
  pending: "pending",
  processing: "info",
  shipped: "success",
  delivered: "complete",
  cancelled: "danger",
};

export const statusTone = (status: OrderStatus): BadgeTone => TONES[status] ?? "neutral";

/** "Ready to ship" */
export const statusName = (status: OrderStatus): string => {
  const words = status.replaceAll("_", " ");
  return words.charAt(0).toUpperCase() + words.slice(1);
};

export const OrderStatusBadge = ({ status }: { status: OrderStatus }) => (
  <Badge tone={statusTone(status)}>{statusName(status)}</Badge>
);
