import { fork } from "node:child_process";
import { once } from "node:events";
import { createRequire } from "node:module";
import { constants, setPriority } from "node:os";
import { AppError, type AppErrorKind } from "#shared/app-error.ts";
import { checkBytes } from "../image-limits.ts";
import { messages } from "../messages.ts";
import type { Described, Print, ResizedImage } from "./resize-image.ts";

export type Task = "resize" | "resizeStill" | "describe" | "print" | "printForEmail";
export type Answer = { done: unknown } | { refused: { kind: AppErrorKind; message: string } } | { broken: string };

/** Turns files into images. @throws AppError for a file that is no image, too large, or damaged. */
export interface ImageWorker {
  resize(bytes: Uint8Array): Promise<ResizedImage>;
  /** The same, and refuses what moves. */
  resizeStill(bytes: Uint8Array): Promise<ResizedImage>;
  describe(bytes: Uint8Array): Promise<Described>;
  print(bytes: Uint8Array): Promise<Print[]>;
  /** Of `print`, what emails show. */
  printForEmail(bytes: Uint8Array): Promise<Print[]>;
  close(): Promise<void>;
}

const TIME_LIMIT_MS = 60_000;

interface Input {
  /** Runs at low priority. */
  isPatient?: boolean;
  /** Ends the work at once. */
  signal?: AbortSignal;
}

/**
 * Opens a process for decoding and encoding; one task at a time. It has none of the shop's environment, and its memory goes
 * with it. Node runs its source as it is, from the build too.
 */
export function openImageWorker({ isPatient = false, signal }: Input = {}): ImageWorker {
  const source = createRequire(import.meta.url).resolve("#features/images/server/image-process.ts");
  const child = fork(source, {
    serialization: "advanced",
    execArgv: [],
    env: {},
    // Ctrl+C reaches the shop alone, which ends this process itself and blames no image for it.
    detached: true,
    stdio: ["ignore", "ignore", "inherit", "ipc"],
  });
  if (isPatient && child.pid) setPriority(child.pid, constants.priority.PRIORITY_LOW);
  const ended = once(child, "exit");
  const kill = () => child.kill("SIGKILL");
  signal?.addEventListener("abort", kill);
  if (signal?.aborted) kill();

  let last: Promise<unknown> = Promise.resolve();
  /** After the previous one, so that answers match their requests. */
  const call = <T>(task: Task, bytes: Uint8Array): Promise<T> => {
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
      if ("refused" in answer) throw new AppError(answer.refused.kind, answer.refused.message);
      throw damaged(answer.broken);
    } finally {
      clearTimeout(limit);
    }
  };
  return {
    resize: (bytes) => call("resize", bytes),
    resizeStill: (bytes) => call("resizeStill", bytes),
    describe: (bytes) => call("describe", bytes),
    print: (bytes) => call("print", bytes),
    printForEmail: (bytes) => call("printForEmail", bytes),
    close: async () => {
      signal?.removeEventListener("abort", kill);
      kill();
      await ended;
    },
  };
}

function damaged(cause: string): AppError {
  const appError = new AppError("invalid", messages.damaged);
  appError.cause = cause;
  return appError;
}
