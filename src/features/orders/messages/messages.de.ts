import type { Messages } from "#shared/messages.ts";
import type { messages as en } from "./messages.en.ts";

export const messages = {
  thanks: "Vielen Dank für Ihre Bestellung!",
  situation: {
    paid: { title: "Vielen Dank für Ihre Bestellung!", text: "" },
    awaiting: { title: "Vielen Dank für Ihre Bestellung!", text: "" },
    review: { title: "Wir prüfen Ihre Zahlung", text: "Wir schreiben Ihnen, sobald wir mehr wissen." },
    unpaid: {
      title: "Ihre Bestellung ist nicht bezahlt",
      text: "Die Zahlung wurde nicht abgeschlossen. Es wurde nichts abgebucht.",
    },
    reversed: {
      title: "Ihre Zahlung wurde zurückgebucht",
      text: "Ihre Bank hat die Zahlung zurückgebucht, nachdem wir sie erhalten hatten; deshalb versenden wir nichts. Bezahlen Sie noch einmal, um die Ware zu erhalten: Daraus wird eine neue Bestellung zu heutigen Preisen. Wenn Sie meinen, dass die Bank sich irrt, fragen Sie dort nach oder schreiben Sie uns.",
    },
    "reversed-gone": {
      title: "Ihre Zahlung wurde zurückgebucht",
      text: "Ihre Bank hat die Zahlung zurückgebucht, nachdem wir sie erhalten hatten. Bitte schreiben Sie uns, damit wir gemeinsam klären, wie die Bestellung bezahlt wird.",
    },
    "cancelled-unpaid": {
      title: "Ihre Bestellung wurde storniert",
      text: "Für diese Bestellung wurde nichts abgebucht.",
    },
    cancelled: { title: "Ihre Bestellung wurde storniert", text: "Diese Bestellung versenden wir nicht." },
    exchanged: {
      title: "Ihre zurückgegebene Ware wurde umgetauscht",
      text: "Die Bestellung der anderen Ware haben wir in einer eigenen E-Mail bestätigt. Blieb Geld übrig, zeigt Ihre Bank es meist innerhalb von 5 bis 10 Arbeitstagen an.",
    },
    refunded: {
      title: "Ihre Bestellung wurde erstattet",
      text: "Ihre Bank zeigt das Geld meist innerhalb von 5 bis 10 Arbeitstagen an.",
    },
  },
  statuses: {
    pending: "ausstehend",
    processing: "in Bearbeitung",
    packing: "wird verpackt",
    ready_to_ship: "versandbereit",
    shipped: "versandt",
    delivered: "zugestellt",
    cancelled: "storniert",
  },
  onHold: "angehalten",
  paidSince: "Sie haben diese Waren inzwischen mit einer anderen Bestellung bezahlt. Hier ist nichts zu bezahlen.",
  withdrawn:
    "Sie haben Ware widerrufen, die uns noch nicht verlassen hat. Wir senden sie nicht, und Sie müssen nichts zurückschicken.",
  cancelledRefunded:
    "Wir haben Ihre Zahlung erstattet. Ihre Bank zeigt das Geld meist innerhalb von 5 bis 10 Arbeitstagen an.",
  confirmationTo: "Bestätigung gesendet an",
  noEmail: {
    text: "Keine E-Mail da? Sehen Sie im Spam-Ordner nach. Ist die Adresse falsch?",
    write: "Schreiben Sie uns",
  },
  number: "Bestellnummer",
  name: "Name",
  email: "E-Mail",
  phone: "Telefon",
  status: "Status",
  placed: "Bestellt am",
  total: "Gesamtbetrag",
  refunded: "Erstattet",
  tracking: "Sendungsnummer",
  carrierNumber: "Nummer des Versanddienstes",
  description: "Ihre Bestellung.",
  details: "Bestelldaten",
  items: "Bestellte Artikel",
  documents: {
    title: "Dokumente",
    invoice: "Rechnung (PDF)",
    another: (number: string) => `Rechnung ${number} (PDF)`,
    eInvoice: (number: string) => `E-Rechnung ${number} (XML)`,
    creditNote: (number: string) => `Rechnungskorrektur ${number} (PDF)`,
  },
  business: {
    company: "Firma",
    notConfirmed:
      "Die USt-IdNr. ließ sich bei der Bestellung nicht bestätigen, daher wurde MwSt. berechnet. Sobald sie bestätigt ist, können wir die MwSt. erstatten.",
  },
  shippingDetails: "Lieferdaten",
  address: "Adresse",
  machine: "Paketstation",
  shipping: "Versand",
  free: "Kostenlos",
  vat: (rate: number) => `Enthält MwSt. (${rate.toLocaleString("de")}\u00a0%)`,
  next: "Wie es weitergeht",
  steps: (processingTime: string) => [
    "Bearbeitung: Wir prüfen und verpacken, was Sie ausgesucht haben.",
    `Verpackung und Versand: ${processingTime}.`,
    "Lieferung; die Sendungsnummer kommt per E-Mail.",
  ],
  // Section 356a BGB names this link.
  withdrawal: { link: "Vertrag widerrufen" },
  goOn: "Weiter einkaufen",
  home: "Zur Startseite",
  masked: "Persönliche Angaben sind verborgen. Der Link in Ihrer Bestätigungs-E-Mail zeigt sie.",
  awaiting: "Wir warten auf die Zahlung. Sobald sie da ist:",
  awaitingPage:
    "Wir warten auf die Zahlung. Diese Seite prüft das von selbst; die E-Mail kommt, sobald das Geld da ist.",
  lookAgain: "Noch einmal prüfen",
  confirmationSent: "Bestätigungs-E-Mail gesendet!",
  notFound: "Bestellung nicht gefunden",
  notFoundText: "Dieser Link führt zu keiner Bestellung. Bitte verwenden Sie den Link in Ihrer Bestätigungs-E-Mail.",
  parcels: {
    title: "Pakete",
    parcel: (number: number) => `Paket ${number}`,
    sent: (day: string) => `Versandt am ${day}`,
    expected: (day: string) => `voraussichtlich am ${day}`,
    delivered: (day: string) => `Zugestellt am ${day}`,
    follow: (carrier: string) => `Bei ${carrier} verfolgen`,
    toCome: "Folgt noch",
    toComeText: "Wir schreiben Ihnen, sobald es unterwegs ist.",
  },
  /** For whoever has no link of an order any more. */
  lost: {
    title: "Keine Sendungsnummer? Wir senden Ihnen Ihre Bestellung noch einmal per E-Mail",
    label: "E-Mail-Adresse Ihrer Bestellung",
    button: "Bestellung senden",
    asked:
      "Wenn wir eine Bestellung mit dieser Adresse haben, ist die E-Mail unterwegs. Sie kann im Spam-Ordner liegen.",
    invalid: "Bitte geben Sie eine gültige E-Mail-Adresse ein",
    failed: "Das konnten wir nicht senden. Bitte prüfen Sie Ihre Verbindung und versuchen Sie es noch einmal.",
  },
  track: {
    title: "Sendung verfolgen",
    lead: "Ihre Sendungsnummer steht in der Bestätigungs-E-Mail und auf dem Paket.",
    label: "Sendungsnummer",
    placeholder: "z. B. TRK12345678901234",
    button: "Verfolgen",
    busy: "Wird gesucht …",
    loading: "Ihre Bestellung wird gesucht",
    empty: "Bitte geben Sie eine Sendungsnummer ein",
    failed: {
      title: "Fehler",
      description: "Die Sendung konnte nicht verfolgt werden. Bitte versuchen Sie es noch einmal.",
    },
    tooMany: {
      title: "Zu viele Suchanfragen",
      description: (time: string) => `Bitte versuchen Sie es in ${time} noch einmal.`,
    },
    notFound: "Sendungsnummer nicht gefunden",
    returnItems: "Artikel zurückgeben",
    notFoundText: (number: string) =>
      `Zur Sendungsnummer ${number} gibt es keine Bestellung. Bitte prüfen Sie die Nummer und versuchen Sie es noch einmal.`,
    order: (number: string) => `Bestellung ${number}`,
    pending: "Bestellung in Bearbeitung",
    pendingText: "Ihre Bestellung wird für den Versand vorbereitet. Sobald sie unterwegs ist, schreiben wir Ihnen.",
    way: "Der Weg Ihrer Bestellung",
    now: "jetzt",
    steps: { placed: "Bestellt", processing: "In Bearbeitung", shipped: "Versandt", delivered: "Zugestellt" },
  },
} satisfies Messages<typeof en>;
