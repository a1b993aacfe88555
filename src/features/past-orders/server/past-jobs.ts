import type { AppContext } from "#platform/context.ts";
import type { Job } from "#platform/jobs/jobs.ts";
import { eraseOldPast } from "./past-queries.ts";

export const pastJobs = (shop: AppContext): Job[] => [
  {
    name: "erase-old-past-orders",
    cron: "50 3 * * *",
    run: async (signal) => {
      await eraseOldPast(shop, signal);
    },
  },
];
