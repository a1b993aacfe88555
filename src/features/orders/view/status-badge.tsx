import { Badge } from "#ui/badge.tsx";
import { messages } from "../messages.ts";
import { type OrderStatus, STATUS_MEANING } from "../order-status.ts";

/** As the tracking page shows it. */
export const StatusBadge = ({ status }: { status: OrderStatus }) => (
  <Badge tone={STATUS_MEANING[status].storefrontTone} className="capitalize">
    {messages.statuses[status]}
  </Badge>
);
