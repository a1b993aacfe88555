import type { AppContext } from "#platform/context.ts";
import type { Job } from "#platform/jobs/jobs.ts";
import { forgetOldRequests, sendDueRequests } from "./send-due.ts";

export const backInStockJobs = (shop: AppContext): Job[] => [
  { name: "back-in-stock", cron: "* * * * *", atStart: true, run: (signal) => sendDueRequests(shop, signal) },
  { name: "forget-back-in-stock", cron: "40 3 * * *", run: () => forgetOldRequests(shop) },
];
