import type { Messages } from "#shared/messages.ts";
import { numberIn } from "#shared/plural.ts";
import type { messages as en } from "./problem-messages.en.ts";

const number = numberIn("lt");

export const messages = {
  title: "Antraštė privaloma.",
  slug: "Adreso pavadinimas privalomas.",
  slugShape: "Naudokite tik mažąsias raides, skaitmenis ir pavienius brūkšnelius.",
  slugTaken: "Toks adreso pavadinimas jau naudojamas. Pasirinkite kitą.",
  image: "Tai turi būti paveikslėlio https adresas arba kelias parduotuvės saugykloje.",
  publishAt: "Šis laikas praėjo. Pasirinkite vėlesnį arba paskelbkite dabar.",
  publishAtMissing: "Nurodykite, kada paskelbti.",
  tooLong: (characters: number) => `Ne daugiau kaip ${number(characters)} ženklų.`,
  changed: "Kažkas kitas tai išsaugojo, kol redagavote.",
  gone: "To nebėra.",
} satisfies Messages<typeof en>;
