import { z } from "zod";
import { freeHours, type Span, span, weekText } from "../../opening-hours.ts";
import { country, type FeedReader, latitude, line, longitude, readEntries, required, titleCase } from "./feed.ts";

const entry = z.object({
  id: required(120),
  name: line(300),
  display_name: line(300),
  address: line(300),
  city: required(120),
  zip: line(20),
  country,
  lat: latitude,
  lng: longitude,
  type: line(10),
  working_hours: line(4000),
  description: line(900),
});

/** 1 is a pickup point at a counter, 3 a machine. */
const COUNTER = "1";

export const readVenipak: FeedReader = (json) =>
  readEntries(
    json,
    entry,
    ({ id }) => id,
    (parsed) => ({
      externalId: parsed.id,
      name: parsed.display_name || parsed.name || parsed.address,
      address: parsed.address,
      city: titleCase(parsed.city),
      postalCode: parsed.zip,
      countryCode: parsed.country,
      kind: parsed.type === COUNTER ? "shop" : "machine",
      latitude: parsed.lat,
      longitude: parsed.lng,
      hours: hoursOf(parsed.working_hours, parsed.country),
      comment: parsed.description,
    }),
  );

const day = z.object({ dayOfWeek: z.coerce.number().int().min(1).max(7), openTime: line(8), closeTime: line(8) });

/** A list of days written as JSON inside a text; sometimes plain words. */
function hoursOf(text: string, countryCode: string): string | null {
  const days = z.array(day).safeParse(parsed(text));
  if (!days.success) return text.startsWith("[") || text.startsWith("{") ? null : freeHours(text, countryCode);
  const week: Span[][] = Array.from({ length: 7 }, () => []);
  for (const { dayOfWeek, openTime, closeTime } of days.data) week[dayOfWeek - 1]?.push(...span(openTime, closeTime));
  return weekText(week);
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
