import { Badge, type BadgeTone } from "#ui/badge.tsx";
import type { CampaignStatus } from "../campaign.ts";
import { messages } from "./messages.ts";

const { campaigns: words } = messages;

const TONES: Record<CampaignStatus, BadgeTone> = {
  draft: "neutral",
  scheduled: "info",
  sending: "info",
  paused: "warning",
  sent: "success",
  cancelled: "danger",
};

export const CampaignBadge = ({ status }: { status: CampaignStatus }) => (
  <Badge tone={TONES[status]}>{words.statuses[status]}</Badge>
);
