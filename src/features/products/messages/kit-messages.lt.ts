import type { Messages } from "#shared/messages.ts";
import type { messages as en } from "./kit-messages.en.ts";

export const messages = {
  title: "Dalys",
  lead: "Rinkinį sudaro kitos prekės. Jis turi savo kainą, paveikslėlius ir tekstus, bet neturi savo likučio: jo galima parduoti tiek, kiek užtenka dalių.",
  none: "Ši prekė neturi dalių.",
  count: (count: number, max: number) => `Dalys: ${count} iš ${max}`,
  makes: (pieces: number) => `Iš dalių dabar galima sudaryti rinkinių: ${pieces}.`,
  add: "Pridėti dalį",
  loadFailed: "Nepavyko įkelti prekių",
  piecesOf: (name: string) => `${name}: vienetų skaičius viename rinkinyje`,
  pieces: (max: number) => `Dalies vienetų gali būti nuo 1 iki ${max}.`,
  badge: "Rinkinys",
  unknownPart: "Tokios prekės nėra.",
  retiredPart: "Išimta iš parduotuvės: rinkinio parduoti negalima",
  waitingPart: (state) => `${state}: rinkinio negalima parduoti, kol ši dalis nepaskelbta`,
  partIsKit: "Rinkinys negali būti kito rinkinio dalis",
  inStock: (count: number) => `Sandėlyje ${count.toLocaleString("lt")}`,
  stockOfKit: "Rinkinys neturi savo likučio. Keiskite jo dalių likutį.",
  weightOfParts: (grams: number) => `Jei paliksite tuščią, tai bus bendras dalių svoris: ${grams} g.`,
  tooMany: (max: number) => `Rinkinyje gali būti ne daugiau kaip ${max} dalių.`,
  twice: "Viena dalis nurodyta du kartus. Vietoj to įrašykite jos vienetų skaičių.",
  unreadable: "Dalys rašomos prekių kodais, pavyzdžiui, OIL-1 x 2 | BOX-1.",
  unknown: (sku: string) => `Nėra prekės, kurios kodas „${sku.slice(0, 64)}“.`,
  itself: "Rinkinys negali būti sudarytas iš savęs paties.",
  kitInKit: "Rinkinys negali būti kito rinkinio dalis.",
  hasStock: "Rinkinys neturi savo likučio. Prieš pridėdami dalis, nustatykite šios prekės likutį 0.",
  wasSold: "Ši prekė jau buvo parduota iš savo likučio. Rinkiniui sukurkite naują prekę.",
  inKits: (name: string, kits: string) => `„${name}“ yra rinkinio dalis: ${kits}. Be jos rinkinio parduoti negalima.`,
  takeOutFirst: (name: string, kits: string) =>
    `„${name}“ yra rinkinio dalis: ${kits}. Prieš ištrindami išimkite ją iš ten.`,
  evenSo: "Išimti iš parduotuvės",
} satisfies Messages<typeof en>;
