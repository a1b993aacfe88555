import { currentLocale } from "./language.ts";

const formats: Record<string, Intl.DateTimeFormat> = {};

/** Kept, of the shop's few time zones and languages: making one takes a hundred times as long as using it. */
const formatOf = (locale: string, options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat => {
  const key = locale + JSON.stringify(options);
  formats[key] ??= new Intl.DateTimeFormat(locale, options);
  return formats[key];
};

/** Whether a name such as "Europe/Tallinn" is a time zone. */
export function isTimeZone(name: string): boolean {
  try {
    // An offset such as "+02:00" is one too, but knows no change of the clocks.
    return /^[A-Za-z]/.test(name) && Boolean(new Intl.DateTimeFormat("en", { timeZone: name }));
  } catch {
    return false;
  }
}

/** The day it is there at that moment: "2026-11-21". */
export const dayIn = (timeZone: string, at: Date): string =>
  formatOf("sv-SE", { timeZone, year: "numeric", month: "2-digit", day: "2-digit" }).format(at);

/** `2026-11-21` as 21 November 2026; a day has no time zone. */
export const dayInWords = (day: string, locale = currentLocale()): string =>
  formatOf(locale, { dateStyle: "long", timeZone: "UTC" }).format(new Date(day));

/** `October 2026`, of a month or a day in it. */
export const monthInWords = (month: string): string =>
  new Intl.DateTimeFormat(currentLocale(), { month: "long", year: "numeric", timeZone: "UTC" }).format(new Date(month));

/** The day it is there at that moment: `22 November 2026`. */
export const dateInWords = (timeZone: string, at: Date): string =>
  formatOf(currentLocale(), { day: "numeric", month: "long", year: "numeric", timeZone }).format(at);

/** Date and time in words: `21 November 2026 at 16:40 EET`. */
export const momentInWords = (timeZone: string, at: Date, locale = currentLocale()): string =>
  formatOf(locale, {
    timeZone,
    day: "numeric",
    month: "long",
    year: "numeric",
    hour: "2-digit",
    minute: "2-digit",
    timeZoneName: "short",
  })
    .format(at)
    // The zone stays with its time.
    .replace(/ (?=\S+$)/, "\u00a0");

export const dayBefore = (day: string): string => dayAfter(day, -1);

/** The day so many days later, or earlier. */
export function dayAfter(day: string, days: number): string {
  const date = new Date(`${day}T00:00:00Z`);
  date.setUTCDate(date.getUTCDate() + days);
  return date.toISOString().slice(0, 10);
}

export const DAY_MS = 24 * 3600_000;

/** The first moment of a day there, also on days when the clocks change. */
export function startOfDay(timeZone: string, day: string): Date {
  const asInUtc = Date.parse(`${day}T00:00:00Z`);
  const [first = asInUtc, second = asInUtc] = [-DAY_MS, DAY_MS]
    .map((aside) => asInUtc - offsetAt(timeZone, asInUtc + aside))
    .toSorted((a, b) => a - b);
  const begins = (at: number) => dayIn(timeZone, new Date(at)) === day && dayIn(timeZone, new Date(at - 1)) !== day;
  return new Date(begins(first) ? first : second);
}

/** What the clocks there show at that moment, to the minute: "2026-11-21T09:30". */
export const localTime = (timeZone: string, at: Date): string => localText(timeZone, at.getTime()).slice(0, 16);

/**
 * The moment when clocks there show "2026-11-21T09:30"; the first of two, and an hour later if that time is skipped. An
 * invalid date for what is no time.
 */
export function momentOf(timeZone: string, local: string): Date {
  const asInUtc = Date.parse(`${local}Z`);
  if (Number.isNaN(asInUtc)) return new Date(Number.NaN);
  const [first = asInUtc, second = asInUtc] = [-DAY_MS, DAY_MS].map(
    (aside) => asInUtc - offsetAt(timeZone, asInUtc + aside),
  );
  const shows = (at: number) => localTime(timeZone, new Date(at)) === local.slice(0, 16);
  return new Date(shows(first) || !shows(second) ? first : second);
}

/** That moment as endpoints take it. What is no time stays as it was typed, for the rule that refuses it. */
export function isoOf(timeZone: string, local: string): string {
  const at = momentOf(timeZone, local);
  return Number.isNaN(at.getTime()) ? local : at.toISOString();
}

/** As endpoints answer with a moment that may not have come. */
export const isoOrNull = (at: Date | null | undefined): string | null => at?.toISOString() ?? null;

/** So many ms the clocks there are ahead of UTC at that moment. */
function offsetAt(timeZone: string, at: number): number {
  return Date.parse(`${localText(timeZone, at)}Z`) - Math.floor(at / 1000) * 1000;
}

/** In 19 letters: a year being typed is 0002 before it is 2026. */
const localText = (timeZone: string, at: number): string =>
  formatOf("sv-SE", { timeZone, dateStyle: "short", timeStyle: "medium" })
    .format(at)
    .replace(" ", "T")
    .padStart(19, "0");
