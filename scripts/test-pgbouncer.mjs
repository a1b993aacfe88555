// The shop behind Debian's PgBouncer in transaction mode: sales, back office and emails side by side, and limits on time.
import { spawnSync } from "node:child_process";
import { dirname, resolve } from "node:path";
import { fileURLToPath } from "node:url";

if (spawnSync("pgbouncer", ["--version"], { stdio: "ignore" }).status !== 0) {
  console.log("Skipped: there is no pgbouncer here (on Debian: apt-get install pgbouncer).");
  process.exit();
}
const cwd = resolve(dirname(fileURLToPath(import.meta.url)), "..");
const run = (script, args, env) =>
  spawnSync(process.execPath, [script, ...args], { cwd, stdio: "inherit", env: { ...process.env, ...env } }).status ??
  1;
process.exit(
  run("node_modules/@react-router/dev/bin.cjs", ["build", "--logLevel", "error"], { NODE_ENV: "production" }) ||
    run("node_modules/vitest/vitest.mjs", ["run", "--project", "pgbouncer"], { NODE_ENV: "test" }),
);
