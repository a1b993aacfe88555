import type { Messages } from "#shared/messages.ts";
import type { messages as en } from "./email-messages.en.ts";

export const messages = {
  subject: (number: string, store: string) => `Twoje zamówienie ${number} ze sklepu ${store} jest w drodze`,
  preview: (number: string) => `Zamówienie ${number} zostało wysłane.`,
  title: "Twoja paczka jest w drodze",
  greeting: (name: string) => `Dzień dobry, ${name}!`,
  shipped: (number: string) => `Wysłaliśmy Twoje zamówienie ${number}.`,
  carrier: "Przewoźnik",
  code: "Numer śledzenia",
  expected: "Przewidywana dostawa",
  to: "Odbiorca",
  follow: "Śledź paczkę",
  atCarrier: (carrier: string) => `Śledź na stronie ${carrier}`,
  withoutCode: "W każdej chwili możesz sprawdzić, gdzie jest Twoje zamówienie.",
} satisfies Messages<typeof en>;
