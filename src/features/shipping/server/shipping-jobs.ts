import type { AppContext } from "#platform/context.ts";
import type { Job } from "#platform/jobs/jobs.ts";
import { FeedFailure, type FeedSource, feedSource, readFeed } from "./feed-source.ts";
import { importParcelMachines } from "./import-parcel-machines.ts";

/** The machines of each feed that is switched on, every night. @throws ConfigError where PARCEL_FEEDS names a stranger */
export function shippingJobs(shop: AppContext): Job[] {
  const sources = shop.config.PARCEL_FEEDS.map(({ provider, country, location }) =>
    feedSource(provider, location, country),
  );
  return [{ name: "import-parcel-machines", cron: "15 2 * * *", run: () => importAll(shop, sources) }];
}

/** A feed that fails changes nothing, is logged, and is tried again the next night. */
export async function importAll(shop: AppContext, sources: readonly FeedSource[], read = readFeed): Promise<void> {
  for (const source of sources) {
    const { provider, country } = source;
    try {
      const summary = await importParcelMachines(shop.db, source, await read(source), { now: shop.clock.now() });
      shop.log.info({ provider, country, ...summary }, "parcel machines were imported");
    } catch (error) {
      const why = error instanceof FeedFailure ? error.message : undefined;
      shop.log.warn({ provider, country, why, err: why ? undefined : error }, "parcel machines were not imported");
    }
  }
}
