import type { Messages } from "#shared/messages.ts";
import type { messages as en } from "./email-messages.en.ts";

export const messages = {
  why: (store: string) => `Saad selle kirja, sest tellisid poe ${store} uudiskirja.`,
  unsubscribe: "Loobu uudiskirjast",
  preferences: "Eelistused",
  look: "Vaata toodet",
  from: "varem",
} satisfies Messages<typeof en>;
