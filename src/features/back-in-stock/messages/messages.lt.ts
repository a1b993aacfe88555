import type { Messages } from "#shared/messages.ts";
import type { messages as en } from "./messages.en.ts";

export const messages = {
  lead: "Palikite savo el. pašto adresą ir parašysime vieną kartą, kai prekė vėl bus.",
  button: "Pranešti, kai vėl bus",
  busy: "Išsaugoma…",
  consent: "Vienas laiškas apie šią prekę ir nieko daugiau. Po jo jūsų prašymą ištrinsime.",
  privacy: "Privatumo politika",
  email: "El. pašto adresas",
  doneTitle: "Prašymas priimtas",
  done: "Parašysime jums, kai tik prekė vėl bus.",
  inStock: "Prekė vėl yra sandėlyje. Norėdami pirkti, įkelkite puslapį iš naujo.",
  gone: "Šios prekės nebeparduodame.",
  full: (most: number) => `Šiuo adresu jau laukiama prekių: ${most}. Daugiau vienu metu negalima.`,
  failed: "Nepavyko. Bandykite dar kartą.",
  back: "Grįžti prie prekės",
} satisfies Messages<typeof en>;
