import type { OrderStatus } from "./order-status.ts";

interface Effect {
  /** What happens to goods that were sold. */
  goods?: "return" | "take-again";
  /** The moment that is kept with the order. */
  stamp?: "shippedAt" | "deliveredAt" | "cancelledAt";
}

/** What entering a status brings about. Any status may be chosen after any other (decision 30). */
const ENTERING: Record<OrderStatus, Effect> = {
  pending: {},
  processing: {},
  packing: {},
  ready_to_ship: {},
  shipped: { stamp: "shippedAt" },
  delivered: { stamp: "deliveredAt" },
  cancelled: { goods: "return", stamp: "cancelledAt" },
};

const LEAVING: Partial<Record<OrderStatus, Effect>> = { cancelled: { goods: "take-again" } };

/** All that a change of status does besides changing it; nothing where it changes nothing. */
export function effectOf(from: OrderStatus, to: OrderStatus): Effect {
  return from === to ? {} : { ...LEAVING[from], ...ENTERING[to] };
}
