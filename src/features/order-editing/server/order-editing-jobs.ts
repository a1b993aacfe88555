import type { AppContext } from "#platform/context.ts";
import type { Job } from "#platform/jobs/jobs.ts";
import { endLapsedCorrections, endLapsedOrders } from "./end-waiting.ts";
import { removeOldDrafts } from "./order-drafts.ts";

export const orderEditingJobs = (shop: AppContext): Job[] => [
  {
    name: "end-lapsed-links",
    cron: "*/5 * * * *",
    run: async () => {
      try {
        await endLapsedCorrections(shop);
      } finally {
        await endLapsedOrders(shop);
      }
    },
  },
  {
    name: "remove-old-drafts",
    cron: "43 2 * * *",
    run: async () => {
      await removeOldDrafts(shop);
    },
  },
];
