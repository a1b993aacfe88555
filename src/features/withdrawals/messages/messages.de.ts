import type { Messages } from "#shared/messages.ts";
import type { messages as en } from "./messages.en.ts";

export const messages = {
  title: "Vertrag widerrufen",
  description:
    "Hier widerrufen Sie Ihren Kauf: 14 Tage nach dem Gesetz, 100 Tage nach unseren Bedingungen, ohne Angabe von Gründen.",
  lead: "Sie können nach dem Gesetz innerhalb von 14 Tagen nach Erhalt der Ware widerrufen, nach unseren eigenen Bedingungen innerhalb von 100 Tagen. Gründe müssen Sie nicht nennen.",
  fields: {
    orderNumber: "Bestellnummer",
    name: "Name",
    email: "E-Mail",
    items: "Welche Artikel (für die ganze Bestellung leer lassen)",
  },
  hints: {
    orderNumber: "Sie steht in Ihrer Bestellbestätigung, z. B. AU-100234.",
    email: "Die Adresse, mit der Sie bestellt haben. Dorthin bestätigen wir Ihren Widerruf.",
  },
  problems: {
    orderNumber: "Bitte geben Sie Ihre Bestellnummer ein",
    name: "Bitte geben Sie Ihren Namen ein",
    email: "Bitte geben Sie eine gültige E-Mail-Adresse ein",
    link: "Bitte schreiben Sie das ohne Links",
    tooLong: (max: number) => `Bitte kürzen Sie das auf ${max.toLocaleString("de")} Zeichen`,
  },
  check: "Weiter",
  next: {
    title: "So geht es weiter",
    steps: [
      "Wir bestätigen Ihnen per E-Mail, dass Ihr Widerruf eingegangen ist.",
      "Sie senden erhaltene Ware innerhalb von 14 Tagen zurück, gut verpackt und mit Einlieferungsbeleg.",
      "Wir erstatten auf Ihrem ursprünglichen Zahlungsweg, sobald die Ware oder der Nachweis der Absendung bei uns ist.",
    ],
  },
  notFound:
    "Zu dieser Nummer und E-Mail-Adresse finden wir keine bezahlte Bestellung. Bitte prüfen Sie beide. Sie können die Erklärung trotzdem senden; wir suchen die Bestellung dann selbst.",
  tooMany: (time: string) => `Zu viele Versuche. Bitte versuchen Sie es in ${time} noch einmal.`,
  failed:
    "Die Erklärung konnte nicht gesendet werden. Bitte prüfen Sie Ihre Verbindung und versuchen Sie es noch einmal.",
  review: {
    title: "Ihre Erklärung",
    // For a lawyer: after the model form of the act.
    declaration: "Hiermit widerrufe ich den von mir abgeschlossenen Vertrag über den Kauf dieser Waren.",
    items: "Artikel",
    whole: "Die ganze Bestellung",
    // Section 356a BGB names this button.
    confirm: "Widerruf bestätigen",
    back: "Zurück und ändern",
  },
  done: {
    title: "Widerruf eingegangen",
    received: (number: string, moment: string) =>
      `Ihr Widerruf der Bestellung ${number} ist am ${moment} eingegangen. Die Eingangsbestätigung ist auf dem Weg an die E-Mail-Adresse der Bestellung.`,
    unmatched: (number: string, moment: string) =>
      `Ihr Widerruf der Bestellung ${number} ist am ${moment} eingegangen. Die Eingangsbestätigung ist auf dem Weg an Ihre E-Mail-Adresse. Wir suchen Ihre Bestellung und schreiben Ihnen.`,
    several: (number: string, moment: string) =>
      `Ihr Widerruf der Bestellung ${number} ist am ${moment} eingegangen. Von dieser Adresse liegen uns schon mehrere Widerrufe vor. Wir sehen sie durch und schreiben Ihnen.`,
    next: "So geht es weiter",
    sendBack:
      "Senden Sie bereits erhaltene Ware innerhalb von 14 Tagen zurück, gut verpackt und mit Einlieferungsbeleg.",
    refund:
      "Wir erstatten den Preis auf Ihrem ursprünglichen Zahlungsweg, spätestens 14 Tage nach Ihrem Widerruf; widerrufen Sie die ganze Bestellung, erstatten wir auch die Kosten der Standardlieferung.",
    refundWaits: "Wir dürfen warten, bis die Ware oder der Nachweis der Absendung bei uns ist.",
    unsent:
      "Die Ware hat unser Haus noch nicht verlassen: Wir versenden sie nicht, und Sie haben nichts zurückzusenden.",
    stays: "Was unser Haus noch nicht verlassen hat, versenden wir nicht; Sie müssen es also nicht zurücksenden.",
    byPolicy:
      "Die 14 Tage nach dem Gesetz gelten hier nicht, die 100 Tage nach unseren eigenen Bedingungen schon. Wir sehen uns Ihren Widerruf an und antworten innerhalb eines Tages. Bitte warten Sie unsere Antwort ab, bevor Sie etwas abschicken.",
    over: "Weder die 14 Tage nach dem Gesetz noch die 100 Tage nach unseren eigenen Bedingungen gelten hier. Wir sehen uns Ihren Widerruf an und antworten innerhalb eines Tages. Bitte warten Sie unsere Antwort ab, bevor Sie etwas abschicken.",
    unknown:
      "Wie es weitergeht, hängt von Ihrer Bestellung ab: Wir schreiben es Ihnen, sobald wir sie gefunden haben. Bis dahin müssen Sie nichts abschicken. Es zählt, wann diese Erklärung bei uns eingegangen ist.",
    policy: "Rückgabe und Erstattung",
    home: "Zur Startseite",
  },
} satisfies Messages<typeof en>;
