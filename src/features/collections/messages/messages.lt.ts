import type { Messages } from "#shared/messages.ts";
import type { messages as en } from "./messages.en.ts";

export const messages = {
  filter: "Filtruoti",
  filtered: (count) => `Filtruoti (${count})`,
  filters: "Filtrai",
  chosen: "Pasirinkti filtrai",
  remove: (name) => `Pašalinti filtrą ${name}`,
  clear: "Pašalinti visus filtrus",
  price: "Kaina",
  from: "nuo",
  to: "iki",
  apply: "Taikyti",
  offers: "Pasiūlymai",
  inStock: "Turime",
  reduced: "Su nuolaida",
  sort: "Rikiavimas",
  sorts: {
    default: "Rekomenduojamos",
    newest: "Naujausios",
    price: "Kaina didėjančia tvarka",
    "price-down": "Kaina mažėjančia tvarka",
  },
  empty: "Šioje kolekcijoje dabar nieko nėra",
  emptyText: "Ją dar dėliojame. Kol kas apžiūrėkite viską, ką turime.",
  filteredAway: "Nė viena šios kolekcijos prekė neatitinka šių filtrų.",
} as const satisfies Messages<typeof en>;
