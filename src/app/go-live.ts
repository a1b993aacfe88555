import { secureDemoAccess } from "#features/administrators/server/first-superuser.ts";
import { draftUnlabelled } from "#features/products/server/demo-catalogue.ts";
import { openTrader } from "#features/settings/server/first-trader.ts";
import type { Config } from "#platform/config/config.ts";
import type { Tx } from "#platform/database/database.ts";
import { hideSamples } from "./hide-samples.ts";

/**
 * What a demo gives up as it goes live, all of it or nothing: it never becomes a demo again. Answers the names of the shopkeeper's
 * own products that are drafts now. @throws ConfigError if it cannot open
 */
export async function goLive(tx: Tx, config: Config): Promise<string[]> {
  await openTrader(tx, config);
  await hideSamples(tx);
  await secureDemoAccess(tx, config.ADMIN_EMAIL, config.ADMIN_PASSWORD);
  return draftUnlabelled(tx);
}
