import type { AppContext } from "#platform/context.ts";
import type { Job } from "#platform/jobs/jobs.ts";
import { refreshNew } from "./save-collection.ts";

export const collectionJobs = (shop: AppContext): Job[] => [
  { name: "refresh-new-collections", cron: "7 * * * *", atStart: true, run: () => refreshNew(shop) },
];
