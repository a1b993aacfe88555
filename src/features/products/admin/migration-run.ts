import { useSyncExternalStore } from "react";
import type { ResponseOf } from "#api-client/api-client.ts";
import { failureText } from "#api-client/failure.ts";
import { call } from "#api-client/use-endpoint.ts";

/** The pause between products (back office 9). */
const PAUSE_MS = 100;
/** Hosts that are named to the shop: an address holds no more. */
const MAX_SILENT = 15;

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

type Listed = Pick<ResponseOf<"GET admin-images">, "products" | "next">;

/**
 * One product after the other, until none is left; what fails is noted and does not keep the others. A host that did not answer is
 * not asked again.
 */
export async function startMigration(first: Listed): Promise<MigrationRun> {
  if (run.is === "running") return run;
  isStopped = false;
  become({ is: "running", total: first.products.length, results: [] });
  const silent = new Set<string>();
  let listed: Listed | null = first;
  while (listed && !isStopped) {
    await migrate(listed.products, silent);
    const { next }: Listed = listed;
    // Where no further list comes, those that are done are told.
    listed = next && !isStopped ? await call("GET admin-images", { query: { after: next } }).catch(() => null) : null;
    if (listed) become({ ...run, total: run.total + listed.products.length });
  }
  become({ ...run, is: "done" });
  return run;
}

async function migrate(products: Listed["products"], silent: Set<string>): Promise<void> {
  for (const { id, name } of products) {
    if (isStopped) return;
    const outcome = await call("PUT admin-images", {
      query: { productId: id, silent: [...silent].slice(0, MAX_SILENT).join(",") },
      needs: ["result", "migrated", "errors", "silent"],
    }).catch(
      (error: unknown): Pick<ResponseOf<"PUT admin-images">, "result" | "migrated" | "errors" | "silent"> => ({
        result: "failed",
        migrated: 0,
        errors: [failureText(error)],
        silent: [],
      }),
    );
    for (const host of outcome.silent) silent.add(host);
    const { result, migrated, errors } = outcome;
    become({ ...run, results: [...run.results, { id, name, result, migrated, errors }] });
    await new Promise((resolve) => setTimeout(resolve, PAUSE_MS));
  }
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
