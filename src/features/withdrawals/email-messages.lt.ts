import type { Messages } from "#shared/messages.ts";
import type { messages as en } from "./email-messages.en.ts";

export const messages = {
  subject: (number: string, store: string) =>
    `Gavome jūsų pareiškimą atsisakyti sutarties: užsakymas ${number}, ${store}`,
  preview: (moment: string) => `Gauta: ${moment}.`,
  greeting: (name: string) => `Sveiki, ${name},`,
  received: (number: string) =>
    `patvirtiname, kad gavome jūsų pareiškimą atsisakyti užsakymo ${number} sutarties. Prašome išsaugoti šį laišką.`,
  unmatched: "Šio užsakymo pagal jūsų el. pašto adresą dar neradome. Jo ieškome ir jums parašysime.",
  at: "Gauta",
  declared: "Jūsų pareiškimas",
} satisfies Messages<typeof en>;
