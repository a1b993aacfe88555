export const SHIPMENT_STATUSES = ["shipped", "delivered", "returned"] as const;
export type ShipmentStatus = (typeof SHIPMENT_STATUSES)[number];

export const SHIPPING_METHODS = ["standard", "express", "overnight", "ground"] as const;
export type ShippingMethod = (typeof SHIPPING_METHODS)[number];

/** Why a carrier's code is refused. */
export const TRACKING_CODE_RULE = "must be letters, digits, spaces, dots, slashes, hyphens and underscores only";
export const TRACKING_CODE = /^[\p{L}\d ._/-]*$/u;

/** Digits of the codes that bulk shipping gives behind a prefix (back office 5). */
const SEQUENCE_DIGITS = 6;
export const LAST_OF_SEQUENCE = 10 ** SEQUENCE_DIGITS - 1;
export const sequenceCode = (prefix: string, number: number): string =>
  prefix + String(number).padStart(SEQUENCE_DIGITS, "0");
