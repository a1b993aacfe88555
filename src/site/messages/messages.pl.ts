import type { Messages } from "#shared/messages.ts";
import { pluralIn } from "#shared/plural.ts";
import type { messages as en } from "./messages.en.ts";

const counted = pluralIn("pl");

export const messages = {
  skip: "Przejdź do treści",
  areas: { notice: "Komunikat", demo: "Sklep demonstracyjny", shipping: "Dostawa", main: "Menu główne" },
  links: {
    "/": "Strona główna",
    "/products": "Produkty",
    "/about": "O nas",
    "/blog": "Blog",
    "/contact": "Kontakt",
    "/track-order": "Śledź zamówienie",
    "/shipping-policy": "Dostawa",
    "/return-refund-policy": "Zwroty i odstąpienie",
    // For a lawyer: the law names this link.
    "/withdrawal": "Odstąp od umowy tutaj",
    "/faq": "Najczęstsze pytania",
    "/privacy-policy": "Polityka prywatności",
    "/terms-of-service": "Regulamin",
    "/imprint": "Dane sprzedawcy",
    "/accessibility-statement": "Deklaracja dostępności",
  },
  demo: "Sklep demonstracyjny: tylko płatności testowe, nic nie jest wysyłane.",
  freeShipping: (threshold: string) => `Darmowa dostawa na cały świat przy zamówieniach od ${threshold}`,
  offline:
    "Brak połączenia z internetem. Twój koszyk jest zachowany. Pozostałe strony otworzą się, gdy wróci połączenie.",
  search: "Szukaj",
  menu: "Menu",
  cart: (count: number) => `Koszyk, ${count} ${counted(count, { one: "produkt", few: "produkty", many: "produktów" })}`,
  social: "Media społecznościowe",
  quickLinks: "Na skróty",
  customerService: "Obsługa klienta",
  rights: (year: number, name: string) => `© ${year} ${name}. Wszelkie prawa zastrzeżone.`,
  notFound: {
    tab: "Nie znaleziono strony",
    title: "Ojej! Nie znaleziono strony",
    text: "Strona, której szukasz, zmieniła adres albo nigdy jej nie było.",
    home: "Wróć na stronę główną",
  },
  elsewhere: {
    title: "Jeszcze nie po polsku",
    text: "Tutaj można to przeczytać:",
  },
  broken: {
    title: "Nieoczekiwany błąd!",
    kept: "Twój koszyk jest zachowany.",
    again: "Spróbuj ponownie",
  },
  language: "Język",
  loading: "Wczytywanie strony",
  featuredLoading: "Wczytywanie polecanych produktów",
  slow: { title: "Ta strona wczytuje się długo", text: "Sklep zbyt długo nie odpowiada. Spróbuj ponownie." },
} satisfies Messages<typeof en>;
