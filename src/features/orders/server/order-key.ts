import { createHmac, timingSafeEqual } from "node:crypto";

/** The part of a signed link that shows an order in full (decision 24). */
export const orderKey = (secret: Buffer, orderId: string): string =>
  createHmac("sha256", secret).update(`order:${orderId}`).digest("base64url").slice(0, 32);

export function isOrderKey(secret: Buffer, orderId: string, key: string | null): boolean {
  const right = Buffer.from(orderKey(secret, orderId));
  const given = Buffer.from(key ?? "");
  return given.length === right.length && timingSafeEqual(given, right);
}
