import type { AppContext } from "#platform/context.ts";
import type { OrderView } from "../order-view.ts";
import { orderFor, type Reader } from "./order-access.ts";
import { orderByCode } from "./order-queries.ts";

/** The page and the endpoint share one rate limit (decision 6). */
export const trackingLimit = (shop: AppContext) => ({
  name: "tracking",
  calls: shop.config.LIMIT_TRACKING,
  seconds: 10 * 60,
});

/** The order of a code as this reader may see it; null for an unknown code. */
export async function trackOrder(shop: AppContext, code: string, reader: Reader): Promise<OrderView | null> {
  const found = await orderByCode(shop.db, code);
  return found && orderFor(reader, found, shop.secret);
}
