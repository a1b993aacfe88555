import type { Messages } from "#shared/messages.ts";
import type { messages as en } from "./problem-messages.en.ts";

export const messages = {
  range: "No un līdz: norādiet vismaz vienu, mazāko pirmo.",
  values: "Izvēlieties vismaz vienu vērtību.",
  days: "Dienu skaits ir no 1 līdz 3650.",
  contains: "Norādiet, ko satur nosaukums, ne vairāk kā 100 burtos.",
  tooManyConditions: (max) => `Nosacījumā ir ne vairāk kā ${max} noteikumi.`,
  position: "Vieta ir vesels skaitlis no 0 līdz 10 000.",
  tooManyProducts: (max) => `Ar roku veidotā kolekcijā ir ne vairāk kā ${max} preces. Lielākai izmantojiet nosacījumu.`,
  productTwice: "Kāda prece ir izvēlēta divreiz.",
  productGone: "Vienas no precēm vairs nav. Atveriet kolekciju vēlreiz.",
  attributeGone: (slug) => `Nosacījums prasa „${slug}”, kā šādā veidā vairs nav.`,
  tooMany: (max) => `Drīkst būt ne vairāk kā ${max} kolekcijas.`,
} as const satisfies Messages<typeof en>;
