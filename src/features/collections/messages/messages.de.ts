import type { Messages } from "#shared/messages.ts";
import type { messages as en } from "./messages.en.ts";

export const messages = {
  filter: "Filtern",
  filtered: (count) => `Filtern (${count})`,
  filters: "Filterauswahl",
  chosen: "Gewählte Filter",
  remove: (name) => `Filter ${name} entfernen`,
  clear: "Alle Filter entfernen",
  price: "Preis",
  from: "von",
  to: "bis",
  apply: "Anwenden",
  offers: "Angebote",
  inStock: "Auf Lager",
  reduced: "Reduziert",
  sort: "Sortieren nach",
  sorts: {
    default: "Empfohlen",
    newest: "Neueste",
    price: "Preis aufsteigend",
    "price-down": "Preis absteigend",
  },
  empty: "In dieser Kollektion ist zurzeit nichts",
  emptyText: "Wir stellen sie noch zusammen. Sehen Sie sich solange alles an, was wir haben.",
  filteredAway: "Kein Produkt dieser Kollektion passt zu diesen Filtern.",
} as const satisfies Messages<typeof en>;
