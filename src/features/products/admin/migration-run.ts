import { useSyncExternalStore } from "react";
import type { ResponseOf } from "#api-client/api-client.ts";
import { failureText } from "#api-client/failure.ts";
import { call } from "#api-client/use-endpoint.ts";

/** The pause between products (back office 9). */
const PAUSE_MS = 100;

export type MigratedProduct = { id: string; name: string } & Pick<
  ResponseOf<"PUT admin-images">,
  "result" | "migrated" | "errors"
>;

export interface MigrationRun {
  is: "idle" | "running" | "done";
  total: number;
  results: readonly MigratedProduct[];
}

const IDLE: MigrationRun = { is: "idle", total: 0, results: [] };

// Of the tab, not of the dialog: it goes on while somebody works elsewhere in the back office.
let run = IDLE;
let isStopped = false;
const watchers = new Set<() => void>();

function become(next: MigrationRun): void {
  run = next;
  for (const watcher of watchers) watcher();
}

/** Whether nothing at all could be migrated. */
export const hasFailed = ({ is, results }: MigrationRun): boolean =>
  is === "done" && results.length > 0 && results.every(({ result }) => result === "failed");

/** One product after the other; what fails is noted and does not keep the others. */
export async function startMigration(products: readonly { id: string; name: string }[]): Promise<MigrationRun> {
  if (run.is === "running") return run;
  isStopped = false;
  become({ is: "running", total: products.length, results: [] });
  for (const { id, name } of products) {
    if (isStopped) break;
    const outcome = await call("PUT admin-images", {
      query: { productId: id },
      needs: ["result", "migrated", "errors"],
    }).catch(
      (error: unknown): Pick<MigratedProduct, "result" | "migrated" | "errors"> => ({
        result: "failed",
        migrated: 0,
        errors: [failureText(error)],
      }),
    );
    const { result, migrated, errors } = outcome;
    become({ ...run, results: [...run.results, { id, name, result, migrated, errors }] });
    await new Promise((resolve) => setTimeout(resolve, PAUSE_MS));
  }
  become({ ...run, is: "done" });
  return run;
}

/** The product under way is finished first. */
export function stopMigration(): void {
  isStopped = true;
}

export const forgetMigration = (): void => {
  if (run.is === "done") become(IDLE);
};

export const useMigration = (): MigrationRun =>
  useSyncExternalStore(
    (watcher) => {
      watchers.add(watcher);
      return () => watchers.delete(watcher);
    },
    () => run,
    () => IDLE,
  );
