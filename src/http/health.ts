import { Hono } from "hono";
import type { AppContext } from "#platform/context.ts";

const READY_LIMIT_MS = 2_000;

/** Whether the shop accepts requests. The code that starts and ends it says so. */
export interface Readiness {
  isEnding(): boolean;
}

/** `/healthz`: the process lives. `/readyz`: it can serve; balancers look here. */
export function health(shop: AppContext, readiness: Readiness): Hono {
  return new Hono()
    .get("/healthz", (c) => c.json({ ok: true }))
    .get("/readyz", async (c) => {
      if (readiness.isEnding()) return c.json({ ready: false, reason: "ending" }, 503);
      const answered = await within(READY_LIMIT_MS, shop.pool.query("SELECT 1"));
      return answered ? c.json({ ready: true }) : c.json({ ready: false, reason: "database" }, 503);
    });
}

async function within(ms: number, work: Promise<unknown>): Promise<boolean> {
  let late: NodeJS.Timeout | undefined;
  const lateness = new Promise<boolean>((resolve) => {
    late = setTimeout(() => resolve(false), ms);
  });
  const done = work.then(
    () => true,
    () => false,
  );
  return Promise.race([done, lateness]).finally(() => clearTimeout(late));
}
