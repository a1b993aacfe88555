import type { Messages } from "#shared/messages.ts";
import type { messages as en } from "./email-messages.en.ts";

export const messages = {
  subject: (number: string, store: string) => `Ihr Widerruf der Bestellung ${number} bei ${store} ist eingegangen`,
  preview: (moment: string) => `Eingegangen am ${moment}.`,
  greeting: (name: string) => `Guten Tag ${name},`,
  received: (number: string) =>
    `wir bestätigen den Eingang Ihres Widerrufs des Vertrags zur Bestellung ${number}. Bitte bewahren Sie diese E-Mail auf.`,
  unmatched:
    "Wir haben diese Bestellung unter Ihrer E-Mail-Adresse noch nicht gefunden. Wir suchen sie und schreiben Ihnen.",
  at: "Eingegangen",
  declared: "Ihre Erklärung",
} satisfies Messages<typeof en>;
