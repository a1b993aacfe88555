import type { Messages } from "#shared/messages.ts";
import { pluralIn } from "#shared/plural.ts";
import type { messages as en } from "./choice-messages.en.ts";

const counted = pluralIn("lv");

export const messages = {
  yes: "Jā",
  no: "Nē",
  counts: {
    size: (count: number) => `${count} ${counted(count, { zero: "izmēru", one: "izmērs", other: "izmēri" })}`,
    colour: (count: number) => `${count} ${counted(count, { zero: "krāsu", one: "krāsa", other: "krāsas" })}`,
    scent: (count: number) => `${count} ${counted(count, { zero: "smaržu", one: "smarža", other: "smaržas" })}`,
    other: (count: number) => `${count} ${counted(count, { zero: "variantu", one: "variants", other: "varianti" })}`,
  },
  onlyElsewhere: (values: string) => `Tikai citā kombinācijā: ${values}`,
  soldOutChoices: (values: string) => `Izpārdota: ${values}`,
} satisfies Messages<typeof en>;
