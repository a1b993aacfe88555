import { Badge, type BadgeTone } from "#ui/badge.tsx";
import type { TranslationStatus } from "../translation.ts";
import { messages } from "./messages.ts";

const TONES: Record<TranslationStatus, BadgeTone> = {
  missing: "outline",
  draft: "neutral",
  stale: "warning",
  machine: "pending",
  published: "success",
};

export const StatusBadge = ({ status }: { status: TranslationStatus }) => (
  <Badge tone={TONES[status]}>{messages.status[status]}</Badge>
);
