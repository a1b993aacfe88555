import type { AppContext } from "#platform/context.ts";
import type { Job } from "#platform/jobs/jobs.ts";
import { counterFaults } from "./check-counters.ts";
import { queueMonthlyReport } from "./queue-monthly-report.ts";

export const reportingJobs = (shop: AppContext): Job[] => [
  {
    name: "check-counters",
    cron: "33 3 * * *",
    run: async () => {
      const faults = await counterFaults(shop.db);
      if (faults.length > 0) shop.log.error({ faults }, "stored counters differ from a recount");
    },
  },
  // Each day, for a shop that is off on the first of a month; the email is queued once.
  { name: "monthly-report", cron: "20 6 * * *", run: () => queueMonthlyReport(shop) },
];
