import { spawnSync } from "node:child_process";
import { existsSync, mkdtempSync, readdirSync, readlinkSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { isAbsolute, join, resolve } from "node:path";
import { expect, it, onTestFinished } from "vitest";

const SCRIPT = resolve(import.meta.dirname, "../../scripts/package.mjs");
const makePackage = (folder: string) => spawnSync(process.execPath, [SCRIPT, folder], { encoding: "utf8" });

function aPlace(megabytes?: number): string {
  const place = mkdtempSync(join(tmpdir(), "aurelle-package-"));
  if (megabytes) spawnSync("mount", ["-t", "tmpfs", "-o", `size=${megabytes}m`, "none", place]);
  onTestFinished(() => {
    if (megabytes) spawnSync("umount", ["-l", place]);
    rmSync(place, { recursive: true });
  });
  return place;
}

/** Only root may make a small disk. */
it.skipIf(process.getuid?.() !== 0)(
  "a package for which the disk has no space is told in one sentence, and nothing is left of it",
  () => {
    const place = aPlace(20);
    const { status, stdout, stderr } = makePackage(join(place, "shop"));
    expect([status, stdout + stderr]).toEqual([1, `${join(place, "shop")} could not be made: the disk is full.\n`]);
    expect(readdirSync(place)).toEqual([]);
  },
);

it("a package is there once it is whole, under the name that was asked for, and needs nothing beside it", () => {
  const place = aPlace();
  expect(makePackage(join(place, "shop"))).toMatchObject({ status: 0, stderr: "" });
  expect(readdirSync(place)).toEqual(["shop"]);
  expect(existsSync(join(place, "shop/build/.made"))).toBe(true);
  const links = readdirSync(place, { recursive: true, withFileTypes: true }).filter((one) => one.isSymbolicLink());
  expect(links.map((one) => readlinkSync(join(one.parentPath, one.name))).filter(isAbsolute)).toEqual([]);
});
