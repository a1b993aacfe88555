import type { Messages } from "#shared/messages.ts";
import type { messages as en } from "./messages.en.ts";

export const messages = {
  label: "Pildid",
  hint: (max: number) => `Kuni ${max} pilti, igaüks kuni 15 MB. Esimene on põhipilt; järjekorra muutmiseks lohista.`,
  choose: "Laadi pildid üles",
  drop: "või lohista need siia",
  main: "Põhipilt",
  image: (place: number, count: number) => `Pilt ${place}/${count}`,
  earlier: (place: number) => `Liiguta pilt ${place} ettepoole`,
  later: (place: number) => `Liiguta pilt ${place} tahapoole`,
  remove: (place: number) => `Eemalda pilt ${place}`,
  moved: (from: number, to: number) => `Pilt ${from} on nüüd pilt ${to}.`,
  uploading: (name: string) => `Laadin üles: ${name}`,
  discard: (name: string) => `Loobu: ${name}`,
  again: (name: string) => `Proovi uuesti: ${name}`,
  tooMany: { title: "Liiga palju pilte", text: "Ühel tootel võib olla kuni 6 pilti." },
  invalid: { title: "Sobimatud failid", text: "Palun vali ainult pildifailid (JPG, PNG jne)" },
  uploaded: { title: "Pildid on üles laaditud", text: (count: number) => `Üles laaditud pilte: ${count}.` },
  undo: "Võta tagasi",
  removed: { title: "Pilt on eemaldatud", text: "Toote pilt on eemaldatud." },
  library: {
    upload: "Laadi pilt üles",
    uploading: "Laadin üles…",
    or: "või vali mõni, mis poes juba on:",
    pick: (name: string) => `Kasuta: ${name}`,
  },
  failed: "Üleslaadimine ebaõnnestus",
  noData: "Üleslaadimine ei andnud vastust",
  failedLine: "Pilte ei õnnestunud üles laadida. Palun kontrolli internetiühendust ja proovi uuesti.",
  failedText: "Pilte ei õnnestunud üles laadida. Palun proovi uuesti.",
} satisfies Messages<typeof en>;
