import type { Messages } from "#shared/messages.ts";
import { countedIn } from "#shared/plural.ts";
import type { messages as en } from "./choice-messages.en.ts";

const counted = countedIn("de");

export const messages = {
  yes: "Ja",
  no: "Nein",
  counts: {
    size: (count: number) => counted(count, { one: "Größe", other: "Größen" }),
    colour: (count: number) => counted(count, { one: "Farbe", other: "Farben" }),
    scent: (count: number) => counted(count, { one: "Duft", other: "Düfte" }),
    other: (count: number) => counted(count, { one: "Variante", other: "Varianten" }),
  },
  onlyElsewhere: (values: string) => `Nur in anderer Kombination: ${values}`,
  soldOutChoices: (values: string) => `Ausverkauft: ${values}`,
} satisfies Messages<typeof en>;
