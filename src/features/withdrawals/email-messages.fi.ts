import type { Messages } from "#shared/messages.ts";
import type { messages as en } from "./email-messages.en.ts";

export const messages = {
  subject: (number: string, store: string) => `Peruutusilmoituksesi on vastaanotettu: tilaus ${number}, ${store}`,
  preview: (moment: string) => `Vastaanotettu ${moment}.`,
  greeting: (name: string) => `Hei ${name},`,
  received: (number: string) =>
    `Vahvistamme, että ilmoituksesi tilauksen ${number} sopimuksen peruuttamisesta on saapunut meille. Säilytä tämä viesti.`,
  unmatched: "Emme ole vielä löytäneet tätä tilausta sähköpostiosoitteellasi. Etsimme sen ja kirjoitamme sinulle.",
  at: "Vastaanotettu",
  declared: "Ilmoituksesi",
} satisfies Messages<typeof en>;
