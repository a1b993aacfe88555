import { and, desc, eq, ilike, lt, or, sql } from "drizzle-orm";
import { administrators } from "#features/administrators/server/administrators-table.ts";
import type { Db } from "#platform/database/database.ts";
import { type ACTORS, auditLog } from "./audit-table.ts";

export interface AuditWish {
  /** In the deed, the subject's kind or id, or the administrator's address. */
  search?: string | undefined;
  actor?: (typeof ACTORS)[number] | undefined;
  /** Entries older than this one. */
  before?: number | undefined;
  limit: number;
}

export interface AuditEntry {
  id: number;
  at: Date;
  actor: (typeof ACTORS)[number];
  email: string | null;
  action: string;
  subjectKind: string;
  subjectId: string;
  details: Record<string, unknown>;
}

/** The newest first. */
export const auditEntries = (db: Db, { search, actor, before, limit }: AuditWish): Promise<AuditEntry[]> => {
  const like = search && `%${search.replaceAll(/[\\%_]/g, (sign) => `\\${sign}`)}%`;
  return db
    .select({
      id: auditLog.id,
      at: auditLog.at,
      actor: auditLog.actor,
      email: administrators.email,
      action: auditLog.action,
      subjectKind: auditLog.subjectKind,
      subjectId: auditLog.subjectId,
      details: auditLog.details,
    })
    .from(auditLog)
    .leftJoin(administrators, eq(administrators.id, auditLog.actorId))
    .where(
      and(
        actor && eq(auditLog.actor, actor),
        before ? lt(auditLog.id, before) : undefined,
        like
          ? or(
              ilike(auditLog.action, like),
              sql`${auditLog.subjectKind} || ' ' || ${auditLog.subjectId} ILIKE ${like}`,
              ilike(administrators.email, like),
            )
          : undefined,
      ),
    )
    .orderBy(desc(auditLog.id))
    .limit(limit);
};
