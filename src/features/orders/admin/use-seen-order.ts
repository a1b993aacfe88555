import { useState } from "react";
import { ApiError } from "#api-client/api-client.ts";
import type { OrderDetail } from "./order-detail.ts";

/**
 * The order as a dialog changes it: as it was when the dialog opened, so that nothing is overwritten unseen. Where a save was refused because
 * somebody else was first, it goes on from the newer order; `onNewer` takes what nobody has typed over.
 */
export function useSeenOrder(order: OrderDetail, onNewer: (before: OrderDetail, now: OrderDetail) => void) {
  const [seen, setSeen] = useState(order);
  const [isOvertaken, setOvertaken] = useState(false);
  if (isOvertaken && order.version !== seen.version) {
    setOvertaken(false);
    setSeen(order);
    onNewer(seen, order);
  }
  return {
    seen,
    refused: (error: unknown) => setOvertaken(error instanceof ApiError && error.body.code === "CHANGED"),
  };
}
