import type { Messages } from "#shared/messages.ts";
import type { messages as en } from "./messages.en.ts";

export const messages = {
  offline: "Sie sind offline.",
  whenConnected: "Bitte versuchen Sie es noch einmal, sobald Sie verbunden sind.",
  away: "Der Shop ist nicht erreichbar.",
  checkConnection: "Bitte prüfen Sie Ihre Verbindung und versuchen Sie es noch einmal.",
  slow: "Der Shop braucht zu lange für eine Antwort.",
  unreadable: "Die Antwort des Shops war nicht lesbar.",
  busy: "Der Shop ist im Moment ausgelastet.",
  fault: "Bei uns ist etwas schiefgegangen.",
  tooOften: "Es gab in kurzer Zeit zu viele Versuche.",
  notThere: "Das gibt es nicht mehr.",
  refused: "Das konnte der Shop nicht ausführen.",
  checkInput: "Bitte prüfen Sie Ihre Eingaben.",
  again: "Bitte versuchen Sie es noch einmal.",
  againIn: (time: string) => `Bitte versuchen Sie es in ${time} noch einmal.`,
  time: {
    seconds: (count: number) => (count === 1 ? "1 Sekunde" : `${count} Sekunden`),
    minutes: (count: number) => (count === 1 ? "1 Minute" : `${count} Minuten`),
    hours: (count: number) => (count === 1 ? "1 Stunde" : `${count} Stunden`),
  },
  networkError: "Netzwerkfehler. Bitte versuchen Sie es noch einmal.",
} satisfies Messages<typeof en>;
