import type { Messages } from "#shared/messages.ts";
import { pluralIn } from "#shared/plural.ts";
import type { messages as en } from "./messages.en.ts";

const counted = pluralIn("pl");

export const messages = {
  title: "Szukaj",
  lead: "Olejki, dyfuzory, artykuły i odpowiedzi.",
  label: "Szukaj w sklepie",
  placeholder: "Lawenda, prezent…",
  go: "Szukaj",
  suggestions: "Podpowiedzi",
  kinds: { collections: "Kolekcja", blog: "Artykuł", faq: "Odpowiedź" },
  start: { examples: "Na przykład", browse: "Przeglądaj", words: ["Lawenda", "Cytryna", "Ceramika", "Prezent"] },
  found: (count: number) => `${count} ${counted(count, { one: "produkt", few: "produkty", many: "produktów" })}`,
  foundMore: (count: number) => `Ponad ${count} produktów`,
  near: "Żaden produkt nie zawiera wszystkich tych słów. Te zawierają niektóre z nich:",
  nothing: (text: string) => `Nic nie znaleziono dla „${text}”`,
  nothingText: "Sprawdź pisownię, użyj ogólniejszego słowa albo zobacz te:",
  filteredAway: "Żaden produkt nie pasuje do tych filtrów.",
  unfiltered: "Bez filtrów:",
  price: "Cena",
  from: "Od",
  to: "Do",
  apply: "Zastosuj",
  sort: "Sortuj według",
  sorts: { relevance: "Najtrafniejsze", newest: "Najnowsze", price: "Cena rosnąco", "price-down": "Cena malejąco" },
  texts: "Z magazynu i naszych stron",
  questions: "Odpowiedzi",
} satisfies Messages<typeof en>;
