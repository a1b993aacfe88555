import type { Messages } from "#shared/messages.ts";
import type { messages as en } from "./email-messages.en.ts";

export const messages = {
  subject: (store: string) => `Lūdzu, apstipriniet pieteikšanos jaunumiem: ${store}`,
  preview: "Viens klikšķis, un mūsu vēstules jūs atradīs.",
  title: "Vēl viens solis",
  text: (store: string) =>
    `Kāds, visticamāk, jūs, lūdza sūtīt veikala ${store} jaunumus uz šo adresi. Lūdzu, apstipriniet, ka tas bijāt jūs.`,
  button: "Apstiprināt pieteikšanos",
  otherwise:
    "Ja tas nebijāt jūs, neņemiet šo vēstuli vērā, un jaunumus nesaņemsiet. Vai arī noņemiet šo adresi uzreiz:",
  unsubscribe: "Noņemt manu adresi",
} satisfies Messages<typeof en>;
