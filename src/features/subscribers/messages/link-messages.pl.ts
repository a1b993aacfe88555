import type { Messages } from "#shared/messages.ts";
import type { messages as en } from "./link-messages.en.ts";

export const messages = {
  home: "Wróć na stronę główną",
  broken: {
    title: "Ten link nie działa",
    text: "Mógł zostać ucięty albo należy do zapisu, którego już nie ma. Możesz zapisać się ponownie tutaj.",
  },
  confirm: {
    title: "Jeszcze jeden krok",
    text: "Naciśnij przycisk, a nasze listy do Ciebie trafią.",
    button: "Potwierdź zapis",
    doneTitle: "Zapis potwierdzony",
    doneText: "Dziękujemy. Otrzymasz nasz następny list.",
  },
  unsubscribe: {
    title: "Wypisanie z newslettera",
    text: "Naciśnij przycisk, aby zrezygnować z newslettera. Wiadomości o Twoich zamówieniach to nie dotyczy.",
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
    noneMore: "Możesz zapisać się ponownie tutaj albo na dole każdej strony.",
    firstName: "Imię (opcjonalnie)",
    save: "Zapisz",
    kept: "Zapisano.",
    refused: "Nie udało się tego zapisać. Wybierz opcję i wpisz imię w jednym wierszu.",
  },
} satisfies Messages<typeof en>;
