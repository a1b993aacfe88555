import { mkdtemp, readdir, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { startS3Emulator } from "#tests/contracts/s3-emulator.ts";
import { diskFiles } from "./disk.ts";
import type { Files } from "./files.ts";
import { s3Files } from "./s3.ts";

interface Store {
  files: Files;
  /** All files in the store, also unfinished ones. */
  everything(): Promise<string[]>;
  close(): Promise<void>;
}

const bytes = (text: string) => new TextEncoder().encode(text);

const stores: [name: string, open: () => Promise<Store>][] = [
  ["a local folder", aFolder],
  ["an S3 bucket", aBucket],
];

describe.each(stores)("files in %s", (_name, open) => {
  let store: Store;
  beforeAll(async () => {
    store = await open();
  });
  afterAll(() => store.close());

  it.each([
    ["products/3f1c.webp", "image/webp"],
    ["products/2026/11/amber-stone_1.JPG", "image/jpeg"],
    ["film.mp4", "video/mp4"],
    ["notes.unknown", "application/octet-stream"],
  ])("gives back %s as it was put", async (path, contentType) => {
    const content = Uint8Array.from({ length: 70_000 }, (_, index) => index % 251);
    expect(await store.files.exists(path)).toBe(false);
    await store.files.put(path, content, contentType);
    expect(await store.files.exists(path)).toBe(true);
    const kept = await store.files.read(path);
    expect(kept?.contentType).toBe(contentType);
    expect(Buffer.from(kept?.bytes ?? []).equals(content)).toBe(true);
  });

  it("keeps small and empty files to the byte", async () => {
    await store.files.put("small.txt", bytes("a"), "text/plain");
    await store.files.put("empty.txt", bytes(""), "text/plain");
    expect(await store.files.read("small.txt")).toEqual({ bytes: bytes("a"), contentType: "text/plain" });
    expect(await store.files.read("empty.txt")).toEqual({ bytes: bytes(""), contentType: "text/plain" });
  });

  it("never overwrites", async () => {
    await store.files.put("once.txt", bytes("first"), "text/plain");
    await expect(store.files.put("once.txt", bytes("second"), "text/plain")).rejects.toMatchObject({
      kind: "conflict",
    });
    expect((await store.files.read("once.txt"))?.bytes).toEqual(bytes("first"));
  });

  it("lets one of many writers win, and its file is whole", async () => {
    const writers = Array.from({ length: 10 }, (_, index) => bytes(String(index).repeat(200_000)));
    const outcomes = await Promise.allSettled(
      writers.map((content) => store.files.put("race.txt", content, "text/plain")),
    );
    expect(outcomes.filter(({ status }) => status === "fulfilled")).toHaveLength(1);
    const winner = outcomes.findIndex(({ status }) => status === "fulfilled");
    expect(Buffer.from((await store.files.read("race.txt"))?.bytes ?? []).equals(writers[winner] ?? bytes(""))).toBe(
      true,
    );
  });

  it("leaves nothing half-finished behind", async () => {
    expect((await store.everything()).filter((name) => name.includes("arriving/"))).toEqual([]);
  });

  it("removes a file, and what is not there without complaint", async () => {
    await store.files.put("gone.txt", bytes("x"), "text/plain");
    await store.files.remove("gone.txt");
    await store.files.remove("gone.txt");
    expect(await store.files.read("gone.txt")).toBeNull();
  });

  it("lists every finished file, however deep", async () => {
    await store.files.put("deep/er/still.txt", bytes("x"), "text/plain");
    const inStore = (await Array.fromAsync(store.files.paths())).toSorted();
    expect(inStore).toContain("deep/er/still.txt");
    const kept = await Promise.all(inStore.map((path) => store.files.exists(path)));
    expect(kept).not.toContain(false);
    await store.files.remove("deep/er/still.txt");
    expect(await Array.fromAsync(store.files.paths())).not.toContain("deep/er/still.txt");
  });

  it("takes a folder for no file, and a file for no folder", async () => {
    await store.files.put("folder/file.txt", bytes("x"), "text/plain");
    expect(await store.files.exists("folder")).toBe(false);
    expect(await store.files.read("folder")).toBeNull();
    expect(await store.files.exists("folder/file.txt/more.txt")).toBe(false);
    expect(await store.files.read("folder/file.txt/more.txt")).toBeNull();
    await store.files.remove("folder");
    expect(await store.files.exists("folder/file.txt")).toBe(true);
  });

  it.each([
    "",
    "/",
    "/etc/passwd",
    "..",
    "../x.txt",
    "a/../x.txt",
    "a/..",
    "./x.txt",
    "a//x.txt",
    "a/",
    "a\\x.txt",
    "..\\x.txt",
    "a\0.txt",
    "x.txt\0",
    "C:/x.txt",
    ".arriving/x.txt",
    ".hidden",
    "a/%2e%2e/x.txt",
    "a b.txt",
    "ä.txt",
    "a\n.txt",
    "x".repeat(300),
    "a/".repeat(300).concat("x.txt"),
  ])("refuses the path %j", async (path) => {
    const refused = { name: "AppError", kind: "invalid" };
    await expect(store.files.put(path, bytes("x"), "text/plain")).rejects.toMatchObject(refused);
    await expect(store.files.read(path)).rejects.toMatchObject(refused);
    await expect(store.files.exists(path)).rejects.toMatchObject(refused);
    await expect(store.files.remove(path)).rejects.toMatchObject(refused);
  });

  it("refuses a type that belies the name", async () => {
    await expect(store.files.put("page.webp", bytes("x"), "text/html")).rejects.toMatchObject({ kind: "invalid" });
  });
});

async function aFolder(): Promise<Store> {
  const parent = await mkdtemp(join(tmpdir(), "files-"));
  const outside = join(parent, "x.txt");
  await writeFile(outside, "outside");
  const folder = join(parent, "store");
  return {
    files: diskFiles(folder),
    everything: () => readdir(folder, { recursive: true }),
    close: () => rm(parent, { recursive: true, force: true }),
  };
}

const keys = { accessKeyId: "AKIAOFTHETESTS", secretAccessKey: "secret/of+the=tests", region: "eu-north-1" };

async function aBucket(): Promise<Store> {
  const emulator = await startS3Emulator("pictures", keys);
  return {
    files: s3Files({ url: emulator.url, bucket: "pictures", ...keys }),
    everything: async () => emulator.keys(),
    close: emulator.close,
  };
}

describe("a bucket", () => {
  it("is asked again where it is busy, and a write never", async () => {
    const emulator = await startS3Emulator("pictures", keys);
    const files = s3Files({ url: emulator.url, bucket: "pictures", ...keys });
    await files.put("a.txt", bytes("x"), "text/plain");
    emulator.beBusy(2);
    expect(await files.exists("a.txt")).toBe(true);
    emulator.beBusy(1);
    await expect(files.put("b.txt", bytes("x"), "text/plain")).rejects.toThrow("503 SlowDown to PUT b.txt");
    await emulator.close();
  });

  it.each([
    ["a wrong secret", { secretAccessKey: "another" }, "403 SignatureDoesNotMatch"],
    ["a wrong region", { region: "us-east-1" }, "403 SignatureDoesNotMatch"],
  ])("says why it refuses %s", async (_what, wrong, why) => {
    const emulator = await startS3Emulator("pictures", keys);
    const files = s3Files({ url: emulator.url, bucket: "pictures", ...keys, ...wrong });
    await expect(files.read("a.txt")).rejects.toThrow(why);
    await expect(files.put("a.txt", bytes("x"), "text/plain")).rejects.toThrow(why);
    await emulator.close();
  });

  it("that is not there is no empty one", async () => {
    const emulator = await startS3Emulator("pictures", keys);
    const files = s3Files({ url: emulator.url, bucket: "elsewhere", ...keys });
    await expect(Array.fromAsync(files.paths())).rejects.toThrow("NoSuchBucket");
    await expect(files.read("a.txt")).rejects.toThrow("NoSuchBucket");
    await emulator.close();
  });
});
