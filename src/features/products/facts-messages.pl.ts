import type { Messages } from "#shared/messages.ts";
import type { messages as en } from "./facts-messages.en.ts";

export const messages = {
  aboutProduct: "O produkcie",
  benefits: "Zalety",
  howTo: "Sposób użycia",
  specifications: "Dane techniczne",
  maker: "Producent",
  responsiblePerson: "Osoba odpowiedzialna",
  safety: "Informacje o bezpieczeństwie",
} satisfies Messages<typeof en>;
