import { eq, lt, sql } from "drizzle-orm";
import type { Db } from "#platform/database/database.ts";
import { importProgress } from "./import-progress-table.ts";

const EVERY_MS = 400;

/** Gets how many lines are done, after each. */
export type Progress = (done: number, total: number) => void;

/**
 * Writes down how far an import has come, for any process to read, outside of the import's own transaction. Nothing waits for it: a
 * report that is late or fails is left out.
 */
export function writtenProgress(db: Db, id: string): Progress {
  let last = Number.NEGATIVE_INFINITY;
  let isWriting = false;
  void forgetOld(db).catch(() => undefined);
  return (done, total) => {
    if (isWriting || performance.now() - last < EVERY_MS) return;
    last = performance.now();
    isWriting = true;
    const set = { done, total, updatedAt: sql`now()` };
    void db
      .insert(importProgress)
      .values({ id, ...set })
      .onConflictDoUpdate({ target: importProgress.id, set })
      .catch(() => undefined)
      .finally(() => {
        isWriting = false;
      });
  };
}

/** In lines; null for an import that has not begun. */
export async function progressOf(db: Db, id: string): Promise<{ done: number; total: number } | null> {
  const { done, total } = importProgress;
  const [row] = await db.select({ done, total }).from(importProgress).where(eq(importProgress.id, id));
  return row ?? null;
}

/** Nobody waits for an import of another day. */
const forgetOld = (db: Db) =>
  db.delete(importProgress).where(lt(importProgress.updatedAt, sql`now() - interval '1 day'`));
