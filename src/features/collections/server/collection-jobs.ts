import type { AppContext } from "#platform/context.ts";
import type { Job } from "#platform/jobs/jobs.ts";
import { publishDueCollections, refreshNew } from "./save-collection.ts";

export const collectionJobs = (shop: AppContext): Job[] => [
  { name: "publish-collections", cron: "* * * * *", atStart: true, run: () => publishDueCollections(shop) },
  { name: "refresh-new-collections", cron: "7 * * * *", atStart: true, run: () => refreshNew(shop) },
];
