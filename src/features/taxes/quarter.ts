import { dayBefore } from "#shared/day.ts";
import { firstOfQuarter } from "#shared/first-of-quarter.ts";

/** A quarter of a year: `2026-Q4`. */
export const QUARTER = /^(?:19|20|21)\d\d-Q[1-4]$/;

/** Of a day such as `2026-11-23`. */
export const quarterOf = (day: string): string =>
  `${day.slice(0, 4)}-Q${(Number(firstOfQuarter(day).slice(5, 7)) + 2) / 3}`;

const monthOf = (quarter: string): number => Number(quarter.slice(0, 4)) * 12 + (Number(quarter.slice(-1)) - 1) * 3;
const firstDay = (month: number): string => `${Math.floor(month / 12)}-${String((month % 12) + 1).padStart(2, "0")}-01`;

/** Its first and its last day. */
export const daysOf = (quarter: string): { from: string; to: string } => ({
  from: firstDay(monthOf(quarter)),
  to: dayBefore(firstDay(monthOf(quarter) + 3)),
});

/** So many quarters later, or earlier. */
export const quarterAfter = (quarter: string, quarters = 1): string =>
  quarterOf(firstDay(monthOf(quarter) + 3 * quarters));

/** All quarters from one to another, the latest first. */
export function quartersBetween(first: string, last: string): string[] {
  const all = [last];
  for (let quarter = last; quarter > first; ) {
    quarter = quarterAfter(quarter, -1);
    all.push(quarter);
  }
  return all;
}

/** The last day for the return and its payment: that of the month that follows (2006/112/EC, articles 369f and 369i). */
export const returnDue = (quarter: string): string => dayBefore(firstDay(monthOf(quarter) + 4));

/**
 * Whether a return for `declared` may still correct `sold`: for three years from the day on which the first return was due
 * (2006/112/EC, article 369g(4)). Later corrections go to the member state itself.
 */
export function mayCorrect(sold: string, declared: string): boolean {
  const due = returnDue(sold);
  return daysOf(declared).to <= `${Number(due.slice(0, 4)) + 3}${due.slice(4)}`;
}

/** The country as VAT returns write it: Greece is EL. */
export const vatCode = (country: string): string => (country === "GR" ? "EL" : country);
