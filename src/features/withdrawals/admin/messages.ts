/** What the back office says of withdrawals. */
export const messages = {
  title: "Withdrawal",
  declared: (moment: string) => `Declared ${moment}`,
  due: (day: string) => `Refund by ${day}`,
  settled: (day: string) => `Settled ${day}`,
  name: "Name",
  items: "Items",
  whole: "The whole order",
  withoutOrder: "Withdrawals without an order",
  typedNumber: "Order number given",
  email: "Email given",
  orderMeant: "Order that is meant",
  whichOrder: "Please enter the number of the order",
  match: "Give it to this order",
  matched: (number: string) => `The withdrawal belongs to order ${number} now`,
  settleWithout: "Settle without an order",
  settledWithout: "The withdrawal is settled",
} as const;
