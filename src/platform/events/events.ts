import { type SQL, sql } from "drizzle-orm";
import pg from "pg";
import type { Tx } from "../database/database.ts";
import type { Log } from "../log/log.ts";

/** What may have changed. Database triggers (`publish_...` in the migrations) publish most of these events. */
export const EVENT_KINDS = [
  "product",
  "collection",
  "settings",
  "content",
  "image",
  "parcel-machines",
  "email",
  "order",
] as const;
export type EventKind = (typeof EVENT_KINDS)[number];

/** What changed. The id "all" means everything of the kind. */
export interface Change {
  kind: EventKind;
  id: string;
}

const CHANNEL = "events";
const RECONNECT_MS = 1_000;
/**
 * A line that died without a word (a machine or a firewall that is gone) is known after both at the latest. The system's own
 * probes take minutes.
 */
const SIGN_OF_LIFE_EVERY_MS = 4_000;
const SIGN_OF_LIFE_LIMIT_MS = 4_000;

/** Publishes to every process when the transaction commits, and not at all if it rolls back. */
export async function publish(tx: Tx, change: Change): Promise<void> {
  await tx.execute(sql`SELECT pg_notify(${CHANNEL}, ${JSON.stringify(change)})`);
}

/** The same as part of a statement, for the id that it answers. */
export const publishing = (kind: EventKind, id: SQL): SQL =>
  sql`pg_notify(${CHANNEL}, json_build_object('kind', ${kind}::text, 'id', ${id})::text)`;

/** null for a kind that only another version of the shop knows. */
function readChange(payload = "{}"): Change | null {
  const { kind, id }: { kind?: unknown; id?: unknown } = JSON.parse(payload);
  const known = EVENT_KINDS.find((one) => one === kind);
  return known ? { kind: known, id: String(id) } : null;
}

export interface Events {
  /** `reconnected` instead of a change: events may be missing, so everything may have changed. */
  listen(heard: (change: Change | "reconnected") => void): () => void;
  close(): Promise<void>;
}

/** Uses a connection of its own, which reconnects for as long as the process lives. */
export function listenToEvents(url: string, log: Log): Events {
  const listeners = new Set<(change: Change | "reconnected") => void>();
  let client: pg.Client | undefined;
  let closed = false;
  let again: NodeJS.Timeout | undefined;

  const tell = (change: Change | "reconnected") => {
    for (const heard of listeners) heard(change);
  };
  const lost = () => {
    if (closed || again) return;
    again = setTimeout(() => {
      again = undefined;
      void connect("reconnected");
    }, RECONNECT_MS);
  };
  const connect = async (reconnected?: "reconnected") => {
    const fresh = new pg.Client({
      connectionString: url,
      connectionTimeoutMillis: 5_000,
      keepAlive: true,
      keepAliveInitialDelayMillis: 10_000,
    });
    client = fresh;
    let signs: NodeJS.Timeout | undefined;
    fresh.on("error", (error) => log.warn({ err: error }, "the line to the database's changes was lost"));
    fresh.once("end", () => {
      clearInterval(signs);
      lost();
    });
    const askForSign = async () => {
      // With a question open, `end` cuts the line instead of saying good-bye on it.
      const sign = { text: "SELECT 1", query_timeout: SIGN_OF_LIFE_LIMIT_MS };
      await fresh.query(sign).catch(() => fresh.end());
    };
    fresh.on("notification", ({ payload }) => {
      const change = readChange(payload);
      if (change) tell(change);
    });
    try {
      await fresh.connect();
      await fresh.query(`LISTEN ${CHANNEL}`);
      signs = setInterval(askForSign, SIGN_OF_LIFE_EVERY_MS);
      if (reconnected) tell(reconnected);
    } catch (error) {
      // A shop that ends at once, as on a taken port, closes the line while it still signs in.
      if (!closed) log.warn({ err: error }, "the line to the database's changes could not be opened");
      lost();
    }
  };
  void connect();

  return {
    listen: (heard) => {
      listeners.add(heard);
      return () => listeners.delete(heard);
    },
    close: async () => {
      closed = true;
      clearTimeout(again);
      await client?.end().catch(() => undefined);
    },
  };
}
