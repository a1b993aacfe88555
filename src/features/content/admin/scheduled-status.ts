import { optionsOf } from "#backoffice/filtered-list.tsx";
import { isoOf, localTime } from "#shared/day.ts";
import type { PublicationStatus } from "../publication.ts";
import { messages } from "./messages.ts";

/** As a form has them: a time is asked of what is scheduled, which is stored as a draft with a moment. */
interface Scheduled {
  status: string;
  publish_at: string;
}
interface Stored {
  status: PublicationStatus;
  publish_at: string | null;
}

export const SCHEDULED = "scheduled";

export const scheduledFields = (timeZone: string, { status, publish_at: at }: Stored): Scheduled =>
  at ? { status: SCHEDULED, publish_at: localTime(timeZone, new Date(at)) } : { status, publish_at: "" };

export const scheduledWire = (timeZone: string, { status, publish_at: at }: Scheduled): Stored =>
  status === SCHEDULED
    ? { status: "draft", publish_at: isoOf(timeZone, at) }
    : { status: status as PublicationStatus, publish_at: null };

export function scheduledOptions() {
  const { draft, ...others } = messages.pages.statuses;
  return optionsOf({ draft, [SCHEDULED]: messages.blog.scheduledStatus, ...others });
}
