import cluster, { type Worker } from "node:cluster";
import { join } from "node:path";
import type { OpenContext } from "./context.ts";
import { addressWithPort } from "./web.ts";

/** The pause before a process that ended is replaced. It doubles with each one in a row that could not begin. */
const RENEW_MS = 500;
const RENEW_MAX_MS = 60_000;

/**
 * Several web processes behind one port, for machines with several processors. They share only the database. Resolves when
 * all of them answer. A process that ends later is replaced, also one that could not begin.
 * @throws Error if one cannot start; that process has printed why
 */
export async function openWorkers(
  { shop, databaseLines }: OpenContext,
  { count, root }: { count: number; root: string },
): Promise<{ close(): Promise<void> }> {
  let ending = false;
  let isOpen = false;
  let failures = 0;
  const isBegun = new WeakSet<Worker>();
  cluster.setupPrimary({ exec: join(root, "build/server/main.js"), args: [] });
  const begin = () => cluster.fork({ SHOP_DATABASE_LINES: JSON.stringify(databaseLines) });

  await new Promise<void>((opened, failed) => {
    cluster.on("listening", (worker, { port }) => {
      isBegun.add(worker);
      if (!shop.config.SHOP_URL) shop.config.shopUrl = addressWithPort(shop.config.shopUrl, port);
      failures = 0;
      if (!all().every((one) => isBegun.has(one))) return;
      isOpen = true;
      opened();
    });
    cluster.on("exit", (worker, code, signal) => {
      if (ending) return;
      const hasBegun = isBegun.has(worker);
      if (!isOpen && !hasBegun) return failed(new Error("A web process could not begin."));
      shop.log.error({ code, signal, hasBegun }, "a web process ended and is replaced");
      if (!hasBegun) failures += 1;
      setTimeout(() => ending || begin(), Math.min(RENEW_MS * 2 ** failures, RENEW_MAX_MS));
    });
    for (let i = 0; i < count; i += 1) begin();
  });
  return {
    close: async () => {
      ending = true;
      await Promise.all(all().map(end));
    },
  };
}

const all = (): Worker[] => Object.values(cluster.workers ?? {}).filter((worker) => worker !== undefined);

const end = (worker: Worker): Promise<void> =>
  new Promise((ended) => {
    worker.once("exit", () => ended());
    worker.process.kill("SIGTERM");
  });
