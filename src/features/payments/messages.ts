export const messages = {
  title: "Test payment",
  noMoney: "This is a test payment page. No money moves.",
  pay: (amount: string) => `Pay ${amount}`,
  decline: "Decline the card",
  cancel: "Cancel and return to the shop",
  declined: { title: "Your card was declined", description: "Nothing was charged. Try again, or cancel." },
  expired: {
    title: "This payment session has expired",
    description: "Nothing was charged. Start again from your cart.",
  },
  paid: { title: "This order is paid", description: "You can close this page." },
  back: "Return to the shop",
  notFound: { title: "No such payment", description: "The address of this payment is not right." },
} as const;
