import type { Messages } from "#shared/messages.ts";
import type { messages as en } from "./email-messages.en.ts";

export const messages = {
  subject: (number: string, store: string) =>
    `Gavome jūsų pareiškimą atsisakyti sutarties: užsakymas ${number}, ${store}`,
  subjectWithoutNumber: (store: string) => `Gavome jūsų pareiškimą atsisakyti sutarties: ${store}`,
  preview: (moment: string) => `Gauta: ${moment}.`,
  greeting: (name: string) => `Sveiki, ${name},`,
  received: (number: string) =>
    `patvirtiname, kad gavome jūsų pareiškimą atsisakyti užsakymo ${number} sutarties. Prašome išsaugoti šį laišką.`,
  unmatched: "Šio užsakymo pagal jūsų el. pašto adresą dar neradome. Jo ieškome ir jums parašysime.",
  at: "Gauta",
  declared: "Jūsų pareiškimas",
  /** Each step of a return. */
  return: {
    subject: (number: string, store: string) => `Jūsų užsakymo ${number} grąžinimas parduotuvėje ${store}`,
    items: "Prekės",
    to: "Siųsti adresu",
    open: "Atverti grąžinimą",
    steps: {
      declared: {
        title: "Gavome jūsų grąžinimo prašymą",
        text: "Jį peržiūrėsime ir atsakysime per dieną. Prieš siųsdami palaukite mūsų atsakymo.",
      },
      approved: {
        title: "Jūsų grąžinimas patvirtintas",
        text: "Išsiųskite prekes per 14 dienų, gerai supakuotas ir su išsiuntimo įrodymu, ir praneškite apie tai grąžinimo puslapyje.",
      },
      sent: { title: "Jūsų prekės pakeliui", text: "Ačiū, kad pranešėte. Parašysime, kai tik jos bus pas mus." },
      received: { title: "Jūsų prekės gautos", text: "Dabar jas tikriname ir jums parašysime." },
      checked: { title: "Jūsų prekės patikrintos", text: "Viskas gerai. Toliau – pinigų grąžinimas." },
      refused: {
        title: "Šių prekių priimti atgal negalime",
        text: "Atsakykite į šį laišką, jei norite sužinoti priežastį arba manote kitaip.",
      },
      closed: {
        title: "Jūsų grąžinimas baigtas",
        text: "Daugiau nieko daryti nereikia. Atsakykite į šį laišką, jei manote kitaip.",
      },
      exchanged: {
        title: "Jūsų prekės pakeistos",
        text: "Naujo užsakymo patvirtinimą gausite atskiru laišku. Už jį mokėti nereikia, o jei jis pigesnis, skirtumą grąžinsime.",
      },
    },
  },
} satisfies Messages<typeof en>;
