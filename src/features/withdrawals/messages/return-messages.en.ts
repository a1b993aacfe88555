/** The page where a buyer returns items. */
export const messages = {
  title: "Return items",
  lead: "Choose what you send back. We tell you by email what comes next, and refund you once the goods are here.",
  order: (number: string) => `Order ${number}`,
  notFound: {
    title: "We cannot open this return",
    text: "Open it by the link in the email about your order, or in the browser you bought with.",
  },
  /** null where the days have not begun to count. */
  byLaw: (day: string | null) =>
    day
      ? `Until ${day} you can withdraw by law without a reason: choose “I changed my mind”. You then send the goods without waiting for our answer.`
      : "By law you can withdraw within 14 days of receiving the goods, without a reason: choose “I changed my mind”. You then send them without waiting for our answer.",
  which: "What do you send back?",
  of: (pieces: string) => `of ${pieces}`,
  reason: "Reason",
  reasons: {
    "changed-mind": "I changed my mind",
    damaged: "It arrived damaged",
    defective: "It does not work as it should",
    "wrong-item": "It is not what I ordered",
    other: "Another reason",
  },
  seal: "Sealed bottles can come back as long as their seal is whole. Faulty goods can always come back.",
  cost: "You pay for the way back. If the goods are damaged, faulty or not what you ordered, we pay, and you can have them repaired or replaced instead: say so in your answer to our email.",
  send: "Send return",
  own: "Your returns",
  states: {
    declared: "Declared",
    approved: "Accepted",
    sent: "Sent back",
    received: "Arrived",
    checked: "Checked",
    refunded: "Refunded",
    exchanged: "Exchanged",
    refused: "Refused",
    closed: "Closed",
  },
  addPhotos: "Add photos",
  photosHint: "At most 4. They help us to decide faster; only the shop sees them.",
  photos: (count: number, max: number) => `${count} of ${max} photos`,
  sendingPhotos: "Sending…",
  photosFull: (max: number) => `A return has at most ${max} photos.`,
  noPhoto: "This file is not a photo that we can read, or it is larger than 15 MB.",
  mark: "I have sent it",
  marked: "Thank you. We know that the goods are on their way.",
  declared: "We have your return. An email is on its way to you.",
  withdrawn: "Your withdrawal has reached us. An email is on its way to you, and you can send the goods now.",
  sendBy: (day: string) => `Send it by ${day} to`,
  sendSoon: "Send it within 14 days to",
  /** Of goods of which some have left. */
  back: (goods: string) => `Please send back: ${goods}`,
  stays: (goods: string) => `We do not send: ${goods}`,
  /** Where the shop does not know which. */
  staysUnnamed: "What has not left us yet we do not send, so you need not return it.",
  /** Where none of them has. */
  unsent: "These goods have not left us: we do not send them, and you have nothing to send back.",
  why: "Our reason",
  empty: "Choose at least one item.",
  gone: "These items are in a return or refunded already. Reload the page to see what is left.",
  tooLate: "The 100 days for returns are over. Goods that are faulty you can still return: choose that reason.",
  notSent: "This order has nothing to return here: it was not sent or is not paid, or its money is back already.",
  /** Why nothing of an order can be returned here. */
  whyNot: {
    awaiting:
      "Your payment for this order has not arrived yet, so there is nothing to return. If you no longer want the order, write to us, and we cancel it.",
    unpaid:
      "This order was not paid: nothing was charged and nothing is sent, so there is nothing to return or to cancel.",
    leftUnpaid: "This order is not paid yet, so no return can begin here. If you do not want to keep it, tell us.",
    review: "We are checking the payment for this order. As soon as that is done, you can return items here.",
    reversed:
      "Your bank took the payment for this order back, so no return can begin here. If you have its goods, please write to us.",
    refunded: "All of this order is refunded or exchanged already.",
    notLeft:
      "This order has not left us yet, so there is nothing to send back. If you no longer want it, tell us: we do not send it and refund you.",
    cancelled: "This order was cancelled. If you have goods of it, please write to us.",
  },
  withdraw: "Withdraw from contract here",
  nothing: "All items of this order are in a return or refunded.",
  moved: "This return has moved on meanwhile.",
  failed: "We could not send this. Please check your connection and try again.",
} as const;
