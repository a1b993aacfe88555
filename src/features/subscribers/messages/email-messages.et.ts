import type { Messages } from "#shared/messages.ts";
import type { messages as en } from "./email-messages.en.ts";

export const messages = {
  subject: (store: string) => `Palun kinnita oma uudiskirja tellimus: ${store}`,
  preview: "Üks vajutus ja meie kirjad leiavad su üles.",
  title: "Veel üks samm",
  text: (store: string) =>
    `Keegi, tõenäoliselt sina, soovis sellele aadressile poe ${store} uudiskirja. Palun kinnita, et see olid sina.`,
  button: "Kinnita uudiskirja tellimus",
  otherwise: "Kui see ei olnud sina, jäta see kiri tähelepanuta ja uudiskirja sa ei saa. Või eemalda see aadress kohe:",
  unsubscribe: "Eemalda minu aadress",
} satisfies Messages<typeof en>;
