import type { Messages } from "#shared/messages.ts";
import type { messages as en } from "./email-messages.en.ts";

export const messages = {
  why: (store: string) => `Sie erhalten diese E-Mail, weil Sie den Newsletter von ${store} abonniert haben.`,
  unsubscribe: "Abmelden",
  preferences: "Einstellungen",
  look: "Produkt ansehen",
  from: "vorher",
} satisfies Messages<typeof en>;
