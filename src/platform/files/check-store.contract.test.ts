import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, expect, it } from "vitest";
import { startS3Emulator } from "#tests/contracts/s3-emulator.ts";
import { checkStore, NEVER_OVERWRITES, overwrites } from "./check-store.ts";
import { diskFiles } from "./disk.ts";
import { s3Files } from "./s3.ts";

const keys = { accessKeyId: "AKIAOFTHETESTS", secretAccessKey: "secret/of+the=tests", region: "eu-north-1" };
const ended: (() => unknown)[] = [];
afterEach(async () => {
  for (const end of ended.splice(0)) await end();
});

async function aBucket(more: { overwrites?: boolean } = {}) {
  const emulator = await startS3Emulator("pictures", keys, more);
  ended.push(emulator.close);
  return { emulator, files: s3Files({ url: emulator.url, bucket: "pictures", ...keys }) };
}
const faultsOf = async (files: ReturnType<typeof s3Files>) =>
  (await checkStore(files)).filter(({ fault }) => fault).map(({ what }) => what);

it("a bucket that keeps what the shop relies on has no fault, and nothing of the check stays in it", async () => {
  const { emulator, files } = await aBucket();
  expect([await faultsOf(files), await overwrites(files)]).toEqual([[], false]);
  expect(emulator.keys()).toEqual([]);
});

it("a bucket that overwrites is told, by the check and at the start", async () => {
  const { emulator, files } = await aBucket({ overwrites: true });
  expect([await faultsOf(files), await overwrites(files)]).toEqual([[NEVER_OVERWRITES], true]);
  expect(emulator.keys()).toEqual([]);
});

it("a disk has no fault either", async () => {
  const folder = mkdtempSync(join(tmpdir(), "files-"));
  ended.push(() => rmSync(folder, { recursive: true }));
  expect(await faultsOf(diskFiles(folder))).toEqual([]);
});

it("a bucket that is not there is no bucket without faults", async () => {
  const { emulator } = await aBucket();
  const files = s3Files({ url: emulator.url, bucket: "elsewhere", ...keys });
  await expect(checkStore(files)).rejects.toThrow("NoSuchBucket");
  await expect(overwrites(files)).rejects.toThrow("NoSuchBucket");
});
