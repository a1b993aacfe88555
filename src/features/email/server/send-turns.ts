import { type SQL, sql } from "drizzle-orm";
import type { Db } from "#platform/database/database.ts";

export interface SendTurns {
  /** How many ms until the next turn may be free; 0 took one. */
  take(): Promise<number>;
  /** For a turn without an email. */
  release(): Promise<void>;
}

/** The limits of requests are counted in the same table. It is lost with a crash, as a turn may be. */
const KEY = "email-turn";
const NOW_MS = sql`(extract(epoch FROM clock_timestamp()) * 1000)::bigint`;

/**
 * The turns of all machines together: the database counts, as each of ten machines would else send at the provider's limit
 * for one.
 */
export function openSendTurns(db: Db, perSecond: number | null): SendTurns {
  if (!perSecond) return { take: async () => 0, release: async () => undefined };
  const apart = Math.ceil(1000 / perSecond);
  const ask = async (statement: SQL) => (await db.execute<{ mine: boolean; wait: number }>(statement)).rows[0];
  return {
    take: async () => {
      // A turn that is further away than one lasts was taken before the database's clock was set back.
      const turn = await ask(sql`
        WITH taken AS (
          INSERT INTO request_limits AS turn (key, points, expire) VALUES (${KEY}, 1, ${NOW_MS} + ${apart})
          ON CONFLICT (key) DO UPDATE SET expire = ${NOW_MS} + ${apart} WHERE turn.expire <= ${NOW_MS} OR turn.expire > ${NOW_MS} + ${apart}
          RETURNING 1)
        SELECT EXISTS (SELECT FROM taken) AS mine,
               coalesce((SELECT expire FROM request_limits WHERE key = ${KEY}) - ${NOW_MS}, 0)::int AS wait`);
      if (!turn || turn.mine) return 0;
      // Another may have taken the turn that this statement saw as free.
      return Math.min(Math.max(turn.wait, 1), apart);
    },
    release: async () => {
      await ask(sql`UPDATE request_limits SET expire = expire - ${apart} WHERE key = ${KEY}`);
    },
  };
}
