import { sql } from "drizzle-orm";
import type { AppContext } from "#platform/context.ts";
import { type PooledDb, transact } from "#platform/database/database.ts";
import type { Job } from "#platform/jobs/jobs.ts";
import { eraseOldMisses } from "./search-misses.ts";
import { rewriteSearchDocuments } from "./search-rewrites.ts";

/** It reads all titles. */
const LIMIT_MS = 300_000;

/** Words of titles that are gone are corrected again. */
export const refreshSearchWords = (db: PooledDb): Promise<unknown> =>
  transact(db, (tx) => tx.execute(sql`SELECT refresh_search_words()`), LIMIT_MS);

export const searchJobs = (shop: AppContext): Job[] => [
  {
    name: "refresh-frequent-words",
    cron: "20 * * * *",
    run: async () => {
      await shop.db.execute(sql`SELECT refresh_frequent_words()`);
    },
  },
  {
    name: "refresh-search-words",
    cron: "50 3 * * *",
    run: async () => {
      await refreshSearchWords(shop.db);
    },
  },
  {
    name: "rewrite-search-documents",
    cron: "*/5 * * * *",
    atStart: true,
    run: (signal) => rewriteSearchDocuments(shop, signal),
  },
  {
    name: "erase-search-misses",
    cron: "40 3 * * *",
    run: async () => {
      await eraseOldMisses(shop);
    },
  },
];
