import type { Messages } from "#shared/messages.ts";
import { pluralIn } from "#shared/plural.ts";
import type { messages as en } from "./choice-messages.en.ts";

const counted = pluralIn("pl");

export const messages = {
  yes: "Tak",
  no: "Nie",
  counts: {
    size: (count: number) => `${count} ${counted(count, { one: "rozmiar", few: "rozmiary", many: "rozmiarów" })}`,
    colour: (count: number) => `${count} ${counted(count, { one: "kolor", few: "kolory", many: "kolorów" })}`,
    scent: (count: number) => `${count} ${counted(count, { one: "zapach", few: "zapachy", many: "zapachów" })}`,
    other: (count: number) => `${count} ${counted(count, { one: "wariant", few: "warianty", many: "wariantów" })}`,
  },
  onlyElsewhere: (values: string) => `Tylko w innej kombinacji: ${values}`,
  soldOutChoices: (values: string) => `Wyprzedane: ${values}`,
} satisfies Messages<typeof en>;
