import { LANGUAGES } from "#shared/language.ts";

/** Those who read a language; empty: all subscribers. */
export const CAMPAIGN_LANGUAGES = ["", ...LANGUAGES] as const;
export type CampaignLanguage = (typeof CAMPAIGN_LANGUAGES)[number];

/** How many get a campaign, of those who read each language. */
export const readersOf = (
  language: CampaignLanguage,
  readers: readonly { language: CampaignLanguage; count: number }[],
): number => readers.reduce((sum, one) => (language === "" || one.language === language ? sum + one.count : sum), 0);

export const CAMPAIGN_STATUSES = ["draft", "scheduled", "sending", "paused", "sent", "cancelled"] as const;
export type CampaignStatus = (typeof CAMPAIGN_STATUSES)[number];

export const CAMPAIGN_STEPS = ["send", "schedule", "unschedule", "pause", "resume", "cancel"] as const;
export type CampaignStep = (typeof CAMPAIGN_STEPS)[number];

/** From which status a step leads, and to which. What was sent or cancelled stays as it is. */
export const STEPS: Record<CampaignStep, { from: readonly CampaignStatus[]; to: CampaignStatus }> = {
  send: { from: ["draft", "scheduled"], to: "sending" },
  schedule: { from: ["draft"], to: "scheduled" },
  unschedule: { from: ["scheduled"], to: "draft" },
  pause: { from: ["sending"], to: "paused" },
  resume: { from: ["paused"], to: "sending" },
  cancel: { from: ["scheduled", "sending", "paused"], to: "cancelled" },
};

/** Only a draft is written on: what is scheduled goes out as it was agreed to. */
export const isEditable = (status: CampaignStatus): boolean => status === "draft";

/** One that is under way would go on without its email. */
export const canBeDeleted = (status: CampaignStatus): boolean => status !== "sending" && status !== "paused";
