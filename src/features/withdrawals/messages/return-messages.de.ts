import type { Messages } from "#shared/messages.ts";
import type { messages as en } from "./return-messages.en.ts";

export const messages = {
  title: "Artikel zurückgeben",
  lead: "Wählen Sie, was Sie zurückschicken. Per E-Mail erfahren Sie, wie es weitergeht; das Geld kommt zurück, sobald die Ware hier ist.",
  order: (number: string) => `Bestellung ${number}`,
  notFound: {
    title: "Diese Rückgabe lässt sich nicht öffnen",
    text: "Öffnen Sie sie über den Link in der E-Mail zu Ihrer Bestellung oder in dem Browser, mit dem Sie gekauft haben.",
  },
  /** null where the days have not begun to count. */
  byLaw: (day: string | null) =>
    day
      ? `Bis zum ${day} können Sie nach dem Gesetz ohne Grund widerrufen: Wählen Sie „Ich habe es mir anders überlegt“. Sie schicken die Ware dann zurück, ohne unsere Antwort abzuwarten.`
      : "Nach dem Gesetz können Sie innerhalb von 14 Tagen nach Erhalt der Ware ohne Grund widerrufen: Wählen Sie „Ich habe es mir anders überlegt“. Sie schicken die Ware dann zurück, ohne unsere Antwort abzuwarten.",
  which: "Was schicken Sie zurück?",
  of: (pieces: string) => `von ${pieces}`,
  reason: "Grund",
  reasons: {
    "changed-mind": "Ich habe es mir anders überlegt",
    damaged: "Es kam beschädigt an",
    defective: "Es funktioniert nicht, wie es soll",
    "wrong-item": "Es ist nicht, was ich bestellt habe",
    other: "Ein anderer Grund",
  },
  seal: "Versiegelte Flaschen können zurückkommen, solange ihr Siegel unversehrt ist. Mangelhafte Ware können Sie immer zurückgeben.",
  cost: "Die Rücksendung bezahlen Sie. Ist die Ware beschädigt, mangelhaft oder nicht die bestellte, bezahlen wir, und statt des Geldes können Sie Reparatur oder Ersatz verlangen: Schreiben Sie es uns als Antwort auf unsere E-Mail.",
  send: "Rückgabe anmelden",
  own: "Ihre Rückgaben",
  states: {
    declared: "Angemeldet",
    approved: "Angenommen",
    sent: "Zurückgeschickt",
    received: "Angekommen",
    checked: "Geprüft",
    refunded: "Erstattet",
    exchanged: "Umgetauscht",
    refused: "Abgelehnt",
    closed: "Abgeschlossen",
  },
  addPhotos: "Fotos hinzufügen",
  photosHint: "Höchstens 4. So entscheiden wir schneller; nur der Shop sieht sie.",
  photos: (count: number, max: number) => `${count} von ${max} Fotos`,
  sendingPhotos: "Wird gesendet …",
  photosFull: (max: number) => `Eine Rückgabe hat höchstens ${max} Fotos.`,
  noPhoto: "Diese Datei ist kein lesbares Foto oder größer als 15 MB.",
  mark: "Ich habe es abgeschickt",
  marked: "Danke. Wir wissen, dass die Ware unterwegs ist.",
  declared: "Ihre Rückgabe ist angemeldet. Eine E-Mail ist unterwegs zu Ihnen.",
  withdrawn:
    "Ihr Widerruf ist eingegangen. Eine E-Mail ist unterwegs zu Ihnen, und Sie können die Ware sofort abschicken.",
  sendBy: (day: string) => `Bis zum ${day} senden an`,
  sendSoon: "Innerhalb von 14 Tagen senden an",
  back: (goods: string) => `Bitte zurücksenden: ${goods}`,
  stays: (goods: string) => `Wir versenden nicht: ${goods}`,
  staysUnnamed: "Was unser Haus noch nicht verlassen hat, versenden wir nicht; Sie müssen es also nicht zurücksenden.",
  unsent:
    "Diese Ware hat unser Haus noch nicht verlassen: Wir versenden sie nicht, und Sie haben nichts zurückzusenden.",
  why: "Grund",
  empty: "Wählen Sie mindestens einen Artikel.",
  gone: "Diese Artikel sind schon in einer Rückgabe oder erstattet. Laden Sie die Seite neu, um zu sehen, was übrig ist.",
  tooLate:
    "Die 100 Tage für Rückgaben sind vorbei. Mangelhafte Ware können Sie weiterhin zurückgeben: Wählen Sie diesen Grund.",
  notSent:
    "Zu dieser Bestellung gibt es nichts zurückzugeben: Sie ist nicht versandt oder nicht bezahlt, oder das Geld ist schon erstattet.",
  whyNot: {
    awaiting:
      "Ihre Zahlung für diese Bestellung ist noch nicht eingegangen, es gibt also nichts zurückzugeben. Wenn Sie die Bestellung nicht mehr möchten, schreiben Sie uns, und wir stornieren sie.",
    unpaid:
      "Diese Bestellung wurde nicht bezahlt: Es wurde nichts abgebucht, und wir versenden nichts. Es gibt also nichts zurückzugeben oder zu stornieren.",
    leftUnpaid:
      "Diese Bestellung ist noch nicht bezahlt, deshalb kann hier keine Rückgabe beginnen. Wenn Sie die Ware nicht behalten möchten, sagen Sie es uns.",
    review: "Wir prüfen die Zahlung dieser Bestellung. Danach können Sie hier Artikel zurückgeben.",
    reversed:
      "Ihre Bank hat die Zahlung dieser Bestellung zurückgeholt, deshalb kann hier keine Rückgabe beginnen. Wenn Sie die Ware haben, schreiben Sie uns bitte.",
    refunded: "Diese Bestellung ist bereits ganz erstattet oder umgetauscht.",
    notLeft:
      "Diese Bestellung hat unser Haus noch nicht verlassen, es gibt also nichts zurückzusenden. Wenn Sie sie nicht mehr möchten, sagen Sie es uns: Wir versenden sie nicht und erstatten den Preis.",
    cancelled: "Diese Bestellung wurde storniert. Wenn Sie Ware daraus haben, schreiben Sie uns bitte.",
  },
  withdraw: "Vertrag widerrufen",
  nothing: "Alle Artikel dieser Bestellung sind in einer Rückgabe oder erstattet.",
  moved: "Diese Rückgabe ist inzwischen weiter.",
  failed: "Das ließ sich nicht absenden. Bitte prüfen Sie Ihre Verbindung und versuchen Sie es noch einmal.",
} satisfies Messages<typeof en>;
