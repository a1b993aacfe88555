import { Badge } from "#ui/badge.tsx";
import { messages } from "../messages.ts";
import { STATUS_MEANING } from "../order-status.ts";
import { type OrderView, situationOf } from "../order-view.ts";

type Told = Pick<OrderView, "status" | "paymentState">;

/** Nothing of an order whose payment was taken back is under way. */
export const statusInWords = (order: Told): string =>
  situationOf(order) === "reversed" ? messages.onHold : messages.statuses[order.status];

/** As the tracking page shows it. */
export const StatusBadge = ({ order }: { order: Told }) => (
  <Badge tone={STATUS_MEANING[order.status].storefrontTone} className="capitalize">
    {statusInWords(order)}
  </Badge>
);
