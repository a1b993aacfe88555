import { createReadStream, createWriteStream } from "node:fs";
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { pipeline } from "node:stream/promises";
import { unlessUnderWay } from "#platform/database/one-at-a-time.ts";
import { decrypted, encrypted } from "./age.ts";
import { type AgeIdentity, readIdentities } from "./age-keys.ts";
import { type BackedUp, type ShopToKeep, wholeShop } from "./back-up.ts";
import { encryptedName } from "./backup-name.ts";
import type { BackupStore } from "./bucket.ts";
import { backupsToRemove, type KeepingRules, notAhead } from "./keeping.ts";
import { ArchiveError } from "./manifest.ts";
import { pourArchive } from "./write-archive.ts";

/** Any number; the same for every process that backs this database up. */
const BACKUP_LOCK = 2_026_112_201;

interface Input {
  shop: ShopToKeep;
  store: BackupStore;
  /** Public keys; each alone opens the backup. */
  recipients: readonly string[];
  /** Ends the backup early. */
  signal?: AbortSignal | undefined;
}

/** Sends an encrypted backup to the bucket. null if another process does it right now. */
export async function backUpToBucket({
  shop,
  store,
  recipients,
  signal,
}: Input): Promise<(BackedUp & { name: string }) | null> {
  return unlessUnderWay(shop.url, BACKUP_LOCK, async (lost) => {
    await store.removeUnfinished();
    const name = encryptedName(shop.now);
    const { fill, kept } = wholeShop(shop);
    let bytes = 0;
    await pourArchive(async (archive) => {
      bytes = await store.upload(
        name,
        encrypted(unlessAborted(archive, signal ? AbortSignal.any([signal, lost]) : lost), recipients),
      );
    }, fill);
    return { ...kept, bytes, name };
  });
}

async function* unlessAborted(bytes: AsyncIterable<Uint8Array>, signal: AbortSignal): AsyncGenerator<Uint8Array> {
  for await (const piece of bytes) {
    signal.throwIfAborted();
    yield piece;
  }
}

/** Removes the backups that no rule keeps. Answers with their names. */
export async function removeOldBackups(store: BackupStore, rules: KeepingRules, now: Date): Promise<string[]> {
  const names = backupsToRemove(await store.list(), rules, now);
  for (const name of names) await store.remove(name);
  return names;
}

/** The private keys of a file. @throws ArchiveError if there are none */
export async function identitiesOf(file: string | undefined): Promise<AgeIdentity[]> {
  if (!file)
    throw new ArchiveError("The backup is encrypted: BACKUP_IDENTITY_FILE must name the file of its private key.");
  const text = await readFile(file, "utf8").catch((error: NodeJS.ErrnoException) => {
    throw new ArchiveError(`The private key ${file} cannot be read (${error.code}).`);
  });
  const identities = readIdentities(text);
  if (identities.length > 0) return identities;
  throw new ArchiveError(`There is no private key (AGE-SECRET-KEY-1...) in ${file}.`);
}

/** Brings a backup of the bucket, decrypted, into a folder. Answers with the archive's path. */
export const fetchBackup = (
  store: BackupStore,
  name: string,
  identities: readonly AgeIdentity[],
  folder: string,
): Promise<string> => decryptInto(store.download(name), identities, folder);

export const decryptFile = (file: string, identities: readonly AgeIdentity[], folder: string): Promise<string> =>
  decryptInto(createReadStream(file), identities, folder);

async function decryptInto(
  bytes: AsyncIterable<Uint8Array>,
  identities: readonly AgeIdentity[],
  folder: string,
): Promise<string> {
  const file = join(folder, "backup.tar.gz");
  await pipeline(decrypted(bytes, identities), createWriteStream(file, { flags: "wx", mode: 0o600 }));
  return file;
}

/** The newest backup that was made by `now`, or the one of this name. @throws ArchiveError if there is none */
export async function namedBackup(store: BackupStore, name: string | undefined, now: Date): Promise<string> {
  const found = name ?? notAhead(await store.list(), now).at(-1)?.name;
  if (!found) throw new ArchiveError("There is no backup in the bucket yet.");
  return found;
}
