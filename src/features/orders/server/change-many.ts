import { eq, sql } from "drizzle-orm";
import type { Actor } from "#features/audit/actor.ts";
import type { AppContext } from "#platform/context.ts";
import { type Db, isLockTimeout } from "#platform/database/database.ts";
import { AppError } from "#shared/app-error.ts";
import { staysBehind } from "../bulk-rules.ts";
import { messages } from "../operator-messages.ts";
import type { OrderPaymentState } from "../order-payment-state.ts";
import { type BULK_STATUSES, type OrderStatus, STATUS_MEANING } from "../order-status.ts";
import { changeStatus } from "./change-status.ts";
import type { Order } from "./lock-order.ts";
import { orders } from "./orders-table.ts";
import { isWithdrawn, nothingWanted } from "./parcel-queries.ts";

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

/** An order as it was when it was chosen. */
interface SeenOrder {
  id: string;
  status: OrderStatus;
  payment: OrderPaymentState;
}

type Refuses = (order: Order, db: Db) => Promise<string | null>;
type Done = Partial<Pick<Outcome, "trackingNumber" | "offersRefund">>;

export const changeStatusOfMany = (
  shop: AppContext,
  orderIds: readonly string[],
  to: (typeof BULK_STATUSES)[number],
  actor: Actor,
  seen: readonly SeenOrder[] = [],
): Promise<Outcome[]> =>
  changeEach(shop, orderIds, to, (orderId, refuses) => {
    const { status, payment } = seen.find(({ id }) => id === orderId) ?? {};
    return changeStatus(shop, { orderId, to, seen: status, seenPayment: payment, refuses, ...actor });
  });

/** One after the other, each in a transaction of its own: a refused order holds no other back. */
export async function changeEach(
  shop: AppContext,
  orderIds: readonly string[],
  to: OrderStatus,
  act: (orderId: string, refuses: Refuses) => Promise<Done>,
): Promise<Outcome[]> {
  const refuses: Refuses = async (order, db) =>
    staysBehind({ ...order, isErased: order.erasedAt !== null, isWithdrawn: await isHeld(db, order, to) }, to);
  const outcomes: Outcome[] = [];
  for (const orderId of new Set(orderIds)) {
    const order = await standingOf(shop, orderId);
    const nothing = { orderId, orderNumber: order?.orderNumber ?? null, trackingNumber: null, offersRefund: false };
    // Checked before a payment page is closed for nothing, and again once the order is locked.
    const reason = order ? await refuses(order, shop.db) : messages.noSuchOrder;
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
    if (isLockTimeout(error)) return { isDone: false, reason: messages.inUse };
    shop.log.error({ err: error, orderId }, "one of many orders could not be changed");
    return { isDone: false, reason: messages.ourFault };
  }
}

/** Its customer withdrew from all that is to leave of it; from a piece, where all of it would count as gone. */
async function isHeld(db: Db, { id, status }: Order, to: OrderStatus): Promise<boolean> {
  if (STATUS_MEANING[status].takesGoodsOut) return false;
  const takesAll = to !== "shipped" && STATUS_MEANING[to].takesGoodsOut;
  const [found] = await db
    .select({ it: takesAll ? isWithdrawn : nothingWanted(sql`${orders.id}`) })
    .from(orders)
    .where(eq(orders.id, id));
  return found?.it ?? false;
}

async function standingOf(shop: AppContext, orderId: string): Promise<Order | undefined> {
  const [order] = await shop.db.select().from(orders).where(eq(orders.id, orderId));
  return order;
}
