import { mkdirSync, mkdtempSync, readdirSync, rmSync, utimesSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, it } from "vitest";
import { diskFiles } from "./disk.ts";

it("a file that a killed process did not finish goes after a day", async () => {
  const root = mkdtempSync(join(tmpdir(), "aurelle-files-"));
  const arriving = join(root, ".arriving");
  mkdirSync(arriving);
  for (const name of ["left", "under-way"]) writeFileSync(join(arriving, name), "half");
  const before = new Date(Date.now() - 25 * 3_600_000);
  utimesSync(join(arriving, "left"), before, before);
  await diskFiles(root).put("products/amber.txt", Buffer.from("amber"), "text/plain");
  expect(readdirSync(arriving)).toEqual(["under-way"]);
  rmSync(root, { recursive: true });
});
