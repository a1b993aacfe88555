import { spawn } from "node:child_process";
import { once } from "node:events";
import { cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, utimesSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { afterEach, beforeEach, expect, it } from "vitest";

/** Notes when it begins and ends, and makes two commands. */
const BUILDER = `
const { appendFileSync, mkdirSync, writeFileSync } = require("node:fs");
appendFileSync("builds", "begins ");
Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 300);
mkdirSync("build/server", { recursive: true });
for (const name of ["main", "backup"]) writeFileSync("build/server/" + name + ".js", "");
appendFileSync("builds", "ends ");
`;

let root: string;
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), "aurelle-start-"));
  for (const folder of ["src", "scripts", "node_modules/@react-router/dev"])
    mkdirSync(join(root, folder), { recursive: true });
  cpSync(resolve(import.meta.dirname, "../scripts/start.mjs"), join(root, "scripts/start.mjs"));
  writeFileSync(join(root, "node_modules/@react-router/dev/bin.cjs"), BUILDER);
});
afterEach(() => rmSync(root, { recursive: true, force: true }));

async function start(...args: string[]): Promise<void> {
  const script = join(root, "scripts/start.mjs");
  const [code] = await once(spawn(process.execPath, [script, ...args], { stdio: "ignore" }), "exit");
  expect(code).toBe(0);
}

const builds = () => (existsSync(join(root, "builds")) ? readFileSync(join(root, "builds"), "utf8").trim() : "");

function changeSource(): void {
  const soon = new Date(Date.now() + 1000);
  writeFileSync(join(root, "src/changed"), "");
  utimesSync(join(root, "src/changed"), soon, soon);
}

it("two that start at once build once", async () => {
  await Promise.all([start(), start("backup")]);
  expect(builds()).toBe("begins ends");
});

it("a command leaves an older build to the shop that may run, and a start renews it", async () => {
  await start("backup");
  changeSource();
  await start("backup");
  expect(builds()).toBe("begins ends");
  await start();
  expect(builds()).toBe("begins ends begins ends");
});

it("half a build is made anew", async () => {
  await start();
  changeSource();
  const builder = join(root, "node_modules/@react-router/dev/bin.cjs");
  writeFileSync(builder, "process.exit(1)");
  await expect(start()).rejects.toThrow();
  writeFileSync(builder, BUILDER);
  await start("backup");
  expect(builds()).toBe("begins ends begins ends");
});
