import { mkdtempSync, readFileSync, renameSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, expect, it } from "vitest";
import { openLog } from "#platform/log/log.ts";
import { startEmbeddedDatabase } from "./embedded.ts";

const folder = mkdtempSync(join(tmpdir(), "aurelle-embedded-"));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

it("a database that cannot start again tells why, less and less often, and is back once it can", async () => {
  const ends: { at: number; reason?: string }[] = [];
  const log = openLog("error", {
    write: (line) => ends.push({ at: performance.now(), reason: JSON.parse(line).reason }),
  });
  const database = await startEmbeddedDatabase({ dataDir: folder, dataDirChosen: false, log, settings: ["fsync=off"] });
  expect(database.isNew).toBe(true);
  const data = join(database.home, "postgres");
  const control = join(data, "global/pg_control");
  try {
    renameSync(control, `${control}.away`);
    process.kill(Number(readFileSync(join(data, "postmaster.pid"), "utf8").split("\n")[0]), "SIGKILL");
    await expect.poll(() => ends.length, { timeout: 20_000 }).toBeGreaterThanOrEqual(5);
    expect(ends[3]?.reason).toMatch(/could not open file .*pg_control/);
    const [, second = { at: 0 }, third = { at: 0 }, fourth = { at: 0 }, fifth = { at: 0 }] = ends;
    expect(fifth.at - fourth.at).toBeGreaterThan(2 * (third.at - second.at));
    renameSync(`${control}.away`, control);
    await expect.poll(() => readFileSync(join(data, "postmaster.pid"), "utf8"), { timeout: 20_000 }).toMatch(/ready/);
  } finally {
    await database.stop();
  }
});
