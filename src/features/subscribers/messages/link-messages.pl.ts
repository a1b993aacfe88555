import type { Messages } from "#shared/messages.ts";
import type { messages as en } from "./link-messages.en.ts";

export const messages = {
  home: "Wróć na stronę główną",
  broken: {
    title: "Ten link nie działa",
    text: "Mógł zostać ucięty albo należy do zapisu, którego już nie ma. Możesz zapisać się ponownie tutaj.",
  },
  ended: {
    title: "Ta subskrypcja jest zakończona",
    text: "W jej ramach nic już nie przyjdzie. Jeśli mimo to dostaniesz list, użyj linku w nim.",
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
    save: "Zapisz",
    language: "Listy przychodzą po polsku, tak jak ta strona.",
    kept: "Zapisano.",
    ended: "Newsletter już nie przyjdzie.",
    refused: "Nie udało się tego zapisać. Wybierz opcję.",
  },
} satisfies Messages<typeof en>;
