import { mkdtempSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, beforeEach, expect, inject, it } from "vitest";
import { checkArchive, checkStored } from "#app/backups.ts";
import { addressOf, backUpShop, forged, reworded } from "#tests/backups.ts";
import { type S3Emulator, startS3Emulator } from "#tests/contracts/s3-emulator.ts";
import { anOrderFor, aProduct, checkout, sessionOf } from "#tests/makers.ts";
import { aShop, served, type TestShop } from "#tests/shop.ts";
import { newAgeKeys } from "./age-keys.ts";
import { type BackupStore, bucketBackups } from "./bucket.ts";
import { backUpToBucket } from "./bucket-backup.ts";

const s3 = { accessKeyId: "AKIAOFTHETESTS", secretAccessKey: "secret/of+the=tests", region: "eu-north-1" };
const keys = newAgeKeys();
let folder: string;
let shop: TestShop;
let bucket: S3Emulator;
let store: BackupStore;

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), "aurelle-bucket-"));
  writeFileSync(join(folder, "key.txt"), keys.identity);
  shop = await aShop();
  const server = await served(shop);
  const amber = await aProduct(shop, { stock: 10 });
  const { eventId } = await shop.payment.pay(sessionOf(await checkout(shop, anOrderFor([[amber, 2]]))));
  await shop.payment.deliver(eventId);
  await server.close();
  await shop.files.put("products/amber.txt", Buffer.from("amber"), "text/plain");
});
afterAll(async () => {
  await bucket?.close();
  await shop.close();
  rmSync(folder, { recursive: true, force: true });
});
beforeEach(async () => {
  await bucket?.close();
  bucket = await startS3Emulator("safe", s3);
  store = bucketBackups({ url: bucket.url, bucket: "safe", prefix: "aurelle/", ...s3 });
});

const kept = (at: TestShop = shop) => ({ url: addressOf(at), files: at.files, now: shop.clock.now() });
const backUp = () => backUpToBucket({ shop: kept(), store, recipients: [keys.recipient] });
const checking = (file = "key.txt") => ({
  config: {
    ...shop.config,
    BACKUP_IDENTITY_FILE: join(folder, file),
    BACKUP_CHECK_DATABASE_URL: inject("serverUrl"),
  },
  log: shop.log,
  migrations: "migrations",
  now: shop.clock.now(),
});

/** Of this process: other files of tests check backups at the same time. */
const leftDatabases = () =>
  shop.rows("SELECT datname FROM pg_database WHERE datname LIKE $1", `aurelle_check_${process.pid}_%`);

it("a backup in the bucket is restored into an empty place and is whole, and nothing of the check stays", async () => {
  const made = await backUp();
  const checked = await checkStored(store, undefined, checking());
  expect(checked).toMatchObject({ name: made?.name, rows: made?.rows, tables: made?.tables, files: 1 });
  expect(await store.list()).toMatchObject([{ name: made?.name, isChecked: true }]);
  expect(await leftDatabases()).toEqual([]);
});

it("the next check removes the database that a killed one left", async () => {
  await backUp();
  const [left, young] = [Date.now() - 25 * 3600_000, Date.now()].map(
    (at) => `aurelle_check_${process.pid}_${at}_0123456789ab`,
  );
  for (const name of [left, young]) await shop.pool.query(`CREATE DATABASE ${name} TEMPLATE template0`);
  await checkStored(store, undefined, checking());
  expect(await leftDatabases()).toEqual([{ datname: young }]);
  await shop.pool.query(`DROP DATABASE ${young}`);
});

it("nothing of a customer can be read in the bucket", async () => {
  const made = await backUp();
  const bytes = bucket.object(`aurelle/${made?.name}`);
  expect(bytes?.subarray(0, 21).toString()).toBe("age-encryption.org/v1");
  // Neither a gzip nor a tar begins anywhere.
  expect(bytes?.indexOf(Buffer.from([0x1f, 0x8b, 0x08, 0, 0, 0, 0, 0]))).toBe(-1);
});

it("the key of another shop opens it not, and the backup counts as unchecked", async () => {
  await backUp();
  writeFileSync(join(folder, "other.txt"), newAgeKeys().identity);
  await expect(checkStored(store, undefined, checking("other.txt"))).rejects.toThrow("encrypted to another key");
  expect(await store.list()).toMatchObject([{ isChecked: false }]);
});

