import { growth as percentMore } from "#features/orders/growth.ts";
import { dayAfter, dayIn, startOfDay } from "#shared/day.ts";

/** Days in the chart of the revenue, today included. */
export const CHART_DAYS = 30;
/** How many recent orders are shown (back office 9). */
export const RECENT_ORDERS = 5;
export const DEBUGGER_ORDERS = 10;
export const BEST_SELLERS = 7;
/** Of the products whose stock is low; the products screen lists all. */
export const LOW_STOCK_SHOWN = 8;

/** The moments that figures (decision 34) count from, in the shop's time zone (decision 5). */
export interface Windows {
  today: Date;
  /** Today and the six days before it; the seven before those. */
  thisWeek: Date;
  lastWeek: Date;
  thisMonth: Date;
  lastMonth: Date;
  /** As far into last month as now is into this one. */
  lastMonthUntil: Date;
  /** The days of the chart, oldest first, with their first moments. */
  days: readonly { day: string; from: Date }[];
}

export function windowsAt(now: Date, timeZone: string): Windows {
  const today = dayIn(timeZone, now);
  const start = (day: string) => startOfDay(timeZone, day);
  const month = `${today.slice(0, 7)}-01`;
  const lastMonth = `${dayAfter(month, -1).slice(0, 7)}-01`;
  const sinceMidnight = now.getTime() - start(today).getTime();
  const sameDay = dayAfter(lastMonth, Number(today.slice(8)) - 1);
  const lastMonthUntil = Math.min(start(sameDay).getTime() + sinceMidnight, start(month).getTime());
  return {
    today: start(today),
    thisWeek: start(dayAfter(today, -6)),
    lastWeek: start(dayAfter(today, -13)),
    thisMonth: start(month),
    lastMonth: start(lastMonth),
    lastMonthUntil: new Date(lastMonthUntil),
    days: Array.from({ length: CHART_DAYS }, (_, i) => dayAfter(today, i - CHART_DAYS + 1)).map((day) => ({
      day,
      from: start(day),
    })),
  };
}

/** In percent with one decimal; null where there is nothing to compare with. */
export const growth = (now: number, before: number): number | null => (before <= 0 ? null : percentMore(now, before));
