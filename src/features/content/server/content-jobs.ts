import type { Job } from "#platform/jobs/jobs.ts";
import type { Shop } from "#platform/shop.ts";
import { publishDue } from "./write-post.ts";

export const contentJobs = (shop: Shop): Job[] => [
  { name: "publish-posts", cron: "* * * * *", atStart: true, run: () => publishDue(shop) },
];
