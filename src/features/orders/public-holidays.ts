import { dayAfter } from "#shared/day.ts";
import type { DeliveryCountry } from "#shared/delivery-countries.ts";

interface Country {
  /**
   * Weekdays that may be free: `02-24`; `E-2`, days from Easter; `O+1`, days from Orthodox Easter; `5>06-19`, the first Friday
   * (Monday is 1) from that day on. Days of one region count for the whole country, as an address does not tell its region
   * for certain. Holidays that are always a Sunday are left out.
   */
  days: string;
  /** A holiday on a weekend is kept on the next working day, by law or often. */
  moves?: true;
  /** Towns or governments add days that no table knows. */
  hasUnknown?: true;
}

/**
 * Public holidays as of 2026-11-23, after each country's act as the data of the project date-holidays 3.35 (CC BY 3.0) give it.
 * The binding list is the one that the Commission publishes each year (regulation 1182/71, article 2(2)). A day too many only
 * makes the consumer's period longer.
 */
const HOLIDAYS: Record<DeliveryCountry, Country> = {
  AT: {
    days: "01-01 01-06 03-19 E+1 05-01 05-04 E+39 E+50 E+60 08-15 09-24 10-10 10-26 11-01 11-11 11-15 12-08 12-25 12-26",
  },
  BE: { days: "01-01 E+1 05-01 E+39 E+50 07-21 08-15 11-01 11-11 12-25" },
  BG: { days: "01-01 03-03 O-2 O+1 05-01 05-06 05-24 09-06 09-22 12-24 12-25 12-26", moves: true, hasUnknown: true },
  HR: { days: "01-01 01-06 E+1 05-01 05-30 E+60 06-22 08-05 08-15 11-01 11-18 12-25 12-26" },
  CY: { days: "01-01 01-06 O-48 03-25 04-01 O-2 O+1 O+2 05-01 O+50 08-15 10-01 10-28 12-24 12-25 12-26" },
  CZ: { days: "01-01 E-2 E+1 05-01 05-08 07-05 07-06 09-28 10-28 11-17 12-24 12-25 12-26" },
  DK: { days: "01-01 E-3 E-2 E+1 E+39 E+50 06-05 12-24 12-25 12-26" },
  EE: { days: "01-01 02-24 E-2 05-01 06-23 06-24 08-20 12-24 12-25 12-26" },
  FI: { days: "01-01 01-06 E-2 E+1 05-01 E+39 5>06-19 12-06 12-24 12-25 12-26" },
  FR: { days: "01-01 E-2 E+1 05-01 05-08 E+39 E+50 07-14 08-15 11-01 11-11 12-25 12-26" },
  DE: {
    days: "01-01 01-06 03-08 E-2 E+1 05-01 E+39 E+50 E+60 08-08 08-15 09-20 10-03 10-31 11-01 3>11-16 12-25 12-26",
  },
  GR: { days: "01-01 01-06 O-48 03-25 O-2 O+1 05-01 O+50 08-15 10-28 12-25 12-26", hasUnknown: true },
  HU: { days: "01-01 03-15 E-2 E+1 05-01 E+50 08-20 10-23 11-01 12-24 12-25 12-26", hasUnknown: true },
  IE: { days: "01-01 02-01 1>02-01 03-17 E-2 E+1 1>05-01 1>06-01 1>08-01 1>10-25 12-25 12-26", moves: true },
  IT: { days: "01-01 01-06 E+1 04-25 05-01 E+50 06-02 08-15 10-04 11-01 12-08 12-25 12-26", hasUnknown: true },
  LV: { days: "01-01 E-2 E+1 05-01 05-04 06-23 06-24 11-18 12-24 12-25 12-26 12-31", moves: true },
  LT: { days: "01-01 02-16 03-11 E+1 05-01 06-24 07-06 08-15 11-01 11-02 12-24 12-25 12-26" },
  LU: { days: "01-01 E+1 05-01 05-09 E+39 E+50 06-23 08-15 11-01 12-25 12-26" },
  MT: { days: "01-01 02-10 03-19 03-31 E-2 05-01 06-07 06-29 08-15 09-08 09-21 12-08 12-13 12-25" },
  NL: { days: "01-01 E-2 E+1 04-27 05-05 E+39 E+50 12-25 12-26" },
  PL: { days: "01-01 01-06 E+1 05-01 05-03 E+60 08-15 11-01 11-11 12-24 12-25 12-26" },
  PT: { days: "01-01 E-47 E-2 04-25 05-01 E+60 06-10 08-15 10-05 11-01 12-01 12-08 12-25", hasUnknown: true },
  RO: {
    days: "01-01 01-02 01-06 01-07 01-24 O-2 O+1 05-01 O+50 06-01 08-15 11-30 12-01 12-25 12-26",
    hasUnknown: true,
  },
  SK: { days: "01-01 01-06 E-2 E+1 05-01 05-08 07-05 08-29 09-01 09-15 11-01 11-17 12-24 12-25 12-26" },
  SI: { days: "01-01 01-02 02-08 E+1 04-27 05-01 05-02 06-25 08-15 10-31 11-01 12-25 12-26" },
  ES: {
    days: "01-01 01-06 02-28 03-01 03-19 E-3 E-2 E+1 04-23 05-01 05-02 05-17 05-30 06-09 06-24 07-25 07-28 08-15 09-02 09-08 09-11 09-15 09-17 10-09 10-12 11-01 12-03 12-06 12-08 12-25 12-26",
    moves: true,
    hasUnknown: true,
  },
  SE: { days: "01-01 01-06 E-2 E+1 05-01 E+39 06-06 5>06-19 12-24 12-25 12-26 12-31" },
  US: { days: "", hasUnknown: true },
};

