import { sql } from "drizzle-orm";
import pg from "pg";
import type { Tx } from "../database/database.ts";
import type { Log } from "../log/log.ts";

/** What may have changed. Triggers of the database (`announce_...` in the migrations) tell of most of them. */
export const EVENT_KINDS = ["product", "settings", "writing", "picture", "parcel-machines", "letter", "order"] as const;
export type EventKind = (typeof EVENT_KINDS)[number];

/** What changed. An id of "all" stands for every thing of the kind. */
export interface Change {
  kind: EventKind;
  id: string;
}

const CHANNEL = "changes";
const RECONNECT_MS = 1_000;

/** Told to every process when the transaction commits, and to nobody if it does not. */
export async function publish(tx: Tx, change: Change): Promise<void> {
  await tx.execute(sql`SELECT pg_notify(${CHANNEL}, ${JSON.stringify(change)})`);
}

/** Null for a kind that only another version of the shop knows. */
function readChange(payload = "{}"): Change | null {
  const { kind, id }: { kind?: unknown; id?: unknown } = JSON.parse(payload);
  const known = EVENT_KINDS.find((one) => one === kind);
  return known ? { kind: known, id: String(id) } : null;
}

export interface Events {
  /** `reconnected` instead of a change means: something may have been missed, look at everything. */
  listen(heard: (change: Change | "reconnected") => void): () => void;
  close(): Promise<void>;
}

/** One connection of its own, which reconnects by itself for as long as the process lives. */
export function listenToChanges(url: string, log: Log): Events {
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
    const fresh = new pg.Client({ connectionString: url, connectionTimeoutMillis: 5_000, keepAlive: true });
    client = fresh;
    fresh.on("error", (error) => log.warn({ err: error }, "the line to the database's changes was lost"));
    fresh.once("end", lost);
    fresh.on("notification", ({ payload }) => {
      const change = readChange(payload);
      if (change) tell(change);
    });
    try {
      await fresh.connect();
      await fresh.query(`LISTEN ${CHANNEL}`);
      if (reconnected) tell(reconnected);
    } catch (error) {
      log.warn({ err: error }, "the line to the database's changes could not be opened");
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
