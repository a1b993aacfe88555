import { resolve } from "node:path";
import { parseArgs } from "node:util";
import { openShop } from "#app/context.ts";
import { FeedFailure, feedSource, readFeed } from "#features/shipping/server/feed-source.ts";
import { FEED_PROVIDERS } from "#features/shipping/server/feeds/providers.ts";
import { importParcelMachines } from "#features/shipping/server/import-parcel-machines.ts";
import { ConfigError, readConfig } from "#platform/config/config.ts";
import { openDatabase, type PooledDb } from "#platform/database/database.ts";
import { runningDatabase } from "#platform/database/embedded-running.ts";
import { openLog } from "#platform/log/log.ts";

const ROOT = resolve(import.meta.dirname, "../..");
const USAGE = `npm run import-parcel-machines -- PROVIDER FILE|URL [--country XX] [--accept-shrinking]
PROVIDER is one of ${Object.keys(FEED_PROVIDERS).join(", ")}.`;
const SHOWN = 5;

async function main(): Promise<void> {
  const { positionals, values } = parseArgs({
    allowPositionals: true,
    options: { country: { type: "string" }, "accept-shrinking": { type: "boolean" } },
  });
  const [provider, location, ...rest] = positionals;
  if (!provider || !location || rest.length > 0) throw new ConfigError(USAGE);
  const source = feedSource(provider, location, values.country?.toUpperCase());
  console.log(`Reading ${location} ...`);
  const feed = await readFeed(source);
  console.log(`${feed.machines.length} machines read. Writing ...`);
  const { db, close } = await openRows();
  try {
    const acceptShrinking = values["accept-shrinking"];
    const summary = await importParcelMachines(db, source, feed, { now: new Date(), acceptShrinking });
    for (const { externalId, why } of feed.skipped.slice(0, SHOWN))
      console.log(`  skipped ${externalId ?? "one"}: ${why}`);
    if (feed.skipped.length > SHOWN) console.log(`  and ${feed.skipped.length - SHOWN} more`);
    console.log(
      Object.entries(summary)
        .map(([what, count]) => `${count} ${what === "added" ? "new" : what}`)
        .join(", "),
    );
  } finally {
    await close();
  }
}

/** The rows of a shop that runs beside this command, or of one that is opened for it. */
async function openRows(): Promise<{ db: PooledDb; close(): Promise<void> }> {
  const config = readConfig(process.env, ROOT);
  const isEmbedded = !config.DATABASE_URL && !config.DATABASE_OWNER_URL;
  const url = isEmbedded ? runningDatabase(config.dataDir, config.dataDirChosen) : null;
  if (url) return openDatabase({ url, connections: 2, log: openLog(config.LOG_LEVEL) });
  const { shop, close } = await openShop(config, ROOT);
  return { db: shop.db, close };
}

main().catch((error: unknown) => {
  const isUsage = (error as NodeJS.ErrnoException).code?.startsWith("ERR_PARSE_ARGS");
  const isExpected = isUsage || error instanceof ConfigError || error instanceof FeedFailure;
  console.error(isExpected ? (error as Error).message : error);
  process.exit(1);
});
