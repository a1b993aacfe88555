import type { Messages } from "#shared/messages.ts";
import type { messages as en } from "./messages.en.ts";

export const messages = {
  filter: "Suodata",
  filtered: (count) => `Suodata (${count})`,
  filters: "Suodattimet",
  chosen: "Valitut suodattimet",
  remove: (name) => `Poista suodatin ${name}`,
  clear: "Poista kaikki suodattimet",
  price: "Hinta",
  from: "vähintään",
  to: "enintään",
  apply: "Käytä",
  offers: "Tarjoukset",
  inStock: "Varastossa",
  reduced: "Alennuksessa",
  sort: "Järjestä",
  sorts: {
    default: "Suositellut",
    newest: "Uusimmat",
    price: "Halvin ensin",
    "price-down": "Kallein ensin",
  },
  empty: "Tässä kokoelmassa ei ole juuri nyt mitään",
  emptyText: "Kokoamme sitä vielä. Katso sillä välin kaikki tuotteemme.",
  filteredAway: "Mikään tämän kokoelman tuote ei vastaa näitä suodattimia.",
} as const satisfies Messages<typeof en>;
