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
    "cancelled-unpaid": {
      title: "Ihre Bestellung wurde storniert",
      text: "Für diese Bestellung wurde nichts abgebucht.",
    },
    cancelled: { title: "Ihre Bestellung wurde storniert", text: "Diese Bestellung versenden wir nicht." },
    refunded: {
      title: "Ihre Bestellung wurde erstattet",
      text: "Ihre Bank zeigt das Geld meist innerhalb von 5 bis 10 Werktagen an.",
    },
  },
  cancelledRefunded:
    "Wir haben Ihre Zahlung erstattet. Ihre Bank zeigt das Geld meist innerhalb von 5 bis 10 Werktagen an.",
  confirmationTo: "Bestätigung gesendet an",
  number: "Bestellnummer",
  name: "Name",
  email: "E-Mail",
  phone: "Telefon",
  status: "Status",
  placed: "Bestellt am",
  total: "Gesamtbetrag",
  tracking: "Sendungsnummer",
  description: "Ihre Bestellung.",
  details: "Bestelldaten",
  items: "Bestellte Artikel",
  shippingDetails: "Lieferdaten",
  address: "Adresse",
  machine: "Paketstation",
  shipping: "Versand",
  free: "Kostenlos",
  vat: (rate: number) => `Enthält MwSt. (${rate.toLocaleString("de")} %)`,
  next: "Wie es weitergeht",
  steps: (processingTime: string) => [
    "Bearbeitung: Wir prüfen und verpacken, was Sie ausgesucht haben.",
    `Verpackung und Versand: ${processingTime}.`,
    "Lieferung; die Sendungsnummer kommt per E-Mail.",
  ],
  // For a lawyer: the law names this link.
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
  notFoundText: "Zu diesem Link gehört keine Bestellung. Der Link in Ihrer Bestätigungs-E-Mail führt zu Ihrer.",
  track: {
    title: "Sendung verfolgen",
    lead: "Ihre Sendungsnummer steht in der Bestätigungs-E-Mail und auf dem Paket.",
    label: "Sendungsnummer",
    placeholder: "z. B. TRK12345678901234",
    button: "Verfolgen",
    busy: "Wird gesucht ...",
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
