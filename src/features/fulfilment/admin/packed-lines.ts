import type { OrderDetail } from "#features/orders/admin/order-detail.ts";
import { STATUS_MEANING } from "#features/orders/order-status.ts";
import { wantedPieces } from "#features/orders/parcel.ts";

type Line = OrderDetail["lines"][number];

/**
 * The lines with the pieces of this parcel; without one those that are still to leave, or that have left. What its buyer withdrew from stays
 * here, unless that is all and nothing has left: whoever packs it was warned.
 */
export function packedLines(
  {
    status,
    payment_state,
    partly_shipped,
    lines,
  }: Pick<OrderDetail, "status" | "payment_state" | "partly_shipped" | "lines">,
  parcel?: Pick<OrderDetail["parcels"][number], "lines">,
): OrderDetail["lines"] {
  const { isOpen } = STATUS_MEANING[status];
  const leavesWanted = partly_shipped !== null || lines.some((line) => wantedPieces(line) > 0);
  const toLeave = leavesWanted ? wantedPieces : ({ remaining }: Line) => remaining;
  const remaining = (line: Line) => (isOpen ? toLeave(line) : line.quantity - line.refunded);
  const packed = lines.flatMap((line) => {
    const quantity = parcel
      ? (parcel.lines.find(({ position }) => position === line.position)?.quantity ?? 0)
      : remaining(line);
    const ofKit = (all: number) => (all / line.quantity) * quantity;
    const parts = line.parts.map((part) => ({ ...part, quantity: ofKit(part.quantity) }));
    return quantity > 0 ? { ...line, quantity, parts } : [];
  });
  // Refunded in full: whoever packs it all the same was warned. Refunded after it left: it had them all.
  return packed.length > 0 || (isOpen && payment_state !== "refunded") ? packed : lines;
}
