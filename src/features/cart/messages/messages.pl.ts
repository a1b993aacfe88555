import type { Messages } from "#shared/messages.ts";
import { pluralIn } from "#shared/plural.ts";
import type { messages as en } from "./messages.en.ts";

const counted = pluralIn("pl");

export const messages = {
  title: "Koszyk",
  description: "Co masz już w koszyku.",
  pieces: (count: number) => `${count} ${counted(count, { one: "produkt", few: "produkty", many: "produktów" })}`,
  empty: "Twój koszyk jest pusty",
  emptyText: "Gdy znajdziesz coś do swojego domu, poczeka tutaj na Ciebie.",
  lines: "Twoje produkty",
  originalSubtotal: "Przed rabatem",
  subtotal: "Wartość produktów",
  bundle: {
    offer: (price: string) => `Dwa nieprzecenione dyfuzory kosztują razem ${price}.`,
    saving: (saving: string) => `Z drugim takim samym oszczędzasz ${saving}.`,
    choose: "Wybierz drugi dyfuzor",
  },
  shipping: "Dostawa",
  shippingLater: "Dostawę policzymy przy zamówieniu",
  shippingFrom: (price: string) => `Dostawę policzymy przy zamówieniu, od ${price}`,
  moreForFree: (remaining: string) => `Dodaj jeszcze ${remaining}, a dostawa będzie darmowa`,
  discounts: { bundle: "2 dyfuzory", manual: "Rabat", exempt: "VAT 0% – wewnątrzwspólnotowa dostawa towarów" },
  total: "Razem",
  checkoutShort: "Przejdź do zamówienia",
  goOn: "Kontynuuj zakupy",
  clear: "Opróżnij koszyk",
  cleared: "Koszyk został opróżniony",
  undo: "Cofnij",
  free: "Za darmo",
  loading: "Wczytywanie koszyka",
  removeShort: "Usuń",
  remove: (name: string) => `Usuń ${name}`,
  removed: { title: "Usunięto z koszyka", description: (name: string) => `W koszyku nie ma już: ${name}.` },
  added: {
    onCard: "Dodano do koszyka",
    onPage: "Dodano do koszyka!",
    isRecommended: "Dodano do zestawu",
    description: (name: string) => `W koszyku: ${name}.`,
  },
  view: "Zobacz koszyk",
  full: {
    title: "Koszyk jest pełny",
    description: (lines: number, pieces: number) => `Mieści najwyżej ${lines} produktów, po ${pieces} szt. każdego.`,
  },
  recommendations: "Dodaj do zestawu",
  recommendationsLoading: "Wczytywanie olejków",
  addRecommendation: "Dodaj",
  errors: {
    "out-of-stock": () => "Wyprzedane",
    gone: () => "Już niedostępne",
    "too-few": (left: number, chosen: number) => `Wybrano ${chosen} szt., ale zostało tylko ${left}.`,
  },
  takeShort: (left: number) => `Weź ${left}`,
  take: (left: number, name: string) => `Weź ${left} szt.: ${name}`,
  noMore: (left: number) => (left === 1 ? "To ostatnia sztuka." : `Nie ma więcej niż ${left} szt.`),
  priceChanged: (from: string, to: string) => `Cena zmieniła się z ${from} na ${to}.`,
  invalid: (names: string) => `Aby przejść dalej, zmień lub usuń: ${names}`,
  invalidGone: (names: string) => `Aby przejść dalej, usuń: ${names}`,
  cartBack: {
    title: "Przywróciliśmy Twój koszyk",
    description: "Ostatniego zamówienia nie opłacono. Nic nie pobrano.",
  },
} satisfies Messages<typeof en>;
