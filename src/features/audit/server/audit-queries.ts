import { desc, eq, type SQL, sql } from "drizzle-orm";
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
export const auditEntries = (db: Db, wish: AuditWish): Promise<AuditEntry[]> =>
  db
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
    .where(wish.search || wish.actor ? sql`${auditLog.id} IN (${found(wish)})` : older(wish))
    .orderBy(desc(auditLog.id))
    .limit(wish.limit);

const older = ({ before }: AuditWish): SQL => (before ? sql`audit_log.id < ${before}` : sql`true`);

/**
 * The newest of each sort of deed, of each administrator and of each thing that are looked for: a few steps of an index
 * each, where one condition over all would read the log to its beginning.
 */
function found(wish: AuditWish): SQL {
  const { search = "", actor } = wish;
  const words = search.replaceAll(/[\\%_]/g, (sign) => `\\${sign}`);
  const like = `%${words}%`;
  const theirs = actor ? sql`actor = ${actor}` : sql`true`;
  const newest = (which: SQL) =>
    sql`(SELECT id FROM audit_log WHERE ${which} AND ${older(wish)} ORDER BY id DESC LIMIT ${wish.limit})`;
  const deeds = newest(sql`(actor, action, subject_kind) = (sort.actor, sort.action, sort.subject_kind)`);
  const ofSorts = sql`SELECT deed.id FROM sorts sort, LATERAL ${deeds} deed
    WHERE ${theirs} AND (sort.action ILIKE ${like} OR sort.subject_kind ILIKE ${like})`;
  if (!search) return sql`${SORTS} ${ofSorts}`;
  const ofPerson = newest(sql`actor_id = person.id AND ${theirs}`);
  // As it stands in the list: "order 2f1c".
  const id = `${words.replace(/^\S+ /, "")}%`;
  const ofThing = newest(sql`subject_kind = kind.subject_kind AND subject_id LIKE ${id} AND ${theirs}`);
  return sql`${SORTS} ${ofSorts}
    UNION SELECT deed.id FROM administrators person, LATERAL ${ofPerson} deed WHERE person.email ILIKE ${like}
    UNION SELECT deed.id FROM (SELECT DISTINCT subject_kind FROM sorts) kind, LATERAL ${ofThing} deed`;
}

/** Every sort of deed that there is, from the index alone. */
const SORTS = sql`
  WITH RECURSIVE sorts AS (
    (SELECT actor, action, subject_kind FROM audit_log ORDER BY actor, action, subject_kind LIMIT 1)
    UNION ALL
    SELECT next.* FROM sorts, LATERAL (
      SELECT actor, action, subject_kind FROM audit_log
      WHERE (actor, action, subject_kind) > (sorts.actor, sorts.action, sorts.subject_kind)
      ORDER BY actor, action, subject_kind LIMIT 1) next)`;
