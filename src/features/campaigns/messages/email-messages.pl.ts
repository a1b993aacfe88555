import type { Messages } from "#shared/messages.ts";
import type { messages as en } from "./email-messages.en.ts";

export const messages = {
  why: (store: string) => `Otrzymujesz tę wiadomość, ponieważ zapisano Cię na newsletter sklepu ${store}.`,
  unsubscribe: "Wypisz mnie",
  preferences: "Ustawienia",
  look: "Zobacz produkt",
  from: "wcześniej",
} satisfies Messages<typeof en>;
