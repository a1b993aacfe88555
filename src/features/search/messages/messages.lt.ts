import type { Messages } from "#shared/messages.ts";
import { pluralIn } from "#shared/plural.ts";
import type { messages as en } from "./messages.en.ts";

const counted = pluralIn("lt");

export const messages = {
  title: "Paieška",
  lead: "Aliejai, difuzoriai, straipsniai ir atsakymai.",
  label: "Ieškoti parduotuvėje",
  placeholder: "Levanda, dovana…",
  go: "Ieškoti",
  suggestions: "Paieškos pasiūlymai",
  kinds: { collections: "Kolekcija", blog: "Straipsnis", faq: "Atsakymas" },
  start: { examples: "Išbandykite", browse: "Naršykite", words: ["Levanda", "Citrina", "Keramika", "Dovana"] },
  found: (count: number) => `${count} ${counted(count, { one: "prekė", few: "prekės", other: "prekių" })}`,
  foundMore: (count: number) => `Daugiau nei ${count} prekių`,
  near: "Nė viena prekė neturi visų šių žodžių. Šios turi kai kuriuos:",
  nothing: (text: string) => `Pagal „${text}“ nieko nerasta`,
  nothingText: "Patikrinkite rašybą, įveskite bendresnį žodį arba peržiūrėkite šias:",
  filteredAway: "Šių filtrų neatitinka nė viena prekė.",
  unfiltered: "Be filtrų:",
  price: "Kaina",
  from: "Nuo",
  to: "Iki",
  apply: "Taikyti",
  sort: "Rikiavimas",
  sorts: {
    relevance: "Tinkamiausios",
    newest: "Naujausios",
    price: "Kaina didėjančia tvarka",
    "price-down": "Kaina mažėjančia tvarka",
  },
  texts: "Iš žurnalo ir mūsų puslapių",
  questions: "Atsakymai",
} satisfies Messages<typeof en>;
