import type { Messages } from "#shared/messages.ts";
import { countedIn } from "#shared/plural.ts";
import type { messages as en } from "./choice-messages.en.ts";

const counted = countedIn("fi");

export const messages = {
  yes: "Kyllä",
  no: "Ei",
  counts: {
    size: (count: number) => counted(count, { one: "koko", other: "kokoa" }),
    colour: (count: number) => counted(count, { one: "väri", other: "väriä" }),
    scent: (count: number) => counted(count, { one: "tuoksu", other: "tuoksua" }),
    other: (count: number) => counted(count, { one: "vaihtoehto", other: "vaihtoehtoa" }),
  },
  onlyElsewhere: (values: string) => `Vain toisena yhdistelmänä: ${values}`,
  soldOutChoices: (values: string) => `Loppu varastosta: ${values}`,
} satisfies Messages<typeof en>;
