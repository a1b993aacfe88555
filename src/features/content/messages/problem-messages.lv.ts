import type { Messages } from "#shared/messages.ts";
import { numberIn } from "#shared/plural.ts";
import type { messages as en } from "./problem-messages.en.ts";

const number = numberIn("lv");

export const messages = {
  title: "Virsraksts ir obligāts.",
  slug: "Adreses nosaukums ir obligāts.",
  slugShape: "Lietojiet tikai mazos burtus, ciparus un atsevišķas defises.",
  slugTaken: "Šāds adreses nosaukums jau tiek lietots. Izvēlieties citu.",
  image: "Tai jābūt attēla https adresei vai ceļam veikala krātuvē.",
  publishAt: "Šis laiks ir pagājis. Izvēlieties vēlāku vai publicējiet tūlīt.",
  publishAtMissing: "Norādiet, kad to publicēt.",
  tooLong: (characters: number) => `Ne vairāk kā ${number(characters)} zīmes.`,
  changed: "Kāds cits to saglabāja, kamēr rediģējāt.",
  gone: "Tā vairs nav.",
} satisfies Messages<typeof en>;
