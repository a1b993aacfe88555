import type { Tx } from "#platform/database/database.ts";
import { insertMany } from "#platform/database/insert-many.ts";
import { DAY_MS } from "#shared/day.ts";
import type { OrderStatus } from "../order-status.ts";
import { orderLines, orderStatusHistory, orders } from "./orders-table.ts";
import type { NewOrder, NewOrderLine } from "./place-order.ts";
import { shipments } from "./shipments-table.ts";

export interface SeededOrder {
  order: NewOrder & { status: OrderStatus; createdAt: Date };
  lines: readonly NewOrderLine[];
  /** Null if nothing was sent. */
  shipment: { trackingNumber: string; carrier: string } | null;
}

/** The steps of an order up to its status, and the day of each, counted from the order. */
const WAYS: Record<OrderStatus, readonly (readonly [OrderStatus, number])[]> = {
  pending: [],
  processing: [["processing", 0]],
  packing: [
    ["processing", 0],
    ["packing", 0.5],
  ],
  ready_to_ship: [
    ["processing", 0],
    ["packing", 0.5],
    ["ready_to_ship", 0.7],
  ],
  shipped: [
    ["processing", 0],
    ["packing", 0.5],
    ["shipped", 1],
  ],
  delivered: [
    ["processing", 0],
    ["packing", 0.5],
    ["shipped", 1],
    ["delivered", 4],
  ],
  cancelled: [["cancelled", 0.2]],
};

/** When an order reached a step; null if it never did. */
export function reachedAt(status: OrderStatus, step: OrderStatus, placed: Date): Date | null {
  const day = WAYS[status].find(([one]) => one === step)?.[1];
  return day === undefined ? null : new Date(placed.getTime() + day * DAY_MS);
}

/** Writes orders of the past with lines, the history of their steps, and what was sent. Oldest first: numbers follow time. */
export async function seedOrders(tx: Tx, made: readonly SeededOrder[]): Promise<void> {
  await insertMany(
    tx,
    orders,
    made.map(({ order }) => order),
  );
  await insertMany(
    tx,
    orderLines,
    made.flatMap(({ order, lines }) =>
      lines.map(({ parts: _, ...line }, i) => ({ ...line, orderId: order.id, position: i + 1 })),
    ),
  );
  await insertMany(
    tx,
    orderStatusHistory,
    made.flatMap(({ order }) => historyOf(order)),
  );
  await insertMany(
    tx,
    shipments,
    made.flatMap(({ order, shipment }) => {
      const shippedAt = reachedAt(order.status, "shipped", order.createdAt);
      if (!shipment || !shippedAt) return [];
      return [
        {
          ...shipment,
          orderId: order.id,
          status: order.status === "delivered" ? ("delivered" as const) : ("shipped" as const),
          shippedAt,
        },
      ];
    }),
  );
}

function historyOf({ id: orderId, status, createdAt }: SeededOrder["order"]) {
  const steps: readonly (readonly [OrderStatus, number])[] = [["pending", 0], ...WAYS[status]];
  return steps.map(([toStatus, day], i) => ({
    orderId,
    fromStatus: steps[i - 1]?.[0] ?? null,
    toStatus,
    actor: i === 0 ? ("shopper" as const) : ("system" as const),
    at: new Date(createdAt.getTime() + day * DAY_MS),
  }));
}
