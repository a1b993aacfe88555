import type { Messages } from "#shared/messages.ts";
import type { messages as en } from "./email-messages.en.ts";

export const messages = {
  subject: (number: string, store: string) => `Esam saņēmuši jūsu atteikumu no līguma: pasūtījums ${number}, ${store}`,
  preview: (moment: string) => `Saņemts: ${moment}.`,
  greeting: (name: string) => `Labdien, ${name}!`,
  received: (number: string) =>
    `Apstiprinām, ka jūsu paziņojums par atteikumu no pasūtījuma ${number} līguma ir saņemts. Lūdzu, saglabājiet šo vēstuli.`,
  unmatched: "Ar jūsu e-pasta adresi šo pasūtījumu vēl neesam atraduši. Mēs to meklējam un jums uzrakstīsim.",
  at: "Saņemts",
  declared: "Jūsu paziņojums",
} satisfies Messages<typeof en>;
