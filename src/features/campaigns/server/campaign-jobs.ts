import type { AppContext } from "#platform/context.ts";
import type { Job } from "#platform/jobs/jobs.ts";
import { bringCampaignsOn } from "./send-campaign.ts";

export const campaignJobs = (shop: AppContext): Job[] => [
  { name: "campaigns", cron: "* * * * *", atStart: true, run: (signal) => bringCampaignsOn(shop, signal) },
];
