import { Hono } from "hono";
import type { AppContext } from "#platform/context.ts";

const READY_LIMIT_MS = 2_000;

/** Whether the shop accepts requests. The code that starts and ends it says so. */
export interface Readiness {
  isEnding(): boolean;
}

/** What a balancer asks. */
interface Ready {
  /** Orders, payments and the back office, which need the database. */
  sells: boolean;
  /** Pages, if need be from memory. */
  shows: boolean;
  /** It takes no new requests and is gone soon. */
  ending: boolean;
  reason?: "ending" | "database";
}

/**
 * `/healthz`: the process lives. `/readyz`: it can sell. `/readyz/pages`: it can show pages; a balancer that has no ready
 * process left sends visitors here.
 */
export function health(shop: AppContext, readiness: Readiness, hasPages: () => boolean): Hono {
  const ready = async (): Promise<Ready> => {
    if (readiness.isEnding()) return { sells: false, shows: false, ending: true, reason: "ending" };
    const sells = await within(READY_LIMIT_MS, takesChanges(shop));
    return sells
      ? { sells, shows: true, ending: false }
      : { sells, shows: hasPages(), ending: false, reason: "database" };
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

/** A standby answers and sells nothing. */
async function takesChanges({ pool }: AppContext): Promise<boolean> {
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
