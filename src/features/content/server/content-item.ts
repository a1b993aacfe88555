import type { Actor } from "#features/audit/actor.ts";
import { writeAudit } from "#features/audit/server/write-audit.ts";
import { type Tx, violatedConstraint } from "#platform/database/database.ts";
import { AppError } from "#shared/app-error.ts";
import { messages as problems } from "../problem-messages.ts";

/** What posts, pages and collections have in common while they are written. */
export type ContentKind = "blog-post" | "content-page" | "collection";

/** Two may want one slug at the same moment; the database decides. @throws AppError "conflict" */
export async function withFreeSlug<T>(work: Promise<T>): Promise<T> {
  try {
    return await work;
  } catch (error) {
    if (!violatedConstraint(error)?.endsWith("_slug_unique")) throw error;
    throw new AppError("conflict", problems.slugTaken, { code: "SLUG_TAKEN" });
  }
}

/**
 * Writes something new. Where its id is there, this is the same sent again: after a lost answer, with corrections perhaps.
 * @throws AppError "conflict" with the version that is there, or where the slug is taken
 */
export async function writeOnce<T>(work: Promise<T>, known: () => Promise<{ version: number }[]>): Promise<T> {
  try {
    return await withFreeSlug(work);
  } catch (error) {
    const [there] = await known();
    if (!there) throw error;
    throw new AppError("conflict", problems.changed, { code: "CHANGED", more: { version: there.version } });
  }
}

export const gone = () => new AppError("not-found", problems.gone);

export const audit = (
  tx: Tx,
  kind: ContentKind,
  action: "written" | "changed" | "deleted",
  { id, ...details }: { id: string; slug: string; status: string },
  actor: Actor,
) => writeAudit(tx, actor, { action: `${kind}.${action}`, subject: { kind, id }, details });