/** Of a country that the shop does not know: any day that is free anywhere. */
const ANYWHERE: Country = {
  days: [...new Set(Object.values(HOLIDAYS).flatMap(({ days }) => days.split(" ")))].join(" "),
  moves: true,
  hasUnknown: true,
};

/** `country` is a code of two letters. */
const rulesOf = (country: string): Country => HOLIDAYS[country as DeliveryCountry] ?? ANYWHERE;

/** `2026-11-23` is 1, a Sunday 0. */
const weekdayOf = (day: string): number => new Date(`${day}T00:00:00Z`).getUTCDay();
const isWeekend = (day: string): boolean => weekdayOf(day) % 6 === 0;

/**
 * Whether offices there work on that day: no Saturday, Sunday or public holiday (regulation 1182/71, article 2(2)). Days that a
 * holiday on a weekend may have moved to count as holidays.
 */
export function isWorkingDay(country: string, day: string): boolean {
  if (isWeekend(day)) return false;
  const year = Number(day.slice(0, 4));
  return ![year - 1, year].some((of) => holidaysOf(country, of).has(day));
}

/** The day so many business days later. Public holidays count: what is due is never later for them. */
export function businessDaysAfter(day: string, count: number): string {
  if (count === 0) return day;
  const next = dayAfter(day, 1);
  return businessDaysAfter(next, isWeekend(next) ? count : count - 1);
}

/**
 * The last day of a period that would end on `last`: the first working day from then on in all of these countries, and one more
 * where a holiday that no table knows may fall on it.
 */
export function endOfPeriod(countries: readonly string[], last: string): string {
  const isWorking = (day: string) => countries.every((country) => isWorkingDay(country, day));
  const from = (first: string): string => (isWorking(first) ? first : from(dayAfter(first, 1)));
  const end = from(last);
  return countries.some((country) => rulesOf(country).hasUnknown) ? from(dayAfter(end, 1)) : end;
}

const known = new Map<string, ReadonlySet<string>>();

/** The holidays of a year, and where they move to, which may be in the next one. */
function holidaysOf(country: string, year: number): ReadonlySet<string> {
  const key = `${country} ${year}`;
  const found = known.get(key) ?? countHolidays(rulesOf(country), year);
  known.set(key, found);
  return found;
}

function countHolidays({ days, moves }: Country, year: number): Set<string> {
  const holidays = new Set(
    days
      .split(" ")
      .filter(Boolean)
      .map((rule) => dayOf(rule, year)),
  );
  for (const day of moves ? [...holidays].filter(isWeekend).toSorted() : []) {
    let next = day;
    while (isWeekend(next) || holidays.has(next)) next = dayAfter(next, 1);
    holidays.add(next);
  }
  return holidays;
}

function dayOf(rule: string, year: number): string {
  const [, weekday, from] = /^(\d)>(.+)$/.exec(rule) ?? [];
  if (weekday && from) {
    const first = `${year}-${from}`;
    return dayAfter(first, (Number(weekday) + 7 - weekdayOf(first)) % 7);
  }
  if (rule.startsWith("E")) return dayAfter(easter(year), Number(rule.slice(1)));
  if (rule.startsWith("O")) return dayAfter(orthodoxEaster(year), Number(rule.slice(1)));
  return `${year}-${rule}`;
}

/** Easter Sunday of the Gregorian calendar, by the method of Butcher and Meeus. */
export function easter(year: number): string {
  const century = Math.floor(year / 100);
  const golden = year % 19;
  const correction = century - Math.floor(century / 4) - Math.floor((century - Math.floor((century + 8) / 25) + 1) / 3);
  const epact = (19 * golden + correction + 15) % 30;
  const weekday = (32 + 2 * (century % 4) + 2 * Math.floor((year % 100) / 4) - epact - ((year % 100) % 4)) % 7;
  const leap = Math.floor((golden + 11 * epact + 22 * weekday) / 451);
  return dayAfter(`${year}-03-22`, epact + weekday - 7 * leap);
}

/** Orthodox Easter Sunday in our calendar, from 1900 to 2099 (Meeus, for the Julian calendar, 13 days behind). */
export function orthodoxEaster(year: number): string {
  const moon = (19 * (year % 19) + 15) % 30;
  const weekday = (2 * (year % 4) + 4 * (year % 7) - moon + 34) % 7;
  return dayAfter(`${year}-03-22`, moon + weekday + 13);
}
