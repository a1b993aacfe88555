import { dayAfter, dayIn, dayInWords, momentInWords } from "#shared/day.ts";
import { messages } from "./messages.ts";

const REFUND_DAYS = 14;

/** The day by which the money must be back (directive 2011/83/EU, article 13), as days are counted in the shop. */
export const refundDue = (timeZone: string, declaredAt: Date): string =>
  dayAfter(dayIn(timeZone, declaredAt), REFUND_DAYS);

/** What an order waits for once its customer withdrew from it. */
export const withdrawalMatter = (timeZone: string, declaredAt: Date): string =>
  messages.withdrawal.matter(momentInWords(timeZone, declaredAt), dayInWords(refundDue(timeZone, declaredAt)));

/** The address of the withdrawal page, with the order filled in. */
export const withdrawalAddress = (orderNumber: string): string =>
  `/withdrawal?${new URLSearchParams({ order: orderNumber })}`;
