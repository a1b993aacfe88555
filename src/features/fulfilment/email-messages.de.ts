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
  withoutCode: "Sie können jederzeit sehen, wo Ihre Bestellung ist.",
} satisfies Messages<typeof en>;
