import { setTimeout as pause } from "node:timers/promises";
import type { Log } from "#platform/log/log.ts";
import { lineTo } from "./pooler.ts";
import { DatabaseAway, type DatabaseVariable, unreachable } from "./unreachable.ts";

const LOOK_AGAIN_MS = 1_000;

interface Waiting {
  /** Each address with the variable that named it. */
  lines: readonly { url: string; variable: DatabaseVariable }[];
  seconds: number;
  log: Log;
}

/**
 * Waits until every database answers and takes changes, as after the restart of a whole site. Answers for each whether a
 * pooler stands before it. @throws ConfigError for one that refuses, or does not come
 */
export async function awaitDatabase({ lines, seconds, log }: Waiting): Promise<{ isPooled: boolean }[]> {
  const end = performance.now() + seconds * 1000;
  for (let isTold = false; ; isTold = true) {
    try {
      return await Promise.all(lines.map(reach));
    } catch (error) {
      if (!(error instanceof DatabaseAway) || performance.now() + LOOK_AGAIN_MS > end) throw error;
      if (!isTold) log.warn({ seconds }, `${error.message} The start waits for it.`);
      await pause(LOOK_AGAIN_MS);
    }
  }
}

async function reach({ url, variable }: Waiting["lines"][number]) {
  const line = await lineTo(url).catch((error: unknown) => {
    throw unreachable(error, variable) ?? error;
  });
  if (line.isStandby) throw new DatabaseAway(`The database named by ${variable} is a standby and takes no changes.`);
  return line;
}
