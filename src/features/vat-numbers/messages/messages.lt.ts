import type { Messages } from "#shared/messages.ts";
import type { messages as en } from "./messages.en.ts";

export const messages = {
  shape:
    "Rašykite jį su šalies raidėmis, pavyzdžiui, DE123456789. Tai, kas įvesta, nėra jokios ES šalies PVM mokėtojo kodas.",
  own: "Tai parduotuvės PVM mokėtojo kodas. Įveskite savo.",
} satisfies Messages<typeof en>;
