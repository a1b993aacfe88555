import { Hono } from "hono";
import type { Pool } from "pg";
import type { Clock } from "#platform/clock/clock.ts";
import type { DiskSpace } from "./disk-space.ts";

/** So long a balancer waits for the database. */
export const READY_LIMIT_MS = 2_000;

/** A connection comes back sooner: a statement ends after 15 s, a pause in a transaction after 30 s. */
const STUCK_MS = 60_000;

interface Asked {
  /** One connection that nothing else uses: a shop that is busy is ready. */
  readyPool: Pool;
  /** The connections that sell. */
  pool: Pool;
  clock: Clock;
}

/** Whether the shop accepts requests. The code that starts and ends it says so. */
export interface Readiness {
  /** It takes no new connections. */
  isEnding(): boolean;
  /** It ends once its balancer has noticed, and answers as ever until then. */
  isLeaving?(): boolean;
}

/** What a balancer asks. */
interface Ready {
  /** Orders, payments and the back office, which need a database that has space for them. */
  sells: boolean;
  /** Pages, if need be from memory. */
  shows: boolean;
  /** It takes no new requests and is gone soon. */
  ending: boolean;
  reason?: "ending" | "database" | "disk";
}

/**
 * `/healthz`: the process lives. `/readyz`: it can sell. `/readyz/pages`: it can show pages; a balancer that has no ready
 * process left sends visitors here.
 */
export function health(
  { readyPool, pool, clock }: Asked,
  readiness: Readiness,
  { hasPages, disk }: { hasPages(): boolean; disk: DiskSpace },
): Hono {
  const isStuck = watchPool(pool, clock);
  const ready = async (): Promise<Ready> => {
    if (readiness.isLeaving?.() || readiness.isEnding())
      return { sells: false, shows: false, ending: true, reason: "ending" };
    if (isStuck() || !(await within(READY_LIMIT_MS, takesChanges(readyPool))))
      return { sells: false, shows: hasPages(), ending: false, reason: "database" };
    // A full disk takes no order. What is there can be read and shown; images of products may be missing.
    const isShort = await within(READY_LIMIT_MS, disk.isShort());
    return isShort
      ? { sells: false, shows: true, ending: false, reason: "disk" }
      : { sells: true, shows: true, ending: false };
  };
  return new Hono()
    .get("/healthz", (c) => c.json({ ok: true }))
    .get("/readyz", async (c) => {
      const state = await ready();
      return c.json({ ready: state.sells, ...state }, state.sells ? 200 : 503);
    })
    .get("/readyz/pages", async (c) => {
      const state = await ready();
      return c.json({ ready: state.shows, ...state }, state.shows ? 200 : 503);
    });
}

/** Answers whether all connections are in use and none came back for a minute: what would sell waits for nothing. */
function watchPool(pool: Pool, clock: Clock): () => boolean {
  const isFull = () => pool.totalCount - pool.idleCount >= pool.options.max;
  let fullSince: number | null = null;
  pool.on("acquire", () => {
    if (isFull()) fullSince ??= clock.now().getTime();
  });
  pool.on("release", () => {
    fullSince = null;
  });
  return () => isFull() && fullSince !== null && clock.now().getTime() - fullSince > STUCK_MS;
}

/** A standby answers and sells nothing. */
async function takesChanges(pool: Pool): Promise<boolean> {
  const { rows } = await pool.query<{ standby: boolean }>("SELECT pg_is_in_recovery() AS standby");
  return rows[0]?.standby === false;
}

async function within(ms: number, work: Promise<boolean>): Promise<boolean> {
  let late: NodeJS.Timeout | undefined;
  const lateness = new Promise<boolean>((resolve) => {
    late = setTimeout(() => resolve(false), ms);
  });
  return Promise.race([work.catch(() => false), lateness]).finally(() => clearTimeout(late));
}
