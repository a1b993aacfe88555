/** The sentences of the page of the cart (storefront 8). */
export const messages = {
  shopNow: "Shop Now",
  summary: "Order Summary",
  checkout: "Proceed to Checkout",
  /** Told before ordering begins (L26). */
  beforeOrder: {
    payment: "Pay by card or another method offered in your country.",
    delivery: "We deliver in the European Union and to the United States.",
    policy: "Shipping costs and times",
  },
  isNotSaved: "Your browser does not save the cart. It may be lost when you leave or reload the page.",
  needsScripts: "The cart lives in your browser and needs JavaScript. Please switch it on to see what is in it.",
} as const;
