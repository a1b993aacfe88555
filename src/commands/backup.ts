import { join, resolve } from "node:path";
import { parseArgs } from "node:util";
import { backUp } from "#platform/backup/back-up.ts";
import { archiveName } from "#platform/backup/backup-name.ts";
import { shopToKeep } from "#platform/backup/places.ts";
import { systemClock } from "#platform/clock/clock.ts";
import { ConfigError, readConfig } from "#platform/config/config.ts";
import { openLog } from "#platform/log/log.ts";
import { runCommand } from "./run-command.ts";

const ROOT = resolve(import.meta.dirname, "../..");
const USAGE = "npm run backup -- [FILE.tar.gz]";

async function main(): Promise<void> {
  const { positionals } = parseArgs({ allowPositionals: true });
  const [named, ...rest] = positionals;
  if (rest.length > 0) throw new ConfigError(USAGE);
  const config = readConfig(process.env, ROOT);
  const shop = await shopToKeep(config, openLog(config.LOG_LEVEL));
  try {
    const now = systemClock.now();
    const file = resolve(named ?? join(shop.home, "backups", archiveName(now)));
    console.log(`Writing ${file} ...`);
    const { tables, rows, files, bytes } = await backUp({ url: shop.url, files: shop.files, file, now });
    console.log(`${rows} rows of ${tables} tables and ${files} files are kept in ${(bytes / 1e6).toFixed(1)} MB.`);
    console.log("The archive holds customers' data and the shop's secret: keep it where nobody else can read it.");
  } finally {
    await shop.close();
  }
}

runCommand(main);
