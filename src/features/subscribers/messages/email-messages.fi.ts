import type { Messages } from "#shared/messages.ts";
import type { messages as en } from "./email-messages.en.ts";

export const messages = {
  subject: (store: string) => `Vahvista uutiskirjeen tilaus: ${store}`,
  preview: "Yksi painallus, ja kirjeemme löytävät perille.",
  title: "Vielä yksi vaihe",
  text: (store: string) =>
    `Joku, todennäköisesti sinä, pyysi kaupan ${store} uutiskirjettä tähän osoitteeseen. Vahvista, että se olit sinä.`,
  button: "Vahvista uutiskirjeen tilaus",
  otherwise:
    "Jos se et ollut sinä, jätä tämä viesti huomiotta, niin et saa uutiskirjettä. Tai poista tämä osoite heti:",
  unsubscribe: "Poista osoitteeni",
} satisfies Messages<typeof en>;
