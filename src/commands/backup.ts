import { join, resolve } from "node:path";
import { parseArgs } from "node:util";
import { backupStoreOf } from "#app/backups.ts";
import { bucketOf } from "#app/context.ts";
import { newAgeKeys } from "#platform/backup/age-keys.ts";
import { type BackedUp, backUp } from "#platform/backup/back-up.ts";
import { archiveName } from "#platform/backup/backup-name.ts";
import { backUpToBucket } from "#platform/backup/bucket-backup.ts";
import { atPlace, shopToKeep } from "#platform/backup/places.ts";
import { systemClock } from "#platform/clock/clock.ts";
import { type Config, ConfigError, readConfig } from "#platform/config/config.ts";
import { openLog } from "#platform/log/log.ts";
import { runCommand } from "./run-command.ts";

const ROOT = resolve(import.meta.dirname, "../..");
const USAGE = "npm run backup -- [FILE.tar.gz | --bucket | --new-key]";

async function main(): Promise<void> {
  const { positionals, values } = parseArgs({
    allowPositionals: true,
    options: { bucket: { type: "boolean" }, "new-key": { type: "boolean" } },
  });
  if (positionals.length + Object.keys(values).length > 1) throw new ConfigError(USAGE);
  if (values["new-key"]) return printNewKey();
  const config = readConfig(process.env, ROOT);
  return values.bucket ? intoBucket(config) : intoFile(config, positionals[0]);
}

async function intoFile(config: Config, named: string | undefined): Promise<void> {
  await atPlace(await shopToKeep(config, openLog(config.LOG_LEVEL)), async (shop) => {
    const now = systemClock.now();
    const file = resolve(named ?? join(shop.home, "backups", archiveName(now)));
    console.log(`Writing ${file} ...`);
    tell(await backUp({ url: shop.url, files: bucketOf(config) ?? shop.files, file, now }));
    console.log("The archive holds customers' data and the shop's secret: keep it where nobody else can read it.");
  });
}

async function intoBucket(config: Config): Promise<void> {
  const store = backupStoreOf(config);
  if (!store) throw new ConfigError("No bucket for backups is set (BACKUP_S3_URL and the others).");
  await atPlace(await shopToKeep(config, openLog(config.LOG_LEVEL)), async (shop) => {
    const kept = { url: shop.url, files: bucketOf(config) ?? shop.files, now: systemClock.now() };
    const made = await backUpToBucket({ shop: kept, store, recipients: config.BACKUP_RECIPIENTS });
    if (!made) throw new ConfigError("Another process makes a backup right now.");
    tell(made);
    console.log(`${made.name} is in the bucket, encrypted.`);
  });
}

function tell({ tables, rows, files, leftOut, missing, bytes }: BackedUp): void {
  console.log(`${rows} rows of ${tables} tables and ${files} files are kept in ${(bytes / 1e6).toFixed(1)} MB.`);
  if (leftOut.files > 0)
    console.log(`${leftOut.files} files are none of the shop's and left out, such as ${leftOut.names.join(", ")}.`);
  if (missing.files > 0)
    console.log(`${missing.files} images of the shop are not in its store, such as ${missing.names.join(", ")}.`);
}

function printNewKey(): void {
  const { recipient, identity } = newAgeKeys();
  console.log(`# public key, for BACKUP_RECIPIENTS: ${recipient}`);
  console.log("# private key: without it nobody can restore; keep it away from the shop, twice");
  console.log(identity);
}

runCommand(main);
