/**
 * Sentences about orders that are stored: why an order needs a person, and why it went on. They are stored in English and read in each
 * language (`retold`). Money, days and ids are texts.
 */
export const messages = {
  flags: {
    paidCancelled: "Paid after it was cancelled: give the money back, or take the order up again.",
    otherAmount: (paid: string, due: string) => `Paid ${paid} instead of ${due}: accept the payment or refund it.`,
    tooLittle: (missing: string, paid: string, due: string) =>
      `${missing} is missing: ${paid} of ${due} was paid. Accept the payment or refund it.`,
    tooMuch: (extra: string, paid: string, due: string) =>
      `${extra} too much: ${paid} was paid, ${due} was due. Accept the payment or refund it.`,
    goodsGone: (money: string) => `Paid after the goods were sold to others: ${money} goes back.`,
    dataErased: (money: string) => `Paid after the personal data were erased: ${money} goes back.`,
    paidAtUnknownPage: (money: string, page: string) =>
      `Paid ${money} at a payment page that the shop does not know (${page}): look at the payment provider.`,
    paidAgain: (money: string) => `Paid a second time: ${money} goes back by itself.`,
    notDue: (money: string) => `A payment of ${money} for a correction was not due: it goes back by itself.`,
    /** `payment` names the one that should not stand. */
    paidTwice: (number: string, payment: string, money: string) =>
      `Order ${number} was paid a second time: ${money} by the payment ${payment}, which did not go back by itself.`,
    stands: (number: string, payment: string, money: string) =>
      `What stands is ${money} for ${number} by the payment ${payment}.`,
    secondTakenBack: (money: string) => `The bank took a second payment of ${money} back: nothing more is refunded.`,
    takenBackGone: (money: string, day: string) =>
      `The bank took the payment of ${money} back: the goods have left, so ask the customer to pay, until ${day}.`,
    takenBack: (money: string, day: string) =>
      `The bank took the payment of ${money} back: do not ship; the customer has a letter with the way to pay again, until ${day}.`,
    partTakenBack: (missing: string, held: string, day: string) =>
      `The bank took back ${missing} of what paid this order; you still hold ${held}: ask for the difference before more of it ships, or cancel and refund, until ${day}.`,
    refundFailed: (money: string, why: string) => `A refund of ${money} failed (${why}): pay it back another way.`,
    refundFailedSilently: (money: string) => `A refund of ${money} failed: pay it back another way.`,
    refundByHand: (money: string) =>
      `Give ${money} back to the customer: the shop itself took this payment, so no provider pays it out.`,
    refundWaits: (money: string) =>
      `A refund of ${money} has waited 5 days for its money to arrive at the payment provider: look there.`,
    refundUnanswered: (money: string) =>
      `The payment provider has not said for a day what became of a refund of ${money}: look there.`,
    disputed: (money: string, why: string) =>
      `The customer's bank disputes ${money} (${why}): answer at the payment provider.`,
    inquiry: (money: string, why: string) =>
      `The customer's bank asks about ${money} (${why}), and has taken no money so far: answer at the payment provider.`,
    disputeLost: (id: string, money: string) => `The dispute ${id} is lost: the customer's bank keeps ${money}.`,
    reinstated: (id: string, money: string) =>
      `The dispute ${id} was won after all: ${money} is back, and the order is paid again. Look first whether the customer has paid for these goods by another order since.`,
    reinstatedLate: (id: string, money: string) =>
      `The dispute ${id} was won after all: ${money} is back at the payment provider, and pays no order. Give it back there, or agree with the customer what it is for.`,
    returnDeclared: (moment: string) =>
      `The customer wants to return goods, declared on ${moment}. Approve or refuse the return within a day.`,
    withdrawn: (moment: string, due: string) =>
      `The customer withdrew from the contract on ${moment}. Give the money back by ${due}; you may wait for the goods or proof that they were sent.`,
  },
  reasons: {
    placed: "placed",
    paid: "paid",
    paidAlready: "it was paid already",
    paidAgain: "paid again by another order",
    notDue: "it was not due for its correction",
    goodsGone: "paid after the goods were sold to others",
    dataErased: "paid after the personal data were erased",
    takenBack: "the bank took the payment back",
    changedSincePacked: "changed since it was packed",
    atProvider: "made at the payment provider",
    vatBack: "VAT number confirmed: VAT given back",
    businessCorrected: "Business corrected",
  },
  /** By the code that a return stores as the reason of its refund. */
  returns: {
    "changed-mind": "Return: changed mind",
    damaged: "Return: damaged",
    defective: "Return: defective",
    "wrong-item": "Return: wrong item",
    other: "Return: other reason",
    withdrawal: "Withdrawal",
    policy: "Return within 100 days",
    guarantee: "Guarantee",
  },
} as const;
