import type { Messages } from "#shared/messages.ts";
import type { messages as en } from "./email-messages.en.ts";

export const messages = {
  mail: {
    subject: (number: string, store: string) => `Ihre Bestellung ${number} bei ${store}`,
    preview: (number: string, total: string) => `Bestellung ${number}: ${total}`,
    thanks: (name: string) => `Vielen Dank, ${name}`,
    paid: (number: string, processingTime: string) =>
      `Ihre Bestellung ${number} ist bezahlt. Verpackung und Versand: ${processingTime}. Danach schicken wir Ihnen die Sendungsnummer.`,
    paidAndTaken: (number: string) => `Ihre Bestellung ${number} ist bezahlt, und Sie haben Ihre Ware.`,
    confirmedAgain: (number: string) => `Das ist die Bestätigung Ihrer Bestellung ${number}.`,
    total: "Gesamtbetrag inkl. MwSt.",
    quantity: (count: number, price: string) => (count === 1 ? "1 Stück" : `${count} × ${price}`),
    pieces: (count: number) => `${count} Stück`,
    to: "An",
    tracking: "Sendungsnummer",
    see: "Bestellung ansehen",
    questions: (email: string) => `Fragen? Schreiben Sie an ${email}; wir antworten innerhalb von 24 Stunden.`,
  },
  reversedEmail: {
    subject: (number: string, store: string) =>
      `Ihre Zahlung für die Bestellung ${number} bei ${store} wurde zurückgebucht`,
    preview: (number: string, amount: string) => `Ihre Bank hat ${amount} für die Bestellung ${number} zurückgebucht.`,
    title: "Ihre Zahlung wurde zurückgebucht",
    text: (amount: string, number: string) =>
      `wir hatten ${amount} für Ihre Bestellung ${number} erhalten, aber Ihre Bank hat den Betrag zurückgebucht.`,
    again:
      "Wir versenden diese Bestellung nicht. Sie können sie öffnen und noch einmal bezahlen. Daraus wird eine neue Bestellung zu heutigen Preisen.",
    gone: "Die Ware hat unser Haus schon verlassen. Bitte schreiben Sie uns, dann vereinbaren wir, wie die Bestellung bezahlt wird.",
    pay: "Noch einmal bezahlen",
  },
  failedEmail: {
    subject: (number: string, store: string) =>
      `Ihre Zahlung für die Bestellung ${number} bei ${store} ist nicht eingegangen`,
    preview: (number: string, amount: string) =>
      `Die ${amount} für die Bestellung ${number} sind nicht eingegangen. Es wurde nichts abgebucht.`,
    title: "Ihre Zahlung ist nicht eingegangen",
    text: (amount: string, number: string) =>
      `Ihre Bank hat uns die ${amount} für Ihre Bestellung ${number} nicht überwiesen. Es wurde nichts abgebucht.`,
    again:
      "Wir versenden diese Bestellung nicht. Sie können sie öffnen und noch einmal bezahlen. Daraus wird eine neue Bestellung zu heutigen Preisen.",
    gone: "Wir versenden diese Bestellung nicht.",
    byLink: (day: string) => `Sie können bis zum ${day} erneut zahlen.`,
    kept: "Ihre Bestellung bleibt, wie sie war.",
  },
  refundEmail: {
    subject: (number: string, store: string) => `Ihre Erstattung zur Bestellung ${number} bei ${store}`,
    preview: (number: string, amount: string) => `${amount} für die Bestellung ${number} sind auf dem Weg zu Ihnen.`,
    title: "Ihr Geld ist auf dem Weg zu Ihnen",
    greeting: (name: string) => `Guten Tag ${name},`,
    amount: (amount: string, number: string) =>
      `wir haben Ihnen ${amount} für Ihre Bestellung ${number} auf dem Zahlungsweg erstattet, den Sie benutzt haben.`,
    byHand: (amount: string, number: string) =>
      `wir zahlen Ihnen ${amount} für Ihre Bestellung ${number} direkt zurück, auf demselben Weg, auf dem Sie bezahlt haben.`,
    deduction: (amount: string, reason: string) =>
      `Vom Preis haben wir für den Wertverlust ${amount} abgezogen: ${reason}`,
    deductionWhole: (reason: string) => `Den ganzen Preis haben wir für den Wertverlust einbehalten: ${reason}`,
    why: {
      goodsGone:
        "Als Ihre Zahlung ankam, war nicht mehr alles vorrätig, was Sie bestellt haben. Wir versenden diese Bestellung nicht.",
      paidTwice: "Sie hatten diese Bestellung zweimal bezahlt. Sie wird wie geplant ausgeführt.",
      cancelled: "Diese Bestellung ist storniert.",
    },
    when: "Ihre Bank zeigt den Betrag meist innerhalb von 5 bis 10 Arbeitstagen an.",
  },
  refundFailedEmail: {
    subject: (number: string, store: string) =>
      `Ihre Erstattung zur Bestellung ${number} bei ${store} ist nicht angekommen`,
    preview: (number: string, amount: string) => `${amount} für die Bestellung ${number} sind nicht angekommen.`,
    title: "Ihre Erstattung ist nicht angekommen",
    text: (amount: string, number: string) =>
      `die ${amount}, die wir Ihnen für Ihre Bestellung ${number} erstattet haben, sind nicht bei Ihnen angekommen.`,
    next: "Sie bekommen dieses Geld trotzdem. Wir suchen einen anderen Weg und schreiben Ihnen. Sie müssen jetzt nichts tun.",
  },
  changedEmail: {
    subject: (number: string, store: string) => `Ihre Bestellung ${number} bei ${store} wurde geändert`,
    preview: (number: string, total: string) => `Bestellung ${number}: ${total}`,
    title: "Ihre Bestellung wurde geändert",
    text: (number: string) =>
      `wir haben Ihre Bestellung ${number} wie vereinbart geändert. So sieht sie jetzt aus. Die Rechnungskorrektur zur bisherigen Rechnung und die neue Rechnung finden Sie bei Ihrer Bestellung.`,
    what: "Was sich geändert hat",
  },
  linkEmail: {
    subject: (number: string, store: string) => `Zahlung für Ihre Bestellung ${number} bei ${store}`,
    preview: (number: string, amount: string) => `${amount} für Bestellung ${number}`,
    title: "Ihre Bestellung wartet auf Ihre Zahlung",
    difference: (number: string, amount: string) =>
      `wir ändern Ihre Bestellung ${number} wie vereinbart, sobald die Differenz von ${amount} bezahlt ist.`,
    whole: (number: string, amount: string) => `Ihre Bestellung ${number} über ${amount} kann bezahlt werden.`,
    until: (day: string) => `Sie können bis zum ${day} zahlen.`,
    ships: "Wir versenden Ihre Bestellung, sobald sie bezahlt ist.",
    what: "Was sich ändert",
    toPay: "Noch zu zahlen",
    pay: "Jetzt bezahlen",
    transfer: {
      lead: "Sie können auch überweisen. Wir versenden Ihre Bestellung, sobald das Geld eingegangen ist.",
      to: "Empfänger",
      reference: "Verwendungszweck",
    },
  },
} satisfies Messages<typeof en>;
