import { eq } from "drizzle-orm";
import type { AppContext } from "#platform/context.ts";
import { transact } from "#platform/database/database.ts";
import { AppError } from "#shared/app-error.ts";
import { type BULK_STATUSES, staysBehind } from "../bulk-rules.ts";
import type { Carrier } from "../carriers.ts";
import { messages } from "../messages.ts";
import type { OrderStatus } from "../order-status.ts";
import type { Actor } from "./actor.ts";
import { changeStatus } from "./change-status.ts";
import type { Order } from "./lock-order.ts";
import { nextCode } from "./next-code.ts";
import { orders } from "./orders-table.ts";
import { shipOrderIn } from "./ship-order.ts";

/** The outcome of one order. */
export interface Outcome {
  orderId: string;
  /** null for an order that is gone. */
  orderNumber: string | null;
  isDone: boolean;
  /** Why it was skipped. */
  reason: string | null;
  /** The tracking code that this call assigned. */
  trackingNumber: string | null;
  offersRefund: boolean;
}

type Refuses = (order: Order) => string | null;
type Done = Partial<Pick<Outcome, "trackingNumber" | "offersRefund">>;

export const changeStatusOfMany = (
  shop: AppContext,
  orderIds: readonly string[],
  to: (typeof BULK_STATUSES)[number],
  actor: Actor,
): Promise<Outcome[]> =>
  eachOf(shop, orderIds, to, (orderId, refuses) => changeStatus(shop, { orderId, to, refuses, ...actor }));

interface Load {
  carrier?: Carrier;
  /** Each parcel gets a code of its own behind it. */
  prefix?: string;
}

/** A shipped order stays as it is and uses no number, so repeating the call after a lost answer ships nothing twice. */
export const shipMany = (
  shop: AppContext,
  orderIds: readonly string[],
  { carrier, prefix }: Load,
  actor: Actor,
): Promise<Outcome[]> =>
  eachOf(shop, orderIds, "shipped", (orderId, refuses) =>
    transact(shop.db, async (tx) => {
      // The number first, then the order: two calls at once lock in the same order and cannot deadlock.
      const trackingNumber = prefix ? await nextCode(tx, prefix) : undefined;
      const parcel = { carrier, trackingNumber };
      await shipOrderIn(tx, { ...actor, orderId, parcel, refuses }, shop.clock.now());
      return { trackingNumber };
    }),
  );

/** One after the other, each in a transaction of its own: a refused order holds no other back. */
async function eachOf(
  shop: AppContext,
  orderIds: readonly string[],
  to: OrderStatus,
  act: (orderId: string, refuses: Refuses) => Promise<Done>,
): Promise<Outcome[]> {
  const refuses: Refuses = (order) => staysBehind({ ...order, isErased: order.erasedAt !== null }, to);
  const outcomes: Outcome[] = [];
  for (const orderId of new Set(orderIds)) {
    const order = await standingOf(shop, orderId);
    const nothing = { orderId, orderNumber: order?.orderNumber ?? null, trackingNumber: null, offersRefund: false };
    // Checked before a payment page is closed for nothing, and again once the order is locked.
    const reason = order ? refuses(order) : messages.noSuchOrder;
    if (reason) outcomes.push({ ...nothing, isDone: false, reason });
    else outcomes.push({ ...nothing, ...(await tried(shop, orderId, () => act(orderId, refuses))) });
  }
  return outcomes;
}

async function tried(
  shop: AppContext,
  orderId: string,
  act: () => Promise<Done>,
): Promise<Pick<Outcome, "isDone" | "reason"> & Done> {
  try {
    const { trackingNumber = null, offersRefund = false } = await act();
    return { isDone: true, reason: null, trackingNumber, offersRefund };
  } catch (error) {
    if (error instanceof AppError) return { isDone: false, reason: error.message };
    shop.log.error({ err: error, orderId }, "one of many orders could not be changed");
    return { isDone: false, reason: messages.ourFault };
  }
}

async function standingOf(shop: AppContext, orderId: string): Promise<Order | undefined> {
  const [order] = await shop.db.select().from(orders).where(eq(orders.id, orderId));
  return order;
}
