// What a process costs the machine, seen from outside as Linux counts it: also for a process that is not ours to change.
import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { availableParallelism, cpus, totalmem } from "node:os";
import { join } from "node:path";

const TICK_MS = 1000 / Number(execFileSync("getconf", ["CLK_TCK"], { encoding: "utf8" }));

/** User and system time of all its threads so far, in ms, and of its children that ended where they are asked for. */
export function cpuMs(pid, withEnded = false) {
  const stat = readFileSync(`/proc/${pid}/stat`, "utf8");
  const fields = stat.slice(stat.lastIndexOf(")") + 2).split(" ");
  return fields.slice(11, withEnded ? 15 : 13).reduce((sum, ticks) => sum + Number(ticks), 0) * TICK_MS;
}

const childrenOf = (pid) =>
  readFileSync(`/proc/${pid}/task/${pid}/children`, "utf8").split(" ").filter(Boolean).map(Number);
const isDatabase = (pid) => readFileSync(`/proc/${pid}/comm`, "utf8").startsWith("postgres");

/** What the database of a data folder has used of the processor so far, in ms: its connections, and those that ended. */
export function databaseCpuMs(folder) {
  const pid = Number(readFileSync(join(folder, "postgres/postmaster.pid"), "utf8").split("\n")[0]);
  return childrenOf(pid).reduce((sum, child) => sum + cpuMs(child), cpuMs(pid, true));
}

const residentMb = (pid) => Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, "utf8"))?.[1] ?? 0) / 1024;

/** Resident memory of a shop in MB, with the process that decodes its images, without its database. */
export const memoryMb = (pid) =>
  Math.round(
    [pid, ...childrenOf(pid).filter((child) => !isDatabase(child))].reduce((sum, one) => sum + residentMb(one), 0),
  );

/** Where a run took place. */
export const machine = () => ({
  processors: availableParallelism(),
  model: cpus()[0]?.model,
  memoryGb: Math.round(totalmem() / 2 ** 30),
  node: process.version,
});
