import type { Messages } from "#shared/messages.ts";
import type { messages as en } from "./email-messages.en.ts";

export const messages = {
  subject: (number: string, store: string) => `Saime kätte sinu taganemisavalduse: tellimus ${number}, ${store}`,
  preview: (moment: string) => `Kätte saadud: ${moment}.`,
  greeting: (name: string) => `Tere, ${name}!`,
  received: (number: string) =>
    `Kinnitame, et sinu avaldus taganeda tellimuse ${number} lepingust on meieni jõudnud. Palun hoia see kiri alles.`,
  unmatched: "Me ei ole sinu e-posti aadressiga seda tellimust veel leidnud. Otsime selle üles ja kirjutame sulle.",
  at: "Kätte saadud",
  declared: "Sinu avaldus",
} satisfies Messages<typeof en>;
