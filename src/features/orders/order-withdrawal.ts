import { dayAfter, dayIn, dayInWords, momentInWords } from "#shared/day.ts";
import { ENGLISH_LOCALE } from "#shared/language.ts";
import { messages } from "./operator-messages.ts";

const REFUND_DAYS = 14;

/** The day by which the money must be back (directive 2011/83/EU, article 13), as days are counted in the shop. */
export const refundDue = (timeZone: string, declaredAt: Date): string =>
  dayAfter(dayIn(timeZone, declaredAt), REFUND_DAYS);

/** What an order waits for once its customer withdrew from it; always in English, as this sentence also finds the flag again. */
export const withdrawalMatter = (timeZone: string, declaredAt: Date): string =>
  messages.withdrawalMatter(
    momentInWords(timeZone, declaredAt, ENGLISH_LOCALE),
    dayInWords(refundDue(timeZone, declaredAt), ENGLISH_LOCALE),
  );

/** The address of the withdrawal page, with the order filled in. */
export const withdrawalAddress = (orderNumber: string): string =>
  `/withdrawal?${new URLSearchParams({ order: orderNumber })}`;
