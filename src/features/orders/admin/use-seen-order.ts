import { useEdited } from "#backoffice/use-edited.ts";
import type { OrderDetail } from "./order-detail.ts";

/** The order as a dialog changes it. */
export const useSeenOrder = (order: OrderDetail, onNewer: (before: OrderDetail, now: OrderDetail) => void) =>
  useEdited(order, (now, seen) => now.version !== seen.version, onNewer);
