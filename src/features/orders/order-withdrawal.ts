import { dayAfter, dayIn, dayInWords, momentInWords } from "#shared/day.ts";
import { ENGLISH_LOCALE } from "#shared/language.ts";

const REFUND_DAYS = 14;

/** The day by which the money must be back (directive 2011/83/EU, article 13), as days are counted in the shop. */
export const refundDue = (timeZone: string, declaredAt: Date): string =>
  dayAfter(dayIn(timeZone, declaredAt), REFUND_DAYS);

const PERIOD_DAYS = 14;

/**
 * The last day of the withdrawal period: 14 days from the day after the customer had the goods (directive 2011/83/EU, article 9; L42), and on to Monday
 * where that is a Saturday or Sunday (regulation 1182/71, article 3(4)). Public holidays are not known here.
 */
export function withdrawalEnds(timeZone: string, deliveredAt: Date): string {
  const last = dayAfter(dayIn(timeZone, deliveredAt), PERIOD_DAYS);
  const weekday = new Date(`${last}T00:00:00Z`).getUTCDay();
  return dayAfter(last, weekday === 6 ? 2 : weekday === 0 ? 1 : 0);
}

/** Whether a statement came in time. The period has not begun where no delivery is noted. */
export const isInTime = (timeZone: string, declaredAt: Date, deliveredAt: Date | null): boolean =>
  deliveredAt === null || dayIn(timeZone, declaredAt) <= withdrawalEnds(timeZone, deliveredAt);

/** What an order waits for once its customer withdrew from it. Nothing of a person, as it outlives the erasure of their data; always in English, as this sentence also finds the flag again. */
export function withdrawalMatter(timeZone: string, declaredAt: Date): string {
  const moment = momentInWords(timeZone, declaredAt, ENGLISH_LOCALE);
  const due = dayInWords(refundDue(timeZone, declaredAt), ENGLISH_LOCALE);
  return `The customer withdrew from the contract on ${moment}. Give the money back by ${due}; you may wait for the goods or proof that they were sent.`;
}

/** The address of the withdrawal page, with the order filled in. */
export const withdrawalAddress = (orderNumber: string): string =>
  `/withdrawal?${new URLSearchParams({ order: orderNumber })}`;
