import type { AppContext } from "#platform/context.ts";
import type { Job } from "#platform/jobs/jobs.ts";
import { publishDue } from "./write-post.ts";

export const contentJobs = (shop: AppContext): Job[] => [
  { name: "publish-posts", cron: "* * * * *", atStart: true, run: () => publishDue(shop) },
];
