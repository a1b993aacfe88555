import type { Messages } from "#shared/messages.ts";
import type { messages as en } from "./messages.en.ts";

export const messages = {
  filter: "Filtreeri",
  filtered: (count) => `Filtreeri (${count})`,
  filters: "Filtrid",
  chosen: "Valitud filtrid",
  remove: (name) => `Eemalda filter ${name}`,
  clear: "Eemalda kõik filtrid",
  price: "Hind",
  from: "alates",
  to: "kuni",
  apply: "Rakenda",
  offers: "Pakkumised",
  inStock: "Laos",
  reduced: "Soodushinnaga",
  sort: "Järjesta",
  sorts: {
    default: "Soovitatud",
    newest: "Uuemad ees",
    price: "Odavamad ees",
    "price-down": "Kallimad ees",
  },
  empty: "Selles kollektsioonis ei ole praegu midagi",
  emptyText: "Paneme seda alles kokku. Seniks vaata kõike, mis meil on.",
  filteredAway: "Ükski selle kollektsiooni toode ei vasta neile filtritele.",
} as const satisfies Messages<typeof en>;
