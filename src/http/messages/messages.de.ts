import type { Messages } from "#shared/messages.ts";
import type { messages as en } from "./messages.en.ts";

export const messages = {
  fault: "Bei uns ist etwas schiefgegangen. Bitte versuchen Sie es noch einmal.",
  diskFull:
    "Der Speicher des Shops ist voll, daher wurde nichts gespeichert. Bitte sagen Sie dem Betreiber des Servers Bescheid.",
  away: "Der Shop ist einen Moment lang ausgelastet. Bitte versuchen Sie es noch einmal.",
  inUse: "Jemand anderes ändert gerade dasselbe, deshalb wurde nichts gespeichert. Bitte versuchen Sie es noch einmal.",
  busy: "Der Shop ist gerade sehr ausgelastet. Bitte versuchen Sie es noch einmal.",
  unstorable: "Der Text enthält Zeichen, die nicht gespeichert werden können.",
  foreignForm: (address: string) =>
    `Dieses Formular kam von einer anderen Website. Öffnen Sie ${address} und versuchen Sie es noch einmal.`,
  body: {
    nul: "Text darf kein NUL-Zeichen enthalten.",
    notUtf8: "Der Inhalt der Anfrage ist kein UTF-8-Text.",
    mustBeJson: "Der Inhalt der Anfrage muss JSON sein, gesendet als application/json.",
    tooLarge: (size: string) => `Der Inhalt der Anfrage ist größer als ${size}.`,
    notJson: "Der Inhalt der Anfrage ist kein gültiges JSON.",
    halfCharacter: "Text darf kein halbes Ersatzzeichenpaar enthalten.",
    tooDeep: "Der Inhalt der Anfrage ist zu tief verschachtelt.",
  },
  tooOften: "Zu viele Anfragen in kurzer Zeit",
  notFound: "Nicht gefunden",
  noFile: "Diese Datei gibt es nicht.",
  noFunction: "Diese Funktion gibt es nicht.",
  tooManyListen: "Zu viele Seiten warten gleichzeitig auf Neuigkeiten.",
  busyPage: {
    title: "Einen Moment, bitte",
    text: "Gerade besuchen viele Menschen den Shop. Ihr Warenkorb bleibt erhalten.",
    again: "Noch einmal versuchen",
  },
} satisfies Messages<typeof en>;
