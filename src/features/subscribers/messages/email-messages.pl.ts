import type { Messages } from "#shared/messages.ts";
import type { messages as en } from "./email-messages.en.ts";

export const messages = {
  subject: (store: string) => `Potwierdź zapis na newsletter: ${store}`,
  preview: "Jedno kliknięcie i nasze listy do Ciebie trafią.",
  title: "Jeszcze jeden krok",
  text: (store: string) =>
    `Ktoś, najpewniej Ty, poprosił o wysyłanie newslettera sklepu ${store} na ten adres. Potwierdź, że to była Twoja prośba.`,
  button: "Potwierdź zapis",
  otherwise:
    "Jeśli to nie Ty, zignoruj tę wiadomość, a nie dostaniesz newslettera. Możesz też od razu usunąć ten adres:",
  unsubscribe: "Usuń mój adres",
} satisfies Messages<typeof en>;
