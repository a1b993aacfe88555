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
  busyPage: {
    title: "Prašome minutėlę palaukti",
    text: "Parduotuvėje dabar daug lankytojų. Jūsų krepšelis išsaugotas.",
    again: "Bandyti dar kartą",
  },
} satisfies Messages<typeof en>;
