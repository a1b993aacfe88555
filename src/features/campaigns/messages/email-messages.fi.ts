import type { Messages } from "#shared/messages.ts";
import type { messages as en } from "./email-messages.en.ts";

export const messages = {
  why: (store: string) => `Saat tämän viestin, koska olet tilannut kaupan ${store} uutiskirjeen.`,
  unsubscribe: "Peru uutiskirje",
  preferences: "Asetukset",
  look: "Katso tuotetta",
  from: "aiemmin",
} satisfies Messages<typeof en>;
