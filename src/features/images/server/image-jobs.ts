import type { AppContext } from "#platform/context.ts";
import type { Job } from "#platform/jobs/jobs.ts";
import { makeSizes } from "./make-sizes.ts";
import { removeForgotten, removeReplaced } from "./remove-images.ts";

export const imageJobs = (shop: AppContext): Job[] => [
  { name: "image-variants", cron: "* * * * *", atStart: true, run: (signal) => makeSizes(shop, signal) },
  { name: "unused-images", cron: "40 2 * * *", run: (signal) => removeForgotten(shop, signal) },
  { name: "replaced-images", cron: "50 2 * * *", run: () => removeReplaced(shop) },
];
