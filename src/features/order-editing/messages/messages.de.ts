import type { Messages } from "#shared/messages.ts";
import type { messages as en } from "./messages.en.ts";

export const messages = {
  title: "Bestellung bezahlen",
  order: (number: string) => `Bestellung ${number}`,
  notFound: {
    title: "Wir können diese Zahlung nicht öffnen",
    text: "Öffnen Sie sie mit dem vollständigen, unveränderten Link aus unserer E-Mail.",
  },
  toPay: (amount: string) => `Zu zahlen: ${amount}`,
  whole: "Wir versenden Ihre Bestellung, sobald sie bezahlt ist.",
  changed: "Wir ändern Ihre Bestellung wie vereinbart, sobald diese Differenz bezahlt ist.",
  until: (day: string) => `Sie können bis zum ${day} zahlen.`,
  method: "Wie möchten Sie zahlen?",
  pay: "Jetzt bezahlen",
  busy: "Die Zahlungsseite wird geöffnet",
  transfer: {
    title: "Oder per Überweisung bezahlen",
    to: "Empfänger",
    reference: "Verwendungszweck",
    text: "Wir versenden, sobald das Geld eingegangen ist, in der Regel am nächsten Arbeitstag.",
  },
  paid: "Vielen Dank für Ihre Zahlung",
  paidText: "Sie müssen nichts weiter tun.",
  awaiting: "Ihre Zahlung ist unterwegs",
  awaitingText: "Wir schreiben Ihnen, sobald sie eingegangen ist.",
  lapsed: "Die Zahlungsfrist ist abgelaufen",
  lapsedText:
    "Ihre Ware ist nicht mehr reserviert. Wenn Sie bereits überwiesen haben, schreiben wir Ihnen, sobald das Geld da ist. Schreiben Sie uns, wenn Sie die Ware noch möchten.",
  over: "Es ist nichts zu zahlen",
  overText:
    "Die Zahlungsfrist ist abgelaufen, oder die Änderung wurde zurückgenommen. Ihre Bestellung bleibt, wie sie war. Schreiben Sie uns, wenn Sie Fragen haben.",
  see: "Bestellung ansehen",
  difference: (number: string) => `Differenz zur Bestellung ${number}`,
  nothingDue: "Es ist nichts mehr zu zahlen. Laden Sie die Seite neu, um den Stand Ihrer Bestellung zu sehen.",
  underWay: "Eine Zahlungsseite wurde gerade geöffnet. Bitte versuchen Sie es noch einmal.",
  providerAway: "Der Zahlungsdienst antwortet nicht. Bitte versuchen Sie es gleich noch einmal.",
  failed:
    "Die Zahlungsseite ließ sich nicht öffnen. Bitte prüfen Sie Ihre Verbindung und versuchen Sie es noch einmal.",
} as const satisfies Messages<typeof en>;
