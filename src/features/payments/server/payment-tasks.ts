import { and, asc, eq, isNull, sql } from "drizzle-orm";
import type { Db, Tx } from "#platform/database/database.ts";
import { AppError } from "#shared/app-error.ts";
import type { MessageDescriptor } from "#shared/message-descriptor.ts";
import { dueAt, type TaskKind } from "../payment-task.ts";
import { messages } from "../state-messages.ts";
import { paymentTasks } from "./payments-table.ts";

interface NewTask {
  kind: TaskKind;
  /** One task for each key, however often its cause is told. */
  key: string;
  orderId: string | null;
  /** In English. */
  what: string;
  matters: MessageDescriptor[];
}

const MAX = 500;

/** Answers whether it is new. */
export async function addTask(tx: Tx, { kind, key, orderId, what, matters }: NewTask, now: Date): Promise<boolean> {
  const added = await tx
    .insert(paymentTasks)
    .values({
      kind,
      dedupeKey: `${kind}:${key}`,
      orderId,
      what: what.slice(0, MAX),
      matters,
      dueAt: dueAt(kind, now),
      createdAt: now,
    })
    .onConflictDoNothing()
    .returning({ id: paymentTasks.id });
  return added.length > 0;
}

/** What happened since has done this task, if it is open. Answers what it was about. */
export async function endTask(tx: Tx, kind: TaskKind, key: string, now: Date): Promise<MessageDescriptor[]> {
  const done = await tx
    .update(paymentTasks)
    .set({ doneAt: sql`coalesce(${paymentTasks.doneAt}, ${now.toISOString()}::timestamptz)` })
    .where(eq(paymentTasks.dedupeKey, `${kind}:${key}`))
    .returning({ matters: paymentTasks.matters });
  return done.flatMap(({ matters }) => matters);
}

/** What was done is to be done again. */
export async function reopenTask(tx: Tx, { kind, key }: Pick<NewTask, "kind" | "key">, now: Date): Promise<void> {
  await tx
    .update(paymentTasks)
    .set({ doneAt: null, administratorId: null, dueAt: dueAt(kind, now) })
    .where(eq(paymentTasks.dedupeKey, `${kind}:${key}`));
}

/** What happened since has done the open tasks of this kind about an order. */
export async function finishTasksOf(tx: Tx, orderId: string, kind: TaskKind, now: Date): Promise<void> {
  await tx
    .update(paymentTasks)
    .set({ doneAt: now })
    .where(and(eq(paymentTasks.orderId, orderId), eq(paymentTasks.kind, kind), isNull(paymentTasks.doneAt)));
}

export type PaymentTask = typeof paymentTasks.$inferSelect;

/** The most urgent first; 200 at most. */
export const openTasks = (db: Db): Promise<PaymentTask[]> =>
  db
    .select()
    .from(paymentTasks)
    .where(isNull(paymentTasks.doneAt))
    .orderBy(asc(paymentTasks.dueAt), asc(paymentTasks.id))
    .limit(200);

/** Answers the task. @throws AppError "not-found", or "conflict" where somebody has done it already */
export async function finishTask(tx: Tx, id: string, administratorId: string | null, now: Date): Promise<PaymentTask> {
  const [done] = await tx
    .update(paymentTasks)
    .set({ doneAt: now, administratorId })
    .where(and(eq(paymentTasks.id, id), isNull(paymentTasks.doneAt)))
    .returning();
  if (done) return done;
  await openTask(tx, id);
  throw doneAlready();
}

const doneAlready = () => new AppError("conflict", messages.taskDone, { code: "DONE" });

/** @throws AppError "not-found", or "conflict" where somebody has done it already */
export async function openTask(tx: Tx, id: string): Promise<PaymentTask> {
  const [task] = await tx.select().from(paymentTasks).where(eq(paymentTasks.id, id));
  if (!task) throw new AppError("not-found", messages.noTask);
  if (task.doneAt) throw doneAlready();
  return task;
}
