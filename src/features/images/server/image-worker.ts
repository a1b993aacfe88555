import { fork } from "node:child_process";
import { once } from "node:events";
import { createRequire } from "node:module";
import { constants, setPriority } from "node:os";
import { Refusal, type RefusalKind } from "#shared/app-error.ts";
import { checkBytes } from "../image-limits.ts";
import { texts } from "../texts.ts";
import type { Described, Developed, Print } from "./resize-image.ts";

export type Task = "develop" | "describe" | "print";
export type Answer = { done: unknown } | { refused: { kind: RefusalKind; message: string } } | { broken: string };

/** Turns files into pictures. @throws Refusal for a file that is no picture, too large, or damaged. */
export interface Darkroom {
  develop(bytes: Uint8Array): Promise<Developed>;
  describe(bytes: Uint8Array): Promise<Described>;
  print(bytes: Uint8Array): Promise<Print[]>;
  close(): Promise<void>;
}

const TIME_LIMIT_MS = 60_000;

interface Wish {
  /** Leaves the processor to whoever else wants it. */
  isPatient?: boolean;
  /** Ends the work at once. */
  signal?: AbortSignal;
}

/**
 * Opens a process for decoding and encoding; one task at a time. It has none of the shop's environment, and its memory goes
 * with it. Node runs its source as it is, from the build too.
 */
export function openDarkroom({ isPatient = false, signal }: Wish = {}): Darkroom {
  const source = createRequire(import.meta.url).resolve("#features/images/server/image-process.ts");
  const child = fork(source, {
    serialization: "advanced",
    execArgv: [],
    env: {},
    // Ctrl+C reaches the shop alone, which ends this process itself and blames no picture for it.
    detached: true,
    stdio: ["ignore", "ignore", "inherit", "ipc"],
  });
  if (isPatient && child.pid) setPriority(child.pid, constants.priority.PRIORITY_LOW);
  const ended = once(child, "exit");
  const kill = () => child.kill("SIGKILL");
  signal?.addEventListener("abort", kill);
  if (signal?.aborted) kill();

  let last: Promise<unknown> = Promise.resolve();
  /** After the one before, so that each answer is told from the others. */
  const ask = <T>(task: Task, bytes: Uint8Array): Promise<T> => {
    const answer = last.then(() => askNow<T>(task, bytes));
    last = answer.catch(() => undefined);
    return answer;
  };
  const askNow = async <T>(task: Task, bytes: Uint8Array): Promise<T> => {
    checkBytes(bytes);
    const limit = setTimeout(kill, TIME_LIMIT_MS);
    const answered = once(child, "message");
    // A failure to send is an end of the process, which is awaited below.
    child.send({ task, bytes }, () => undefined);
    try {
      const [answer] = (await Promise.race([answered, ended.then(() => [{ broken: "The process ended." }])])) as [
        Answer,
      ];
      if ("done" in answer) return answer.done as T;
      if ("refused" in answer) throw new Refusal(answer.refused.kind, answer.refused.message);
      throw damaged(answer.broken);
    } finally {
      clearTimeout(limit);
    }
  };
  return {
    develop: (bytes) => ask("develop", bytes),
    describe: (bytes) => ask("describe", bytes),
    print: (bytes) => ask("print", bytes),
    close: async () => {
      signal?.removeEventListener("abort", kill);
      kill();
      await ended;
    },
  };
}

function damaged(cause: string): Refusal {
  const refusal = new Refusal("invalid", texts.damaged);
  refusal.cause = cause;
  return refusal;
}
