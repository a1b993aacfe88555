import type { AppContext } from "#platform/context.ts";
import type { Job } from "#platform/jobs/jobs.ts";
import { endLapsedCorrections } from "./end-waiting.ts";

export const orderEditingJobs = (shop: AppContext): Job[] => [
  {
    name: "end-lapsed-corrections",
    cron: "*/5 * * * *",
    run: async () => {
      await endLapsedCorrections(shop);
    },
  },
];
