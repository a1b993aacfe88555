import type { Messages } from "#shared/messages.ts";
import { pluralIn } from "#shared/plural.ts";
import type { messages as en } from "./messages.en.ts";

const counted = pluralIn("lv");

export const messages = {
  title: "Meklēšana",
  lead: "Eļļas, difuzori, raksti un atbildes.",
  label: "Meklēt veikalā",
  placeholder: "Lavanda, dāvana…",
  go: "Meklēt",
  suggestions: "Ieteikumi",
  kinds: { collections: "Kolekcija", blog: "Raksts", faq: "Atbilde" },
  start: { examples: "Pamēģiniet", browse: "Apskatiet", words: ["Lavanda", "Citrons", "Keramika", "Dāvanu kastīte"] },
  found: (count: number) => `${count} ${counted(count, { zero: "preču", one: "prece", other: "preces" })}`,
  foundMore: (count: number) => `Vairāk nekā ${count} preču`,
  near: "Nevienai precei nav visu šo vārdu. Šīm ir daži no tiem:",
  nothing: (text: string) => `Pēc „${text}” nekas nav atrasts`,
  nothingText: "Pārbaudiet rakstību, izmantojiet vispārīgāku vārdu vai apskatiet šīs:",
  filteredAway: "Šiem filtriem neatbilst neviena prece.",
  unfiltered: "Bez filtriem:",
  price: "Cena",
  from: "No",
  to: "Līdz",
  apply: "Lietot",
  sort: "Kārtošana",
  sorts: {
    relevance: "Atbilstība",
    newest: "Jaunākās",
    price: "Cena augošā secībā",
    "price-down": "Cena dilstošā secībā",
  },
  texts: "No žurnāla un mūsu lapām",
  questions: "Atbildes",
} satisfies Messages<typeof en>;
