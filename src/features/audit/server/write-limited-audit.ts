import { sql } from "drizzle-orm";
import type { Db } from "#platform/database/database.ts";
import type { AuditRecord } from "./write-audit.ts";

interface Limits {
  now: Date;
  maxAnHour: number;
  /** Of one network, as `details.network` names it. */
  maxOfNetwork: number;
}

/** Writes what anybody can cause, as the system and in a measure: it neither fills the disk nor buries other entries. */
export async function writeLimitedAudit(
  db: Db,
  { action, subject, details, requestId }: AuditRecord & { details: { network: string }; requestId: string },
  { now, maxAnHour, maxOfNetwork }: Limits,
): Promise<void> {
  const at = sql`${now.toISOString()}::timestamptz`;
  await db.execute(sql`
    WITH recent AS (
      SELECT details ->> 'network' AS network FROM (
        SELECT at, details FROM audit_log
        WHERE actor = 'system' AND action = ${action} AND subject_kind = ${subject.kind}
        ORDER BY id DESC LIMIT ${maxAnHour}) AS last
      WHERE at > ${at} - interval '1 hour')
    INSERT INTO audit_log (at, actor, action, subject_kind, subject_id, details, request_id)
    SELECT ${at}, 'system', ${action}, ${subject.kind}, ${subject.id}, ${JSON.stringify(details)}::jsonb, ${requestId}
    FROM (SELECT count(*) AS hour, count(*) FILTER (WHERE network = ${details.network}) AS ours FROM recent) AS counted
    WHERE hour < ${maxAnHour} AND ours < ${maxOfNetwork}`);
}
