import type { AppContext } from "#platform/context.ts";
import type { Job } from "#platform/jobs/jobs.ts";
import { eraseOldMisses } from "./search-misses.ts";

export const searchJobs = (shop: AppContext): Job[] => [
  {
    name: "erase-search-misses",
    cron: "40 3 * * *",
    run: async () => {
      await eraseOldMisses(shop);
    },
  },
];
