import type { AppContext } from "#platform/context.ts";
import { localizedPath } from "#shared/language.ts";
import { trackingAddress } from "../tracking.ts";
import type { Order } from "./lock-order.ts";
import { orderKey } from "./order-key.ts";

/** The link by which the buyer sees the whole order (decision 24), in the buyer's language; null for an erased order. */
export const signedTrackingUrl = (
  { config, secret }: Pick<AppContext, "config" | "secret">,
  { id, trackingCode, language, erasedAt }: Pick<Order, "id" | "trackingCode" | "language" | "erasedAt">,
): string | null =>
  erasedAt ? null : config.shopUrl + localizedPath(language, trackingAddress(trackingCode, orderKey(secret, id)));
