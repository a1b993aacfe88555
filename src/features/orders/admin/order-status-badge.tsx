import { Badge } from "#ui/badge.tsx";
import { type OrderStatus, STATUS_MEANING } from "../order-status.ts";
import { statusName } from "../state-names.ts";

export const OrderStatusBadge = ({ status }: { status: OrderStatus }) => (
  <Badge tone={STATUS_MEANING[status].tone}>{statusName(status)}</Badge>
);
