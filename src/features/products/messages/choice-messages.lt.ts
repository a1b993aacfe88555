import type { Messages } from "#shared/messages.ts";
import { pluralIn } from "#shared/plural.ts";
import type { messages as en } from "./choice-messages.en.ts";

const counted = pluralIn("lt");

export const messages = {
  yes: "Taip",
  no: "Ne",
  counts: {
    size: (count: number) => `${count} ${counted(count, { one: "dydis", few: "dydžiai", other: "dydžių" })}`,
    colour: (count: number) => `${count} ${counted(count, { one: "spalva", few: "spalvos", other: "spalvų" })}`,
    scent: (count: number) => `${count} ${counted(count, { one: "kvapas", few: "kvapai", other: "kvapų" })}`,
    other: (count: number) => `${count} ${counted(count, { one: "variantas", few: "variantai", other: "variantų" })}`,
  },
  onlyElsewhere: (values: string) => `Tik kitame derinyje: ${values}`,
  soldOutChoices: (values: string) => `Išparduota: ${values}`,
} satisfies Messages<typeof en>;
