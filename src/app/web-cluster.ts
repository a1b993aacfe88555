import cluster, { type Worker } from "node:cluster";
import { join } from "node:path";
import type { OpenContext } from "./context.ts";
import { addressWithPort } from "./web.ts";

/** The pause before a process that died is replaced. */
const RENEW_MS = 500;

/**
 * Several web processes behind one port, for machines with several processors. They share only the database. Resolves when
 * all of them answer. A process that dies later is replaced.
 * @throws Error if one cannot start; that process has printed why
 */
export async function openWorkers(
  { shop, databaseLines }: OpenContext,
  { count, root }: { count: number; root: string },
): Promise<{ close(): Promise<void> }> {
  let ending = false;
  const isBegun = new WeakSet<Worker>();
  cluster.setupPrimary({ exec: join(root, "build/server/main.js"), args: [] });
  const begin = () => cluster.fork({ SHOP_DATABASE_LINES: JSON.stringify(databaseLines) });

  await new Promise<void>((opened, failed) => {
    cluster.on("listening", (worker, { port }) => {
      isBegun.add(worker);
      if (!shop.config.SHOP_URL) shop.config.shopUrl = addressWithPort(shop.config.shopUrl, port);
      if (all().every((one) => isBegun.has(one))) opened();
    });
    cluster.on("exit", (worker, code, signal) => {
      if (ending) return;
      if (!isBegun.has(worker)) return failed(new Error("A web process could not begin."));
      shop.log.error({ code, signal }, "a web process ended and is replaced");
      setTimeout(() => ending || begin(), RENEW_MS);
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
