import type { Messages } from "#shared/messages.ts";
import type { messages as en } from "./email-messages.en.ts";

export const messages = {
  subject: (number: string, store: string) => `Ihr Widerruf der Bestellung ${number} bei ${store} ist eingegangen`,
  subjectWithoutNumber: (store: string) => `Ihr Widerruf bei ${store} ist eingegangen`,
  preview: (moment: string) => `Eingegangen am ${moment}.`,
  greeting: (name: string) => `Guten Tag ${name},`,
  received: (number: string) =>
    `wir bestätigen den Eingang Ihres Widerrufs des Vertrags zur Bestellung ${number}. Bitte bewahren Sie diese E-Mail auf.`,
  unmatched:
    "Wir haben diese Bestellung unter Ihrer E-Mail-Adresse noch nicht gefunden. Wir suchen sie und schreiben Ihnen.",
  at: "Eingegangen",
  declared: "Ihre Erklärung",
  /** Each step of a return. */
  return: {
    subject: (number: string, store: string) => `Ihre Rückgabe zur Bestellung ${number} bei ${store}`,
    items: "Artikel",
    to: "Senden an",
    back: "Bitte zurücksenden",
    stays: "Wir versenden nicht",
    open: "Rückgabe öffnen",
    why: (reason: string) => `der Grund: ${reason}`,
    /** Of a return within the time that the law gives to withdraw. */
    withdrawal: {
      refused:
        "Antworten Sie auf diese E-Mail, wenn Sie anderer Meinung sind. Die gesetzliche Gewährleistung bleibt davon unberührt.",
      text: "wir bestätigen den Eingang Ihres Widerrufs für die unten genannten Artikel. Sie müssen unsere Antwort nicht abwarten.",
      send: (day: string) =>
        `Senden Sie die Ware bis zum ${day} gut verpackt an die unten stehende Adresse. Bewahren Sie den Einlieferungsbeleg auf und drücken Sie dann auf der Seite Ihrer Rückgabe „Ich habe es abgeschickt“.`,
    },
    covered:
      "senden Sie die Ware gut verpackt an die unten stehende Adresse. Die Rücksendung bezahlen wir: Sie erhalten von uns ein Etikett, oder antworten Sie auf diese E-Mail, was das Porto gekostet hat. Drücken Sie dann auf der Seite Ihrer Rückgabe „Ich habe es abgeschickt“.",
    postage: {
      title: "Wir erstatten Ihr Porto",
      text: (amount: string) =>
        `die Rücksendung hat Sie ${amount} gekostet: Das bezahlen wir. Es ist kein Teil des Preises, deshalb kommt das Geld per Überweisung und nicht auf Ihrem Zahlungsweg. Wenn wir Ihre Kontonummer noch nicht haben, nennen Sie sie uns in der Antwort auf diese E-Mail.`,
    },
    refusedWithoutRight:
      "Antworten Sie auf diese E-Mail, wenn Sie anderer Meinung sind. Ihre gesetzlichen Rechte bleiben davon unberührt.",
    steps: {
      declared: {
        title: "Ihre Rückgabe ist angemeldet",
        text: "wir sehen sie uns an und antworten innerhalb eines Tages. Bitte warten Sie unsere Antwort ab, bevor Sie etwas abschicken.",
      },
      approved: {
        title: "Bitte senden Sie Ihre Rückgabe ab",
        text: "senden Sie die Ware innerhalb von 14 Tagen gut verpackt an die unten stehende Adresse. Bewahren Sie den Einlieferungsbeleg auf und drücken Sie dann auf der Seite Ihrer Rückgabe „Ich habe es abgeschickt“.",
      },
      sent: {
        title: "Ihre Rückgabe ist auf dem Weg zu uns",
        text: "danke für die Nachricht. Wir schreiben Ihnen, sobald sie hier ist.",
      },
      received: {
        title: "Ihre Rückgabe ist bei uns im Shop angekommen",
        text: "wir prüfen die Ware nun und schreiben Ihnen.",
      },
      checked: {
        title: "Ihre Ware ist geprüft",
        text: "als Nächstes folgt die Erstattung, der Umtausch oder, bei mangelhafter Ware, die Reparatur. Wir schreiben Ihnen dazu.",
      },
      refused: {
        title: "Wir können diese Ware nicht zurücknehmen",
        text: "Antworten Sie auf diese E-Mail, wenn Sie anderer Meinung sind. Ihr Widerrufsrecht und die gesetzliche Gewährleistung bleiben davon unberührt.",
      },
      closed: {
        title: "Ihre Rückgabe ist abgeschlossen",
        text: "es ist nichts mehr zu tun. Antworten Sie auf diese E-Mail, wenn Sie anderer Meinung sind.",
      },
      exchanged: {
        title: "Ihre Ware ist umgetauscht",
        text: "die neue Bestellung bestätigen wir in einer eigenen E-Mail. Sie zahlen dafür nichts, und wenn sie weniger kostet, erhalten Sie den Rest zurück.",
      },
    },
  },
} satisfies Messages<typeof en>;
