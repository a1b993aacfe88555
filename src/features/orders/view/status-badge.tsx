import { Badge, type BadgeTone } from "#ui/badge.tsx";
import type { OrderStatus } from "../order-status.ts";

/** As the tracking page shows them (S 4); others are secondary. */
const TONES: Partial<Record<OrderStatus, BadgeTone>> = { delivered: "accent", pending: "outline", cancelled: "danger" };

export const StatusBadge = ({ status }: { status: OrderStatus }) => (
  <Badge tone={TONES[status] ?? "secondary"} className="capitalize">
    {status.replaceAll("_", " ")}
  </Badge>
);
