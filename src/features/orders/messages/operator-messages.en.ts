/** What the shopkeeper reads about an order: errors of endpoints, emails and flags for review. */
export const messages = {
  reviewFlagEmail: {
    title: (number: string) => `Order ${number} needs you`,
    open: "Open the order",
    footer: "This letter goes to the address of the shop.",
  },
  noSuchOrder: "There is no such order.",
  otherVat:
    "Other VAT applies at this address. Use “Correct order”, which prices the order anew; of an order that has left, the VAT stays as it was charged.",
  noVatNumber: "This order has no VAT number.",
  noSuchCustomer: "There is no such customer.",
  nobodyKnown: "Nothing is kept of this address.",
  nothingAwaited: "This address waits for no product.",
  stillOpen: (numbers: readonly string[]) =>
    `Not finished yet: ${numbers.join(", ")}. Ship or cancel first, then the data can be erased.`,
  noTerms: "There is no such order, or the text of its terms was not stored.",
  erased: "The personal data of this order were erased.",
  moneyGoingBack: (number: string) =>
    `The money of order ${number} is being given back. Wait until the payment provider has answered.`,
  nothingToShip: (number: string) =>
    `All items of order ${number} are refunded or being refunded, so there is nothing to ship.`,
  movedMeanwhile: (number: string, status: string) =>
    `Order ${number} was set to ${status} meanwhile. Look at it again before you change it.`,
  orderTwice: "An order may be named once.",
  refundedMeanwhile: (left: string) =>
    `Somebody else has refunded part of this order meanwhile: ${left} is left. Press again to refund this as well.`,
  changedMeanwhile: "Somebody else has changed this order meanwhile. Look at it again before you save.",
  notUnderReview: "No payment of this order is under review.",
  notAcceptable: "This money came in another currency or is on its way back. Give it back and ask for a new payment.",
  paidByOther: (number: string) => `Order ${number} was paid in place of this one. Give this money back.`,
  nothingKept: "Nothing is kept for this order any more.",
  codeNeedsShipping: "A tracking number is given when an order is shipped.",
  tooLateForAddress:
    "The parcel has left or the order is cancelled: its address can no longer be changed. Name, email and phone can.",
  wrongPhone: "Enter the phone number with its country code, such as +372 5123 4567.",
  inUse: "Somebody else is changing this order at this moment. Please try again.",
  correctionWaits: (number: string, money: string) =>
    `Order ${number} has a correction of ${money} that is not settled. Take it back, or wait until it is paid.`,
  notPaid: "This order is not paid.",
  noSuchRefund: "There is no such refund.",
  refundFailed: (money: string, why: string | null) =>
    `${money} did not go back${why ? `: ${why}` : ", as the payment provider refused."}`,
  allDeducted: "With this deduction nothing goes back. Refuse the return instead, and say why.",
  linesGone: "Fewer of these pieces are left to give back. Look at the order again.",
  refundInReturn: "The buyer withdrew from some of these items before they left. Refund them in their return.",
  amountOrLines: "Name an amount or lines, not both.",
  linkRuns: (day: string) =>
    `The link of this order can be paid until ${day}, so its goods stay reserved. Cancel the order to free them.`,
  beingPaid: "This order is being paid right now, so its goods stay reserved.",
  providerAway: "The payment provider does not answer. Please try again.",
  ourFault: "Something went wrong on our side. Please try again.",
} as const;
