// The last version of the shop runs and sells; `npm run upgrade` puts this one into its place, and back where that is
// possible. Nobody may notice. `npm run test:upgrade -- --from=COMMIT`; the build of this version must be there.
import { execFileSync, spawn, spawnSync } from "node:child_process";
import { cpSync, existsSync, mkdirSync, rmSync } from "node:fs";
import { dirname, join, resolve } from "node:path";
import { fileURLToPath } from "node:url";
import { parseArgs } from "node:util";

const root = resolve(dirname(fileURLToPath(import.meta.url)), "..");
const git = (...args) => execFileSync("git", args, { cwd: root, encoding: "utf8" }).trim();
const OWN_WORLD = ["--mount", "--pid", "--net", "--fork", "--mount-proc", "--kill-child"];

const why =
  process.getuid() !== 0
    ? "a network of its own needs root"
    : ["/usr/sbin/haproxy", "/usr/sbin/ip", "/usr/lib/postgresql/15/bin/postgres"].some((file) => !existsSync(file))
      ? "it needs apt-get install haproxy iproute2 postgresql-15"
      : spawnSync("unshare", [...OWN_WORLD, "true"]).status !== 0
        ? "this machine allows no network namespaces"
        : undefined;
if (why) {
  console.log(`test:upgrade was left out: ${why}.`);
  process.exit(0);
}

const { from } = parseArgs({ options: { from: { type: "string", default: "HEAD~1" } } }).values;
const { status, stdout } = spawnSync("git", ["rev-parse", "--verify", "--quiet", `${from}^{commit}`], { cwd: root });
if (status !== 0) {
  console.log(`test:upgrade was left out: this clone does not have the commit ${from}.`);
  process.exit(0);
}
const commit = String(stdout).trim();
const old = join(root, ".test/versions", commit.slice(0, 12));
if (!existsSync(join(old, "build/server/main.js"))) {
  console.log(`Building ${git("log", "-1", "--format=%h %s", commit)} ...`);
  rmSync(old, { recursive: true, force: true });
  mkdirSync(old, { recursive: true });
  execFileSync("sh", ["-c", `git archive ${commit} | tar --extract --directory "$0"`, old], { cwd: root });
  // What .gitignore names is then left out by the tools that look for sources.
  execFileSync("git", ["init", "--quiet", old]);
  // Links to the same files, where they are the same: quick, and a build writes none of them.
  if (git("diff", "--name-only", commit, "--", "package-lock.json") === "")
    execFileSync("cp", ["-al", join(root, "node_modules"), old]);
  else execFileSync("npm", ["install", "--no-progress", "--loglevel=error"], { cwd: old, stdio: "inherit" });
  execFileSync(process.execPath, [join(old, "node_modules/@react-router/dev/bin.cjs"), "build"], {
    cwd: old,
    env: { ...process.env, NODE_ENV: "production" },
    stdio: ["ignore", "ignore", "inherit"],
  });
}
const fresh = join(root, ".test/versions/new");
rmSync(fresh, { recursive: true, force: true });
execFileSync(process.execPath, [join(root, "scripts/package.mjs"), fresh, "--no-database"], { stdio: "inherit" });
// Versions before this migration kept no files for pages that outlive them (docs/operating/upgrade.md).
if (!existsSync(join(old, "migrations/0170-built-files.sql"))) {
  const files = (folder) => join(folder, "build/client/assets/");
  cpSync(files(old), files(fresh), { recursive: true, force: false });
}
const script = join(root, "scripts/cluster/upgrade.ts");
const world = spawn(
  "setpriv",
  [
    "--pdeathsig",
    "KILL",
    "unshare",
    ...OWN_WORLD,
    "sh",
    "-c",
    '"$@"; exit $?',
    "sh",
    process.execPath,
    script,
    old,
    fresh,
  ],
  { cwd: root, stdio: "inherit", env: { PATH: process.env.PATH, HOME: "/root" } },
);
for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"]) process.on(signal, () => world.kill("SIGKILL"));
world.on("exit", (code) => process.exit(code ?? 1));
