import type { Messages } from "#shared/messages.ts";
import { numberIn } from "#shared/plural.ts";
import type { messages as en } from "./messages.en.ts";

const number = numberIn("et");

export const messages = {
  gone: "Seda ei ole enam olemas.",
  changed: "Keegi teine salvestas selle tõlke, kui sa seda muutsid.",
  sourceChanged: "Ingliskeelset teksti on vahepeal muudetud. Vaata see üle ja salvesta siis.",
  slugTaken: "Selles keeles on selline aadressinimi juba kasutusel. Vali teine.",
  slugShape: "Kasuta ainult väiketähti, numbreid ja üksikuid sidekriipse.",
  unknownField: (name: string) => `Teksti „${name}“ siin ei ole.`,
  tooLong: (label: string, characters: number) => `${label}: kuni ${number(characters)} märki.`,
  incomplete: (labels: readonly string[]) => `Avaldada saab, kui need on tõlgitud: ${labels.join(", ")}.`,
  empty: "Midagi ei ole veel tõlgitud.",
  fields: {
    title: "Pealkiri",
    slug: "Aadressinimi",
    excerpt: "Kokkuvõte",
    content: "Sisu",
    description: "Metakirjeldus",
    metaTitle: "Pealkiri otsingumootoritele",
    text: "Tekst",
    alt: "Alternatiivtekst",
  },
  withoutTranslation: "Selles keeles tõlget ei ole.",
} satisfies Messages<typeof en>;
