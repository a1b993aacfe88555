import type { Messages } from "#shared/messages.ts";
import { countedIn } from "#shared/plural.ts";
import type { messages as en } from "./choice-messages.en.ts";

const counted = countedIn("et");

export const messages = {
  yes: "Jah",
  no: "Ei",
  counts: {
    size: (count: number) => counted(count, { one: "suurus", other: "suurust" }),
    colour: (count: number) => counted(count, { one: "värv", other: "värvi" }),
    scent: (count: number) => counted(count, { one: "lõhn", other: "lõhna" }),
    other: (count: number) => counted(count, { one: "variant", other: "varianti" }),
  },
  onlyElsewhere: (values: string) => `Ainult teises kombinatsioonis: ${values}`,
  soldOutChoices: (values: string) => `Läbi müüdud: ${values}`,
} satisfies Messages<typeof en>;
