/** Why money is not given back. `reason` is what the provider says. */
export const messages = {
  refundAskedBefore: "This refund was asked for before, with other particulars.",
  unknown: "The payment provider knows no such payment.",
  allRefunded: "All of this payment was given back already.",
  noMoreLeft: "No more can be given back than is left of this payment.",
  takenBack: "The customer's bank has taken this payment back.",
  disputed: "The customer's bank has taken this payment back: see the dispute.",
  bankRefundsOff: "Montonio gives this kind of payment back only once bank payment refunds are switched on there.",
  refused: (reason: string) => `The payment provider refuses this refund: ${reason}`,
} as const;
