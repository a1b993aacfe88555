import { Badge } from "#ui/badge.tsx";
import { type OrderStatus, STATUS_MEANING, statusInSentence } from "../order-status.ts";

/** As the tracking page shows it. */
export const StatusBadge = ({ status }: { status: OrderStatus }) => (
  <Badge tone={STATUS_MEANING[status].storefrontTone} className="capitalize">
    {statusInSentence(status)}
  </Badge>
);
