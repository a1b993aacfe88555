import type { Messages } from "#shared/messages.ts";
import type { messages as en } from "./email-messages.en.ts";

export const messages = {
  subject: (number: string, store: string) =>
    `Otrzymaliśmy Twoje odstąpienie od umowy: zamówienie ${number} w sklepie ${store}`,
  subjectWithoutNumber: (store: string) => `Otrzymaliśmy Twoje odstąpienie od umowy w sklepie ${store}`,
  preview: (moment: string) => `Otrzymano: ${moment}.`,
  greeting: (name: string) => `Dzień dobry, ${name}!`,
  received: (number: string) =>
    `Potwierdzamy, że otrzymaliśmy Twoje oświadczenie o odstąpieniu od umowy dotyczącej zamówienia ${number}. Zachowaj tę wiadomość.`,
  unmatched: "Nie znaleźliśmy jeszcze tego zamówienia pod Twoim adresem e-mail. Szukamy go i napiszemy do Ciebie.",
  at: "Otrzymano",
  declared: "Twoje oświadczenie",
  /** Each step of a return. */
  return: {
    subject: (number: string, store: string) => `Zwrot z zamówienia ${number} w sklepie ${store}`,
    items: "Produkty",
    to: "Adres zwrotu",
    back: "Prosimy odesłać",
    stays: "Nie wyślemy",
    open: "Otwórz zwrot",
    why: (reason: string) => `Powód: ${reason}`,
    /** Of a return within the time that the law gives to withdraw. */
    withdrawal: {
      refused:
        "Odpowiedz na ten e-mail, jeśli się nie zgadzasz. Nie narusza to ustawowej odpowiedzialności sprzedawcy za zgodność towaru z umową.",
      text: "Potwierdzamy, że otrzymaliśmy Twoje oświadczenie o odstąpieniu od umowy dotyczącej poniższych produktów. Nie musisz czekać na naszą odpowiedź.",
      send: (day: string) =>
        `Odeślij towar do ${day} na poniższy adres, dobrze zapakowany. Zachowaj dowód nadania, a potem naciśnij „Towar nadany” na stronie zwrotu.`,
    },
    covered:
      "Odeślij towar na poniższy adres, dobrze zapakowany. Za odesłanie płacimy my: przyślemy Ci etykietę albo odpowiedz na tę wiadomość, ile kosztowało nadanie. Potem naciśnij „Towar nadany” na stronie zwrotu.",
    postage: {
      title: "Zwracamy koszt odesłania",
      text: (amount: string) =>
        `Odesłanie towaru kosztowało Cię ${amount}: pokrywamy to my. Nie jest to część ceny, więc pieniądze przyjdą przelewem, a nie wrócą metodą płatności. Jeśli nie mamy jeszcze numeru Twojego konta, podaj go w odpowiedzi na tę wiadomość.`,
    },
    refusedWithoutRight:
      "Odpowiedz na ten e-mail, jeśli się nie zgadzasz. Nie narusza to Twoich praw wynikających z ustawy.",
    steps: {
      declared: {
        title: "Otrzymaliśmy zgłoszenie zwrotu",
        text: "Przejrzymy je i odpowiemy w ciągu doby. Przed wysłaniem czegokolwiek poczekaj na naszą odpowiedź.",
      },
      approved: {
        title: "Prosimy odesłać towar",
        text: "Odeślij towar na poniższy adres w ciągu 14 dni, dobrze zapakowany. Zachowaj dowód nadania, a potem naciśnij „Towar nadany” na stronie zwrotu.",
      },
      sent: {
        title: "Twój zwrot jest w drodze do nas",
        text: "Dziękujemy za wiadomość. Napiszemy, gdy tylko do nas dotrze.",
      },
      received: {
        title: "Twój zwrot dotarł do naszego sklepu",
        text: "Teraz sprawdzimy towar i napiszemy do Ciebie.",
      },
      checked: {
        title: "Twój towar jest sprawdzony",
        text: "Następny krok to zwrot pieniędzy, wymiana albo, jeśli towar jest wadliwy, naprawa. Napiszemy do Ciebie o tym.",
      },
      refused: {
        title: "Nie możemy przyjąć tego towaru",
        text: "Odpowiedz na ten e-mail, jeśli się nie zgadzasz. Nie narusza to Twojego prawa odstąpienia od umowy ani ustawowej odpowiedzialności sprzedawcy za zgodność towaru z umową.",
      },
      closed: {
        title: "Twój zwrot jest zamknięty",
        text: "Nie trzeba już nic robić. Odpowiedz na ten e-mail, jeśli się nie zgadzasz.",
      },
      exchanged: {
        title: "Twój towar jest wymieniony",
        text: "Nowe zamówienie potwierdzamy w osobnym e-mailu. Nic za nie nie płacisz, a jeśli jest tańsze, zwracamy różnicę.",
      },
    },
  },
} satisfies Messages<typeof en>;
