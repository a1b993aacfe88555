/** Parcels of one order, with those that did not leave after all. All that remains then leaves in one more. */
export const MAX_PARCELS = 100;
/** In grams. */
export const MAX_WEIGHT_GRAMS = 1_000_000;

export interface ParcelLine {
  /** Of the order's line. */
  position: number;
  /** More than 0. */
  quantity: number;
}

/** Pieces of an order's line. */
export interface LinePieces {
  position: number;
  bought: number;
  /** Gone in parcels. */
  sent: number;
  /** Refunds of returns left out. */
  refunded: number;
  /** Refunded because they came back. */
  returned: number;
  /** Still to leave. */
  remaining: number;
  /** Of these, what its buyer withdrew from: it is not sent. */
  withdrawn: number;
}

/** Pieces of a line that its buyer waits for. */
export const wantedPieces = ({ remaining, withdrawn }: Pick<LinePieces, "remaining" | "withdrawn">): number =>
  remaining - withdrawn;

/** How much of an order has left: `of` counts what left and what is still to leave. */
export interface PartlyShipped {
  left: number;
  of: number;
}

/** Lines with each position once, in their order, and none without pieces. */
export function linesOnce(lines: readonly ParcelLine[]): ParcelLine[] {
  const pieces = new Map<number, number>();
  for (const { position, quantity } of lines) pieces.set(position, (pieces.get(position) ?? 0) + quantity);
  return [...pieces]
    .filter(([, quantity]) => quantity > 0)
    .map(([position, quantity]) => ({ position, quantity }))
    .toSorted((a, b) => a.position - b.position);
}

/** What is left of the order in `remaining` once `taken` has gone; null where it has too few of a line. */
export function afterParcel(remaining: readonly ParcelLine[], taken: readonly ParcelLine[]): ParcelLine[] | null {
  const left = new Map(remaining.map(({ position, quantity }) => [position, quantity]));
  for (const { position, quantity } of taken) {
    const rest = (left.get(position) ?? 0) - quantity;
    if (rest < 0) return null;
    left.set(position, rest);
  }
  return [...left].flatMap(([position, quantity]) => (quantity > 0 ? { position, quantity } : []));
}

/** Which of the pieces that a refund names had not left. It is counted in `pieces` already, and takes those first. */
export const stillHere = (pieces: readonly LinePieces[], refund: readonly ParcelLine[]): ParcelLine[] =>
  refund.map(({ position, quantity }) => {
    const line = pieces.find((one) => one.position === position);
    const before = line ? line.bought - line.sent - (line.refunded - quantity) : 0;
    return { position, quantity: Math.min(quantity, Math.max(0, before)) };
  });

/**
 * When the customer had the goods: with the last parcel, where they come in several (directive 2011/83/EU, article 9(2)(b)(ii)).
 * null while one is on its way, or pieces are still to leave.
 */
export function possessionOf(parcels: readonly { deliveredAt: Date | null }[], remaining: number): Date | null {
  if (remaining > 0 || parcels.length === 0) return null;
  let last = 0;
  for (const { deliveredAt } of parcels) {
    if (!deliveredAt) return null;
    last = Math.max(last, deliveredAt.getTime());
  }
  return new Date(last);
}
