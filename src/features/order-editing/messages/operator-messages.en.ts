/** What the shopkeeper reads where an order cannot be edited. */
export const messages = {
  notPaid: "Only a paid order is corrected. Cancel this one and place it again.",
  hasLeft: "This order has left or is cancelled: it is not corrected any more.",
  partHasLeft:
    "A part of this order has left: it is no longer corrected. Refund what has not left, or open a return for what has.",
  refunded:
    "Money of this order was given back, so that its lines are no longer its price. Refund more of it, or place another order.",
  refundedInPart:
    "Money of this order went back already, so its invoice cannot be issued again here. Ask your accountant for the credit note and the new invoice. A refund by hand would take off only a share of the VAT.",
  otherAmount: "Another amount was accepted as the payment of this order: it cannot be priced anew.",
  returnOpen: "A return or a withdrawal of this order is open. Settle it first.",
  nothingChanged: "Nothing would change.",
  noMachine: "There is no such parcel machine in this country, or it is closed.",
  notWaiting: "This correction waits no longer: it was paid or taken back meanwhile.",
  moneyGoesBack: "The money of this correction is on its way back to the customer: it cannot be taken back.",
  moneyComes:
    "The customer has paid the difference, and the money is on its way: this correction cannot be taken back now.",
  providerAway: "The payment provider does not answer. Please try again.",
  totalChanged: (total: string) => `The order would now come to ${total}. Look at the preview again before you save.`,
  tooSmall: (least: string) =>
    `The difference is less than ${least}, which no payment page takes. Change the correction.`,
  draftGone: "Somebody else removed this draft meanwhile. What you typed is still here, as a new order.",
  draftChanged:
    "Somebody else changed this draft meanwhile. Theirs stays among the drafts, and what you typed is here as a new order.",
  placedOther: (number: string) => `Order ${number} was already placed from here. Open that order, or begin a new one.`,
  notByHand: "Only an order by hand is marked as paid, or one whose goods have left and whose payment was taken back.",
  notPayable: "This order is paid already, or cancelled.",
  otherSumOwed:
    "Some of this order was refunded or corrected before its payment was taken back. Ask for what is still owed with an order by hand.",
  paidOnWrong: "Choose the day on which the money came: not before the order, and not after today.",
  discountTooLarge: (most: string) => `The discount can be at most ${most}.`,
  companyMissing: "A VAT number or registration number needs the name of its business.",
  companyAddress: "Goods that a company took along need its address for the invoice.",
  noVatBack: "There is no VAT to give back: the number is not confirmed, or the order has no VAT.",
  exchangedWithoutVat: "The goods that this order took the place of had no VAT, so that there is none to give back.",
  exchange: (number: string) => `Exchange for goods of order ${number}`,
  exchangeChanged: "The amounts of this exchange changed meanwhile. Look at them again.",
  notArrived: "Goods are exchanged once they are here, and once only.",
  noPlace: "This order was changed so often that it takes no more products. Place another order for them.",
  notSold: "One of these products is no longer sold. Take it out.",
  discountReason: "A discount needs a reason.",
  paidOnHandover: "Goods that were handed over cannot be paid by a link. Choose how they were paid.",
} as const;
