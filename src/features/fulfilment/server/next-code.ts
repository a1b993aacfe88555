import { type SQL, sql } from "drizzle-orm";
import { LAST_OF_SEQUENCE, sequenceCode } from "#features/orders/tracking-code.ts";
import type { Tx } from "#platform/database/database.ts";
import { AppError } from "#shared/app-error.ts";
import { messages } from "../messages.ts";

/**
 * The code after the highest used one of a prefix, from 1 (decision 32). The prefix is locked until the transaction ends, so
 * that no other call gets the same code. @throws AppError "conflict" after 999999
 */
export async function nextCode(tx: Tx, prefix: string): Promise<string> {
  const whole = prefix.toUpperCase();
  await tx.execute(sql`SELECT pg_advisory_xact_lock(hashtext(${`sequence:${whole}`}))`);
  const { rows } = await tx.execute<{ code: string }>(sql`
    SELECT code FROM (
      (${highestIn(sql`shipments`, whole)}) UNION ALL (${highestIn(sql`parcels`, whole)})) AS used
    ORDER BY code USING ~>~ LIMIT 1`);
  const last = Number(rows[0]?.code.slice(whole.length) ?? 0);
  if (last >= LAST_OF_SEQUENCE) throw new AppError("conflict", messages.sequenceEnds(prefix));
  return sequenceCode(prefix, last + 1);
}

const highestIn = (table: SQL, whole: string): SQL => sql`
  SELECT upper(tracking_number) AS code FROM ${table}
  WHERE length(tracking_number) = ${sequenceCode(whole, 0).length}
    AND upper(tracking_number) ~>=~ ${sequenceCode(whole, 0)} AND upper(tracking_number) ~<=~ ${sequenceCode(whole, LAST_OF_SEQUENCE)}
    AND substr(upper(tracking_number), ${whole.length + 1}) ~ '^[0-9]{6}$'
  ORDER BY upper(tracking_number) USING ~>~ LIMIT 1`;
