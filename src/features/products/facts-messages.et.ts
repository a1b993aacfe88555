import type { Messages } from "#shared/messages.ts";
import type { messages as en } from "./facts-messages.en.ts";

export const messages = {
  aboutProduct: "Tootest lähemalt",
  benefits: "Eelised",
  howTo: "Kasutamine",
  specifications: "Tehnilised andmed",
  maker: "Tootja",
  responsiblePerson: "Vastutav isik",
  safety: "Ohutusteave",
} satisfies Messages<typeof en>;
