import type { Messages } from "#shared/messages.ts";
import type { messages as en } from "./email-messages.en.ts";

export const messages = {
  subject: (store: string) => `Lūdzu, apstipriniet pieteikšanos jaunumiem: ${store}`,
  preview: "Viens klikšķis, un mūsu vēstules jūs atradīs.",
  title: "Vēl viens solis",
  text: (store: string) =>
    `Kāds, visticamāk, jūs, lūdza sūtīt veikala ${store} jaunumus uz šo adresi. Lūdzu, apstipriniet, ka tas bijāt jūs.`,
  button: "Apstiprināt pieteikšanos",
  otherwise: "Ja tas nebijāt jūs, nedariet neko: bez jūsu apstiprinājuma mēs neko nesūtīsim.",
  unsubscribe: "Atteikties no jaunumiem",
  footer: (store: string, email: string) => `${store}, ${email}`,
} satisfies Messages<typeof en>;
