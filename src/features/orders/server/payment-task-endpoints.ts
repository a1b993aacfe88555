import { inArray, sql } from "drizzle-orm";
import { z } from "zod";
import { actorOf } from "#features/audit/actor.ts";
import { writeAudit } from "#features/audit/server/write-audit.ts";
import { TASK_KINDS } from "#features/payments/payment-task.ts";
import { importPayouts, WITH_PAYOUT_FILES } from "#features/payments/server/import-payouts.ts";
import { finishTask, openTasks } from "#features/payments/server/payment-tasks.ts";
import { defineEndpoint } from "#http/endpoint.ts";
import type { AppContext } from "#platform/context.ts";
import { type Db, transact } from "#platform/database/database.ts";
import { allProviders } from "#platform/payment/providers.ts";
import { importReport } from "#shared/import-report.ts";
import { flag } from "#shared/parameters.ts";
import { statusesWhere } from "../order-status.ts";
import { orders } from "./orders-table.ts";
import { paidSince } from "./paid-since-queries.ts";
import { releaseKept } from "./release-kept.ts";
import { toldToReader } from "./review-reason.ts";

const task = z.object({
  id: z.uuid(),
  kind: z.enum(TASK_KINDS),
  what: z.string(),
  /** null for money that belongs to no order of the shop. */
  order: z.object({ id: z.uuid(), number: z.string() }).nullable(),
  /** An order that the customer has paid since their payment was taken back; null where there is none. */
  paid_since: z.object({ id: z.uuid(), number: z.string() }).nullable(),
  /** Pieces that the order keeps although the bank took its payment back; cancelling it releases them. */
  keeps: z.int(),
  due_at: z.iso.datetime(),
  is_overdue: z.boolean(),
});

export const paymentTaskEndpoints = (shop: AppContext) => [
  defineEndpoint({
    method: "GET",
    name: "admin-payment-tasks",
    summary: "What a person must do about money, the most urgent first, 200 at most.",
    access: "administrator",
    answer: z.object({
      data: z.array(task),
      /** Providers whose payout reports are handed in as files. */
      payout_files: z.array(z.enum(WITH_PAYOUT_FILES)),
    }),
    handle: async () => {
      const open = allProviders(shop).map(({ provider }) => provider);
      const files = WITH_PAYOUT_FILES.filter((provider) => open.includes(provider));
      return { data: await tasksWithOrders(shop), payout_files: files };
    },
  }),
  defineEndpoint({
    method: "POST",
    name: "admin-payout-report",
    summary:
      "Compares a provider's payout report (CSV with the columns type, id, amount, currency and perhaps fee) with payments and refunds. A trial changes nothing.",
    access: "administrator",
    bytes: { limit: 2_000_000, types: ["text/csv", "application/octet-stream"] },
    query: z.object({
      provider: z.enum(WITH_PAYOUT_FILES),
      trial: flag("true"),
    }),
    answer: importReport,
    handle: async ({ file, query: { provider, trial }, caller }) =>
      importPayouts(shop, { provider, bytes: await file(), isTrial: trial }, actorOf(caller)),
  }),
  defineEndpoint({
    method: "POST",
    name: "admin-payment-tasks",
    summary: "Marks such a task as done; with `releases` cancels its order too, whose payment a bank took back.",
    access: "administrator",
    body: z.object({ id: z.uuid(), releases: z.boolean().default(false) }),
    handle: async ({ body, caller }) => {
      await transact(shop.db, async (tx) => {
        const now = shop.clock.now();
        const actor = actorOf(caller);
        if (body.releases) await releaseKept(tx, body.id, actor, now);
        const { id, orderId } = await finishTask(tx, body.id, actor.administratorId, now);
        await writeAudit(tx, actor, {
          action: "payment-task.done",
          subject: orderId ? { kind: "order", id: orderId } : { kind: "payment-task", id },
          details: { taskId: id },
        });
      });
    },
  }),
];

async function tasksWithOrders({ db, clock }: AppContext): Promise<z.input<typeof task>[]> {
  const tasks = await openTasks(db);
  const ids = tasks.flatMap(({ orderId }) => orderId ?? []);
  const found =
    ids.length > 0
      ? await db
          .select({ id: orders.id, number: orders.orderNumber, status: orders.status, state: orders.paymentState })
          .from(orders)
          .where(inArray(orders.id, ids))
      : [];
  const byId = new Map(found.map(({ id, number }) => [id, { id, number }]));
  const since = await paidSince(
    db,
    found.flatMap(({ id, status, state }) => (state === "reversed" && status !== "cancelled" ? [id] : [])),
  );
  const kept = await keptPieces(db, ids);
  return tasks.map(({ id, kind, what, matters, orderId, dueAt }) => ({
    id,
    kind,
    what: toldToReader(what, matters),
    order: byId.get(orderId ?? "") ?? null,
    paid_since: (kind === "reversed" && since.get(orderId ?? "")) || null,
    keeps: kind === "reversed" ? (kept.get(orderId ?? "") ?? 0) : 0,
    due_at: dueAt.toISOString(),
    is_overdue: dueAt < clock.now(),
  }));
}

/** Of each order whose payment was taken back before it left, the pieces that are sold to nobody else. */
async function keptPieces(db: Db, ids: readonly string[]): Promise<Map<string, number>> {
  if (ids.length === 0) return new Map();
  const open = statusesWhere(({ isOpen }) => isOpen);
  const { rows } = await db.execute<{ id: string; pieces: number }>(sql`
    SELECT o.id, -sum(m.quantity)::int AS pieces FROM orders o JOIN stock_movements m ON m.order_id = o.id
    WHERE o.id = ANY(${sql.param(ids)}::uuid[]) AND o.payment_state = 'reversed' AND o.status = ANY(${sql.param(open)}::text[])
    GROUP BY o.id`);
  return new Map(rows.map(({ id, pieces }) => [id, pieces]));
}
