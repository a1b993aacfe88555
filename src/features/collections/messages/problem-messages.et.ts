import type { Messages } from "#shared/messages.ts";
import type { messages as en } from "./problem-messages.en.ts";

export const messages = {
  range: "Alates ja kuni: nimeta vähemalt üks, väiksem enne.",
  values: "Vali vähemalt üks väärtus.",
  days: "Päevi on 1 kuni 3650.",
  contains: "Ütle, mida nimi sisaldab, kuni 100 tähega.",
  tooManyConditions: (max) => `Reeglis on kuni ${max} tingimust.`,
  position: "Koht on täisarv 0 kuni 10 000.",
  tooManyProducts: (max) => `Käsitsi koostatud kollektsioonis on kuni ${max} toodet. Suurema jaoks kasuta reeglit.`,
  productTwice: "Üks toode on valitud kaks korda.",
  productGone: "Ühte toodetest enam ei ole. Ava kollektsioon uuesti.",
  attributeGone: (slug) => `Reegel küsib omadust „${slug}“, mida sellisel kujul enam ei ole.`,
  tooMany: (max) => `Kollektsioone võib olla kuni ${max}.`,
} as const satisfies Messages<typeof en>;
