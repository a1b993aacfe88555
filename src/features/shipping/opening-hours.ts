/** Minutes since midnight; the end of a day is 1440. */
export type Span = readonly [from: number, to: number];
/** Monday first; an empty day is closed. */
export type Week = readonly (readonly Span[])[];

const DAYS = ["Mon", "Tue", "Wed", "Thu", "Fri", "Sat", "Sun"];
const DAY_END = 1440;
const MAX_LENGTH = 160;
const ALWAYS = "24/7";

/** "8:00", "08.00", "0800" or "8"; null for anything else. A minute before midnight is midnight. */
export function minutes(time: string): number | null {
  const [, hours = "", rest = "0"] = /^(\d{1,2})(?:[:.]?(\d{2}))?(?::\d{2})?$/.exec(time.trim()) ?? [];
  if (hours === "") return null;
  const at = Number(hours) * 60 + Number(rest);
  if (at > DAY_END || Number(rest) > 59) return null;
  return at === DAY_END - 1 ? DAY_END : at;
}

/** From times as feeds write them. A span without length is a closed day, except from midnight to midnight of machines. */
export function span(from: string, to: string): Span[] {
  const [start, end] = [minutes(from), minutes(to)];
  return start === null || end === null || start >= end ? [] : [[start, end]];
}

/** One short English text: "24/7", or days of equal hours together. null where nothing is open, for that is not known. */
export function weekText(week: Week): string | null {
  const days = DAYS.map((_, day) => joined(week[day] ?? []));
  if (days.every((spans) => spans.length === 0)) return null;
  if (days.every(([only]) => only?.[0] === 0 && only[1] === DAY_END)) return ALWAYS;
  const parts: string[] = [];
  for (let day = 0; day < DAYS.length; ) {
    const hours = spansText(days[day] ?? []);
    let last = day;
    while (last + 1 < DAYS.length && spansText(days[last + 1] ?? []) === hours) last += 1;
    parts.push(`${day === last ? DAYS[day] : `${DAYS[day]}–${DAYS[last]}`} ${hours}`);
    day = last + 1;
  }
  return parts.join(", ");
}

/** A morning that ends when the afternoon begins is one span. */
function joined(spans: readonly Span[]): Span[] {
  const whole: Span[] = [];
  for (const [from, to] of spans.toSorted(([a], [b]) => a - b)) {
    const before = whole.at(-1);
    if (before && from <= before[1]) whole.splice(-1, 1, [before[0], Math.max(before[1], to)]);
    else whole.push([from, to]);
  }
  return whole;
}

const clock = (at: number) => `${Math.floor(at / 60)}:${String(at % 60).padStart(2, "0")}`;
const spansText = (spans: readonly Span[]) =>
  spans.length === 0 ? "closed" : spans.map(([from, to]) => `${clock(from)}–${clock(to)}`).join(" and ");

/** Names of days, Monday first, as feeds of a country shorten them. */
const NAMES: Record<string, readonly string[]> = {
  EE: ["e", "t", "k", "n", "r", "l", "p"],
  LV: ["p", "o", "t", "c", "pk", "s", "sv"],
  LT: ["i", "ii", "iii", "iv", "v", "vi", "vii"],
  PL: ["pn", "wt", "śr", "cz", "pt", "sb", "nd"],
  FI: ["ma", "ti", "ke", "to", "pe", "la", "su"],
  IT: ["lun", "mar", "mer", "gio", "ven", "sab", "dom"],
};
const ENGLISH = ["mon", "tue", "wed", "thu", "fri", "sat", "sun"];

const ROUND_THE_CLOCK = /^(24\s*[/-]\s*7|24\s*h?|0?0[:.]00\s*[-–]\s*2(4[:.]00|3[:.]59))$/i;
const PIECE =
  /^[\s,;|]*(\p{L}+)\.?(?:\s*[-–]\s*(\p{L}+)\.?)?\s*:?\s*(?:(\d{1,2}(?:[:.]\d{2})?)\s*[-–]\s*(\d{1,2}(?:[:.]\d{2})?)|(24\s*h?))\s*h?(?=[\s,;|]|$)/u;

/** A provider's own sentence: in English where every part of it is understood, else as it is, cut where it is very long. */
export function freeHours(text: string | null | undefined, country: string): string | null {
  const told = (text ?? "").replace(/\s+/g, " ").trim();
  if (told === "") return null;
  if (ROUND_THE_CLOCK.test(told)) return ALWAYS;
  const week = weekIn(told, country);
  const understood = week && weekText(week);
  if (understood) return understood;
  return told.length > MAX_LENGTH ? `${told.slice(0, MAX_LENGTH - 1).trimEnd()}…` : told;
}

function weekIn(told: string, country: string): Week | null {
  const week: Span[][] = DAYS.map(() => []);
  let rest = told.toLowerCase();
  while (rest.trim() !== "") {
    const [piece, first = "", last = first, from = "0", to = "24"] = PIECE.exec(rest) ?? [];
    if (!piece) return null;
    const [start, end] = [dayNumber(first, country), dayNumber(last, country)];
    const hours = span(from, to);
    if (start < 0 || end < start || hours.length === 0) return null;
    for (let day = start; day <= end; day += 1) week[day]?.push(...hours);
    rest = rest.slice(piece.length);
  }
  return week;
}

function dayNumber(name: string, country: string): number {
  const local = NAMES[country]?.indexOf(name) ?? -1;
  return local >= 0
    ? local
    : ENGLISH.findIndex((day) => name === day || name === `${day}day` || FULL.get(name) === day);
}
const FULL = new Map([
  ["tuesday", "tue"],
  ["wednesday", "wed"],
  ["thursday", "thu"],
  ["saturday", "sat"],
]);

/** 0 for Monday; -1 for no English name of a day. */
export const englishDay = (name: string): number => dayNumber(name.toLowerCase(), "");