it("a check without its key says which setting is missing", async () => {
  await backUp();
  await expect(checkStored(store, undefined, checking("none.txt"))).rejects.toThrow("cannot be read (ENOENT)");
  const checked = { ...checking(), config: shop.config };
  await expect(checkStored(store, undefined, checked)).rejects.toThrow("BACKUP_IDENTITY_FILE");
});

it.each<[string, (bytes: Buffer) => Buffer]>([
  ["one byte of it was changed", (bytes) => Buffer.from(bytes.map((byte, at) => (at === 3000 ? byte ^ 1 : byte)))],
  ["its end is missing", (bytes) => bytes.subarray(0, -1000)],
])("the check fails when %s, and restores nothing", async (_what, change) => {
  const made = await backUp();
  const bytes = change(bucket.object(`aurelle/${made?.name}`) ?? Buffer.alloc(0));
  await store.remove(made?.name ?? "");
  await store.upload(
    made?.name ?? "",
    (async function* () {
      yield bytes;
    })(),
  );
  await expect(checkStored(store, undefined, checking())).rejects.toThrow("The backup is damaged");
  expect([await leftDatabases(), (await store.list())[0]?.isChecked]).toEqual([[], false]);
});

it("of two processes at once, one makes the backup", async () => {
  const made = await Promise.all([backUp(), backUp()]);
  expect(made.filter((one) => one !== null)).toHaveLength(1);
  expect(bucket.keys()).toHaveLength(1);
});

it("a backup whose upload is refused in the middle leaves nothing, and the next one succeeds", async () => {
  bucket.refusePartsFrom(1);
  await expect(backUp()).rejects.toThrow("403 AccessDenied");
  expect([bucket.keys(), bucket.unfinished()]).toEqual([[], []]);
  bucket.refusePartsFrom(100);
  expect(await backUp()).toMatchObject({ files: 1 });
});

it("a backup whose files cannot be read is not in the bucket", async () => {
  const files = { ...shop.files, read: () => Promise.reject(new Error("the disk is gone")) };
  const failing = backUpToBucket({ shop: { ...kept(), files }, store, recipients: [keys.recipient] });
  await expect(failing).rejects.toThrow("the disk is gone");
  expect([bucket.keys(), bucket.unfinished()]).toEqual([[], []]);
});

it("a backup ends early when the process ends, and is not in the bucket", async () => {
  const signal = AbortSignal.abort(new Error("the process ends"));
  const ended = backUpToBucket({ shop: kept(), store, recipients: [keys.recipient], signal });
  await expect(ended).rejects.toThrow("the process ends");
  expect([bucket.keys(), bucket.unfinished()]).toEqual([[], []]);
});

it("a shop whose stock does not add up is restored and told", async () => {
  const file = join(folder, "plain.tar.gz");
  await backUpShop(shop, file);
  const other = await forged(file, reworded("tables/stock_movements/000001", /\t10\t/, "\t11\t"), true);
  await expect(checkArchive(other, checking())).rejects.toThrow("the stock of 1 products differs from its ledger");
  expect(readdirSync(folder)).toContain("plain.tar.gz");
});

it("a backup that lost its lock fails and is not in the bucket", async () => {
  const holder = await shop.pool.connect();
  await holder.query("BEGIN; LOCK TABLE subscribers");
  const failed = expect(backUp()).rejects.toThrow(/terminat/);
  const rows = async (query: string) => (await holder.query(query)).rowCount;
  while ((await rows("SELECT FROM pg_locks WHERE relation = 'subscribers'::regclass AND NOT granted")) === 0);
  await rows(`SELECT pg_terminate_backend(pid) FROM pg_locks
    WHERE locktype = 'advisory' AND database = (SELECT oid FROM pg_database WHERE datname = current_database())`);
  await failed;
  await holder.query("ROLLBACK");
  holder.release();
  // The next backup gets the lock once the lost one has ended, and removes what it left.
  expect(await backUp()).toMatchObject({ files: 1 });
  expect(bucket.unfinished()).toEqual([]);
});
