import { maskedOrder, type OrderView } from "../order-view.ts";
import { isOrderKey, orderKey } from "./order-key.ts";
import type { FoundOrder } from "./order-queries.ts";

/** What a reader can show: the hash of the browser's cookie, and the key of a signed link. */
export interface Reader {
  browser: Buffer | null;
  key: string | null;
}

/** The browser that bought and the signed link see everything, others the masked order (decision 24). */
export const orderFor = (reader: Reader, found: FoundOrder, secret: Buffer): OrderView =>
  isBuyer(reader, found, secret) ? { ...found.order, key: orderKey(secret, found.order) } : maskedOrder(found.order);

export function isBuyer({ browser, key }: Reader, { order, browserHash }: FoundOrder, secret: Buffer): boolean {
  const isOwn = browser !== null && browserHash !== null && browser.equals(browserHash);
  return isOwn || isOrderKey(secret, order, key);
}
