/** Why an order is refused. */
export const messages = {
  noDelivery: (country: string) => `We do not deliver to the country ${country}.`,
  postalCode: (code: string, country: string) => `“${code}” is not a postal code of ${country}.`,
  stateRequired: "A state is required for the United States.",
  state: (state: string) => `“${state}” is not a state of the United States.`,
  phone: (phone: string) => `“${phone}” is not a valid phone number.`,
  machineRequired: "A parcel machine must be chosen.",
  machineClosed: "The chosen parcel machine is not available. Please choose another.",
  noProducts: "No products found in database",
  unknownProduct: (name: string, available: string) =>
    `Product "${name}" not found in database. Available products: ${available}`,
  tooMany: (name: string, most: number) => `No more than ${most} of “${name}” can be ordered at once.`,
  nowCosts: (name: string, price: string) => `“${name}” now costs ${price}.`,
  notSoldThere: (name: string, country: string) => `We do not send “${name}” to this country: ${country}.`,
  notSentThere: "Not sent to this country",
  totalIs: (total: string) => `The total is now ${total}.`,
  pricesChanged: "Prices have changed",
  underWay: "Another checkout is under way in this browser. Please try again.",
  keyReused: "This checkout attempt was already used for another order. Please try again.",
  paidAlready: (number: string) => `Order ${number} has paid for this already. Look at it before you order again.`,
  providerAway: "The payment provider does not answer at the moment. Nothing was charged.",
  vatNumber: {
    confirmed: (number: string) => `The VAT number ${number} is confirmed.`,
    "not-registered": (number: string) => `The VAT number ${number} is not registered in VIES, so VAT is charged.`,
    "not-confirmed": (number: string) => `The VAT number ${number} could not be confirmed, so VAT is charged.`,
  },
} as const;
