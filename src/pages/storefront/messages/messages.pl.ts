import type { Messages } from "#shared/messages.ts";
import type { messages as en } from "./messages.en.ts";

export const messages = {
  contact: {
    title: "Kontakt",
    description: "Napisz do nas. Odpowiadamy w ciągu 24 godzin.",
    heading: "Napisz do nas",
    reply: "Odpowiadamy w ciągu 24 godzin.",
  },
  accountsClosed:
    "Konta klientów nie są jeszcze dostępne: kupujesz jako gość, a niczego, co tu wpiszesz, nie wysyłamy ani nie przechowujemy.",
  isSample: "To, co widzisz, to przykład.",
  login: {
    title: "Logowanie",
    heading: "Witaj ponownie",
    lead: "Zaloguj się na swoje konto.",
    email: "E-mail",
    password: "Hasło",
    submit: "Zaloguj się",
    forgot: "Nie pamiętasz hasła?",
    create: "Załóż konto",
  },
  signup: {
    title: "Zakładanie konta",
    heading: "Załóż konto",
    lead: "Twoje zamówienia i adresy w jednym miejscu.",
    firstName: "Imię",
    lastName: "Nazwisko",
    email: "E-mail",
    password: "Hasło",
    confirm: "Powtórz hasło",
    submit: "Załóż konto",
    hasAccount: "Masz już konto?",
    signIn: "Zaloguj się",
  },
  account: {
    title: "Moje konto",
    tabs: { orders: "Zamówienia", profile: "Profil", settings: "Ustawienia" },
    orders: [
      { day: "12 października 2026", goods: "Dyfuzor ceramiczny Lune, olejek lawendowy", status: "Doręczone" },
      { day: "3 września 2026", goods: "Olejek cedrowy, olejek pomarańczowy", status: "Doręczone" },
    ],
    profile: { name: "Imię i nazwisko", email: "E-mail", phone: "Telefon", address: "Adres", edit: "Edytuj profil" },
    sampleAddress: "Pikk 1, 10115 Tallinn, Estonia",
    newsletter: {
      title: "Newsletter",
      text: "Nowe zapachy i artykuły, mniej więcej dwa razy w miesiącu.",
      action: "Zarządzaj",
      label: "Zarządzaj newsletterem",
    },
    password: {
      title: "Hasło",
      text: "Ostatnio zmienione we wrześniu 2026 r.",
      action: "Zmień",
      label: "Zmień hasło",
    },
  },
  preview: {
    title: "Podgląd",
    text: (until: string) =>
      `Tak będzie wyglądać ta strona. Produktu nie ma w sklepie i nie można tu niczego kupić. Każdy, kto ma ten link, widzi ją do ${until}.`,
  },
} satisfies Messages<typeof en>;
