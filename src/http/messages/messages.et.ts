import type { Messages } from "#shared/messages.ts";
import type { messages as en } from "./messages.en.ts";

export const messages = {
  fault: "Meie poolel läks midagi valesti. Palun proovi uuesti.",
  diskFull: "Poe ketas on täis, seega ei salvestatud midagi. Palun teata sellest serveri haldajale.",
  away: "Pood on hetkeks hõivatud. Palun proovi uuesti.",
  inUse: "Keegi teine muudab praegu sedasama, seega ei salvestatud midagi. Palun proovi uuesti.",
  busy: "Pood on hetkel väga hõivatud. Palun proovi uuesti.",
  unstorable: "Tekstis on märke, mida ei saa salvestada.",
  foreignForm: (address: string) => `See vorm saadeti teiselt lehelt. Ava ${address} ja proovi uuesti.`,
  body: {
    nul: "Tekstis ei tohi olla NUL-märki.",
    notUtf8: "Päringu sisu ei ole UTF-8 tekst.",
    mustBeJson: "Päringu sisu peab olema JSON, saadetud tüübiga application/json.",
    tooLarge: (size: string) => `Päringu sisu on suurem kui ${size}.`,
    notJson: "Päringu sisu ei ole korrektne JSON.",
    halfCharacter: "Tekstis ei tohi olla pooliku märgipaari osa.",
    tooDeep: "Päringu sisu on liiga sügavalt pesastatud.",
  },
  tooOften: "Liiga palju päringuid lühikese aja jooksul",
  notFound: "Ei leitud",
  noFile: "Sellist faili ei ole.",
  noFunction: "Sellist funktsiooni ei ole.",
  tooManyListen: "Liiga palju lehti kuulab korraga.",
  busyPage: {
    title: "Üks hetk, palun",
    text: "Poes on praegu palju külastajaid. Sinu ostukorv on alles.",
    again: "Proovi uuesti",
  },
} satisfies Messages<typeof en>;
