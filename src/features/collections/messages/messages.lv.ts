import type { Messages } from "#shared/messages.ts";
import type { messages as en } from "./messages.en.ts";

export const messages = {
  filter: "Filtrēt",
  filtered: (count) => `Filtrēt (${count})`,
  filters: "Filtri",
  chosen: "Izvēlētie filtri",
  remove: (name) => `Noņemt filtru ${name}`,
  clear: "Noņemt visus filtrus",
  price: "Cena",
  from: "no",
  to: "līdz",
  apply: "Lietot",
  offers: "Piedāvājumi",
  inStock: "Noliktavā",
  reduced: "Par pazeminātu cenu",
  sort: "Kārtošana",
  sorts: {
    default: "Ieteiktās",
    newest: "Jaunākās",
    price: "Cena augošā secībā",
    "price-down": "Cena dilstošā secībā",
  },
  empty: "Šajā kolekcijā pašlaik nekā nav",
  emptyText: "Mēs to vēl veidojam. Tikmēr aplūkojiet visu, kas mums ir.",
  filteredAway: "Neviena šīs kolekcijas prece neatbilst šiem filtriem.",
} as const satisfies Messages<typeof en>;
