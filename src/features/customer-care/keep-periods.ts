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
