import type { BackupStore } from "#platform/backup/bucket.ts";
import { backUpToBucket, removeOldBackups } from "#platform/backup/bucket-backup.ts";
import { isBackupDue, notAhead } from "#platform/backup/keeping.ts";
import type { AppContext } from "#platform/context.ts";
import type { Job } from "#platform/jobs/jobs.ts";
import { noteFigure } from "#platform/telemetry/noted-figures.ts";
import { backupStoreOf, checkStored } from "./backups.ts";
import type { DatabaseLines } from "./context.ts";

interface Lines extends Pick<DatabaseLines, "listenUrl"> {
  /** The folder of this version's migrations. */
  migrations: string;
}

/** None where no bucket for backups is set. */
export function backupJobs(shop: AppContext, { listenUrl, migrations }: Lines): Job[] {
  const store = backupStoreOf(shop.config);
  if (!store) return [];
  const url = shop.config.DATABASE_OWNER_URL ?? listenUrl;
  const backup: Job = {
    name: "back-up",
    // Each hour it looks whether today's is missing: a night that failed is caught up with.
    cron: "15 * * * *",
    minutes: 240,
    run: (signal) => backUpWhenDue(shop, store, url, signal),
  };
  const check: Job = {
    name: "check-backup",
    cron: "45 4 * * 0",
    minutes: 240,
    run: () => checkNewest(shop, store, migrations),
  };
  // Without the private key on this machine, the check runs where it is.
  return shop.config.BACKUP_IDENTITY_FILE ? [backup, check] : [backup];
}

async function backUpWhenDue(shop: AppContext, store: BackupStore, url: string, signal?: AbortSignal): Promise<void> {
  const { config, log, files } = shop;
  const now = shop.clock.now();
  try {
    const newest = notAhead(await store.list(), now).at(-1)?.madeAt;
    if (isBackupDue(newest, config.BACKUP_HOUR, now)) {
      const recipients = config.BACKUP_RECIPIENTS;
      const made = await backUpToBucket({ shop: { url, files, now }, store, recipients, signal });
      if (made) {
        const { name: file, ...backup } = made;
        log.info({ file, backup }, "a backup is in the bucket");
      }
      if (made && made.leftOut.files > 0)
        log.warn({ leftOut: made.leftOut }, "files that are none of the shop's were left out of the backup");
      if (made && made.missing.files > 0)
        log.warn({ missing: made.missing }, "images of the shop are not in its store, so the backup lacks them");
    }
    await noteBackups(shop, store);
  } catch (error) {
    log.error({ err: error }, "the backup failed and is tried again within the hour");
    return;
  }
  try {
    const { BACKUP_KEEP_DAYS: days, BACKUP_KEEP_WEEKS: weeks, BACKUP_KEEP_MONTHS: months } = config;
    const removed = await removeOldBackups(store, { days, weeks, months }, now);
    if (removed.length > 0) log.info({ removed }, "old backups were removed from the bucket");
  } catch (error) {
    log.warn({ err: error }, "old backups could not be removed from the bucket");
  }
}

/** The bucket is the witness: a backup or a check of another machine counts as well. */
async function noteBackups({ db, clock }: AppContext, store: BackupStore): Promise<void> {
  const backups = notAhead(await store.list(), clock.now());
  const seconds = (time: Date) => time.getTime() / 1000;
  const [newest, checked] = [backups.at(-1), backups.findLast(({ isChecked }) => isChecked)];
  if (newest) await noteFigure(db, "backup_last_success_timestamp_seconds", seconds(newest.madeAt));
  if (checked) await noteFigure(db, "restore_check_last_success_timestamp_seconds", seconds(checked.madeAt));
}

async function checkNewest(shop: AppContext, store: BackupStore, migrations: string): Promise<void> {
  const { config, log } = shop;
  try {
    const checked = await checkStored(store, undefined, { config, log, migrations, now: shop.clock.now() });
    log.info({ backup: checked }, "the backup was restored and is whole");
    await noteBackups(shop, store);
  } catch (error) {
    log.error({ err: error }, "the restore check failed");
  }
}
