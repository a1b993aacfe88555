import type { Messages } from "#shared/messages.ts";
import type { messages as en } from "./messages.en.ts";

export const messages = {
  title: "Nasz newsletter",
  lead: "Nowe zapachy, artykuł na jeden wieczór i nic więcej.",
  email: "Adres e-mail",
  button: "Zapisz się",
  busy: "Zapisywanie…",
  consent: "Mniej więcej dwa razy w miesiącu, e-mailem. Możesz wypisać się w każdej chwili.",
  privacy: "Polityka prywatności",
  asked: "Jeszcze jeden krok: kliknij link w wiadomości, którą do Ciebie wysłaliśmy. Może być w folderze ze spamem.",
  already:
    "Jeśli listy nie przychodzą, kliknij link w wiadomości, którą do Ciebie wysłaliśmy. Może być w folderze ze spamem.",
  toasts: {
    required: { title: "Brak adresu e-mail", description: "Podaj swój adres e-mail" },
    invalid: { title: "Nieprawidłowy adres e-mail", description: "Podaj prawidłowy adres e-mail" },
    subscribed: { title: "Zapisano!", description: "Dziękujemy za zapisanie się na nasz newsletter." },
    alreadyError: "Ten adres jest już zapisany",
    already: { title: "Już zapisano", description: "Ten adres e-mail jest już zapisany na nasz newsletter." },
    failed: { title: "Nie udało się zapisać", description: "Podczas zapisywania wystąpił błąd. Spróbuj ponownie." },
    tooMany: (time: string) => ({
      title: "Nie udało się zapisać",
      description: `W krótkim czasie było zbyt wiele prób. Spróbuj ponownie za ${time}.`,
    }),
    refused: (reason: string) => ({ title: "Nie udało się zapisać", description: reason || "Spróbuj ponownie." }),
  },
} satisfies Messages<typeof en>;
