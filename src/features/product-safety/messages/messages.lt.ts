import type { Messages } from "#shared/messages.ts";
import type { messages as en } from "./messages.en.ts";

export const messages = {
  noSuchProduct: (sku: string) => `Nė viena prekė neturi kodo ${sku}.`,
  severalProducts: (found: string) => `Šį kodą turi kelios prekės: ${found}. Įrašykite jį tiksliai.`,
  needsSku: "Įrašykite prekės kodą.",
  day: "Diena rašoma taip: 2026-11-21.",
  needsHazard: "Pasakykite, kas pavojinga.",
  needsInstructions: "Pasakykite, ką pirkėjai turi daryti.",
  needsEnglish: "Trūksta angliško teksto.",
  daysReversed: "Pirma diena yra po paskutinės.",
  nobody: "Niekas jos nepirko, todėl nėra kam rašyti.",
  twoRemedies: "Pasiūlykite bent du: taisymą, pakeitimą, pinigų grąžinimą.",
  sentBefore: "Šis atšaukimas jau išsiųstas. Žiūrėkite ankstesnius atšaukimus; kitas tekstas yra kitas atšaukimas.",
  others: (count: number) => `Pirkėjai per tą laiką pasikeitė: dabar ${count}. Peržiūrėkite sąrašą dar kartą.`,
} satisfies Messages<typeof en>;
