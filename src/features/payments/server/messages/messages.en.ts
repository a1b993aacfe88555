/** Why a payment cannot be begun. */
export const messages = {
  attemptEnded: "This checkout attempt has ended. Please try again.",
  methodGone: "This way to pay is not available for this order. Please choose another.",
} as const;
