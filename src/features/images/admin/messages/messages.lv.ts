import type { Messages } from "#shared/messages.ts";
import type { messages as en } from "./messages.en.ts";

export const messages = {
  label: "Attēli",
  hint: (max: number) => `Ne vairāk kā ${max}, katrs līdz 15 MB. Pirmais ir galvenais attēls; secību maina velkot.`,
  choose: "Augšupielādēt attēlus",
  drop: "vai ievelciet tos šeit",
  main: "Galvenais",
  image: (place: number, count: number) => `${place}. attēls no ${count}`,
  earlier: (place: number) => `Pārvietot ${place}. attēlu uz priekšu`,
  later: (place: number) => `Pārvietot ${place}. attēlu atpakaļ`,
  remove: (place: number) => `Noņemt ${place}. attēlu`,
  moved: (from: number, to: number) => `${from}. attēls tagad ir ${to}. attēls.`,
  uploading: (name: string) => `Augšupielādē: ${name}`,
  discard: (name: string) => `Atmest: ${name}`,
  again: (name: string) => `Mēģināt vēlreiz: ${name}`,
  tooMany: { title: "Pārāk daudz attēlu", text: "Vienai precei var pievienot ne vairāk kā 6 attēlus." },
  invalid: { title: "Nederīgi faili", text: "Lūdzu, izvēlieties tikai attēlu failus (JPG, PNG u. c.)" },
  uploaded: { title: "Attēli augšupielādēti", text: (count: number) => `Augšupielādēti attēli: ${count}.` },
  undo: "Atsaukt",
  removed: { title: "Attēls noņemts", text: "Preces attēls ir noņemts." },
  library: {
    upload: "Augšupielādēt attēlu",
    uploading: "Augšupielādē…",
    or: "vai izvēlieties kādu, kas veikalā jau ir:",
    pick: (name: string) => `Izmantot: ${name}`,
  },
  failed: "Augšupielāde neizdevās",
  noData: "Augšupielādei nebija atbildes",
  failedLine: "Attēlus neizdevās augšupielādēt. Lūdzu, pārbaudiet savienojumu un mēģiniet vēlreiz.",
  failedText: "Attēlus neizdevās augšupielādēt. Lūdzu, mēģiniet vēlreiz.",
} satisfies Messages<typeof en>;
