import type { Messages } from "#shared/messages.ts";
import type { messages as en } from "./messages.en.ts";

export const messages = {
  fault: "Mūsų pusėje kažkas nepavyko. Bandykite dar kartą.",
  diskFull: "Parduotuvės diskas pilnas, todėl nieko neišsaugota. Praneškite serverio prižiūrėtojui.",
  away: "Parduotuvė trumpam užimta. Bandykite dar kartą.",
  inUse: "Kažkas kitas šiuo metu keičia tą patį, todėl nieko neišsaugota. Bandykite dar kartą.",
  busy: "Parduotuvė trumpam labai užimta. Bandykite dar kartą.",
  unstorable: "Tekste yra ženklų, kurių negalima išsaugoti.",
  foreignForm: (address: string) =>
    `Ši forma išsiųsta iš kitos svetainės. Atidarykite ${address} ir bandykite dar kartą.`,
  body: {
    nul: "Tekste negali būti NUL simbolio.",
    notUtf8: "Užklausos turinys nėra UTF-8 tekstas.",
    mustBeJson: "Užklausos turinys turi būti JSON, siunčiamas kaip application/json.",
    tooLarge: (size: string) => `Užklausos turinys didesnis nei ${size}.`,
    notJson: "Užklausos turinys nėra tinkamas JSON.",
    halfCharacter: "Tekste negali būti pusės pakaitinių simbolių poros.",
    tooDeep: "Užklausos turinys per giliai įdėtas.",
  },
  tooOften: "Per daug užklausų per trumpą laiką",
  notFound: "Nerasta",
  noFile: "Tokio failo nėra.",
  noFunction: "Tokios funkcijos nėra.",
  tooManyListen: "Vienu metu klausosi per daug puslapių.",
  busyPage: {
    title: "Prašome minutėlę palaukti",
    text: "Parduotuvėje dabar daug lankytojų. Jūsų krepšelis išsaugotas.",
    again: "Bandyti dar kartą",
  },
} satisfies Messages<typeof en>;
