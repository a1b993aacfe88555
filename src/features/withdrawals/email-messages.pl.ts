import type { Messages } from "#shared/messages.ts";
import type { messages as en } from "./email-messages.en.ts";

export const messages = {
  subject: (number: string, store: string) =>
    `Otrzymaliśmy Twoje odstąpienie od umowy: zamówienie ${number} w sklepie ${store}`,
  preview: (moment: string) => `Otrzymano: ${moment}.`,
  greeting: (name: string) => `Dzień dobry, ${name}!`,
  received: (number: string) =>
    `Potwierdzamy, że otrzymaliśmy Twoje oświadczenie o odstąpieniu od umowy dotyczącej zamówienia ${number}. Zachowaj tę wiadomość.`,
  unmatched: "Nie znaleźliśmy jeszcze tego zamówienia pod Twoim adresem e-mail. Szukamy go i napiszemy do Ciebie.",
  at: "Otrzymano",
  declared: "Twoje oświadczenie",
} satisfies Messages<typeof en>;
