import type { Messages } from "#shared/messages.ts";
import type { messages as en } from "./messages.en.ts";

export const messages = {
  collection: "Nasza kolekcja",
  collectionLead: "Dyfuzory, czyste olejki i drobiazgi do spokojnego domu.",
  products: "Produkty",
  loading: "Wczytywanie produktów",
  productLoading: "Wczytywanie produktu",
  listings: "Kategorie",
  all: "Wszystkie",
  isNew: "Nowość",
  outOfStock: "Wyprzedane",
  add: "Do koszyka",
  added: "Dodano",
  reducedTo: "Teraz",
  less: (percent: number) => `−${percent}%`,
  from: "wcześniej",
  choose: "Wybierz",
  tellWhenBack: "Powiadom mnie, gdy wróci",
  notSoldTo: (countries: string) => `Kraje, do których nie wysyłamy: ${countries}`,
  priceFrom: (price: string) => `Od ${price}`,
  categories: { diffusers: "Dyfuzory", oils: "Olejki", accessories: "Akcesoria" },
} satisfies Messages<typeof en>;
