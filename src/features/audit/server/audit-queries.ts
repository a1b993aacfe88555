import { desc, type SQL, sql } from "drizzle-orm";
import type { Db } from "#platform/database/database.ts";
import { containing } from "#platform/database/like.ts";
import { UUID } from "#shared/uuid.ts";
import { actionsNamed } from "../audit-actions.ts";
import type { ACTORS } from "../audit-filters.ts";
import { auditLog } from "./audit-table.ts";

export interface AuditFilters {
  /** Words of the action, an order's number, a product's name, the subject's kind or id, or the administrator's address. */
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
  /** What the subject is called, where it is still there and has a name. */
  subjectName: string | null;
}

/** The newest first. */
export async function auditEntries(db: Db, input: AuditFilters): Promise<AuditEntry[]> {
  const entries = await read(db, input);
  const names = await namesOf(db, entries);
  return entries.map(({ actorId, email, ...entry }) => ({
    ...entry,
    email: email ?? names.get(actorId ?? "") ?? null,
    subjectName: names.get(entry.subjectId) ?? null,
  }));
}

const read = (db: Db, input: AuditFilters) =>
  db
    .select({
      id: auditLog.id,
      at: auditLog.at,
      actor: auditLog.actor,
      actorId: auditLog.actorId,
      email: sql<string | null>`administrators.email`,
      action: auditLog.action,
      subjectKind: auditLog.subjectKind,
      subjectId: auditLog.subjectId,
      details: auditLog.details,
    })
    .from(auditLog)
    .leftJoin(sql`administrators`, sql`administrators.id = ${auditLog.actorId}`)
    .where(input.search || input.actor ? sql`${auditLog.id} IN (${found(input)})` : older(input))
    .orderBy(desc(auditLog.id))
    .limit(input.limit);

/** Administrators that were removed, as the log keeps them. */
const REMOVED = sql`
  SELECT subject_id, details ->> 'email' AS email FROM audit_log
  WHERE (actor, action, subject_kind) = ('administrator', 'administrator.removed', 'administrator') AND details ? 'email'`;

/** Names of the subjects, and of administrators that were removed, by id. */
async function namesOf(
  db: Db,
  entries: readonly { subjectId: string; actorId: string | null }[],
): Promise<Map<string, string>> {
  const ids = entries.flatMap(({ subjectId, actorId }) => [subjectId, actorId ?? ""]).filter((id) => UUID.test(id));
  if (ids.length === 0) return new Map();
  const these = sql`ANY(${sql.param(ids)}::uuid[])`;
  const { rows } = await db.execute<{ id: string; name: string }>(sql`
    SELECT id, order_number AS name FROM orders WHERE id = ${these}
    UNION ALL SELECT id, name FROM products WHERE id = ${these}
    UNION ALL SELECT id, title FROM blog_posts WHERE id = ${these}
    UNION ALL SELECT id, title FROM content_pages WHERE id = ${these}
    UNION ALL SELECT id, name FROM campaigns WHERE id = ${these}
    UNION ALL SELECT id, email FROM administrators WHERE id = ${these}
    UNION ALL SELECT subject_id::uuid, email FROM (${REMOVED}) removed WHERE subject_id = ANY(${sql.param(ids)}::text[])`);
  return new Map(rows.map(({ id, name }) => [id, name]));
}

const older = ({ before }: AuditFilters): SQL => (before ? sql`audit_log.id < ${before}` : sql`true`);

/**
 * The newest of each sort of action, of each administrator and of each thing that are looked for: a few steps of an index
 * each, where one condition over all would read the log to its beginning.
 */
function found(input: AuditFilters): SQL {
  const { search = "", actor } = input;
  const like = containing(search);
  const theirs = actor ? sql`actor = ${actor}` : sql`true`;
  const newest = (which: SQL) =>
    sql`(SELECT id FROM audit_log WHERE ${which} AND ${older(input)} ORDER BY id DESC LIMIT ${input.limit})`;
  const actions = newest(sql`(actor, action, subject_kind) = (sort.actor, sort.action, sort.subject_kind)`);
  const ofSorts = sql`SELECT entry.id FROM sorts sort, LATERAL ${actions} entry
    WHERE ${theirs} AND (sort.action = ANY(${sql.param(actionsNamed(search))}::text[]) OR sort.action ILIKE ${like} OR sort.subject_kind ILIKE ${like})`;
  if (!search) return sql`${SORTS} ${ofSorts}`;
  const ofPerson = newest(sql`actor_id = person.id AND ${theirs}`);
  // As the list shows it: "order 2f1c".
  const id = like.slice(1).replace(/^\S+ /, "");
  const ofThing = newest(sql`subject_kind = kind.subject_kind AND subject_id LIKE ${id} AND ${theirs}`);
  const ofNamed = (kind: string) => newest(sql`subject_kind = ${kind} AND subject_id = named.id::text AND ${theirs}`);
  return sql`${SORTS} ${ofSorts}
    UNION SELECT entry.id FROM (SELECT id FROM orders WHERE order_number = ${search.toUpperCase()}) named, LATERAL ${ofNamed("order")} entry
    UNION SELECT entry.id FROM (SELECT id FROM products WHERE name ILIKE ${like} LIMIT ${MAX_NAMED}) named, LATERAL ${ofNamed("product")} entry
    UNION SELECT entry.id FROM (SELECT id, email FROM administrators UNION ALL SELECT subject_id::uuid, email FROM (${REMOVED}) removed) person,
      LATERAL ${ofPerson} entry WHERE person.email ILIKE ${like}
    UNION SELECT entry.id FROM (SELECT DISTINCT subject_kind FROM sorts) kind, LATERAL ${ofThing} entry`;
}

/** A word that so many products have in their name narrows nothing. */
const MAX_NAMED = 50;

/** Every sort of action that there is, from the index alone. */
const SORTS = sql`
  WITH RECURSIVE sorts AS (
    (SELECT actor, action, subject_kind FROM audit_log ORDER BY actor, action, subject_kind LIMIT 1)
    UNION ALL
    SELECT next.* FROM sorts, LATERAL (
      SELECT actor, action, subject_kind FROM audit_log
      WHERE (actor, action, subject_kind) > (sorts.actor, sorts.action, sorts.subject_kind)
      ORDER BY actor, action, subject_kind LIMIT 1) next)`;
