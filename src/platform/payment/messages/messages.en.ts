/** Why a payment cannot be opened or changed. */
export const messages = {
  askedBefore: "This payment was asked for before, with other particulars.",
  noSession: "There is no such payment session.",
  over: "This payment is already over.",
  emailRefused: "The payment provider does not accept this email address.",
} as const;
