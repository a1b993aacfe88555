import { sql } from "drizzle-orm";
import type { AppContext } from "#platform/context.ts";
import type { Job } from "#platform/jobs/jobs.ts";
import { eraseOldMisses } from "./search-misses.ts";

export const searchJobs = (shop: AppContext): Job[] => [
  {
    name: "refresh-frequent-words",
    cron: "20 * * * *",
    run: async () => {
      await shop.db.execute(sql`SELECT refresh_frequent_words()`);
    },
  },
  {
    name: "erase-search-misses",
    cron: "40 3 * * *",
    run: async () => {
      await eraseOldMisses(shop);
    },
  },
];
