import type { Messages } from "#shared/messages.ts";
import { numberIn } from "#shared/plural.ts";
import type { messages as en } from "./messages.en.ts";

const number = numberIn("lv");

export const messages = {
  gone: "Tā vairs nav.",
  changed: "Kāds cits saglabāja šo tulkojumu, kamēr to rediģējāt.",
  sourceChanged: "Teksts angļu valodā pa to laiku ir mainīts. Apskatiet to vēlreiz, tad saglabājiet.",
  slugTaken: "Šāds adreses nosaukums šajā valodā jau tiek lietots. Izvēlieties citu.",
  slugShape: "Lietojiet tikai mazos burtus, ciparus un atsevišķas defises.",
  unknownField: (name: string) => `Teksta „${name}” šeit nav.`,
  tooLong: (label: string, characters: number) => `${label}: ne vairāk kā ${number(characters)} zīmes.`,
  incomplete: (labels: readonly string[]) => `Publicēt varēs, kad būs iztulkots: ${labels.join(", ")}.`,
  empty: "Nekas vēl nav iztulkots.",
  fields: {
    title: "Virsraksts",
    slug: "Adreses nosaukums",
    excerpt: "Kopsavilkums",
    content: "Saturs",
    description: "Metaapraksts",
    metaTitle: "Virsraksts meklētājprogrammām",
    text: "Teksts",
    alt: "Alternatīvais teksts",
  },
  withoutTranslation: "Šajā valodā tulkojuma nav.",
} satisfies Messages<typeof en>;
