import type { Messages } from "#shared/messages.ts";
import type { messages as en } from "./messages.en.ts";

export const messages = {
  shape:
    "Kirjoita se maan kirjainten kanssa, esimerkiksi DE123456789. Syötetty tieto ei ole minkään EU-maan arvonlisäverotunniste.",
  own: "Tämä on kaupan oma arvonlisäverotunniste. Syötä yrityksesi tunniste.",
} satisfies Messages<typeof en>;
