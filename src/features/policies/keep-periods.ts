/** How long personal data of an order is kept, and by which rule (L50). */
export const KEEP_PERIODS = {
  unpaidOrder: { days: 30, rule: "Decision 27: abandoned checkouts are of no use after a month." },
  accounts: { years: 7, rule: "Estonian Accounting Act, section 12: seven years from the end of the financial year." },
  pastCustomer: {
    years: 3,
    rule: "Estonian General Part of the Civil Code Act, section 146: claims of a contract end after three years.",
  },
  oneStopShop: {
    years: 10,
    rule: "VAT one-stop shop, implementing regulation 282/2011, article 63c: ten years from the end of the year of the sale.",
  },
} as const;

/** The longest period decides: with sales to other countries of the EU that is the one-stop shop's. */
export const ORDER_YEARS = Math.max(KEEP_PERIODS.accounts.years, KEEP_PERIODS.oneStopShop.years);

/** Sales before this day are no longer needed by the books: `2016-01-01` in all of 2026. */
export const retainedSince = (today: string): string => `${Number(today.slice(0, 4)) - ORDER_YEARS}-01-01`;

/** How long people who belong to no order are kept, in days. */
export const PEOPLE_KEPT_DAYS = {
  /** The recipient of an email. */
  email: 90,
  /** A subscription that was never confirmed. */
  unconfirmed: 30,
  /** A subscription that ended. */
  ended: 365,
  /** The proof of a consent after its last change: claims end after three years (`KEEP_PERIODS.pastCustomer`). */
  consent: 3 * 366,
} as const;
