import { setTimeout as pause } from "node:timers/promises";

/** Asks again until it is so. A question that fails is one that is not so yet. */
export async function until(what: string, limitMs: number, isSo: () => Promise<boolean>): Promise<void> {
  const deadline = Date.now() + limitMs;
  let last: unknown;
  while (Date.now() < deadline) {
    try {
      if (await isSo()) return;
    } catch (error) {
      last = error;
    }
    await pause(100);
  }
  throw new Error(`Not within ${limitMs / 1000} s: ${what}`, { cause: last });
}
