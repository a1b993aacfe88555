import type { Messages } from "#shared/messages.ts";
import { numberIn } from "#shared/plural.ts";
import type { messages as en } from "./messages.en.ts";

const number = numberIn("lt");

export const messages = {
  gone: "To nebėra.",
  changed: "Kažkas kitas išsaugojo šį vertimą, kol jį redagavote.",
  sourceChanged: "Angliškas tekstas per tą laiką pakeistas. Peržiūrėkite jį dar kartą, tada išsaugokite.",
  slugTaken: "Toks adreso pavadinimas šia kalba jau naudojamas. Pasirinkite kitą.",
  slugShape: "Naudokite tik mažąsias raides, skaitmenis ir pavienius brūkšnelius.",
  unknownField: (name: string) => `Teksto „${name}“ čia nėra.`,
  tooLong: (label: string, characters: number) => `${label}: ne daugiau kaip ${number(characters)} ženklų.`,
  incomplete: (labels: readonly string[]) => `Paskelbti bus galima, kai bus išversta: ${labels.join(", ")}.`,
  empty: "Dar nieko neišversta.",
  fields: {
    title: "Antraštė",
    slug: "Adreso pavadinimas",
    excerpt: "Santrauka",
    content: "Turinys",
    description: "Metaaprašas",
    metaTitle: "Antraštė paieškos sistemoms",
    text: "Tekstas",
    alt: "Alternatyvusis tekstas",
  },
  withoutTranslation: "Šia kalba vertimo nėra.",
} satisfies Messages<typeof en>;
