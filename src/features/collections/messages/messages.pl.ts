import type { Messages } from "#shared/messages.ts";
import type { messages as en } from "./messages.en.ts";

export const messages = {
  filter: "Filtruj",
  filtered: (count) => `Filtruj (${count})`,
  filters: "Filtry",
  chosen: "Wybrane filtry",
  remove: (name) => `Usuń filtr ${name}`,
  clear: "Usuń wszystkie filtry",
  price: "Cena",
  from: "od",
  to: "do",
  apply: "Zastosuj",
  offers: "Oferty",
  inStock: "Dostępne",
  reduced: "Przecenione",
  sort: "Sortuj według",
  sorts: {
    default: "Polecane",
    newest: "Najnowsze",
    price: "Cena rosnąco",
    "price-down": "Cena malejąco",
  },
  empty: "W tej kolekcji nic teraz nie ma",
  emptyText: "Jeszcze ją tworzymy. Tymczasem obejrzyj wszystko, co mamy.",
  filteredAway: "Żaden produkt z tej kolekcji nie pasuje do tych filtrów.",
} as const satisfies Messages<typeof en>;
