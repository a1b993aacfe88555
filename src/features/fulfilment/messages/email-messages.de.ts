import type { Messages } from "#shared/messages.ts";
import type { messages as en } from "./email-messages.en.ts";

export const messages = {
  subject: (number: string, store: string) => `Ihre Bestellung ${number} von ${store} ist unterwegs`,
  preview: (number: string) => `Die Bestellung ${number} hat unser Haus verlassen.`,
  title: "Ihr Paket ist unterwegs",
  greeting: (name: string) => `Guten Tag ${name},`,
  shipped: (number: string) => `wir haben Ihre Bestellung ${number} versandt.`,
  carrier: "Paketdienst",
  code: "Sendungsnummer",
  expected: "Voraussichtlich am",
  to: "An",
  follow: "Paket verfolgen",
  atCarrier: (carrier: string) => `Bei ${carrier} verfolgen`,
  withoutCode:
    "Der Paketdienst hat uns keine Sendungsnummer gegeben. Auf der Seite Ihrer Bestellung steht, was wir wissen.",
  again: {
    subject: (number: string, store: string) =>
      `Ihre Bestellung ${number} von ${store}: Wir haben sie noch einmal gesendet`,
    title: "Wir haben Ihre Ware noch einmal gesendet",
    shipped: (number: string) =>
      `bei der Lieferung Ihrer Bestellung ${number} ist etwas schiefgegangen; das tut uns leid. Diese Artikel haben wir Ihnen auf unsere Kosten noch einmal gesendet.`,
  },
  part: {
    subject: (number: string, store: string) => `Ein Teil Ihrer Bestellung ${number} von ${store} ist unterwegs`,
    title: "Ein Teil Ihrer Bestellung ist unterwegs",
    shipped: (number: string, parcel: number) => `wir haben Paket ${parcel} Ihrer Bestellung ${number} versandt.`,
    coming: "Folgt noch. Wir schreiben Ihnen, sobald es unterwegs ist:",
    lastSubject: (number: string, store: string) =>
      `Das letzte Paket Ihrer Bestellung ${number} von ${store} ist unterwegs`,
    lastTitle: "Ihr letztes Paket ist unterwegs",
    last: "Damit ist Ihre Bestellung vollständig versandt.",
  },
  undone: {
    subject: (number: string, store: string) =>
      `Ihre Bestellung ${number} von ${store}: Ein Paket ist noch nicht unterwegs`,
    title: "Ein Paket ist noch nicht unterwegs",
    text: (number: string) =>
      `wir haben Ihnen geschrieben, dass ein Paket Ihrer Bestellung ${number} unterwegs ist. Es ist noch nicht versandt: Wir haben es versehentlich eingetragen und bitten um Entschuldigung. Wir schreiben Ihnen, sobald es unterwegs ist.`,
  },
} satisfies Messages<typeof en>;
