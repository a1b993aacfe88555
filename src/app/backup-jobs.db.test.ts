import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { Readable } from "node:stream";
import { afterAll, beforeAll, expect, inject, it } from "vitest";
import { newAgeKeys } from "#platform/backup/age-keys.ts";
import { encryptedName } from "#platform/backup/backup-name.ts";
import { openLog } from "#platform/log/log.ts";
import { notedFigures } from "#platform/telemetry/noted-figures.ts";
import { DAY_MS } from "#shared/day.ts";
import { addressOf } from "#tests/backups.ts";
import { type S3Emulator, startS3Emulator } from "#tests/contracts/s3-emulator.ts";
import { aShop, type TestShop } from "#tests/shop.ts";
import { backupJobs } from "./backup-jobs.ts";
import { backupStoreOf } from "./backups.ts";

const s3 = { accessKeyId: "AKIAOFTHETESTS", secretAccessKey: "secret/of+the=tests", region: "eu-north-1" };
const keys = newAgeKeys();
const lines: string[] = [];
let folder: string;
let shop: TestShop;
let bucket: S3Emulator;

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), "aurelle-nightly-"));
  writeFileSync(join(folder, "key.txt"), keys.identity);
  bucket = await startS3Emulator("safe", s3);
  shop = await aShop({
    log: openLog("info", { write: (line) => lines.push(line) }),
    env: {
      BACKUP_S3_URL: bucket.url,
      BACKUP_S3_BUCKET: "safe",
      BACKUP_S3_REGION: s3.region,
      BACKUP_S3_ACCESS_KEY_ID: s3.accessKeyId,
      BACKUP_S3_SECRET_ACCESS_KEY: s3.secretAccessKey,
      BACKUP_RECIPIENTS: keys.recipient,
      BACKUP_IDENTITY_FILE: join(folder, "key.txt"),
      BACKUP_CHECK_DATABASE_URL: inject("serverUrl"),
      BACKUP_KEEP_DAYS: "2",
      BACKUP_KEEP_WEEKS: "0",
      BACKUP_KEEP_MONTHS: "0",
    },
  });
});
afterAll(async () => {
  await bucket.close();
  await shop.close();
  rmSync(folder, { recursive: true, force: true });
});

async function run(name: "back-up" | "check-backup"): Promise<string[]> {
  const from = lines.length;
  const jobs = backupJobs(shop, { listenUrl: addressOf(shop), migrations: "migrations" });
  await jobs.find((job) => job.name === name)?.run(new AbortController().signal);
  return lines.slice(from).map((line) => JSON.parse(line).msg);
}
const stored = async () => (await backupStoreOf(shop.config)?.list()) ?? [];

it("a shop without a bucket for backups has no such job", () => {
  const config = { ...shop.config, BACKUP_S3_BUCKET: undefined };
  expect(backupJobs({ ...shop, config }, { listenUrl: "", migrations: "" })).toEqual([]);
});

it("without the private key a shop backs up, and checks nothing", () => {
  const config = { ...shop.config, BACKUP_IDENTITY_FILE: undefined };
  expect(backupJobs({ ...shop, config }, { listenUrl: "", migrations: "" }).map(({ name }) => name)).toEqual([
    "back-up",
  ]);
});

it("a bucket that is away is one error line, and no success", async () => {
  bucket.beBusy(3);
  expect(await run("back-up")).toEqual(["the backup failed and is tried again within the hour"]);
  expect((await notedFigures(shop.db)).has("backup_last_success_timestamp_seconds")).toBe(false);
});

it("backs up once a day, notes when, and keeps as many as the rules say", async () => {
  expect(await run("back-up")).toEqual(["a backup is in the bucket"]);
  const [first] = await stored();
  // `name` would be hidden, as those of people are.
  expect(JSON.parse(lines.at(-1) ?? "{}").file).toBe(first?.name);
  const noted = (await notedFigures(shop.db)).get("backup_last_success_timestamp_seconds");
  expect(noted).toBe((first?.madeAt.getTime() ?? 0) / 1000);
  expect(await run("back-up")).toEqual([]);
  shop.clock.forward(DAY_MS);
  expect(await run("back-up")).toEqual(["a backup is in the bucket"]);
  shop.clock.forward(DAY_MS);
  expect(await run("back-up")).toEqual(["a backup is in the bucket", "old backups were removed from the bucket"]);
  expect(await stored()).toHaveLength(2);
});

it("a backup of a machine whose clock was ahead stops no other, is not the one that is checked, and is no success", async () => {
  const store = backupStoreOf(shop.config);
  const ahead = encryptedName(new Date(shop.clock.now().getTime() + 90 * DAY_MS));
  await store?.upload(ahead, Readable.from([Buffer.from("x")]));
  shop.clock.forward(DAY_MS);
  expect(await run("back-up")).toContain("a backup is in the bucket");
  const noted = (await notedFigures(shop.db)).get("backup_last_success_timestamp_seconds");
  expect(noted).toBeLessThanOrEqual(shop.clock.now().getTime() / 1000);
  expect(await run("check-backup")).toEqual(["the backup was restored and is whole"]);
  await store?.remove(ahead);
});

it("the weekly check restores the newest and notes it", async () => {
  expect(await run("check-backup")).toEqual(["the backup was restored and is whole"]);
  const newest = (await stored()).at(-1);
  expect(newest?.isChecked).toBe(true);
  const noted = (await notedFigures(shop.db)).get("restore_check_last_success_timestamp_seconds");
  expect(noted).toBe((newest?.madeAt.getTime() ?? 0) / 1000);
});

it("a check that fails is one error line", async () => {
  writeFileSync(join(folder, "key.txt"), newAgeKeys().identity);
  expect(await run("check-backup")).toEqual(["the restore check failed"]);
});
