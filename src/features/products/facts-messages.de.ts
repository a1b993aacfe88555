import type { Messages } from "#shared/messages.ts";
import type { messages as en } from "./facts-messages.en.ts";

export const messages = {
  aboutProduct: "Über dieses Produkt",
  benefits: "Vorteile",
  howTo: "Anwendung",
  specifications: "Technische Daten",
  maker: "Hersteller",
  responsiblePerson: "Verantwortliche Person",
  safety: "Sicherheitshinweise",
} satisfies Messages<typeof en>;
