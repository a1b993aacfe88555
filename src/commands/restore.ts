import { join, resolve } from "node:path";
import { parseArgs } from "node:util";
import { backupStoreOf, checkArchive, checkStored, inPrivateFolder } from "#app/backups.ts";
import { bucketOf } from "#app/context.ts";
import { SKIPPED_NUMBERS, settleShop } from "#app/settle-restored.ts";
import type { BackupStore } from "#platform/backup/bucket.ts";
import { decryptFile, fetchBackup, identitiesOf, namedBackup } from "#platform/backup/bucket-backup.ts";
import type { CheckedBackup } from "#platform/backup/check-backup.ts";
import { atPlace, placeToRestore, refuseEmpty, restoredPlace } from "#platform/backup/places.ts";
import { openArchive } from "#platform/backup/read-archive.ts";
import { restore } from "#platform/backup/restore.ts";
import { type Config, ConfigError, readConfig } from "#platform/config/config.ts";
import { changingAlone } from "#platform/database/change-lock.ts";
import { migrate } from "#platform/database/migrate.ts";
import { openLog } from "#platform/log/log.ts";
import { runCommand } from "./run-command.ts";

const ROOT = resolve(import.meta.dirname, "../..");
const MIGRATIONS = join(ROOT, "migrations");
const USAGE = "npm run restore -- [--check] FILE.tar.gz | FILE.tar.gz.age | --bucket [NAME] | --settle TIME";

async function main(): Promise<void> {
  const { positionals, values } = parseArgs({
    allowPositionals: true,
    options: { check: { type: "boolean" }, bucket: { type: "boolean" }, settle: { type: "string" } },
  });
  const [named, ...rest] = positionals;
  // Without a file, a check is one of the bucket.
  const isStored = values.bucket || (values.check && !named);
  const chosen = [named || isStored, values.settle !== undefined].filter(Boolean);
  if (rest.length > 0 || chosen.length !== 1) throw new ConfigError(USAGE);
  const config = readConfig(process.env, ROOT);
  if (values.settle !== undefined) return settle(config, values.settle);
  if (values.check) return check(config, named, isStored);
  if (isStored) return inPrivateFolder(async (folder) => bringBack(config, await fetched(config, named, folder)));
  return readable(config, named ?? "", (file) => bringBack(config, file));
}

async function check(config: Config, named: string | undefined, isStored: boolean | undefined): Promise<void> {
  const checked = { config, log: openLog(config.LOG_LEVEL), migrations: MIGRATIONS, now: new Date() };
  console.log("Restoring into an empty place, and comparing ...");
  if (isStored) {
    const result = await checkStored(storeOf(config), named, checked);
    return tell(result, result.name);
  }
  return readable(config, named ?? "", async (file) => tell(await checkArchive(file, checked), named ?? ""));
}

function tell({ madeAt, rows, tables, files }: CheckedBackup, name: string): void {
  console.log(
    `${name} of ${madeAt.toISOString()} comes back whole: ${rows} rows of ${tables} tables and ${files} files.`,
  );
}

function storeOf(config: Config): BackupStore {
  const store = backupStoreOf(config);
  if (!store) throw new ConfigError("No bucket for backups is set (BACKUP_S3_URL and the others).");
  return store;
}

async function fetched(config: Config, named: string | undefined, folder: string): Promise<string> {
  const identities = await identitiesOf(config.BACKUP_IDENTITY_FILE);
  const store = storeOf(config);
  const name = await namedBackup(store, named, new Date());
  console.log(`Fetching ${name} ...`);
  return fetchBackup(store, name, identities, folder);
}

/** An encrypted archive is decrypted into a folder that is removed afterwards. */
async function readable(config: Config, named: string, work: (file: string) => Promise<void>): Promise<void> {
  const file = resolve(named);
  if (!file.endsWith(".age")) return work(file);
  const identities = await identitiesOf(config.BACKUP_IDENTITY_FILE);
  await inPrivateFolder(async (folder) => work(await decryptFile(file, identities, folder)));
}

async function bringBack(config: Config, file: string): Promise<void> {
  console.log(`Checking ${file} ...`);
  // Before a database is made or asked: a broken archive leaves nothing behind.
  const archive = await openArchive(file);
  const { madeAt, parts, tables } = archive.manifest;
  console.log(`It is whole, of ${madeAt}, with ${parts.length} parts. Restoring ...`);
  let known = 0;
  try {
    await atPlace(await placeToRestore(config, openLog(config.LOG_LEVEL)), async (place) => {
      const files = bucketOf(config) ?? place.files;
      const afterwards = () => settleShop(place.url, openLog("warn"), new Date(madeAt));
      known = await restore({ archive, ownerUrl: place.url, files, migrations: MIGRATIONS, afterwards });
    });
  } finally {
    await archive.close();
  }
  const rows = tables.reduce((sum, table) => sum + table.rows, 0);
  tellSettled();
  if (known > 0)
    console.log(
      `${known} of its files were in the store already. If another shop uses them, do not start this one: it removes images that it does not show. Restore again with a bucket of its own (S3_BUCKET).`,
    );
  console.log(`${rows} rows of ${tables.length} tables and all files are back; start the shop with npm start.`);
}

/** Of a shop that its own PostgreSQL brought back to a moment, or whose restore was cut off (docs/operating/backup.md). */
async function settle(config: Config, time: string): Promise<void> {
  const madeAt = new Date(time);
  if (!(madeAt <= new Date()))
    throw new ConfigError("--settle needs the moment it went back to, such as 2026-11-21T14:29:00Z.");
  await atPlace(await restoredPlace(config, openLog(config.LOG_LEVEL)), async ({ url }) => {
    await refuseEmpty(url);
    await changingAlone(url, async () => {
      await migrate(url, MIGRATIONS);
      await settleShop(url, openLog("warn"), madeAt);
    });
  });
  tellSettled();
}

function tellSettled(): void {
  console.log(`Orders and documents go on ${SKIPPED_NUMBERS} numbers later. Campaigns that were due wait for you.`);
  console.log(
    "Who was erased, unsubscribed or removed since is back, and administrators sign in anew: see docs/operating/backup.md.",
  );
}

runCommand(main);
