/** The name of a country within a sentence. */
const withArticle = (country: string) => (/^(United|Netherlands)/.test(country) ? `the ${country}` : country);

/** Every sentence of checkout (storefront 8). */
export const messages = {
  title: "Checkout",
  lead: "Complete your order below",
  loading: "The checkout is loading",
  cart: "Cart",
  backToCart: "Back to cart",
  notSent: (names: string, country: string) => `${names} can't be shipped to ${withArticle(country)}`,
  removeAndContinue: (lines: number) => (lines === 1 ? "Remove it and continue" : "Remove them and continue"),
  contact: "Contact",
  address: "Delivery address",
  yourAddress: "Your name and address",
  fields: {
    firstName: "First name",
    lastName: "Last name",
    email: "Email",
    emailHint: "For the confirmation and the tracking link.",
    country: "Country",
    chooseCountry: "Choose a country",
    address: "Address",
    city: "City",
    zip: "Postal code",
    state: "State",
    chooseState: "Choose a state",
    countryCode: "Country code",
    anotherCode: "Another code",
    customCode: "Custom country code",
    phoneNumber: "Phone number",
    company: "Company",
    vatNumber: "VAT number (optional)",
    companyRegister: "Register number (optional)",
  },
  business: {
    title: "Buying for a business?",
    lead: "The invoice is made out to your company.",
    exempt: "A business in another EU country pays no VAT once its VAT number is confirmed.",
    answers: {
      checking: "Checking the number…",
      "without-vat": "The number is confirmed. VAT is not charged.",
      confirmed: "The number is confirmed. VAT is charged for this delivery.",
      "not-registered":
        "The EU register VIES does not know this number, so VAT is charged and the invoice does not print it.",
      "not-confirmed":
        "The number cannot be confirmed right now, so VAT is charged. Once it is confirmed, we can give the VAT back.",
    },
    totalChanged: {
      title: "The total has changed",
      description: "It depends on your VAT number. Please look at it once more, then press the button again.",
    },
  },
  problems: {
    required: (label: string) => `${label} is required.`,
    email: "Please enter a valid email address.",
    zip: (example?: string) =>
      example
        ? `This is not a postal code of the chosen country, such as ${example}.`
        : "This is not a postal code of the chosen country.",
    phoneNumber: "This number does not fit the chosen country code.",
    noVatNumber: "Leave it empty if you have none.",
    letters: "Write it in Latin letters.",
  },
  delivery: "Delivery",
  courier: { label: "Courier", description: "2-5 business days, home delivery" },
  parcelMachine: { label: "Parcel machine", description: "24/7 pickup, choose location" },
  noMachines: (country: string) =>
    `No parcel machines available. No parcel machines found for country code ${country}.`,
  switched: (country: string, cost: string) =>
    `${country} has no parcel machines. Delivery is by courier now: ${cost}.`,
  machineCountry: "Country of the parcel machine",
  changeCountry: "Change",
  dispatch: (processingTime: string) => `We pack and ship within ${processingTime}.`,
  paymentMethod: "How would you like to pay?",
  methodGroups: {
    bank: { label: "Bank link", description: "In your bank's app or online bank" },
    card: { label: "Card", description: "Credit or debit card" },
    wallet: { label: "Wallet", description: "In an app or with an account" },
    blik: { label: "Phone code", description: "With the code from your bank's app" },
    later: { label: "Pay later", description: "In parts, after the goods have arrived" },
  },
  summary: "Order Summary",
  free: "Free",
  vatIncluded: "Prices include VAT.",
  exported: "No EU VAT is charged. Duties or taxes may be due on arrival.",
  customs: "Customs and taxes",
  chooseDelivery: "Choose a delivery method",
  agree: "By ordering you agree to our",
  privacyBefore: "How we treat your data is in our",
  terms: "Terms of Service",
  privacy: "Privacy Policy",
  youPay: (total: string) => `You pay ${total} in the next step, safely with our payment provider.`,
  cancelled: { title: "The payment was cancelled", description: "Nothing was charged. Your cart is as you left it." },
  /** Followed by the address of the shop. */
  stillStuck: "Does it keep happening? Write to us:",
  pay: "Order and pay",
  busy: "Processing...",
  shippingLabel: { courier: "Courier, 2-5 business days", parcel_machine: "Parcel machine" },
  missingFields: {
    title: "Please fill in all fields",
    description: "All shipping information including phone number is required to proceed.",
  },
  malformed: "Please check the marked fields",
  missingCountry: {
    title: "Please select delivery country",
    description: "Country selection is required for delivery.",
  },
  missingMethod: {
    title: "Please select delivery method",
    description: "You must choose between courier or parcel machine delivery.",
  },
  missingMachine: {
    title: "Please select parcel machine",
    description: "You must select a specific parcel machine location.",
  },
  missingPayment: { title: "Please choose how to pay", description: "Choose a bank or another way to pay." },
  tooMany: {
    title: "Too many checkout attempts",
    description: "Please wait a few minutes before trying again.",
  },
  tooManyUntil: (time: string) => ({
    title: "Too many checkout attempts",
    description: `Please wait a few minutes before trying again. You can order again in ${time}.`,
  }),
  tooSmall: (least: string) => ({
    title: "Order total too low",
    description: `The order total must be at least ${least}. Please add more items to your cart or reduce discounts.`,
  }),
  blocked: {
    title: "Checkout Error",
    description: "Request was blocked by security software. Please disable ad blockers and try again.",
  },
  offline: {
    title: "You are offline",
    description: "Nothing was sent, and nothing is lost. Please try again once you are connected.",
  },
  recap: "Your order",
  payAgain: {
    pay: "Pay again",
    order: "Order again",
    nothingLeft: "Nothing of this order is sold any more.",
  },
  noScripts: "The checkout needs JavaScript. Please switch it on in your browser and load this page again.",
  lines: "Your products",
  pricesChanged: {
    title: "Prices in your cart have changed",
    description: (total: string) => `Your order now comes to ${total}.`,
  },
  items: (count: number) => (count === 1 ? "1 item" : `${count} items`),
  showAll: (lines: number) => `Show all ${lines} products`,
  noAddress: "Failed to create checkout session - no URL returned.",
  validationFailed: (messages: readonly string[]) => `Validation failed: ${messages.join(" ")}`,
  other: (sentence: string, whatToDo: string) =>
    `There was an issue processing your request: ${sentence.replace(/\.$/, "")}. ${whatToDo}`,
  again: "Please try again.",
  changed: {
    country: "Not sent to this country",
    prices: "Prices have changed",
    stock: "Not enough in stock",
    method: "Way to pay not available",
    machine: "Parcel machine not available",
    paid: "Already paid",
  },
  interrupted: { title: "Checkout Error", description: "The order was not sent. Please try again." },
  inPage: {
    title: "Payment",
    meta: { title: "Payment", description: "Pay for your order" },
    lead: (order: string) => `Order ${order} is placed. It is yours as soon as it is paid.`,
    loading: "The payment fields are loading",
    or: "or",
    pay: (total: string) => `Pay ${total}`,
    back: "Back to the checkout",
    noAnswer: "We got no answer from the payment provider. Press the button again; nothing is paid twice.",
    failed: {
      title: "The payment did not work",
      description: "Nothing was charged. Please try again or choose another way to pay.",
    },
    missing: {
      title: "The payment fields did not load",
      description:
        "A browser extension or the network may keep them back. You can pay on the page of our payment provider instead; your cart and your details are kept.",
      action: "Pay there instead",
    },
    over: {
      title: "This payment is over",
      description: "It took too long or was ended elsewhere. Nothing was charged. Your cart is as you left it.",
      action: "Back to the checkout",
    },
    nothing: { title: "Nothing to pay here", text: "Your order is paid on this page right after the checkout." },
    toCart: "To the cart",
  },
  redirecting: { title: "Redirecting to payment", description: "You are taken to the secure payment page." },
} as const;
