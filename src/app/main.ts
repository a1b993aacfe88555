import cluster from "node:cluster";
import { resolve } from "node:path";
import { parseArgs } from "node:util";
import { openTrader } from "#features/settings/server/first-trader.ts";
import { openPools } from "#http/concurrency-limits.ts";
import { refuseTakenPort } from "#http/listen.ts";
import { openMetrics } from "#http/metrics.ts";
import { ConfigError, readConfig } from "#platform/config/config.ts";
import { transact } from "#platform/database/database.ts";
import { type Log, openLog } from "#platform/log/log.ts";
import { openTelemetry, wantedSignals } from "#platform/telemetry/telemetry.ts";
import { setFigures } from "#platform/telemetry/tracing.ts";
import { startBackground } from "./background-jobs.ts";
import { type OpenContext, openShop, openShopOn } from "./context.ts";
import { goLive } from "./go-live.ts";
import { shopFigures } from "./shop-figures.ts";
import { openWeb } from "./web.ts";
import { openWorkers } from "./web-cluster.ts";
import { paidInto, warnOfBucket, warnOfTests, welcome } from "./welcome.ts";

const ROOT = resolve(import.meta.dirname, "../..");
const MAX_WORKERS = 64;
/** Read first: whoever started the shop may be gone by the time it is open. */
const STARTED_BY = process.ppid;

interface Part {
  close(): Promise<void>;
}

async function main(): Promise<void> {
  const config = readConfig(process.env, ROOT);
  const telemetry = await openTelemetry(process.env, openLog(config.LOG_LEVEL));
  if (cluster.isWorker) {
    const open = await openShopOn(config, JSON.parse(process.env.SHOP_DATABASE_LINES ?? "{}"));
    return endAsAsked(open.shop.log, [await closing(open, openWeb(open, ROOT)), open, telemetry]);
  }
  const workers = workersAsked();
  let drafts: string[] = [];
  const open = await openShop(config, ROOT, {
    workers,
    goLive: async (tx) => {
      if (config.PROCESS_TYPE !== "worker") await refuseTakenPort(config);
      drafts = await goLive(tx, config);
    },
  });
  const missing = await beforeOpening(open);
  const parts: Part[] = [];
  if (config.PROCESS_TYPE !== "worker") {
    const web = workers > 1 ? openWorkers(open, { count: workers, root: ROOT }) : openWeb(open, ROOT);
    parts.push(await closing(open, web));
  } else if (wantedSignals(process.env).metrics)
    // It has no /metrics of its own; a web process sends the same beside what it answered.
    setFigures(openMetrics(() => 0, openPools(), shopFigures(open.shop)).figures);
  if (config.PROCESS_TYPE !== "web") parts.push({ close: startBackground(open, ROOT).stop });
  console.log(
    config.PROCESS_TYPE === "worker" ? "Emails and jobs run in this process." : welcome(open.shop, missing, drafts),
  );
  warnOfTests(open.shop);
  void warnOfBucket(open.shop);
  void paidInto(open.shop).then((line) => line && console.log(line));
  endAsAsked(open.shop.log, [...parts, open, telemetry]);
}

/** @throws ConfigError */
function workersAsked(): number {
  const { workers } = parseArgs({ options: { workers: { type: "string", default: "1" } } }).values;
  const count = Number(workers);
  if (Number.isInteger(count) && count >= 1 && count <= MAX_WORKERS) return count;
  throw new ConfigError(`--workers takes a number from 1 to ${MAX_WORKERS}.`);
}

/** Who sells is known before anything is sold. A web process that was started by another one need not ask again. */
async function beforeOpening(open: OpenContext) {
  try {
    return await transact(open.shop.db, (tx) => openTrader(tx, open.shop.config));
  } catch (error) {
    await open.close();
    throw error;
  }
}

/** If this cannot be opened, closes what was opened before. */
async function closing(open: OpenContext, part: Promise<Part>): Promise<Part> {
  try {
    return await part;
  } catch (error) {
    await open.close();
    throw error;
  }
}

function endAsAsked(log: Log, parts: readonly Part[]): void {
  let ending = false;
  const end = async () => {
    if (ending) return;
    ending = true;
    for (const part of parts) await part.close();
    process.exit(0);
  };
  for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"] as const) process.on(signal, () => void end());
  // A kill -9 of npm, or of the first web process, sends no signal to the shop; it then ends as after SIGTERM.
  setInterval(() => {
    if (process.ppid === STARTED_BY || ending) return;
    log.warn("the process that started the shop is gone, so the shop ends");
    void end();
  }, 500).unref();
}

main().catch((error: unknown) => {
  const isUsage = error instanceof Error && "code" in error && String(error.code).startsWith("ERR_PARSE_ARGS");
  console.error(isUsage || error instanceof ConfigError ? error.message : error);
  process.exit(1);
});
