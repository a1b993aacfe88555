import type { Messages } from "#shared/messages.ts";
import type { messages as en } from "./guarantee-messages.en.ts";

export const messages = {
  title: "Teisinė atitikties garantija",
  text: "Jei prekė neatitinka sutarties, vartotojai Europos Sąjungoje turi bent 2 metus nuo pristatymo, per kuriuos pardavėjas privalo nemokamai pašalinti neatitiktį: prekę pataisyti arba pakeisti, o jei to padaryti nepavyksta – sumažinti kainą arba grąžinti pinigus. Kai kuriose šalyse terminas ilgesnis.",
  more: "Jūsų teisės Europos Sąjungoje",
} satisfies Messages<typeof en>;
