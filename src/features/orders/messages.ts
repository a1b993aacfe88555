import { type OrderStatus, statusInSentence } from "./order-status.ts";
/** Every sentence about an order (storefront 8). */
export const messages = {
  thanks: "Thank You for Your Order!",
  /** The heading of an order's page, and a sentence if the order is not on its way. */
  situation: {
    paid: { title: "Thank You for Your Order!", text: "" },
    awaiting: { title: "Thank You for Your Order!", text: "" },
    review: { title: "We are checking your payment", text: "We will write to you as soon as we know more." },
    unpaid: { title: "Your order is not paid", text: "The payment was not completed. Nothing was charged." },
    "cancelled-unpaid": { title: "Your order was cancelled", text: "Nothing was charged for this order." },
    cancelled: { title: "Your order was cancelled", text: "We will not send this order." },
    refunded: {
      title: "Your order was refunded",
      text: "Your bank usually shows the money within 5 to 10 business days.",
    },
  },
  cancelledRefunded: "We have refunded your payment. Your bank usually shows it within 5 to 10 business days.",
  confirmationTo: "Confirmation sent to",
  number: "Order number",
  name: "Name",
  email: "Email",
  phone: "Phone",
  status: "Status",
  placed: "Placed on",
  total: "Total",
  tracking: "Tracking code",
  description: "Your order.",
  details: "Order details",
  items: "Order items",
  shippingDetails: "Shipping details",
  address: "Address",
  machine: "Parcel machine",
  shipping: "Shipping",
  free: "Free",
  vat: (rate: number) => `Includes VAT (${rate} %)`,
  mail: {
    subject: (number: string, store: string) => `Your order ${number} at ${store}`,
    preview: (number: string, total: string) => `Order ${number}: ${total}`,
    thanks: (name: string) => `Thank you, ${name}`,
    paid: (number: string, processingTime: string) =>
      `Your order ${number} is paid. We pack and ship it within ${processingTime} and then send you the tracking information.`,
    total: "Total, VAT included",
    quantity: (count: number, price: string) => (count === 1 ? "1 piece" : `${count} × ${price}`),
    pieces: (count: number) => (count === 1 ? "1 piece" : `${count} pieces`),
    to: "To",
    tracking: "Tracking code",
    see: "See your order",
    questions: (email: string) => `Questions? Write to ${email}; we answer within 24 hours.`,
  },
  refundEmail: {
    subject: (number: string, store: string) => `Your refund for order ${number} at ${store}`,
    preview: (number: string, amount: string) => `${amount} for order ${number} is on its way back to you.`,
    title: "Your money is on its way back",
    greeting: (name: string) => `Hello ${name},`,
    amount: (amount: string, number: string) =>
      `We have refunded ${amount} for your order ${number} to the payment method you used.`,
    when: "Your bank usually shows it within 5 to 10 business days.",
  },
  reviewFlagEmail: {
    title: (number: string) => `Order ${number} needs you`,
    open: "Open the orders",
    footer: "This letter goes to the address of the shop.",
  },
  next: "What's Next",
  steps: (processingTime: string) => [
    "Order processing: we check and pack what you chose.",
    `Packaging and shipping within ${processingTime}.`,
    "Delivery with tracking information sent to you by email.",
  ],
  withdrawal: {
    link: "Withdraw from contract here",
    /** For the shopkeeper; nothing of a person, as it outlives the erasure of their data. */
    matter: (moment: string, due: string) =>
      `The customer withdrew from the contract on ${moment}. Give the money back by ${due}; you may wait for the goods or proof that they were sent.`,
  },
  goOn: "Continue Shopping",
  home: "Return Home",
  masked: "Personal details are hidden. The link in your confirmation email shows them.",
  awaiting: "Awaiting payment. As soon as it arrives:",
  awaitingPage: "Awaiting payment. This page looks again by itself; the letter comes as soon as it arrives.",
  lookAgain: "Look again",
  confirmationSent: "Confirmation email sent!",
  noSuchOrder: "There is no such order.",
  noSuchCustomer: "There is no such customer.",
  nobodyKnown: "Nothing is kept of this address.",
  stillOpen: (numbers: readonly string[]) =>
    `Not finished yet: ${numbers.join(", ")}. Ship or cancel first, then the data can be erased.`,
  noSuchEmail: "There is no such letter of an order.",
  erased: "The personal data of this order were erased.",
  moneyGoingBack: (number: string) =>
    `The money of order ${number} is being given back. Wait until the payment provider has answered.`,
  movedMeanwhile: (number: string, status: OrderStatus) =>
    `Order ${number} was set to ${statusInSentence(status)} meanwhile. Look at it again before you change it.`,
  changedMeanwhile: "Somebody else has changed this order meanwhile. Look at it again before you save.",
  notUnderReview: "No payment of this order is under review.",
  notAcceptable: "This money came in another currency or is on its way back. Give it back and ask for a new payment.",
  tooLateForAddress: "The parcel has left or the order is off: its address can no longer be changed.",
  providerAway: "The payment provider does not answer. Please try again.",
  ourFault: "Something went wrong on our side. Please try again.",
  notFound: "Order Not Found",
  notFoundText: "No order belongs to this link. The one in your confirmation email leads to yours.",
  track: {
    title: "Track Order",
    lead: "Your tracking number is in your confirmation email and on the parcel.",
    label: "Tracking number",
    placeholder: "e.g. TRK12345678901234",
    button: "Track",
    busy: "Tracking...",
    loading: "Looking for your order",
    empty: "Please enter a tracking number",
    failed: { title: "Error", description: "Failed to track order. Please try again." },
    tooMany: {
      title: "Too many searches",
      description: (time: string) => `Please try again in ${time}.`,
    },
    notFound: "Tracking Number Not Found",
    notFoundText: (number: string) =>
      `We couldn't find any order with the tracking number ${number}. Please check the number and try again.`,
    order: (number: string) => `Order ${number}`,
    pending: "Order Processing",
    pendingText: "Your order is being prepared for shipment. You'll receive an update once it ships.",
    way: "The way of your order",
    now: "now",
    steps: { placed: "Placed", processing: "Processing", shipped: "Shipped", delivered: "Delivered" },
  },
} as const;

/** `22 November 2026`. */
export const dayOf = (at: Date, timeZone: string): string =>
  new Intl.DateTimeFormat("en-GB", { day: "numeric", month: "long", year: "numeric", timeZone }).format(at);
