import { momentOf } from "#shared/day.ts";

/**
 * An amount as files write it, in hundredths: "1,234.50", "1.234,50", "€29.00", "29,5". A comma before three digits parts
 * thousands, a point parts decimals. Null for what is none.
 */
export function centsIn(written: string): number | null {
  if (/^[=+@]/.test(written.trim())) return null;
  const digits = written.replace(/^[^\d.,-]+|[^\d.,]+$/g, "").replace(/[\s']/g, "");
  if (!/^-?[\d.,]*\d[\d.,]*$/.test(digits) || digits.length > 30) return null;
  const last = Math.max(digits.lastIndexOf("."), digits.lastIndexOf(","));
  const sign = digits[last];
  const isOnlyOne = digits.indexOf(sign ?? "") === last;
  const isDecimal = last >= 0 && isOnlyOne && (sign === "." || digits.length - last !== 4 || /[.]/.test(digits));
  const whole = (isDecimal ? digits.slice(0, last) : digits).replace(/[.,]/g, "");
  const amount = Number(`${whole || "0"}.${isDecimal ? digits.slice(last + 1) || "0" : "0"}`);
  return Number.isFinite(amount) && Math.abs(amount) < 1e9 ? Math.round(amount * 100) : null;
}

/** Which number comes first in dates such as 03/04/2026. */
export type SlashOrder = "day" | "month" | "unclear";

/** What the dates of a whole column say of it; `usual` where none of them does. */
export function slashOrderOf(written: readonly string[], usual: SlashOrder): SlashOrder {
  const pairs = written.flatMap((one) => {
    const [, first = "", second = ""] = /^(\d{1,2})\/(\d{1,2})\/\d{4}/.exec(one) ?? [];
    return first ? [[Number(first), Number(second)] as const] : [];
  });
  const isDayFirst = pairs.some(([first]) => first > 12);
  const isMonthFirst = pairs.some(([, second]) => second > 12);
  if (isDayFirst && isMonthFirst) return "unclear";
  return isDayFirst ? "day" : isMonthFirst ? "month" : usual;
}

const ISO = /^(\d{4})-(\d{2})-(\d{2})/;
const DOTS = /^(\d{1,2})\.(\d{1,2})\.(\d{4})/;
const SLASHES = /^(\d{1,2})\/(\d{1,2})\/(\d{4})/;
const TIME = /[ T](\d{1,2}):(\d{2})(?::(\d{2})(?:\.\d+)?)?\s*(AM|PM)?/i;
const OFFSET = /(?:\s|\d)(Z|UTC|[+-]\d{2}:?\d{2})$/;

/**
 * A date with or without a time: 2026-05-14 11:23:45 +0200, 14.05.2026, 05/14/2026 9:05. Without an offset it is the shop's time.
 * Null for what is no date, or could be two.
 */
export function momentIn(written: string, slashes: SlashOrder, timeZone: string): Date | null {
  const day = dayOf(written.trim(), slashes);
  if (!day) return null;
  const [, hour = "0", minute = "00", second = "00", half = ""] = TIME.exec(written) ?? [];
  const hours = half ? (Number(hour) % 12) + (half.toLowerCase() === "pm" ? 12 : 0) : Number(hour);
  if (hours > 23 || Number(minute) > 59 || Number(second) > 59) return null;
  const local = `${day}T${String(hours).padStart(2, "0")}:${minute}`;
  const [, offset] = OFFSET.exec(written.trim()) ?? [];
  const seconds = Number(second) * 1000;
  if (!offset) return new Date(momentOf(timeZone, local).getTime() + seconds);
  const zone = /^[+-]/.test(offset) ? offset.replace(/^(.\d\d):?/, "$1:") : "Z";
  const at = Date.parse(`${local}${zone}`) + seconds;
  return Number.isNaN(at) ? null : new Date(at);
}

function dayOf(written: string, slashes: SlashOrder): string | null {
  const [, isoYear, isoMonth = "", isoDay = ""] = ISO.exec(written) ?? [];
  if (isoYear) return realDay(isoYear, isoMonth, isoDay);
  const [, dotDay, dotMonth = "", dotYear = ""] = DOTS.exec(written) ?? [];
  if (dotDay) return realDay(dotYear, dotMonth, dotDay);
  const [, first, second = "", year = ""] = SLASHES.exec(written) ?? [];
  if (!first || slashes === "unclear") return null;
  return slashes === "day" ? realDay(year, second, first) : realDay(year, first, second);
}

function realDay(year: string, month: string, day: string): string | null {
  const written = `${year}-${month.padStart(2, "0")}-${day.padStart(2, "0")}`;
  const at = new Date(`${written}T00:00:00Z`);
  return !Number.isNaN(at.getTime()) && at.toISOString().startsWith(written) && Number(year) >= 1995 ? written : null;
}
