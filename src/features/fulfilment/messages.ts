/** Every sentence about shipping an order, to the customer and to the operator. */
export const messages = {
  shippedEmail: {
    subject: (number: string, store: string) => `Your order ${number} from ${store} is on its way`,
    preview: (number: string) => `Order ${number} has left us.`,
    title: "Your parcel is on its way",
    greeting: (name: string) => `Hello ${name},`,
    shipped: (number: string) => `We have shipped your order ${number}.`,
    carrier: "Carrier",
    code: "Tracking code",
    expected: "Expected on",
    to: "To",
    follow: "Follow your parcel",
    atCarrier: (carrier: string) => `Follow it at ${carrier}`,
    withoutCode: "See where your order is at any time.",
  },
  notShippedRefunded: (number: string) => `Order ${number} was refunded in full, so it is not shipped.`,
  usedCode: (code: string, number: string) => `The tracking code ${code} belongs to order ${number} already.`,
  shippedMeanwhile: (number: string, code: string | null) =>
    `Order ${number} was shipped meanwhile${code ? ` with the tracking code ${code}` : ""}. Correct its parcel where that is wrong.`,
  sequenceEnds: (prefix: string) => `All numbers behind ${prefix} are used up. Choose another prefix.`,
  codeNeedsShipping: "A tracking code is given when an order is shipped.",
} as const;
