import { type ChildProcess, spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import {
  chownSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  realpathSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
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

/** Prepares a systemd that says which services live, and starts none. Answers with the environment of `npm run upgrade`. */
function aSystemd({ settings = EXTERNAL, active = ["aurelle@3000"] } = {}) {
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
  return { PATH: `${bin}:${process.env.PATH}`, AURELLE_HOME: home, AURELLE_SETTINGS: join(home, "settings") };
}

function called(): string[] {
  const calls = join(home, "calls");
  return existsSync(calls) ? readFileSync(calls, "utf8").trim().split("\n") : [];
}

/** Runs a version's `npm run upgrade` to its end. */
function upgrade(
  folder: string,
  { args = [] as string[], ...world }: Parameters<typeof aSystemd>[0] & { args?: string[] } = {},
) {
  const env = aSystemd(world);
  const { status, stderr } = spawnSync(process.execPath, [join(folder, "scripts/upgrade.mjs"), ...args], {
    env,
    encoding: "utf8",
  });
  return { status, said: stderr.trim(), calls: called() };
}

/** What listens in the place of a new version. */
async function aServer(host: string, handle: string): Promise<ChildProcess> {
  const script = `require("http").createServer((_, answer) => ${handle}).listen(3001, "${host}", () => process.stdout.write("listens"))`;
  const server = spawn(process.execPath, ["-e", script], { stdio: ["ignore", "pipe", "inherit"] });
  await once(server.stdout, "data");
  return server;
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
  const server = await aServer("127.0.0.99", 'answer.end("", () => process.exit())');
  const { status, said, calls } = upgrade(aVersion("new", ["0001"]), {
    settings: `${EXTERNAL}HOST=127.0.0.99\n`,
    active: ["aurelle@3000"],
    args: ["--beside=0.2"],
  });
  server.kill();
  expect(status).toBe(1);
  expect(said).toBe("It was ready, but is no longer and was stopped. The version before goes on selling.");
  expect(calls).toEqual([
    "start aurelle@3001",
    "enable aurelle@3001",
    "disable aurelle@3000",
    "enable aurelle@3000",
    "disable aurelle@3001",
    "stop aurelle@3001",
  ]);
  expect(realpathSync(join(home, "3001"))).toBe(realpathSync(join(home, "oldest")));
});

it("lets the new version start with the machine as soon as it is ready, and goes on without its terminal", async () => {
  place(3000, aVersion("old", ["0001"]));
  const server = await aServer("127.0.0.98", "answer.end()");
  const next = aVersion("new", ["0001"]);
  const env = aSystemd({ settings: `${EXTERNAL}HOST=127.0.0.98\n` });
  const running = spawn(process.execPath, [join(next, "scripts/upgrade.mjs"), "--beside=1"], {
    env,
    stdio: ["ignore", "pipe", "inherit"],
  });
  const ended = once(running, "exit");
  await expect.poll(called, { timeout: 10_000 }).toContain("disable aurelle@3000");
  expect(called()).not.toContain("stop aurelle@3000");
  running.stdout.destroy();
  running.kill("SIGHUP");
  // What the launcher sends when npm is gone.
  await pause(100);
  running.kill("SIGTERM");
  expect(await ended).toEqual([0, null]);
  server.kill();
  expect(called()).toEqual(["start aurelle@3001", "enable aurelle@3001", "disable aurelle@3000", "stop aurelle@3000"]);
});

it.each(["::1", "::"])("asks the new version that listens on %s", async (host) => {
  place(3000, aVersion("old", ["0001"]));
  const server = await aServer("::1", "answer.end()");
  const { status, said } = upgrade(aVersion("new", ["0001"]), {
    settings: `${EXTERNAL}HOST=${host}\n`,
    active: ["aurelle@3000"],
    args: ["--beside=0"],
  });
  server.kill();
  expect({ status, said }).toEqual({ status: 0, said: "" });
});

it("leaves its two newest backups, as the shop's user, and no other file touched", () => {
  const old = aVersion("old", ["0001"]);
  place(3000, old);
  writeFileSync(
    join(old, "build/server/backup.js"),
    'require("fs").writeFileSync(process.argv[2], String(process.getuid()))',
  );
  writeFileSync(join(old, "build/server/package.json"), '{"type":"commonjs"}');
  const data = join(home, "data");
  mkdirSync(join(data, "backups"), { recursive: true });
  const isRoot = process.getuid?.() === 0;
  const shopUser = isRoot ? 65_534 : process.getuid?.();
  if (isRoot) for (const folder of [data, home]) chownSync(folder, 65_534, 65_534);
  const kept = (name: string) => join(data, "backups", name);
  for (const name of ["aurelle-2026-01-01-000000Z.tar.gz", "before-upgrade-2026-01-01T000000000Z.tar.gz"])
    writeFileSync(kept(name), "");
  const env = aSystemd({ settings: `${EXTERNAL}DATA_DIR=${data}\n` });
  for (let turn = 0; turn < 2; turn += 1)
    spawnSync(process.execPath, [join(aVersion(`new${turn}`, ["0001"]), "scripts/upgrade.mjs")], { env });
  const [byHand, ...ours] = readdirSync(join(data, "backups"));
  expect(byHand).toBe("aurelle-2026-01-01-000000Z.tar.gz");
  expect(ours).toHaveLength(2);
  expect(ours).not.toContain("before-upgrade-2026-01-01T000000000Z.tar.gz");
  for (const name of ours) expect(readFileSync(kept(name), "utf8")).toBe(String(shopUser));
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
  ["a time beyond any timer", { args: ["--beside=2592000"] }, "no number of seconds up to 604800"],
  ["two running services", { active: ["aurelle@3000", "aurelle@3001"] }, "Both versions run"],
])("refuses with %s", (_situation, input, sentence) => {
  place(3000, aVersion("old", ["0001"]));
  const { status, said, calls } = upgrade(aVersion("new", ["0001"]), input);
  expect(status).toBe(1);
  expect(said).toContain(sentence);
  expect(calls).toEqual([]);
});
