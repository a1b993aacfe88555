import { existsSync } from "node:fs";
import { join } from "node:path";
import { type Config, ConfigError } from "#platform/config/config.ts";
import { startEmbeddedDatabase } from "#platform/database/embedded.ts";
import { enterableHome, serverUser } from "#platform/database/embedded-binaries.ts";
import { runningDatabase } from "#platform/database/embedded-running.ts";
import { diskFiles } from "#platform/files/disk.ts";
import type { Files } from "#platform/files/files.ts";
import type { Log } from "#platform/log/log.ts";

/** A shop's database and files, without opening the shop: nothing is migrated, filled or sent. */
interface Place {
  url: string;
  home: string;
  files: Files;
  close(): Promise<void>;
}

const place = (url: string, home: string, close = async () => {}): Place => ({
  url,
  home,
  files: diskFiles(join(home, "files")),
  close,
});

/** The shop of this configuration, also while it runs. @throws ConfigError if there is none */
export async function shopToKeep(config: Config, log: Log): Promise<Place> {
  const { dataDir, dataDirChosen, DATABASE_URL, DATABASE_OWNER_URL } = config;
  if (DATABASE_URL || DATABASE_OWNER_URL) {
    // One snapshot needs one connection throughout, which a pooler may not provide.
    const direct = DATABASE_OWNER_URL ?? config.DATABASE_LISTEN_URL ?? DATABASE_URL ?? "";
    return place(direct, dataDir);
  }
  const home = existsSync(dataDir) && enterableHome(dataDir, dataDirChosen, serverUser(join(dataDir, "postgres")));
  if (!home || !existsSync(join(home, "postgres"))) throw new ConfigError(`There is no shop in ${dataDir}.`);
  const running = runningDatabase(dataDir, dataDirChosen);
  if (running) return place(running, home);
  const embedded = await startEmbeddedDatabase({ dataDir, dataDirChosen, log });
  return place(embedded.ownerUrl, embedded.home, embedded.stop);
}

/** The place for a restored shop. @throws ConfigError if a shop runs on the folder */
export async function emptyPlace(config: Config, log: Log): Promise<Place> {
  const { dataDir, dataDirChosen } = config;
  const external = config.DATABASE_OWNER_URL ?? config.DATABASE_URL;
  if (external) return place(external, dataDir);
  const embedded = await startEmbeddedDatabase({ dataDir, dataDirChosen, log });
  return place(embedded.ownerUrl, embedded.home, embedded.stop);
}
