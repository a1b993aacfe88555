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
  withoutCode: "The carrier gave us no tracking code. The page of your order shows what we know.",
  again: {
    subject: (number: string, store: string) => `Your order ${number} from ${store}: we have sent it again`,
    title: "We have sent your goods again",
    shipped: (number: string) =>
      `Something went wrong with the delivery of your order ${number}, and we are sorry. We have sent you these items once more, at our expense.`,
  },
  part: {
    subject: (number: string, store: string) => `Part of your order ${number} from ${store} is on its way`,
    title: "Part of your order is on its way",
    shipped: (number: string, parcel: number) => `We have shipped parcel ${parcel} of your order ${number}.`,
    coming: "Still to come. We write to you when it leaves:",
    lastSubject: (number: string, store: string) =>
      `The last parcel of your order ${number} from ${store} is on its way`,
    lastTitle: "Your last parcel is on its way",
    last: "With it your order is complete.",
  },
  undone: {
    subject: (number: string, store: string) => `Your order ${number} from ${store}: a parcel has not left yet`,
    title: "A parcel has not left yet",
    text: (number: string) =>
      `We wrote to you that a parcel of your order ${number} is on its way. It has not left yet: we noted it by mistake, and we are sorry. We write to you again when it leaves.`,
  },
} as const;
