import type { Messages } from "#shared/messages.ts";
import type { messages as en } from "./messages.en.ts";

export const messages = {
  title: "Listy, od czasu do czasu",
  lead: "Nowe zapachy, artykuł na jeden wieczór i nic więcej.",
  email: "Adres e-mail",
  button: "Zapisz się",
  busy: "Zapisywanie...",
  consent: "Mniej więcej dwa razy w miesiącu, e-mailem. Wypisać się możesz w każdej wiadomości.",
  privacy: "Polityka prywatności",
  toasts: {
    required: { title: "Brak adresu e-mail", description: "Podaj swój adres e-mail" },
    invalid: { title: "Nieprawidłowy adres e-mail", description: "Podaj prawidłowy adres e-mail" },
    subscribed: { title: "Zapisano!", description: "Dziękujemy za zapisanie się na nasz newsletter." },
    alreadyError: "Ten adres jest już zapisany",
    already: { title: "Już zapisano", description: "Ten adres e-mail jest już zapisany na nasz newsletter." },
    failed: { title: "Nie udało się zapisać", description: "Podczas zapisywania wystąpił błąd. Spróbuj ponownie." },
    tooMany: (time: string) => ({
      title: "Nie udało się zapisać",
      description: `W krótkim czasie było zbyt wiele prób. Spróbuj ponownie, czas oczekiwania: ${time}.`,
    }),
    refused: (reason: string) => ({ title: "Nie udało się zapisać", description: reason || "Spróbuj ponownie." }),
  },
  home: "Wróć na stronę główną",
  broken: {
    title: "Ten link nie działa",
    text: "Mógł zostać ucięty albo należy do zapisu, którego już nie ma. Możesz zapisać się ponownie na dole tej strony.",
  },
  confirm: {
    title: "Jeszcze jeden krok",
    text: "Naciśnij przycisk, a nasze listy do Ciebie trafią.",
    button: "Potwierdź zapis",
    doneTitle: "Zapis potwierdzony",
    doneText: "Dziękujemy. Następny list przyjdzie do Ciebie.",
  },
  unsubscribe: {
    title: "Wypisanie z newslettera",
    text: "Naciśnij przycisk, a nasz newsletter przestanie przychodzić. Wiadomości o Twoich zamówieniach to nie dotyczy.",
    button: "Wypisz mnie",
    doneTitle: "Wypisano Cię z newslettera",
    doneText: "Newsletter już nie przyjdzie. Jeśli będzie Ci go brakować, zapisz się ponownie na dole tej strony.",
  },
  preferences: {
    title: "Twoje listy",
    lead: (email: string) => `Co przychodzi na adres ${email}. Wiadomości o Twoich zamówieniach to nie dotyczy.`,
    emails: "Newsletter",
    all: "Każdy list",
    none: "Żaden",
    noneMore: "Możesz tu wrócić, także na dole każdej strony.",
    firstName: "Imię (opcjonalnie)",
    save: "Zapisz",
    kept: "Zapisano.",
    refused: "Nie udało się tego zapisać. Wybierz opcję i wpisz imię w jednym wierszu.",
  },
} satisfies Messages<typeof en>;
