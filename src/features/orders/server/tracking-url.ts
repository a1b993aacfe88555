import type { AppContext } from "#platform/context.ts";
import { localizedPath } from "#shared/language.ts";
import { trackingAddress } from "../tracking.ts";
import type { Order } from "./lock-order.ts";
import { orderKey } from "./order-key.ts";

/** The link by which the buyer sees the whole order (decision 24), in the buyer's language; null for an erased order. */
export const signedTrackingUrl = (
  { config, secret }: Pick<AppContext, "config" | "secret">,
  order: Pick<Order, "id" | "linkVersion" | "trackingCode" | "language" | "erasedAt">,
): string | null =>
  order.erasedAt
    ? null
    : config.shopUrl + localizedPath(order.language, trackingAddress(order.trackingCode, orderKey(secret, order)));
