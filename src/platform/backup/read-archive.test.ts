import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { gunzipSync } from "node:zlib";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { forged, reworded } from "#tests/backups.ts";
import { ArchiveError, FORMAT } from "./manifest.ts";
import { openArchive } from "./read-archive.ts";
import { writeArchive } from "./write-archive.ts";

let folder: string;
let file: string;
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), "aurelle-archives-"));
  file = join(folder, "whole.tar.gz");
  await writeArchive(file, async (archive) => {
    await archive.add("tables/orders/000001", Buffer.from("1\tfirst\n".repeat(20_000)));
    await archive.add("tables/orders/000002", Buffer.from("2\tsecond\n"));
    await archive.add("files/products/amber.webp", Buffer.from("amber"));
    return {
      format: FORMAT,
      madeAt: "2026-11-21T08:00:00.000Z",
      migrations: ["0001-foundation.sql"],
      tables: [{ name: "orders", columns: ["id", "name"], rows: 20_001, parts: 2 }],
      sequences: [],
    };
  });
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const errorMessage = async (of: string): Promise<string> => {
  try {
    await (await openArchive(of)).close();
    return "taken";
  } catch (error) {
    expect(error).toBeInstanceOf(ArchiveError);
    return (error as Error).message;
  }
};
const withBytes = (bytes: Uint8Array): string => {
  const path = join(folder, "other.tar.gz");
  writeFileSync(path, bytes);
  return path;
};
const unpacked = (bytes: Buffer): Buffer | undefined => {
  try {
    return gunzipSync(bytes);
  } catch {
    return undefined;
  }
};
const entry = (name: string, bytes = Buffer.from("x"), type?: "symlink" | "directory") => ({ name, bytes, type });

it("a whole archive is read, and gives its parts in order", async () => {
  const archive = await openArchive(file);
  const paths: string[] = [];
  await archive.eachPart(async ({ path }, bytes) => {
    paths.push(path);
    await Array.fromAsync(bytes);
  });
  expect(paths).toEqual(["tables/orders/000001", "tables/orders/000002", "files/products/amber.webp"]);
  await archive.close();
});

describe("an archive is refused", () => {
  it("that is not there", async () =>
    expect(await errorMessage(join(folder, "none"))).toMatch(/cannot be opened \(ENOENT\)/));
  it("that is empty", async () => expect(await errorMessage(withBytes(Buffer.alloc(0)))).toMatch(/cut off/));
  it("that is something else", async () =>
    expect(await errorMessage("package.json")).toMatch(/is damaged or was cut off/));

  it.each([0.01, 0.3, 0.6, 0.9, 0.99])("of which only %d arrived", async (share) => {
    const whole = readFileSync(file);
    expect(await errorMessage(withBytes(whole.subarray(0, Math.floor(whole.length * share))))).toMatch(
      /damaged or was cut off/,
    );
  });

  it("in which any one byte is other that says anything", async () => {
    const whole = readFileSync(file);
    for (let at = 12; at < whole.length; at += Math.ceil(whole.length / 40)) {
      const other = Buffer.from(whole);
      other[at] = (other[at] ?? 0) ^ 0x20;
      // The last bits of a compressed block are padding.
      if (unpacked(other)?.equals(gunzipSync(whole))) continue;
      expect(await errorMessage(withBytes(other)), `byte ${at} of ${whole.length}`).not.toBe("taken");
    }
  });

  it.each<[string, RegExp, Parameters<typeof forged>[1]]>([
    ["without its manifest", /manifest is missing/, (entries) => entries.slice(0, -1)],
    ["that goes on after its manifest", /goes on/, (entries) => [...entries, entry("files/more.txt")]],
    [
      "with other rows than it says",
      /tables\/orders\/000002 is not/,
      reworded("tables/orders/000002", "second", "sec0nd"),
    ],
    ["without one of its files", /is not what its manifest says/, (entries) => entries.toSpliced(2, 1)],
    [
      "with a file it does not name",
      /files\/new.txt is not/,
      (entries) => entries.toSpliced(3, 0, entry("files/new.txt")),
    ],
    ["of a newer kind", /made by a newer shop/, reworded("manifest.json", '"format": 1', '"format": 2')],
    ["with a manifest that is none", /manifest cannot be read/, reworded("manifest.json", "{", "[")],
    ["with tables out of order", /contradicts itself/, reworded("manifest.json", '"parts": 2', '"parts": 1')],
  ])("%s", async (_situation, why, change) => expect(await errorMessage(await forged(file, change))).toMatch(why));

  it.each([
    "../outside.txt",
    "files/../../outside.txt",
    "files//etc/passwd",
    "/etc/passwd",
    "files/.hidden",
    "files/",
    "tables/orders/../../x",
    "tables/Orders;--/000001",
    "README",
  ])("that holds %s, although its manifest names it", async (name) => {
    const forgery = await forged(file, (entries) => entries.toSpliced(3, 0, entry(name)), true);
    expect(await errorMessage(forgery)).toMatch(/is no part of a shop/);
  });

  it.each(["symlink", "directory"] as const)("that holds a %s", async (type) => {
    const add = entry("files/link.txt", Buffer.alloc(0), type);
    expect(await errorMessage(await forged(file, (entries) => [add, ...entries]))).toMatch(/which is no file/);
  });

  it("that holds a file twice", async () => {
    const twice = await forged(file, (entries) => entries.toSpliced(3, 0, entry("files/products/amber.webp")), true);
    expect(await errorMessage(twice)).toMatch(/contradicts itself/);
  });
});
