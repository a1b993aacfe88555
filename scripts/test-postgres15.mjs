// The database tests of the purchase on Debian's PostgreSQL 15, which is started for them and thrown away.
import { spawnSync } from "node:child_process";
import { chownSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";

const BIN = "/usr/lib/postgresql/15/bin";
const TESTS = ["src/features/checkout", "src/features/orders", "src/platform/database", "src/features/translations"];

const port = await new Promise((resolve) => {
  const probe = createServer().listen(0, "127.0.0.1", () => {
    const { port } = probe.address();
    probe.close(() => resolve(port));
  });
});
const folder = mkdtempSync(join(tmpdir(), "aurelle-postgres15-"));
const isRoot = process.getuid() === 0;
const [, , uid, gid] = isRoot ? (/^postgres:.*$/m.exec(readFileSync("/etc/passwd", "utf8"))?.[0].split(":") ?? []) : [];
const user = isRoot ? { uid: Number(uid), gid: Number(gid) } : {};
if (isRoot) chownSync(folder, user.uid, user.gid);

function server(command, ...args) {
  const { status, stderr } = spawnSync(join(BIN, command), args, { cwd: "/", ...user, encoding: "utf8" });
  if (status !== 0) throw new Error(`${command} failed: ${stderr}`);
}

const password = join(folder, "password");
writeFileSync(password, "tests");
const data = join(folder, "data");
server(
  "initdb",
  "-D",
  data,
  "-U",
  "owner",
  `--pwfile=${password}`,
  "-E",
  "UTF8",
  "--locale=C.UTF-8",
  "--auth=scram-sha-256",
);
server(
  "pg_ctl",
  "-D",
  data,
  "-w",
  "-l",
  join(folder, "log"),
  "-o",
  `-p ${port} -c listen_addresses=127.0.0.1 -c unix_socket_directories='' -c fsync=off -c max_connections=200`,
  "start",
);
let status = 1;
try {
  const env = { ...process.env, TEST_DATABASE_URL: `postgres://owner:tests@127.0.0.1:${port}/postgres` };
  ({ status } = spawnSync(
    process.execPath,
    ["node_modules/vitest/vitest.mjs", "run", "--project", "database", ...TESTS],
    { stdio: "inherit", env },
  ));
} finally {
  server("pg_ctl", "-D", data, "-m", "fast", "-w", "stop");
  rmSync(folder, { recursive: true, force: true });
}
process.exit(status ?? 1);
