/** What the operator reads about shipping an order. */
export const messages = {
  notShipped: {
    reversed: (number: string) => `The bank took the payment of order ${number} back, so it is not shipped.`,
    refunded: (number: string) => `Order ${number} was refunded in full, so it is not shipped.`,
    failed: (number: string) => `The payment of order ${number} failed, so it is not shipped.`,
  },
  notACode: (code: string) => `${code} is the number of an order or of a product. Scan the label of the parcel.`,
  usedCode: (code: string, number: string) => `The tracking number ${code} belongs to order ${number} already.`,
  shippedMeanwhile: (number: string, code: string | null) =>
    `Order ${number} was shipped meanwhile${code ? ` with the tracking number ${code}` : ""}. Correct its parcel where that is wrong.`,
  sequenceEnds: (prefix: string) => `All numbers behind ${prefix} are used up. Choose another prefix.`,
  codeOfParcel: (code: string, number: number) =>
    `The tracking number ${code} belongs to parcel ${number} of this order already.`,
  tooManyParcels: (most: number) => `An order leaves in at most ${most} parcels. Ship all that remains at once.`,
  idReused: "There is another parcel with this id.",
  noSuchParcel: "There is no such parcel.",
  noSuchLine: (number: string) => `Order ${number} has no such item. Load the page again.`,
  fewerLeft: (name: string, count: number) =>
    count === 0
      ? `Nothing of ${name} is still to leave. Somebody shipped or refunded it.`
      : `Only ${count} of ${name} still to leave. Somebody shipped or refunded the others.`,
  partUnpaid: (number: string) => `Order ${number} is not paid, so no part of it is shipped. It can be shipped whole.`,
  parcelUndone: (number: number) => `Parcel ${number} did not leave: somebody has undone it.`,
  parcelDelivered: (number: number) => `Parcel ${number} has arrived, so it cannot be undone.`,
  undoTooLate: (number: number) =>
    `Parcel ${number} can no longer be undone: the order is cancelled, delivered, or the rest left without a parcel of its own.`,
  withdrawnPieces: (number: string) =>
    `The buyer withdrew from items of order ${number} that have not left. Settle that return first, or ship the other items by “Ship part”.`,
  withdrawnRest: (number: string) =>
    `The buyer withdrew from all items of order ${number} that have not left. Settle that return first.`,
  parcelAgain: (number: number) => `Parcel ${number} was sent again, so it cannot be undone.`,
  parcelComesBack: (number: number) => `Items of parcel ${number} are in a return, so it cannot be undone.`,
  deliveredBeforeSent: "A parcel arrives on the day it was sent at the earliest.",
  deliveredLater: "Choose today or an earlier day.",
  expectedPast: "The expected day of delivery has passed. Choose today or a later day, or leave it empty.",
} as const;
