interface StatusMeaning {
  label: string;
  /** The look of its badge in the back office (back office 4). */
  tone: "neutral" | "pending" | "info" | "success" | "complete" | "danger";
  /** The look of its badge on the tracking page (storefront 4). */
  storefrontTone: "outline" | "secondary" | "accent" | "danger";
  /** On the tracking page; null where the order goes no further. */
  step: "placed" | "processing" | "shipped" | "delivered" | null;
  /** The parcel is still to leave. */
  isOpen?: true;
  /** Nobody works on it: an unpaid order in it came to nothing. */
  isIdle?: true;
  isAddressCorrectable?: true;
  /** The figure of the dashboard that counts it. */
  figure?: "to-process" | "to-ship";
  /** It is on the packing list. */
  isPacked?: true;
  /** A dialog of its own asks for carrier and tracking number. */
  needsParcel?: true;
  /** The goods have left, paid or not. */
  takesGoodsOut?: true;
  /** What happens to goods that were sold. */
  entering?: "return";
  leaving?: "take-again";
  /** The column that keeps the moment. */
  stamp?: "shippedAt" | "deliveredAt" | "cancelledAt";
  /** A change of many orders leaves it as it is, for this reason, unless it changes it to this status. */
  bulk?: { refuses: string; unless?: string };
}

const OPEN = { isOpen: true, isAddressCorrectable: true } as const;

const MEANING = {
  pending: {
    label: "Pending",
    tone: "pending",
    storefrontTone: "outline",
    step: "placed",
    isIdle: true,
    ...OPEN,
    figure: "to-process",
  },
  processing: {
    label: "Processing",
    tone: "info",
    storefrontTone: "secondary",
    step: "processing",
    ...OPEN,
    figure: "to-process",
    isPacked: true,
  },
  packing: {
    label: "Packing",
    tone: "neutral",
    storefrontTone: "secondary",
    step: "processing",
    ...OPEN,
    figure: "to-ship",
    isPacked: true,
  },
  ready_to_ship: {
    label: "Ready to ship",
    tone: "neutral",
    storefrontTone: "secondary",
    step: "processing",
    ...OPEN,
    figure: "to-ship",
  },
  shipped: {
    label: "Shipped",
    tone: "success",
    storefrontTone: "secondary",
    step: "shipped",
    stamp: "shippedAt",
    needsParcel: true,
    takesGoodsOut: true,
    bulk: { refuses: "It is shipped already.", unless: "delivered" },
  },
  delivered: {
    label: "Delivered",
    tone: "complete",
    storefrontTone: "accent",
    step: "delivered",
    stamp: "deliveredAt",
    takesGoodsOut: true,
    bulk: { refuses: "It is delivered already." },
  },
  cancelled: {
    label: "Cancelled",
    tone: "danger",
    storefrontTone: "danger",
    step: null,
    stamp: "cancelledAt",
    entering: "return",
    leaving: "take-again",
    isIdle: true,
    bulk: { refuses: "It is cancelled. Take it up again on its own first." },
  },
} as const satisfies Record<string, StatusMeaning>;

export type OrderStatus = keyof typeof MEANING;
export type Step = NonNullable<StatusMeaning["step"]>;
export const ORDER_STATUSES = Object.keys(MEANING) as [OrderStatus, ...OrderStatus[]];

/**
 * What each order status means. Nothing else compares a status with a list: another status is one more entry, and what the
 * compiler then asks for. One order may change from any status to any other (decision 30).
 */
export const STATUS_MEANING: Readonly<Record<OrderStatus, StatusMeaning>> = MEANING;

export const statusesWhere = (is: (meaning: StatusMeaning) => unknown): OrderStatus[] =>
  ORDER_STATUSES.filter((status) => is(STATUS_MEANING[status]));

/** "Ready to ship" */
export const statusName = (status: OrderStatus): string => STATUS_MEANING[status].label;

/** "ready to ship" */
export const statusInSentence = (status: OrderStatus): string => STATUS_MEANING[status].label.toLowerCase();

/** What a change of status does besides changing it; nothing where it changes nothing. */
export function effectOf(
  from: OrderStatus,
  to: OrderStatus,
): { goods?: "return" | "take-again"; stamp?: StatusMeaning["stamp"] } {
  if (from === to) return {};
  const { entering, stamp } = STATUS_MEANING[to];
  return { goods: entering ?? STATUS_MEANING[from].leaving, stamp };
}
