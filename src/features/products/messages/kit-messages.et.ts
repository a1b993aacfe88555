import type { Messages } from "#shared/messages.ts";
import type { messages as en } from "./kit-messages.en.ts";

const kits = (count: number): string => (count === 1 ? "1 komplekt" : `${count.toLocaleString("et")} komplekti`);

export const messages = {
  title: "Osad",
  lead: "Komplekt koosneb teistest toodetest. Sellel on oma hind, pildid ja tekstid, aga oma laoseisu ei ole: seda saab müüa nii palju, kui osi jagub.",
  none: "Sellel tootel ei ole osi.",
  count: (count: number, max: number) => `Osi: ${count}, kõige rohkem ${max}`,
  makes: (pieces: number) => `Osadest saab praegu ${kits(pieces)}.`,
  add: "Lisa osa",
  loadFailed: "Toodete laadimine ebaõnnestus",
  piecesOf: (name: string) => `${name}: mitu tükki on ühes komplektis`,
  pieces: (max: number) => `Üht osa võib olla 1 kuni ${max} tükki.`,
  badge: "Komplekt",
  unknownPart: "Sellist toodet ei ole.",
  retiredPart: "Poest väljas: komplekti ei saa müüa",
  waitingPart: (state) => `${state}: komplekti ei saa müüa enne, kui see osa on avaldatud`,
  partIsKit: "Komplekt ei saa olla teise komplekti osa",
  inStock: (count: number) => `Laos ${count.toLocaleString("et")}`,
  stockOfKit: "Komplektil ei ole oma laoseisu. Muuda selle osade laoseisu.",
  weightOfParts: (grams: number) => `Tühjaks jäetuna on see osade kaal kokku: ${grams} g.`,
  tooMany: (max: number) => `Komplektis võib olla kuni ${max} osa.`,
  twice: "Üks osa on nimetatud kaks korda. Kirjuta selle asemel tükkide arv.",
  unreadable: "Osad kirjutatakse tootekoodidena, näiteks OIL-1 x 2 | BOX-1.",
  unknown: (sku: string) => `Tootekoodiga „${sku.slice(0, 64)}“ toodet ei ole.`,
  itself: "Komplekt ei saa sisaldada iseennast.",
  kitInKit: "Komplekt ei saa olla teise komplekti osa.",
  hasStock: "Komplektil ei ole oma laoseisu. Enne osade lisamist määra selle toote laoseisuks 0.",
  wasSold: "Seda toodet on müüdud oma laost. Tee komplekti jaoks uus toode.",
  inKits: (name: string, kits: string) => `„${name}“ on komplekti osa: ${kits}. Ilma selleta komplekti müüa ei saa.`,
  takeOutFirst: (name: string, kits: string) =>
    `„${name}“ on komplekti osa: ${kits}. Enne kustutamist võta see sealt välja.`,
  evenSo: "Võta poest välja",
} satisfies Messages<typeof en>;
