/** What differs between a provider and the shop, as it is stored. */
export const messages = {
  unknownPayment: (provider: string, money: string, id: string) =>
    `${provider} has a payment of ${money} that the shop does not know (${id}).`,
  unknownRefund: (provider: string, money: string, id: string) =>
    `${provider} has a refund of ${money} that the shop does not know (${id}).`,
  otherPayment: (provider: string, there: string, here: string, id: string) =>
    `${provider} says ${there} and the shop ${here} of the payment ${id}.`,
  otherRefund: (provider: string, there: string, here: string, id: string) =>
    `${provider} says ${there} and the shop ${here} of the refund ${id}.`,
  missingPayment: (provider: string, id: string) => `The shop counts a payment that ${provider} does not have (${id}).`,
  missingRefund: (provider: string, id: string) => `The shop counts a refund that ${provider} does not have (${id}).`,
  notPaidOut: (provider: string, money: string, day: string, id: string) =>
    `${money} paid on ${day} is in no payout report of ${provider} (${id}), but later payments are: ask ${provider} where it is, or compare the report that has it.`,
} as const;
