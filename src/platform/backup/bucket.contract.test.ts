import { buffer } from "node:stream/consumers";
import { afterEach, beforeEach, expect, it } from "vitest";
import { s3Caller } from "#platform/files/s3-request.ts";
import { type S3Emulator, startS3Emulator } from "#tests/contracts/s3-emulator.ts";
import { type BackupStore, bucketBackups } from "./bucket.ts";

const keys = { accessKeyId: "AKIAOFTHETESTS", secretAccessKey: "secret/of+the=tests", region: "eu-north-1" };
const MONDAY = "aurelle-2026-11-16-021500Z.tar.gz.age";
const TUESDAY = "aurelle-2026-11-17-021500Z.tar.gz.age";

let bucket: S3Emulator;
let backups: BackupStore;
const storeIn = (more: Partial<Parameters<typeof bucketBackups>[0]> = {}) =>
  bucketBackups({ url: bucket.url, bucket: "safe", prefix: "aurelle/", partBytes: 1000, ...keys, ...more });

beforeEach(async () => {
  bucket = await startS3Emulator("safe", keys);
  backups = storeIn();
});
afterEach(() => bucket.close());

async function* pieces(length: number, failsAtEnd = false) {
  for (let at = 0; at < length; at += 300) yield Buffer.alloc(Math.min(300, length - at), at % 251);
  if (failsAtEnd) throw new Error("the database is gone");
}

it.each([1, 999, 1000, 1001, 3456])("a backup of %i bytes comes back to the byte", async (length) => {
  expect(await backups.upload(MONDAY, pieces(length))).toBe(length);
  expect((await buffer(backups.download(MONDAY))).equals(await buffer(pieces(length)))).toBe(true);
});

it("lists its own backups only, the oldest first, and which of them are checked", async () => {
  await storeIn({ prefix: "other/" }).upload(MONDAY, pieces(5));
  await backups.upload(TUESDAY, pieces(20));
  await backups.upload(MONDAY, pieces(10));
  await backups.upload("notes.txt", pieces(10));
  await backups.markChecked(MONDAY);
  expect(await backups.list()).toEqual([
    { name: MONDAY, madeAt: new Date("2026-11-16T02:15:00Z"), bytes: 10, isChecked: true },
    { name: TUESDAY, madeAt: new Date("2026-11-17T02:15:00Z"), bytes: 20, isChecked: false },
  ]);
});

it("removes a backup with its mark", async () => {
  await backups.upload(MONDAY, pieces(10));
  await backups.markChecked(MONDAY);
  await backups.remove(MONDAY);
  expect(bucket.keys()).toEqual([]);
});

it.each<[string, () => void, boolean, string]>([
  ["whose content fails at its end", () => undefined, true, "the database is gone"],
  ["that the store refuses in the middle", () => bucket.refusePartsFrom(3), false, "403 AccessDenied"],
  ["that the store refuses at its end", () => bucket.spoilNextUpload("refused"), false, "InternalError to the end"],
  ["of which the store keeps less", () => bucket.spoilNextUpload("short"), false, "has 4999 of the 5000 bytes"],
])("an upload %s leaves nothing", async (_what, prepare, fails, why) => {
  prepare();
  await expect(backups.upload(MONDAY, pieces(5000, fails))).rejects.toThrow(why);
  expect([bucket.keys(), bucket.unfinished()]).toEqual([[], []]);
});

it("an upload whose process was killed is no backup, and is removed before the next", async () => {
  const killed = pieces(5000);
  const endless = (async function* () {
    yield* killed;
    bucket.refusePartsFrom(1);
    bucket.beBusy(1000);
    yield Buffer.alloc(5000);
  })();
  await expect(backups.upload(MONDAY, endless)).rejects.toThrow();
  bucket.beBusy(0);
  expect([await backups.list(), bucket.unfinished()]).toEqual([[], [`aurelle/${MONDAY}`]]);
  await backups.removeUnfinished();
  expect(bucket.unfinished()).toEqual([]);
});

it("removes every upload that was cut off, also where the store lists them on several pages", async () => {
  const send = s3Caller({ url: bucket.url, bucket: "safe", ...keys });
  for (const name of [MONDAY, MONDAY, MONDAY, MONDAY, TUESDAY, TUESDAY, TUESDAY])
    await send({ method: "POST", path: `aurelle/${name}?uploads` });
  await backups.removeUnfinished();
  expect(bucket.unfinished()).toEqual([]);
});

it("goes on where the store is busy for a moment", async () => {
  await backups.upload(MONDAY, pieces(10));
  bucket.beBusy(2);
  expect(await backups.list()).toHaveLength(1);
});

it("a bucket that is away is told in a sentence", async () => {
  await expect(storeIn({ bucket: "elsewhere" }).list()).rejects.toThrow("NoSuchBucket");
  await bucket.close();
  await expect(backups.list()).rejects.toThrow("The bucket of the backups does not answer (ECONNREFUSED).");
  await expect(backups.upload(MONDAY, pieces(10))).rejects.toThrow("The bucket of the backups does not answer");
});

it("a backup that is not there is told", async () => {
  await expect(buffer(backups.download(MONDAY))).rejects.toThrow(`There is no backup ${MONDAY} in the bucket.`);
});
