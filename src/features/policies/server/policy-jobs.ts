import type { AppContext } from "#platform/context.ts";
import type { Job } from "#platform/jobs/jobs.ts";
import { beginDue } from "./save-policy.ts";

export const policyJobs = (shop: AppContext): Job[] => [
  { name: "begin-policies", cron: "* * * * *", atStart: true, run: () => beginDue(shop) },
];
