import { optionsOf } from "#backoffice/filtered-list.tsx";
import { Badge, type BadgeTone } from "#ui/badge.tsx";
import type { PublicationStatus } from "../publication.ts";
import { messages } from "./messages.ts";

const { pages } = messages;

const TONES: Record<PublicationStatus, BadgeTone> = { published: "success", draft: "warning", archived: "neutral" };

interface PublicationBadgeProps {
  status: PublicationStatus;
  /** Of a draft that will be published by itself. */
  publishAt?: string | null;
  className?: string;
}

export const PublicationBadge = ({ status, publishAt, className }: PublicationBadgeProps) => (
  <Badge tone={TONES[status]} className={className}>
    {publishAt ? messages.blog.scheduledStatus : pages.statuses[status]}
  </Badge>
);

export const statusOptions = () => optionsOf(pages.statuses);
