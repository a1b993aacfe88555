import type { Messages } from "#shared/messages.ts";
import type { messages as en } from "./kit-messages.en.ts";

export const messages = {
  title: "Daļas",
  lead: "Komplektu veido citas preces. Tam ir sava cena, attēli un teksti, bet nav sava atlikuma: to var pārdot tik reižu, cik pietiek tā daļu.",
  none: "Šai precei nav daļu.",
  count: (count: number, max: number) => `Daļas: ${count} no ${max}`,
  makes: (pieces: number) => `No daļām pašlaik var salikt komplektus: ${pieces}.`,
  add: "Pievienot daļu",
  loadFailed: "Neizdevās ielādēt preces",
  piecesOf: (name: string) => `${name}: gabalu skaits vienā komplektā`,
  pieces: (max: number) => `Daļas gabalu skaits ir no 1 līdz ${max}.`,
  badge: "Komplekts",
  unknownPart: "Tādas preces nav.",
  retiredPart: "Izņemta no veikala: komplektu nevar pārdot",
  waitingPart: (state) => `${state}: komplektu nevar pārdot, kamēr šī daļa nav publicēta`,
  partIsKit: "Komplekts nevar būt cita komplekta daļa",
  inStock: (count: number) => `Noliktavā ${count.toLocaleString("lv")}`,
  stockOfKit: "Komplektam nav sava atlikuma. Mainiet tā daļu atlikumu.",
  weightOfParts: (grams: number) => `Ja atstāj tukšu, tas ir visu daļu svars kopā: ${grams} g.`,
  tooMany: (max: number) => `Komplektā ir ne vairāk kā ${max} daļas.`,
  twice: "Viena daļa ir nosaukta divreiz. Tā vietā norādiet tās gabalu skaitu.",
  unreadable: "Daļas raksta kā artikulu numurus, piemēram, OIL-1 x 2 | BOX-1.",
  unknown: (sku: string) => `Nav preces ar artikula numuru „${sku.slice(0, 64)}”.`,
  itself: "Komplekts nevar saturēt pats sevi.",
  kitInKit: "Komplekts nevar būt cita komplekta daļa.",
  hasStock: "Komplektam nav sava atlikuma. Pirms pievienojat daļas, iestatiet šīs preces atlikumu uz 0.",
  wasSold: "Šī prece ir pārdota no sava atlikuma. Komplektam izveidojiet jaunu preci.",
  inKits: (name: string, kits: string) => `„${name}” ir komplekta daļa: ${kits}. Bez tās komplektu nevar pārdot.`,
  takeOutFirst: (name: string, kits: string) =>
    `„${name}” ir komplekta daļa: ${kits}. Pirms dzēšanas izņemiet to no turienes.`,
  evenSo: "Izņemt no veikala",
} satisfies Messages<typeof en>;
