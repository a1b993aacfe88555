interface StatusMeaning {
  /** The look of its badge in the back office (back office 4). */
  tone: "neutral" | "pending" | "info" | "success" | "complete" | "danger";
  /** The look of its badge on the tracking page (storefront 4). */
  storefrontTone: "outline" | "secondary" | "accent" | "danger";
  /** The step on the tracking page; null for an order that is not on its way. */
  step: "placed" | "processing" | "shipped" | "delivered" | null;
  /** The parcel is still to leave. */
  isOpen?: true;
  /** Create Shipment is offered although it is unpaid. */
  shipsUnpaid?: true;
  /** No work is under way: an unpaid order in this status is abandoned. */
  isIdle?: true;
  isAddressCorrectable?: true;
  /** The figure of the dashboard that counts it. */
  figure?: "to-process" | "to-ship";
  /** It is on the packing list. */
  isPacked?: true;
  /** Its parcel is closed: what changes after that is packed again, in this status. */
  packsAgain?: "packing";
  /** A dialog of its own asks for carrier and tracking number. */
  needsParcel?: true;
  /** The goods have left, paid or not. */
  takesGoodsOut?: true;
  /** What happens to goods that were sold. */
  entering?: "return";
  leaving?: "re-reserve";
  /** The column that stores the time. */
  stamp?: "shippedAt" | "deliveredAt" | "cancelledAt";
  /** A bulk change skips it, unless it changes it to this status. */
  bulk?: { unless?: string };
}

const OPEN = { isOpen: true, isAddressCorrectable: true } as const;

const MEANING = {
  pending: {
    tone: "pending",
    storefrontTone: "outline",
    step: "placed",
    isIdle: true,
    shipsUnpaid: true,
    ...OPEN,
    figure: "to-process",
  },
  processing: {
    tone: "info",
    storefrontTone: "secondary",
    step: "processing",
    ...OPEN,
    figure: "to-process",
    isPacked: true,
  },
  packing: {
    tone: "neutral",
    storefrontTone: "secondary",
    step: "processing",
    ...OPEN,
    figure: "to-ship",
    isPacked: true,
  },
  ready_to_ship: {
    tone: "neutral",
    storefrontTone: "secondary",
    step: "processing",
    ...OPEN,
    figure: "to-ship",
    packsAgain: "packing",
  },
  shipped: {
    tone: "success",
    storefrontTone: "secondary",
    step: "shipped",
    stamp: "shippedAt",
    needsParcel: true,
    takesGoodsOut: true,
    bulk: { unless: "delivered" },
  },
  delivered: {
    tone: "complete",
    storefrontTone: "accent",
    step: "delivered",
    stamp: "deliveredAt",
    takesGoodsOut: true,
    bulk: {},
  },
  cancelled: {
    tone: "danger",
    storefrontTone: "danger",
    step: null,
    stamp: "cancelledAt",
    entering: "return",
    leaving: "re-reserve",
    isIdle: true,
    bulk: {},
  },
} as const satisfies Record<string, StatusMeaning>;

export type OrderStatus = keyof typeof MEANING;
export type Step = NonNullable<StatusMeaning["step"]>;
export const ORDER_STATUSES = Object.keys(MEANING) as [OrderStatus, ...OrderStatus[]];

/**
 * What each order status means. No other code compares a status with a list: a new status is one more entry, plus what the
 * compiler then requires. An order may change from any status to any other (decision 30).
 */
export const STATUS_MEANING: Readonly<Record<OrderStatus, StatusMeaning>> = MEANING;

export const statusesWhere = (is: (meaning: StatusMeaning) => unknown): OrderStatus[] =>
  ORDER_STATUSES.filter((status) => is(STATUS_MEANING[status]));

/** Whether goods of an order are still to be sent. */
export const stillLeaves = ({ status, isHandedOver }: { status: OrderStatus; isHandedOver: boolean }): boolean =>
  STATUS_MEANING[status].isOpen === true && !isHandedOver;

/** What many orders may be set to at once (back office 4). Shipping many orders is an action of its own. */
export const BULK_STATUSES = ORDER_STATUSES.filter((status) => status !== "pending" && status !== "shipped");

/** The effects of a change of status; none if the status stays the same. */
export function effectOf(
  from: OrderStatus,
  to: OrderStatus,
): { goods?: "return" | "re-reserve"; stamp?: StatusMeaning["stamp"] } {
  if (from === to) return {};
  const { entering, stamp } = STATUS_MEANING[to];
  return { goods: entering ?? STATUS_MEANING[from].leaving, stamp };
}
