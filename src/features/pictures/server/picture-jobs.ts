import type { Job } from "#platform/jobs/jobs.ts";
import type { Shop } from "#platform/shop.ts";
import { makeSizes } from "./make-sizes.ts";

export const pictureJobs = (shop: Shop): Job[] => [
  { name: "picture-sizes", cron: "* * * * *", atStart: true, run: (signal) => makeSizes(shop, signal) },
];
