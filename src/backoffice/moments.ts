import { currentLocale } from "#shared/language.ts";

/** Days and moments are those of the shop, wherever the administrator sits. */
const inZone =
  (options: Intl.DateTimeFormatOptions) =>
  (timeZone: string, time: string): string =>
    new Date(time).toLocaleString(currentLocale(), { timeZone, ...options });

/** "21 Nov 2026" */
export const shortDateIn = inZone({ dateStyle: "medium" });

/** `2026-11-21` as 21 Nov 2026; a day has no time zone. */
export const shortDay = (day: string): string => shortDateIn("UTC", day);

/** "09:30" */
export const timeIn = inZone({ timeStyle: "short" });

/** "21 Nov 2026, 09:30" */
export const momentIn = inZone({ dateStyle: "medium", timeStyle: "short" });

/** "21 Nov, 09:30" */
export const shortMomentIn = inZone({ day: "numeric", month: "short", hour: "2-digit", minute: "2-digit" });

/** "39 days" */
export const daysInWords = (days: number): string =>
  days.toLocaleString(currentLocale(), { style: "unit", unit: "day", unitDisplay: "long" });

const yearIn = inZone({ year: "numeric" });

const shortDayIn = inZone({ day: "numeric", month: "short" });

/** "21 Nov" of this year, "21 Nov 2025" of another. */
export const listDayIn = (timeZone: string, time: string, now = new Date()): string =>
  (yearIn(timeZone, time) === yearIn(timeZone, now.toISOString()) ? shortDayIn : shortDateIn)(timeZone, time);

/** "21 Nov, 09:30" of this year, "21 Nov 2025" of another: one line of a list. */
export const listMomentIn = (timeZone: string, time: string, now = new Date()): string =>
  (yearIn(timeZone, time) === yearIn(timeZone, now.toISOString()) ? shortMomentIn : shortDateIn)(timeZone, time);
