import { spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  realpathSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { afterEach, beforeEach, expect, it } from "vitest";

const UPGRADE = resolve(import.meta.dirname, "../scripts/upgrade.mjs");
const EXTERNAL = "DATABASE_URL=postgres://shop:x@db.example.com/aurelle\n";

let home: string;
beforeEach(() => {
  home = mkdtempSync(join(tmpdir(), "aurelle-upgrade-"));
});
afterEach(() => rmSync(home, { recursive: true, force: true }));

/** A version that has these migrations, and whose backup ends so. */
function aVersion(name: string, migrations: string[], backupCode = 0): string {
  const folder = join(home, name);
  for (const part of ["migrations", "build/server", "scripts"]) mkdirSync(join(folder, part), { recursive: true });
  for (const migration of migrations) writeFileSync(join(folder, "migrations", `${migration}.sql`), "");
  writeFileSync(join(folder, "build/server/backup.js"), `process.exit(${backupCode})`);
  writeFileSync(join(folder, "scripts/upgrade.mjs"), readFileSync(UPGRADE));
  return folder;
}

/** Runs a version's `npm run upgrade` beside a systemd that says which services live, and starts none. */
function upgrade(folder: string, { settings = EXTERNAL, active = ["aurelle@3000"], args = [] as string[] } = {}) {
  const bin = join(home, "bin");
  mkdirSync(bin);
  const calls = join(home, "calls");
  const script = `#!/bin/sh
for unit; do :; done
if [ "$1" = is-active ]; then case " ${active.join(" ")} " in *" $unit "*) exit 0 ;; *) exit 3 ;; esac; fi
echo "$1 $unit" >> ${calls}
`;
  writeFileSync(join(bin, "systemctl"), script, { mode: 0o755 });
  writeFileSync(join(home, "settings"), settings);
  const env = { PATH: `${bin}:${process.env.PATH}`, AURELLE_HOME: home, AURELLE_SETTINGS: join(home, "settings") };
  const { status, stderr } = spawnSync(process.execPath, [join(folder, "scripts/upgrade.mjs"), ...args], {
    env,
    encoding: "utf8",
  });
  return {
    status,
    said: stderr.trim(),
    calls: existsSync(calls) ? readFileSync(calls, "utf8").trim().split("\n") : [],
  };
}

const place = (port: number, folder: string) => symlinkSync(folder, join(home, String(port)));

it("stops a new version that does not come up, and leaves the old one alone", () => {
  place(3000, aVersion("old", ["0001"]));
  const next = aVersion("new", ["0001", "0002"]);
  const { status, said, calls } = upgrade(next);
  expect(status).toBe(1);
  expect(said).toContain("The version before goes on selling.");
  expect(calls).toEqual(["start aurelle@3001", "stop aurelle@3001"]);
  expect(realpathSync(join(home, "3001"))).toBe(realpathSync(next));
  // It may have migrated before it failed.
  expect(said).toContain("(0002.sql): then the version before does not start again");
});

it("stops a new version that ends while both sell, and keeps the old one and its way back", async () => {
  const old = aVersion("old", ["0001"]);
  place(3000, old);
  place(3001, aVersion("oldest", ["0001"]));
  // Ready once, and gone when it is asked again.
  const readyOnce = `require("http").createServer((_, answer) => answer.end("", () => process.exit())).listen(3001, "127.0.0.99", () => process.stdout.write("listens"))`;
  const server = spawn(process.execPath, ["-e", readyOnce], { stdio: ["ignore", "pipe", "inherit"] });
  await once(server.stdout, "data");
  const { status, said, calls } = upgrade(aVersion("new", ["0001"]), {
    settings: `${EXTERNAL}HOST=127.0.0.99\n`,
    active: ["aurelle@3000"],
    args: ["--beside=0.2"],
  });
  server.kill();
  expect(status).toBe(1);
  expect(said).toBe("It was ready, but is no longer and was stopped. The version before goes on selling.");
  expect(calls).toEqual(["start aurelle@3001", "stop aurelle@3001"]);
  expect(realpathSync(join(home, "3001"))).toBe(realpathSync(join(home, "oldest")));
});

it("changes nothing when the backup fails", () => {
  place(3000, aVersion("old", ["0001"], 1));
  const { status, said, calls } = upgrade(aVersion("new", ["0001"]));
  expect({ status, said, calls }).toEqual({ status: 1, said: "The backup failed, so nothing was changed.", calls: [] });
});

it("leads back to no version that lacks a migration of the running one", () => {
  place(3000, aVersion("new", ["0001", "0002"]));
  place(3001, aVersion("old", ["0001"]));
  const { status, said, calls } = upgrade(join(home, "new"), { args: ["--back"] });
  expect(status).toBe(1);
  expect(said).toContain("does not know the migration 0002.sql of the running version");
  expect(calls).toEqual([]);
});

it.each([
  ["the embedded database", { settings: "DATA_DIR=/var/lib/aurelle\n" }, "serves one version at a time"],
  ["no running service", { active: [] }, "start the shop first"],
  ["two running services", { active: ["aurelle@3000", "aurelle@3001"] }, "Both versions run"],
])("refuses with %s", (_situation, input, sentence) => {
  place(3000, aVersion("old", ["0001"]));
  const { status, said, calls } = upgrade(aVersion("new", ["0001"]), input);
  expect(status).toBe(1);
  expect(said).toContain(sentence);
  expect(calls).toEqual([]);
});
