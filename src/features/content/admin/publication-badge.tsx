import { Badge, type BadgeTone } from "#ui/badge.tsx";
import type { PublicationStatus } from "../publication.ts";
import { messages } from "./messages.ts";

const { pages } = messages;

const TONES: Record<PublicationStatus, BadgeTone> = { published: "success", draft: "warning", archived: "neutral" };

export const PublicationBadge = ({ status, className }: { status: PublicationStatus; className?: string }) => (
  <Badge tone={TONES[status]} className={className}>
    {pages.statuses[status]}
  </Badge>
);

export const STATUS_OPTIONS = Object.entries(pages.statuses).map(([value, label]) => ({ value, label }));
