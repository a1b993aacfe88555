import type { Messages } from "#shared/messages.ts";
import type { messages as en } from "./facts-messages.en.ts";

export const messages = {
  aboutProduct: "Tietoa tuotteesta",
  benefits: "Edut",
  howTo: "Käyttöohje",
  specifications: "Tekniset tiedot",
  maker: "Valmistaja",
  responsiblePerson: "Vastuuhenkilö",
  safety: "Turvallisuustiedot",
} satisfies Messages<typeof en>;
