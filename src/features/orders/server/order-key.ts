import { isSignature, sign } from "#platform/signature.ts";

/** The part of a signed link that shows an order in full (decision 24). */
export const orderKey = (secret: Buffer, orderId: string): string => sign(secret, "order", orderId).slice(0, 32);

export const isOrderKey = (secret: Buffer, orderId: string, key: string | null): boolean =>
  isSignature(orderKey(secret, orderId), key);
