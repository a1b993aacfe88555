import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { type BackupStore, bucketBackups } from "#platform/backup/bucket.ts";
import { fetchBackup, identitiesOf, namedBackup } from "#platform/backup/bucket-backup.ts";
import { type CheckedBackup, checkBackup } from "#platform/backup/check-backup.ts";
import { removeLeftChecks, temporaryPlace } from "#platform/backup/places.ts";
import type { Config } from "#platform/config/config.ts";
import type { Log } from "#platform/log/log.ts";
import { restoredFaults } from "./restored-faults.ts";

/** null where no bucket for backups is set. */
export function backupStoreOf(config: Config): BackupStore | null {
  const { BACKUP_S3_URL: url, BACKUP_S3_BUCKET: bucket, BACKUP_S3_REGION: region, BACKUP_S3_PREFIX: prefix } = config;
  const { BACKUP_S3_ACCESS_KEY_ID: accessKeyId, BACKUP_S3_SECRET_ACCESS_KEY: secretAccessKey } = config;
  if (!url || !bucket || !accessKeyId || !secretAccessKey) return null;
  return bucketBackups({ url, bucket, region, prefix, accessKeyId, secretAccessKey });
}

interface Checked {
  config: Config;
  log: Log;
  migrations: string;
}

/** Restores an archive into a place that is removed afterwards, and compares. @throws ArchiveError */
export async function checkArchive(file: string, { config, log, migrations }: Checked): Promise<CheckedBackup> {
  const place = await temporaryPlace(config.BACKUP_CHECK_DATABASE_URL, log);
  try {
    return await checkBackup({ file, place, migrations, faultsIn: (url) => restoredFaults(url, log) });
  } finally {
    await place.close();
  }
}

/** The same for a backup of the bucket, the newest where no name is given; the bucket is told that it was well. */
export async function checkStored(
  store: BackupStore,
  name: string | undefined,
  checked: Checked & { now: Date },
): Promise<CheckedBackup & { name: string }> {
  const identities = await identitiesOf(checked.config.BACKUP_IDENTITY_FILE);
  const found = await namedBackup(store, name, checked.now);
  return inPrivateFolder(async (folder) => {
    const result = await checkArchive(await fetchBackup(store, found, identities, folder), checked);
    await store.markChecked(found);
    return { ...result, name: found };
  });
}

/** A folder that nobody else can read, removed afterwards: it may hold customers' data. */
export async function inPrivateFolder<T>(work: (folder: string) => Promise<T>): Promise<T> {
  removeLeftChecks();
  const folder = await mkdtemp(join(tmpdir(), "aurelle-check-"));
  try {
    return await work(folder);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
