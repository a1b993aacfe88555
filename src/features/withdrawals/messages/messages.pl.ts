import type { Messages } from "#shared/messages.ts";
import type { messages as en } from "./messages.en.ts";

export const messages = {
  title: "Odstąpienie od umowy",
  description: "Tutaj odstąpisz od zakupu: 14 dni z mocy prawa, 100 dni według naszych zasad, bez podania przyczyny.",
  lead: "Z mocy prawa możesz odstąpić od umowy w ciągu 14 dni od otrzymania towaru, a według naszych własnych zasad w ciągu 100 dni. Nie musisz podawać przyczyny.",
  fields: {
    orderNumber: "Numer zamówienia",
    name: "Imię i nazwisko",
    email: "E-mail",
    items: "Które produkty (zostaw puste, jeśli całe zamówienie)",
  },
  hints: {
    orderNumber: "Jest w potwierdzeniu zamówienia, np. AU-100234.",
    email: "Adres podany w zamówieniu. Tam potwierdzimy odstąpienie.",
  },
  problems: {
    orderNumber: "Podaj numer zamówienia",
    name: "Podaj imię i nazwisko",
    email: "Podaj prawidłowy adres e-mail",
    link: "Napisz to bez linków",
    tooLong: (max: number) => `Skróć tekst, limit znaków: ${max.toLocaleString("pl")}`,
  },
  check: "Dalej",
  next: {
    title: "Co dalej",
    steps: [
      "Potwierdzimy e-mailem, że otrzymaliśmy Twoje odstąpienie od umowy.",
      "W ciągu 14 dni odsyłasz otrzymany towar, dobrze zapakowany i z dowodem nadania.",
      "Zwrócimy pieniądze tą samą metodą płatności, gdy tylko dotrze do nas towar albo dowód jego odesłania.",
    ],
  },
  notFound:
    "Nie możemy znaleźć opłaconego zamówienia o tym numerze i adresie e-mail. Sprawdź jedno i drugie. Oświadczenie możesz mimo to wysłać, a my poszukamy zamówienia.",
  tooMany: (time: string) => `Zbyt wiele prób. Spróbuj ponownie za ${time}.`,
  failed: "Nie udało się wysłać oświadczenia. Sprawdź połączenie i spróbuj ponownie.",
  review: {
    title: "Twoje oświadczenie",
    // For a lawyer: after the model form of the act.
    declaration: "Niniejszym informuję o moim odstąpieniu od umowy sprzedaży tych towarów.",
    items: "Produkty",
    whole: "Całe zamówienie",
    // For a lawyer: the law names this button.
    confirm: "Potwierdź odstąpienie",
    back: "Wróć i zmień",
  },
  done: {
    title: "Otrzymaliśmy odstąpienie",
    received: (number: string, moment: string) =>
      `Twoje odstąpienie od umowy, zamówienie ${number}, otrzymaliśmy: ${moment}. Potwierdzenie jest w drodze na adres e-mail z zamówienia.`,
    unmatched: (number: string, moment: string) =>
      `Twoje odstąpienie od umowy, zamówienie ${number}, otrzymaliśmy: ${moment}. Potwierdzenie jest w drodze na Twój adres e-mail. Poszukamy Twojego zamówienia i napiszemy do Ciebie.`,
    several: (number: string, moment: string) =>
      `Twoje odstąpienie od umowy, zamówienie ${number}, otrzymaliśmy: ${moment}. Z tego adresu mamy już kilka oświadczeń o odstąpieniu. Przejrzymy je i napiszemy do Ciebie.`,
    next: "Co dalej",
    sendBack: "Odeślij w ciągu 14 dni to, co już do Ciebie dotarło, dobrze zapakowane i z dowodem nadania.",
    refund:
      "Zwrócimy cenę tą samą metodą płatności, najpóźniej 14 dni po odstąpieniu, a przy odstąpieniu od całego zamówienia także koszt zwykłej dostawy.",
    refundWaits: "Możemy poczekać, aż dotrze do nas towar albo dowód jego odesłania.",
    unsent: "Towar jeszcze od nas nie wyszedł: nie wyślemy go i nie masz czego odsyłać.",
    stays: "Tego, co jeszcze od nas nie wyszło, nie wyślemy, więc nie musisz tego zwracać.",
    byPolicy:
      "Nie obowiązuje tu 14 dni, które daje prawo, ale obowiązuje 100 dni według naszych własnych zasad. Przejrzymy Twoje oświadczenie i odpowiemy w ciągu doby. Przed wysłaniem czegokolwiek poczekaj na naszą odpowiedź.",
    over: "Nie obowiązuje tu ani 14 dni, które daje prawo, ani 100 dni według naszych własnych zasad. Przejrzymy Twoje oświadczenie i odpowiemy w ciągu doby. Przed wysłaniem czegokolwiek poczekaj na naszą odpowiedź.",
    unknown:
      "Co dalej, zależy od Twojego zamówienia: napiszemy o tym, gdy je znajdziemy. Do tego czasu nie musisz niczego odsyłać. Liczy się chwila, w której to oświadczenie do nas dotarło.",
    policy: "Zwroty i odstąpienie",
    home: "Wróć na stronę główną",
  },
} satisfies Messages<typeof en>;
