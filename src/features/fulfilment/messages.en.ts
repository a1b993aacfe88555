/** What the operator reads about shipping an order. */
export const messages = {
  notShipped: {
    reversed: (number: string) => `The bank took the payment of order ${number} back, so it is not shipped.`,
    refunded: (number: string) => `Order ${number} was refunded in full, so it is not shipped.`,
    failed: (number: string) => `The payment of order ${number} failed, so it is not shipped.`,
  },
  usedCode: (code: string, number: string) => `The tracking code ${code} belongs to order ${number} already.`,
  shippedMeanwhile: (number: string, code: string | null) =>
    `Order ${number} was shipped meanwhile${code ? ` with the tracking code ${code}` : ""}. Correct its parcel where that is wrong.`,
  sequenceEnds: (prefix: string) => `All numbers behind ${prefix} are used up. Choose another prefix.`,
} as const;
