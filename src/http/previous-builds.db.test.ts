import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { Hono } from "hono";
import { afterAll, beforeAll, beforeEach, expect, it } from "vitest";
import { freshDatabase, type TestDatabase } from "#tests/database.ts";
import { serveBuilt } from "./built-files.ts";
import { keepBuild, previouslyBuilt } from "./previous-builds.ts";

const SCRIPT = "root-Ab3dE_9x.js";
const NEWER = "root-Zz3dE_9x.js";
const SHARED = "figtree-C1ccJgh0.woff2";

let database: TestDatabase;
let folder: string;
beforeAll(async () => {
  database = await freshDatabase();
  folder = mkdtempSync(join(tmpdir(), "builds-"));
  aBuild("old", { [SCRIPT]: "old script", [`${SCRIPT}.br`]: "compressed", [SHARED]: "font" });
  aBuild("new", { [NEWER]: "new script", [SHARED]: "font" });
});
beforeEach(() => database.pool.query("TRUNCATE built_files"));
afterAll(async () => {
  await database.drop();
  rmSync(folder, { recursive: true });
});

function aBuild(version: string, files: Record<string, string>): void {
  mkdirSync(join(folder, version, "assets"), { recursive: true });
  for (const [name, content] of Object.entries(files)) writeFileSync(join(folder, version, "assets", name), content);
}

const keep = (version: string, maxBytes?: number) => keepBuild(database.pool, join(folder, version), maxBytes);
const names = async () =>
  (await database.pool.query("SELECT name FROM built_files ORDER BY name")).rows.map(({ name }) => name);
const served = (version: string, find = (name: string) => previouslyBuilt(database.pool, name)) => {
  const app = new Hono().all("*", (c) => c.text("no such page", 404));
  return serveBuilt(app, join(folder, version), find);
};

it("while two versions serve, each machine has the files that pages of the other name", async () => {
  await keep("old");
  await keep("new");
  for (const [version, name, content] of [
    ["new", SCRIPT, "old script"],
    ["old", NEWER, "new script"],
  ] as const) {
    const answer = await served(version).request(`/assets/${name}`);
    expect([await answer.text(), answer.headers.get("content-type"), answer.headers.get("cache-control")]).toEqual([
      content,
      expect.stringContaining("text/javascript"),
      "public, max-age=31536000, immutable",
    ]);
  }
});

it("a file of no build is not there, and names that no build has ask nobody", async () => {
  expect((await served("new").request("/assets/other-Ab3dE_9x.js")).status).toBe(404);
  const asked = served("new", () => Promise.reject(new Error("asked the database")));
  for (const name of ["passwd", "..%2f..%2fetc", "a.js"])
    expect((await asked.request(`/assets/${name}`)).status).toBe(404);
});

it("without the database nobody hears that a file is gone for ever", async () => {
  const away = served("new", () => Promise.reject(new Error("connect ECONNREFUSED")));
  const answer = await away.request(`/assets/${SCRIPT}`);
  expect([answer.status, answer.headers.get("retry-after")]).toEqual([503, "2"]);
});

it("machines that start at once keep each file once, and none of its compressed forms", async () => {
  await Promise.all(["old", "new", "old", "new", "old"].map((version) => keep(version)));
  expect(await names()).toEqual([SHARED, SCRIPT, NEWER].toSorted());
});

it("files that no build served for two weeks go; those that one still serves stay", async () => {
  await keep("old");
  await database.pool.query("UPDATE built_files SET served_at = now() - interval '15 days'");
  await keep("new");
  expect(await names()).toEqual([SHARED, NEWER].toSorted());
});

it("beyond its room the longest unused go, and never the files of this build", async () => {
  await keep("old");
  await database.pool.query("UPDATE built_files SET served_at = now() - interval '1 day'");
  await keep("new", 1);
  expect(await names()).toEqual([SHARED, NEWER].toSorted());
});
