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
    back: "Atsiųskite atgal",
    stays: "Nesiųsime",
    open: "Atverti grąžinimą",
    why: (reason: string) => `priežastis: ${reason}`,
    /** Of a return within the time that the law gives to withdraw. */
    withdrawal: {
      refused: "Atsakykite į šį laišką, jei nesutinkate. Tai neturi įtakos teisinei atitikties garantijai.",
      text: "patvirtiname, kad gavome jūsų pareiškimą atsisakyti toliau nurodytų prekių pirkimo sutarties. Mūsų atsakymo laukti nereikia.",
      send: (day: string) =>
        `Išsiųskite prekes iki ${day} toliau nurodytu adresu, gerai supakuotas. Išsaugokite išsiuntimo įrodymą ir tada grąžinimo puslapyje paspauskite „Prekes išsiunčiau“.`,
    },
    covered:
      "išsiųskite prekes toliau nurodytu adresu, gerai supakuotas. Už siuntimą atgal mokame mes: atsiųsime siuntos lipduką arba atsakykite į šį laišką, kiek kainavo išsiuntimas. Tada grąžinimo puslapyje paspauskite „Prekes išsiunčiau“.",
    postage: {
      title: "Grąžiname siuntimo išlaidas",
      text: (amount: string) =>
        `prekių siuntimas atgal jums kainavo ${amount}: tai apmokame mes. Tai nėra kainos dalis, todėl pinigus gausite banko pavedimu, o ne tuo būdu, kuriuo mokėjote. Jei dar neturime jūsų sąskaitos numerio, atsiųskite jį atsakydami į šį laišką.`,
    },
    refusedWithoutRight: "Atsakykite į šį laišką, jei nesutinkate. Tai neturi įtakos jūsų įstatyminėms teisėms.",
    steps: {
      declared: {
        title: "Gavome jūsų grąžinimo prašymą",
        text: "jį peržiūrėsime ir atsakysime per dieną. Prieš siųsdami palaukite mūsų atsakymo.",
      },
      approved: {
        title: "Išsiųskite savo grąžinamas prekes",
        text: "išsiųskite prekes toliau nurodytu adresu per 14 dienų, gerai supakuotas. Išsaugokite išsiuntimo įrodymą ir tada grąžinimo puslapyje paspauskite „Prekes išsiunčiau“.",
      },
      sent: {
        title: "Jūsų grąžinamos prekės pakeliui pas mus",
        text: "ačiū, kad pranešėte. Parašysime, kai tik jos bus pas mus.",
      },
      received: {
        title: "Jūsų grąžinamos prekės pasiekė mūsų parduotuvę",
        text: "dabar jas tikriname ir jums parašysime.",
      },
      checked: {
        title: "Jūsų prekės patikrintos",
        text: "toliau – pinigų grąžinimas, keitimas arba, jei prekė su trūkumu, taisymas. Apie tai jums parašysime.",
      },
      refused: {
        title: "Šių prekių priimti atgal negalime",
        text: "Atsakykite į šį laišką, jei nesutinkate. Tai neturi įtakos jūsų teisei atsisakyti sutarties ir teisinei atitikties garantijai.",
      },
      closed: {
        title: "Jūsų grąžinimas baigtas",
        text: "daugiau nieko daryti nereikia. Atsakykite į šį laišką, jei manote kitaip.",
      },
      exchanged: {
        title: "Jūsų prekės pakeistos",
        text: "naujo užsakymo patvirtinimą gausite atskiru laišku. Už jį mokėti nereikia, o jei jis pigesnis, skirtumą grąžinsime.",
      },
    },
  },
} satisfies Messages<typeof en>;
