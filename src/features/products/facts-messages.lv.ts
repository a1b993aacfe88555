import type { Messages } from "#shared/messages.ts";
import type { messages as en } from "./facts-messages.en.ts";

export const messages = {
  aboutProduct: "Par šo preci",
  benefits: "Ieguvumi",
  howTo: "Kā lietot",
  specifications: "Tehniskie dati",
  maker: "Ražotājs",
  responsiblePerson: "Atbildīgā persona",
  safety: "Drošības informācija",
} satisfies Messages<typeof en>;
