import { type OrderStatus, STATUS_MEANING } from "./order-status.ts";

interface Order {
  payment_state: string;
  is_erased: boolean;
}

/** Whether a correction may be made: of a paid order, one at a time. */
export const isCorrectable = (
  { payment_state, is_erased }: Order,
  corrections: readonly { state: string }[],
): boolean => payment_state === "paid" && !is_erased && !corrections.some(({ state }) => state === "waiting");

/** Something is with the carrier: items and delivery are not corrected any more. */
export const hasLeft = ({
  status,
  parcels,
}: {
  status: OrderStatus;
  parcels: readonly { undone_at: string | null }[];
}): boolean => !STATUS_MEANING[status].isOpen || parcels.some(({ undone_at }) => undone_at === null);
