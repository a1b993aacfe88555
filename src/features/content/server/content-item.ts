import { and, eq } from "drizzle-orm";
import { writeAudit } from "#features/audit/server/write-audit.ts";
import { slugHistory } from "#features/products/server/products-table.ts";
import { type Tx, violatedConstraint } from "#platform/database/database.ts";
import { AppError } from "#shared/app-error.ts";
import { problems } from "../messages.ts";

/** What posts and pages have in common while they are written. */
export type Written = "blog-post" | "content-page";

export interface Actor {
  by: string;
  requestId: string;
}

/** Two may want one slug at the same moment; the database decides. @throws AppError "conflict" */
export async function withFreeSlug<T>(work: Promise<T>): Promise<T> {
  try {
    return await work;
  } catch (error) {
    if (!violatedConstraint(error)?.endsWith("_slug_unique")) throw error;
    throw new AppError("conflict", problems.slugTaken, { code: "SLUG_TAKEN" });
  }
}

export const gone = () => new AppError("not-found", problems.gone);

/** Refuses a change that began before the last one was saved. @throws AppError "conflict" */
export function refuseOld(current: number, seen: number): void {
  if (current !== seen)
    throw new AppError("conflict", problems.changed, { code: "CHANGED", more: { version: current } });
}

/** Links to an address that was public go on leading there. */
export async function keepOldSlug(tx: Tx, kind: Written, id: string, from: string, to: string): Promise<void> {
  await tx.delete(slugHistory).where(and(eq(slugHistory.kind, kind), eq(slugHistory.slug, to)));
  if (from === to) return;
  await tx
    .insert(slugHistory)
    .values({ kind, slug: from, targetId: id })
    .onConflictDoUpdate({ target: [slugHistory.kind, slugHistory.slug], set: { targetId: id } });
}

export const forgetSlugs = (tx: Tx, kind: Written, id: string) =>
  tx.delete(slugHistory).where(and(eq(slugHistory.kind, kind), eq(slugHistory.targetId, id)));

export const audit = (
  tx: Tx,
  kind: Written,
  action: "written" | "changed" | "deleted",
  { id, ...details }: { id: string; slug: string; status: string },
  { by, requestId }: Actor,
) =>
  writeAudit(tx, {
    actor: "administrator",
    actorId: by,
    action: `${kind}.${action}`,
    subject: { kind, id },
    details,
    requestId,
  });
