import type { AppContext } from "#platform/context.ts";
import type { Job } from "#platform/jobs/jobs.ts";
import { publishDueProducts } from "./publish-due.ts";

export const productJobs = (shop: AppContext): Job[] => [
  { name: "publish-products", cron: "* * * * *", atStart: true, run: (signal) => publishDueProducts(shop, signal) },
];
