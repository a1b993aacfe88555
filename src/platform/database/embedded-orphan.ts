import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { ConfigError } from "#platform/config/config.ts";

const END_LIMIT_MS = 30_000;
const LOOK_AGAIN_MS = 25;

/** Ends a server that outlived its killed shop; the folder's lock is ours, so no living shop uses it. */
export async function endOrphan(data: string): Promise<void> {
  const pid = serverOn(data);
  if (pid === undefined) return;
  const deadline = Date.now() + END_LIMIT_MS;
  signal(pid, "SIGINT");
  while (serverOn(data) === pid) {
    if (Date.now() > deadline)
      throw new ConfigError(`A database server (process ${pid}) still uses ${data} and does not end.`);
    await pause(LOOK_AGAIN_MS);
  }
}

/** The process named in postmaster.pid, if it lives and works on this folder: process numbers are used again. */
function serverOn(data: string): number | undefined {
  const file = join(data, "postmaster.pid");
  if (!existsSync(file)) return undefined;
  const pid = Number(readFileSync(file, "utf8").split("\n")[0]);
  if (!Number.isInteger(pid) || pid <= 0) return undefined;
  try {
    const command = readFileSync(`/proc/${pid}/cmdline`, "utf8");
    const state = readFileSync(`/proc/${pid}/stat`, "utf8").split(") ")[1]?.[0];
    // A zombie has ended already and waits for its parent; its command line is empty.
    return state !== "Z" && command.includes(data) ? pid : undefined;
  } catch {
    return undefined;
  }
}

function signal(pid: number, name: NodeJS.Signals): void {
  try {
    process.kill(pid, name);
  } catch {
    // It ended by itself in between.
  }
}
