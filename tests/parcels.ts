import { randomUUID } from "node:crypto";
import { type PartShipping, shipPart } from "#features/fulfilment/server/ship-part.ts";
import { asOrderDetail, orderDetailResponse } from "#features/orders/server/order-detail.ts";
import { orderDetail } from "#features/orders/server/order-detail-queries.ts";
import type { AppContext } from "#platform/context.ts";

/** Ships so many pieces of each line, by its position, in a parcel of their own. */
export const part = (
  shop: AppContext,
  orderId: string,
  pieces: Readonly<Record<number, number>>,
  more: Partial<PartShipping> = {},
) =>
  shipPart(shop, {
    id: randomUUID(),
    orderId,
    facts: {},
    administratorId: null,
    lines: Object.entries(pieces).map(([position, quantity]) => ({ position: Number(position), quantity })),
    ...more,
  });

/** An order as its page in the back office has it. */
export async function pageOf(shop: AppContext, orderId: string) {
  const file = await orderDetail(shop.db, orderId);
  if (!file) throw new Error("The order is gone");
  return orderDetailResponse.parse(asOrderDetail(file));
}
