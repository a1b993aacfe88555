import { existsSync, readdirSync, readFileSync, readlinkSync, realpathSync, rmSync, statSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { ConfigError } from "#platform/config/config.ts";

const END_LIMIT_MS = 30_000;
const LOOK_AGAIN_MS = 25;

/**
 * Ends a server that outlived its killed shop. This process holds the folder's lock, so no running shop uses the server.
 * PostgreSQL takes whatever has the number in its lock file for its server, also a zombie or a process of another program, so
 * the file is removed once nobody uses the data.
 */
export async function endOrphan(data: string): Promise<void> {
  const lock = join(data, "postmaster.pid");
  const pid = lockHolder(lock);
  if (pid === undefined) return;
  if (isServerOf(data, pid)) signal(pid, "SIGINT");
  const deadline = Date.now() + END_LIMIT_MS;
  while (workersOn(data).length > 0) {
    if (Date.now() > deadline) {
      throw new ConfigError(`A database server (process ${pid}) still uses ${data} and does not end.`);
    }
    await pause(LOOK_AGAIN_MS);
  }
  if (lockHolder(lock) === pid) rmSync(lock, { force: true });
}

function lockHolder(lock: string): number | undefined {
  if (!existsSync(lock)) return undefined;
  const pid = Number(readFileSync(lock, "utf8").split("\n")[0]);
  return Number.isInteger(pid) && pid > 0 ? pid : undefined;
}

/** Process ids are reused: after a restart of the machine the id may belong to any process, also to a database of somebody else. */
export const isServerOf = (data: string, pid: number): boolean => workersOn(data).includes(pid);

const isPostgres = (pid: number): boolean => /^postgres/.test(ofProcess(pid, "comm") ?? "");

/** One letter; Z is a zombie, which has ended and waits for its parent. */
const stateOf = (pid: number): string | undefined => ofProcess(pid, "stat")?.split(") ")[1]?.[0];

/** Running processes whose working directory is this folder: a server and its workers. */
function workersOn(data: string): number[] {
  const folder = realpathSync(data);
  return readdirSync("/proc")
    .map(Number)
    .filter((pid) => Number.isInteger(pid) && isPostgres(pid) && stateOf(pid) !== "Z" && worksIn(pid, folder));
}

/** Root in a container may not read where a process of another user works; then whose it is decides. */
function worksIn(pid: number, folder: string): boolean {
  try {
    return readlinkSync(`/proc/${pid}/cwd`) === folder;
  } catch (error) {
    const isForbidden = ["EACCES", "EPERM"].includes((error as NodeJS.ErrnoException).code ?? "");
    return isForbidden && statSync(`/proc/${pid}`).uid === statSync(folder).uid;
  }
}

function ofProcess(pid: number, what: "comm" | "stat"): string | undefined {
  try {
    return readFileSync(`/proc/${pid}/${what}`, "utf8");
  } catch {
    return undefined;
  }
}

function signal(pid: number, name: NodeJS.Signals): void {
  try {
    process.kill(pid, name);
  } catch {
    // It has ended meanwhile.
  }
}
