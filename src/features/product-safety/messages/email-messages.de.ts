import type { Messages } from "#shared/messages.ts";
import type { messages as en } from "./email-messages.en.ts";

export const messages = {
  subject: (product: string) => `Produktsicherheitsrückruf: ${product}`,
  title: "Produktsicherheitsrückruf",
  preview: (product: string) => `Verwenden Sie ${product} nicht weiter.`,
  stop: (product: string) => `Bitte verwenden Sie ${product} ab sofort nicht mehr.`,
  why: "Sie erhalten diese Nachricht, weil Sie das Produkt bei uns gekauft haben. Es geht um Ihre Sicherheit, nicht um Werbung.",
  product: "Produkt",
  maker: "Hersteller",
  sku: "Artikelnummer",
  batches: (count: number) => (count === 1 ? "Charge" : "Chargen"),
  batchPlace: "Die Nummer finden Sie auf dem Etikett des Produkts oder auf der Verpackung.",
  orders: (count: number) => (count === 1 ? "Ihre Bestellung" : "Ihre Bestellungen"),
  hazard: "Was gefährlich ist",
  whatToDo: "Was Sie tun sollen",
  remedies: "Sie können wählen",
  contact: (byPhone: boolean) =>
    `Schreiben Sie uns${byPhone ? " oder rufen Sie uns an" : ""}; für Sie entstehen keine Kosten. Nennen Sie die Bestellung, und wir regeln alles mit Ihnen.`,
  write: "Schreiben Sie uns",
  phone: "Telefon",
  email: "E-Mail",
  share:
    "Falls Sie das Produkt weitergegeben haben, geben Sie bitte diese Nachricht an die Person weiter, die es jetzt hat.",
  choices: {
    repair: "eine kostenlose Reparatur",
    replacement: "ein anderes Produkt gleicher Art, gleichen Werts und gleicher Qualität",
    refund: "die Erstattung des Kaufpreises",
  },
} satisfies Messages<typeof en>;
