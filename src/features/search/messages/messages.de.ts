import type { Messages } from "#shared/messages.ts";
import type { messages as en } from "./messages.en.ts";

export const messages = {
  title: "Suche",
  lead: "Öle, Diffuser, Artikel und Antworten.",
  label: "Im Shop suchen",
  placeholder: "Lavendel, Geschenk …",
  go: "Suchen",
  suggestions: "Vorschläge",
  kinds: { collections: "Kollektion", blog: "Artikel", faq: "Antwort" },
  start: { examples: "Zum Beispiel", browse: "Stöbern", words: ["Lavendel", "Zitrone", "Keramik", "Geschenk"] },
  found: (count: number) => (count === 1 ? "1 Produkt" : `${count} Produkte`),
  foundMore: (count: number) => `Mehr als ${count} Produkte`,
  near: "Kein Produkt enthält alle diese Wörter. Diese enthalten einige davon:",
  nothing: (text: string) => `Nichts gefunden zu „${text}“`,
  nothingText: "Prüfen Sie die Schreibweise, nehmen Sie ein allgemeineres Wort oder sehen Sie sich diese an:",
  filteredAway: "Zu diesen Filtern passt kein Produkt.",
  unfiltered: "Ohne Filter:",
  price: "Preis",
  from: "Von",
  to: "Bis",
  apply: "Anwenden",
  sort: "Sortieren nach",
  sorts: {
    relevance: "Beste Treffer",
    newest: "Neueste",
    price: "Preis aufsteigend",
    "price-down": "Preis absteigend",
  },
  texts: "Aus dem Journal und von unseren Seiten",
  questions: "Antworten",
} satisfies Messages<typeof en>;
