import { optionsOf } from "#backoffice/filtered-list.tsx";
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

export const statusOptions = () => optionsOf(pages.statuses);
