import { dayAfter } from "./day.ts";
import { firstOfQuarter } from "./first-of-quarter.ts";

/** Days in the shop's time zone, both included. */
export interface Period {
  from: string;
  to: string;
}

export const firstOfMonth = (day: string): string => `${day.slice(0, 7)}-01`;

const untilDayBefore = (to: string, firstOf: (day: string) => string): Period => {
  const last = dayAfter(to, -1);
  return { from: firstOf(last), to: last };
};

/** The whole month before that of a day. */
export const lastMonth = (today: string): Period => untilDayBefore(firstOfMonth(today), firstOfMonth);

/** Periods that one asks for by name, by the day it is in the shop. */
export const PRESETS = {
  today: (today) => ({ from: today, to: today }),
  week: (today) => ({ from: dayAfter(today, -6), to: today }),
  days: (today) => ({ from: dayAfter(today, -29), to: today }),
  month: (today) => ({ from: firstOfMonth(today), to: today }),
  lastMonth,
  quarter: (today) => ({ from: firstOfQuarter(today), to: today }),
  lastQuarter: (today) => untilDayBefore(firstOfQuarter(today), firstOfQuarter),
  year: (today) => ({ from: `${today.slice(0, 4)}-01-01`, to: today }),
} as const satisfies Record<string, (today: string) => Period>;

export type Preset = keyof typeof PRESETS;
export const PRESET_NAMES = Object.keys(PRESETS) as Preset[];

/** The name of a period on that day: the one that was chosen where several have the same days, such as on the first of a month. */
export const presetOf = (period: Period, today: string, chosen?: Preset): Preset | undefined =>
  [chosen, ...PRESET_NAMES].find((name) => {
    if (!name) return false;
    const { from, to } = PRESETS[name](today);
    return from === period.from && to === period.to;
  });
