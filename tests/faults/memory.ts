import { readFileSync } from "node:fs";

/** What a process holds in memory, or held at most. */
export const memoryMb = (pid: number, what: "VmRSS" | "VmHWM" = "VmRSS"): number =>
  Math.round(Number(new RegExp(`${what}:\\s+(\\d+)`).exec(readFileSync(`/proc/${pid}/status`, "utf8"))?.[1]) / 1024);
