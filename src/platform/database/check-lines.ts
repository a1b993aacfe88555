import { randomInt, randomUUID } from "node:crypto";
import type pg from "pg";
import { ConfigError } from "#platform/config/config.ts";
import { LIMITS } from "./database.ts";
import { withClient } from "./pooler.ts";

/**
 * A transaction keeps its connection from statement to statement. @throws ConfigError behind a pooler that parts the statements
 * of one
 */
export async function refuseStatementPooling(url: string): Promise<void> {
  const refused = new ConfigError(
    "DATABASE_URL goes through a connection pooler that parts the statements of a transaction: it needs pool_mode = transaction (or session).",
  );
  await withClient(url, async (client) => {
    const mark = randomUUID();
    try {
      await client.query("BEGIN");
      await client.query("SELECT set_config('aurelle.mark', $1, true)", [mark]);
      const { rows } = await client.query("SELECT current_setting('aurelle.mark', true) AS mark");
      await client.query("COMMIT");
      if (rows[0]?.mark !== mark) throw refused;
    } catch (error) {
      throw /pooling mode/.test((error as Error).message) ? refused : error;
    }
  });
}

/** How often two connections look whether a pooler makes one of them. */
const LOOKS = 5;

/**
 * For an operator who says that no pooler shares connections, though one greets: each connection is one of the server's, and
 * stays it. @throws ConfigError
 */
export async function refuseSharedConnections(url: string): Promise<void> {
  const refused = (why: string) =>
    new ConfigError(
      `DATABASE_POOLER=no says that nothing shares connections before DATABASE_URL, and something does (${why}): remove it, or let the pooler give each client a connection of its own (pool_mode = session).`,
    );
  const pidOf = async (client: pg.Client) => (await client.query("SELECT pg_backend_pid() AS pid")).rows[0]?.pid;
  const look = (one: pg.Client) =>
    withClient(
      url,
      async (other) => {
        const before = await pidOf(one);
        await other.query("BEGIN");
        const meanwhile = await pidOf(other);
        const after = meanwhile === before ? null : await pidOf(one);
        await other.query("COMMIT");
        return before === after;
      },
      LIMITS,
    );
  try {
    const isOwn = await withClient(url, async (one) => {
      for (let count = 0; count < LOOKS; count += 1) if (!(await look(one))) return false;
      return true;
    });
    if (!isOwn) throw refused("two clients have one connection");
  } catch (error) {
    const { message } = error as Error;
    throw /unsupported startup parameter/.test(message) ? refused(message) : error;
  }
}

/** Both addresses lead into one database: a lock that one holds is taken for the other. @throws ConfigError */
export async function refuseOtherDatabase(url: string, ownerUrl: string): Promise<void> {
  const key = randomInt(2 ** 47);
  const isOne = await withClient(ownerUrl, async (owner) => {
    await owner.query("BEGIN");
    await owner.query("SELECT pg_advisory_xact_lock($1)", [key]);
    return withClient(url, async (shop) => {
      const { rows } = await shop.query("SELECT pg_try_advisory_xact_lock($1) AS free", [key]);
      return rows[0]?.free === false;
    });
  });
  if (isOne) return;
  throw new ConfigError("DATABASE_OWNER_URL and DATABASE_URL lead to two databases: both must name the shop's.");
}

const CHANGE_LIMIT_MS = 5_000;

/** What changes through one address is heard through the other. @throws ConfigError */
export async function refuseDeafLine(url: string, listenUrl: string, withinMs = CHANGE_LIMIT_MS): Promise<void> {
  const [channel, mark] = ["aurelle_start", randomUUID()];
  const hears = await withClient(listenUrl, async (listener) => {
    const heard = new Promise<boolean>((resolve) => {
      listener.on("notification", ({ payload }) => payload === mark && resolve(true));
      setTimeout(resolve, withinMs, false).unref();
    });
    await listener.query(`LISTEN ${channel}`);
    await withClient(url, (shop) => shop.query("SELECT pg_notify($1, $2)", [channel, mark]));
    return heard;
  });
  if (hears) return;
  throw new ConfigError(
    "DATABASE_LISTEN_URL hears nothing of what changes through DATABASE_URL: it must name the same database, on the server itself.",
  );
}
