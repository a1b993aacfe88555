import { eq } from "drizzle-orm";
import { transact } from "#platform/database/database.ts";
import { PaymentUnavailable } from "#platform/payment/payment.ts";
import type { Shop } from "#platform/shop.ts";
import { Refusal } from "#shared/refusal.ts";
import { type BULK_STATUSES, staysBehind } from "../bulk-rules.ts";
import type { Carrier } from "../carriers.ts";
import type { OrderStatus } from "../order-status.ts";
import { texts } from "../texts.ts";
import { changeStatus } from "./change-status.ts";
import type { Deed } from "./deed.ts";
import { lockOrder } from "./lock-order.ts";
import { nextCode } from "./next-code.ts";
import { orders } from "./orders-table.ts";
import { shipOrderIn } from "./ship-order.ts";

/** What became of one of many. */
export interface Outcome {
  orderId: string;
  /** null for an order that is gone. */
  orderNumber: string | null;
  isDone: boolean;
  /** Why not. */
  reason: string | null;
  /** Given to the parcel just now. */
  trackingNumber: string | null;
  offersRefund: boolean;
}

type Done = Partial<Pick<Outcome, "trackingNumber" | "offersRefund">>;

export const changeStatusOfMany = (
  shop: Shop,
  orderIds: readonly string[],
  to: (typeof BULK_STATUSES)[number],
  deed: Deed,
): Promise<Outcome[]> => eachOf(shop, orderIds, to, (orderId) => changeStatus(shop, { orderId, to, ...deed }));

interface Load {
  carrier?: Carrier;
  /** Each parcel gets a code of its own behind it. */
  prefix?: string;
}

/** What is shipped already stays as it is and uses no number: asking again after a lost answer changes nothing. */
export const shipMany = (
  shop: Shop,
  orderIds: readonly string[],
  { carrier, prefix }: Load,
  deed: Deed,
): Promise<Outcome[]> =>
  eachOf(shop, orderIds, "shipped", (orderId) =>
    transact(shop.db, async (tx) => {
      // The number first, then the order: two who ship at once wait in one order and never for each other.
      const trackingNumber = prefix ? await nextCode(tx, prefix) : undefined;
      if ((await lockOrder(tx, orderId)).status === "shipped") return {};
      await shipOrderIn(tx, { ...deed, orderId, parcel: { carrier, trackingNumber } }, shop.clock.now());
      return { trackingNumber };
    }),
  );

/** One after the other, each for itself: what one is refused for keeps no other back. */
async function eachOf(
  shop: Shop,
  orderIds: readonly string[],
  to: OrderStatus,
  act: (orderId: string) => Promise<Done>,
): Promise<Outcome[]> {
  const outcomes: Outcome[] = [];
  for (const orderId of new Set(orderIds)) {
    const order = await standingOf(shop, orderId);
    const nothing = { orderId, orderNumber: order?.orderNumber ?? null, trackingNumber: null, offersRefund: false };
    const reason = order ? staysBehind(order, to) : texts.noSuchOrder;
    if (reason) outcomes.push({ ...nothing, isDone: false, reason });
    else outcomes.push({ ...nothing, ...(await tried(shop, orderId, act)) });
  }
  return outcomes;
}

async function tried(
  shop: Shop,
  orderId: string,
  act: (orderId: string) => Promise<Done>,
): Promise<Pick<Outcome, "isDone" | "reason"> & Done> {
  try {
    const { trackingNumber = null, offersRefund = false } = await act(orderId);
    return { isDone: true, reason: null, trackingNumber, offersRefund };
  } catch (error) {
    if (error instanceof Refusal) return { isDone: false, reason: error.message };
    shop.log.error({ err: error, orderId }, "one of many orders could not be changed");
    return { isDone: false, reason: error instanceof PaymentUnavailable ? texts.providerAway : texts.ourFault };
  }
}

async function standingOf(shop: Shop, orderId: string) {
  const [order] = await shop.db
    .select({
      orderNumber: orders.orderNumber,
      status: orders.status,
      paymentState: orders.paymentState,
      erasedAt: orders.erasedAt,
    })
    .from(orders)
    .where(eq(orders.id, orderId));
  return order && { ...order, isErased: order.erasedAt !== null };
}
