import { resolve } from "node:path";
import { parseArgs } from "node:util";
import { openShopBeside } from "#app/context.ts";
import { feedSource, readFeed } from "#features/shipping/server/feed-source.ts";
import { FEED_PROVIDERS } from "#features/shipping/server/feeds/providers.ts";
import { importParcelMachines } from "#features/shipping/server/import-parcel-machines.ts";
import { ConfigError, readConfig } from "#platform/config/config.ts";
import { runCommand } from "./run-command.ts";

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
  const { shop, close } = await openShopBeside(readConfig(process.env, ROOT), ROOT);
  try {
    const acceptShrinking = values["accept-shrinking"];
    const summary = await importParcelMachines(shop.db, source, feed, { now: new Date(), acceptShrinking });
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

runCommand(main);
