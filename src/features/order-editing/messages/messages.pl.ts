import type { Messages } from "#shared/messages.ts";
import type { messages as en } from "./messages.en.ts";

export const messages = {
  title: "Zapłać za zamówienie",
  order: (number: string) => `Zamówienie ${number}`,
  notFound: {
    title: "Nie możemy otworzyć tej płatności",
    text: "Otwórz ją linkiem z naszej wiadomości e-mail – całym i niezmienionym.",
  },
  toPay: (amount: string) => `Do zapłaty: ${amount}`,
  whole: "Wyślemy zamówienie, gdy tylko zostanie opłacone.",
  changed: "Zmienimy zamówienie zgodnie z ustaleniami, gdy tylko ta różnica zostanie zapłacona.",
  until: (day: string) => `Możesz zapłacić do ${day}.`,
  method: "Jak chcesz zapłacić?",
  pay: "Zapłać teraz",
  busy: "Otwieramy stronę płatności",
  transfer: {
    title: "Lub zapłać przelewem",
    to: "Odbiorca",
    reference: "Tytuł przelewu",
    text: "Wyślemy zamówienie, gdy tylko pieniądze wpłyną, zwykle następnego dnia roboczego.",
  },
  paid: "Dziękujemy, zapłacono",
  paidText: "Nie musisz robić nic więcej.",
  awaiting: "Płatność jest w drodze",
  awaitingText: "Damy znać e-mailem, gdy tylko dotrze.",
  lapsed: "Termin płatności minął",
  lapsedText:
    "Towar nie jest już dla Ciebie zarezerwowany. Jeśli pieniądze zostały już przelane, napiszemy, gdy tylko dotrą. Jeśli nadal chcesz ten towar, napisz do nas.",
  over: "Nie ma nic do zapłaty",
  overText:
    "Termin płatności minął albo zmiana została cofnięta. Zamówienie pozostaje bez zmian. W razie pytań napisz do nas.",
  see: "Zobacz zamówienie",
  difference: (number: string) => `Dopłata do zamówienia ${number}`,
  nothingDue: "Nie ma już nic do zapłaty. Odśwież stronę, aby zobaczyć stan zamówienia.",
  underWay: "Stronę płatności otwarto przed chwilą. Spróbuj ponownie.",
  providerAway: "Operator płatności nie odpowiada. Spróbuj ponownie za chwilę.",
  failed: "Nie udało się otworzyć strony płatności. Sprawdź połączenie i spróbuj ponownie.",
} as const satisfies Messages<typeof en>;
