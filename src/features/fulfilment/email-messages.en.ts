/** The email about a parcel on its way. */
export const messages = {
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
} as const;
