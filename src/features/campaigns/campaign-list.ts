import { z } from "zod";
import { counts, search } from "#features/subscribers/subscriber-list.ts";
import { pageNumber } from "#shared/page-number.ts";
import { CAMPAIGN_STATUSES } from "./campaign.ts";

export const campaignList = z.object({ search, status: z.enum(CAMPAIGN_STATUSES).optional(), page: pageNumber });
export type CampaignList = z.output<typeof campaignList>;

export const listedCampaign = z.object({
  id: z.uuid(),
  name: z.string(),
  subject: z.string(),
  status: z.enum(CAMPAIGN_STATUSES),
  recipient_count: z.int(),
  sent_count: z.int(),
  open_count: z.int(),
  click_count: z.int(),
  created_at: z.iso.datetime(),
  scheduled_at: z.iso.datetime().nullable(),
  sent_at: z.iso.datetime().nullable(),
});
export type ListedCampaign = z.output<typeof listedCampaign>;

export const campaignsAnswer = z.object({ ...counts, data: z.array(listedCampaign) });
export type CampaignsAnswer = z.output<typeof campaignsAnswer>;
