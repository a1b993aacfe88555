import { isExport } from "#features/shipping/countries.ts";
import { dayAfter, dayIn } from "#shared/day.ts";
import { businessDaysAfter, endOfPeriod } from "./public-holidays.ts";

interface Sale {
  isBusiness: boolean;
  /** Of the buyer's address. */
  country: string;
  isHandedOver: boolean;
}

/** Whether the law lets the buyer withdraw: a consumer in the Union, who bought at a distance (directive 2011/83/EU, articles 2 and 9). */
export const hasWithdrawal = ({ isBusiness, country, isHandedOver }: Sale): boolean =>
  !isBusiness && !isHandedOver && !isExport(country);

const REFUND_DAYS = 14;

/** The day by which the money must be back (directive 2011/83/EU, article 13), as days are counted in the shop. */
export const refundDue = (timeZone: string, declaredAt: Date): string =>
  dayAfter(dayIn(timeZone, declaredAt), REFUND_DAYS);

const POLICY_REFUND_DAYS = 10;

/** The same where the shop's policy promises it: from the day on which the goods were looked at. */
export const policyRefundDue = (timeZone: string, checkedAt: Date): string =>
  businessDaysAfter(dayIn(timeZone, checkedAt), POLICY_REFUND_DAYS);

const SEND_BACK_DAYS = 14;

/**
 * The day by which the goods must be on their way back (directive 2011/83/EU, article 14(1)), and on to the next working day of
 * the consumer's country.
 */
export const sendBackBy = (timeZone: string, declaredAt: Date, countries: readonly string[]): string =>
  endOfPeriod(countries, dayAfter(dayIn(timeZone, declaredAt), SEND_BACK_DAYS));

const PERIOD_DAYS = 14;

/** Where the goods came to, and what the consumer's days are counted by. */
export interface Possession {
  /** Of goods in several parcels, when the last came (directive 2011/83/EU, article 9(2)(b)(ii)). */
  deliveredAt: Date;
  /** Codes of the consumer's country and of the one the goods were sent to, which may be another. */
  countries: readonly string[];
}

/**
 * The last day of the withdrawal period: 14 days from the day after the customer had the goods (directive 2011/83/EU, article 9; L42), and on
 * to the next working day of the consumer's country where that is none (regulation 1182/71, article 3(4)).
 */
export const withdrawalEnds = (timeZone: string, { deliveredAt, countries }: Possession): string =>
  endOfPeriod(countries, dayAfter(dayIn(timeZone, deliveredAt), PERIOD_DAYS));

/** Whether a statement came in time. The period has not begun where no delivery is noted. */
export const isInTime = (timeZone: string, declaredAt: Date, had: Possession | null): boolean =>
  had === null || dayIn(timeZone, declaredAt) <= withdrawalEnds(timeZone, had);

/** The page where a buyer returns items: of their browser, or by the key of the order's signed link. */
export const returnAddress = (orderId: string, key?: string | null): string =>
  `/return?${new URLSearchParams({ order: orderId, ...(key ? { key } : {}) })}`;

/** The address of the withdrawal page, with the order filled in. */
export const withdrawalAddress = (orderNumber: string): string =>
  `/withdrawal?${new URLSearchParams({ order: orderNumber })}`;
