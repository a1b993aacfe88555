import { AppError } from "#shared/app-error.ts";
import type { Answer, Task } from "./image-worker.ts";
import { describe, print, printForEmail, resize, resizeStill } from "./resize-image.ts";

/** Where images are decoded: a process of its own, which a hostile file may break without harm to the shop. */
const work = { resize, resizeStill, describe, print, printForEmail };

process.on("message", async ({ task, bytes }: { task: Task; bytes: Uint8Array }) => {
  process.send?.(await answer(task, bytes));
});

// The shop was killed, so there is nothing to answer to.
process.on("disconnect", () => process.exit());

async function answer(task: Task, bytes: Uint8Array): Promise<Answer> {
  try {
    return { done: await work[task](bytes) };
  } catch (error) {
    if (error instanceof AppError) return { refused: { kind: error.kind, message: error.message } };
    return { broken: error instanceof Error ? error.message : String(error) };
  }
}
