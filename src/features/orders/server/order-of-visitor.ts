import type { AppContext } from "#platform/context.ts";
import type { OrderView } from "../order-view.ts";
import { askForVisitor } from "./ask-provider.ts";
import { isBuyer, orderFor, type Reader } from "./order-access.ts";
import { orderById } from "./order-queries.ts";

/**
 * The order as this visitor may see it, or null. If its buyer returns before the webhook, asks the provider first. It does
 * not ask for other visitors, as an order's id is no secret.
 */
export async function orderOfVisitor(shop: AppContext, id: string, reader: Reader): Promise<OrderView | null> {
  const found = await orderById(shop.db, id);
  if (!found) return null;
  const mayBePaid = found.order.paymentState === "unpaid" && isBuyer(reader, found, shop.secret);
  if (mayBePaid) await askForVisitor(shop, id);
  const settled = mayBePaid ? await orderById(shop.db, id) : found;
  return settled && orderFor(reader, settled, shop.secret);
}
