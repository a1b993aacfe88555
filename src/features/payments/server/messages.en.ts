/** Why a payment cannot be begun. */
export const messages = {
  attemptEnded: "This checkout attempt has ended. Please try again.",
} as const;
