import { inArray, sql } from "drizzle-orm";
import { z } from "zod";
import { writeAudit } from "#features/audit/server/write-audit.ts";
import { TASK_KINDS } from "#features/payments/payment-task.ts";
import { finishTask, openTasks } from "#features/payments/server/payment-tasks.ts";
import { defineEndpoint } from "#http/endpoint.ts";
import type { AppContext } from "#platform/context.ts";
import { type Db, transact } from "#platform/database/database.ts";
import { orders } from "./orders-table.ts";

const task = z.object({
  id: z.uuid(),
  kind: z.enum(TASK_KINDS),
  what: z.string(),
  /** null for money that belongs to no order of the shop. */
  order: z.object({ id: z.uuid(), number: z.string() }).nullable(),
  /** An order that the customer has paid since their payment was taken back; null where there is none. */
  paid_since: z.object({ id: z.uuid(), number: z.string() }).nullable(),
  due_at: z.iso.datetime(),
  is_overdue: z.boolean(),
});

export const paymentTaskEndpoints = (shop: AppContext) => [
  defineEndpoint({
    method: "GET",
    name: "admin-payment-tasks",
    summary: "What a person must do about money, the most urgent first, 200 at most.",
    access: "administrator",
    answer: z.object({ success: z.literal(true), data: z.array(task) }),
    handle: async () => ({ success: true as const, data: await tasksWithOrders(shop) }),
  }),
  defineEndpoint({
    method: "POST",
    name: "admin-payment-tasks",
    summary: "Marks such a task as done.",
    access: "administrator",
    body: z.object({ id: z.uuid() }),
    answer: z.object({ success: z.literal(true) }),
    handle: async ({ body, caller }) => {
      const actorId = caller.administrator?.id;
      await transact(shop.db, async (tx) => {
        const { id, orderId } = await finishTask(tx, body.id, actorId ?? null, shop.clock.now());
        await writeAudit(tx, {
          ...{ actor: "administrator", actorId, requestId: caller.requestId, action: "payment-task.done" },
          subject: orderId ? { kind: "order", id: orderId } : { kind: "payment-task", id },
          details: { taskId: id },
        });
      });
      return { success: true as const };
    },
  }),
];

async function tasksWithOrders({ db, clock }: AppContext): Promise<z.input<typeof task>[]> {
  const tasks = await openTasks(db);
  const ids = tasks.flatMap(({ orderId }) => orderId ?? []);
  const found =
    ids.length > 0
      ? await db.select({ id: orders.id, number: orders.orderNumber }).from(orders).where(inArray(orders.id, ids))
      : [];
  const byId = new Map(found.map((order) => [order.id, order]));
  const since = await paidSince(
    db,
    tasks.flatMap(({ kind, orderId }) => (kind === "reversed" && orderId ? [orderId] : [])),
  );
  return tasks.map(({ id, kind, what, orderId, dueAt }) => ({
    ...{ id, kind, what, order: byId.get(orderId ?? "") ?? null },
    paid_since: (kind === "reversed" && since.get(orderId ?? "")) || null,
    due_at: dueAt.toISOString(),
    is_overdue: dueAt < clock.now(),
  }));
}

/** By reversed order, the newest one that its customer has paid after it. */
async function paidSince(db: Db, ids: readonly string[]): Promise<Map<string, { id: string; number: string }>> {
  if (ids.length === 0) return new Map();
  const { rows } = await db.execute<{ of: string; id: string; number: string }>(sql`
    SELECT DISTINCT ON (o.id) o.id AS of, n.id, n.order_number AS number
    FROM orders o JOIN orders n ON n.customer_id = o.customer_id AND n.paid_at IS NOT NULL AND n.created_at > o.created_at
    WHERE o.id = ANY(${sql.param(ids)}::uuid[]) AND o.payment_state = 'reversed' AND o.status <> 'cancelled'
    ORDER BY o.id, n.created_at DESC`);
  return new Map(rows.map(({ of, id, number }) => [of, { id, number }]));
}
