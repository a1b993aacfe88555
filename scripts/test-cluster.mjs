// The shop on several machines, each a network namespace of this one, and what it does when one is lost.
// `npm run test:cluster -- --times=10 --only=primary-lost,switchover`. It needs root and Debian's packages.
import { spawn, spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import { constants } from "node:os";
import { dirname, join, resolve } from "node:path";
import { fileURLToPath } from "node:url";

const root = resolve(dirname(fileURLToPath(import.meta.url)), "..");

/** Programs and the Debian packages they come in. */
const PROGRAMS = {
  "/usr/bin/etcd": "etcd-server",
  "/usr/bin/patroni": "patroni python3-etcd",
  "/usr/lib/postgresql/15/bin/postgres": "postgresql-15",
  "/usr/sbin/haproxy": "haproxy",
  "/usr/sbin/pgbouncer": "pgbouncer",
  "/usr/sbin/keepalived": "keepalived",
  "/usr/sbin/iptables": "iptables",
  "/usr/bin/openssl": "openssl",
};
const OWN_WORLD = ["--mount", "--pid", "--net", "--fork", "--mount-proc", "--kill-child"];

function whyNot() {
  if (process.getuid() !== 0) return "machines of its own need root";
  const missing = Object.keys(PROGRAMS).filter((program) => !existsSync(program));
  if (missing.length > 0) return `it needs apt-get install ${missing.map((program) => PROGRAMS[program]).join(" ")}`;
  const tried = spawnSync("unshare", [...OWN_WORLD, "ip", "link", "add", "tried", "type", "bridge"]);
  return tried.status === 0 ? undefined : "this machine allows no network namespaces";
}

const reason = whyNot();
if (reason) {
  console.log(`test:cluster was left out: ${reason}.`);
  process.exit(0);
}

/** The first process of a world takes leave of processes that lost their parents, which Node does not. */
const FIRST = ["sh", "-c", '"$@"; exit $?', "sh"];

// All of it is in namespaces that end with their first process: whatever happens, nothing is left behind.
const world = spawn(
  "setpriv",
  [
    ...["--pdeathsig", "KILL", "unshare", ...OWN_WORLD, ...FIRST],
    ...[process.execPath, join(root, "scripts/cluster/run.ts"), ...process.argv.slice(2)],
  ],
  { cwd: root, stdio: "inherit", detached: true, env: { PATH: process.env.PATH, HOME: "/root" } },
);
for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"])
  process.on(signal, () => {
    world.kill("SIGKILL");
    process.exit(128 + constants.signals[signal]);
  });
world.on("exit", (code) => process.exit(code ?? 1));
