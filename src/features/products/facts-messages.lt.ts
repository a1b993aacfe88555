import type { Messages } from "#shared/messages.ts";
import type { messages as en } from "./facts-messages.en.ts";

export const messages = {
  aboutProduct: "Apie šią prekę",
  benefits: "Privalumai",
  howTo: "Kaip naudoti",
  specifications: "Techniniai duomenys",
  maker: "Gamintojas",
  responsiblePerson: "Atsakingas asmuo",
  safety: "Saugos informacija",
} satisfies Messages<typeof en>;
