import pg from "pg";
import { ConfigError } from "#platform/config/config.ts";
import { LIMITS } from "./database.ts";

export interface DatabaseLine {
  isPooled: boolean;
  /** It takes no changes until it is promoted. */
  isStandby: boolean;
}

/**
 * What answers at an address. A pooler that shares connections (PgBouncer and the like) greets with a number of its own; a
 * proxy that passes a connection on (HAProxy) greets with the server's.
 */
export async function lineTo(url: string): Promise<DatabaseLine> {
  return withClient(url, async (client) => {
    const { rows } = await client.query<{ pid: number; standby: boolean }>(
      "SELECT pg_backend_pid() AS pid, pg_is_in_recovery() AS standby",
    );
    const greeted = (client as pg.Client & { processID: number }).processID;
    return { isPooled: rows[0]?.pid !== greeted, isStandby: rows[0]?.standby ?? false };
  });
}

/**
 * Gives the role of the web process its limits on time in this database, as a pooler passes on none that a connection asks
 * for. What the operator set stays. @throws ConfigError if there is no limit and none can be set
 */
export async function limitRole(url: string): Promise<void> {
  await withClient(url, async (client) => {
    const { rows } = await client.query<{ role: string; database: string; unlimited: (keyof typeof LIMITS)[] }>(
      `SELECT current_user AS role, current_database() AS database,
              array(SELECT name FROM unnest($1::text[]) AS name WHERE current_setting(name) = '0') AS unlimited`,
      [Object.keys(LIMITS)],
    );
    const [{ role, database, unlimited } = { role: "", database: "", unlimited: [] }] = rows;
    if (unlimited.length === 0) return;
    const who = `ALTER ROLE ${client.escapeIdentifier(role)} IN DATABASE ${client.escapeIdentifier(database)}`;
    // Connections that the pooler opens from now on begin with them. This one was open before.
    const statements = unlimited.flatMap((name) => [
      `${who} SET ${name} = ${LIMITS[name]}`,
      `SET ${name} = ${LIMITS[name]}`,
    ]);
    await client.query(statements.join("; ")).catch((error: Error) => {
      throw new ConfigError(
        `DATABASE_URL goes through a connection pooler, and its role may not limit its own time (${error.message}): let the owner run ${unlimited.map((name) => `${who} SET ${name} = ${LIMITS[name]}`).join("; ")};`,
      );
    });
  });
}

/** A connection for one question or two. */
export async function withClient<T>(
  url: string,
  work: (client: pg.Client) => Promise<T>,
  more?: pg.ClientConfig,
): Promise<T> {
  const limits = { connectionTimeoutMillis: 10_000, query_timeout: 10_000 };
  const client = new pg.Client({ connectionString: url, ...limits, ...more });
  client.on("error", () => undefined);
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}
