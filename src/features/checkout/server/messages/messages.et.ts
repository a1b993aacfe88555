import type { Messages } from "#shared/messages.ts";
import type { messages as en } from "./messages.en.ts";

export const messages = {
  noDelivery: (country: string) => `Me ei tarni sellesse riiki: ${country}.`,
  postalCode: (code: string, country: string) => `„${code}“ ei ole riigi ${country} postiindeks.`,
  stateRequired: "Ameerika Ühendriikide puhul on vaja osariiki.",
  state: (state: string) => `„${state}“ ei ole Ameerika Ühendriikide osariik.`,
  phone: (phone: string) => `„${phone}“ ei ole kehtiv telefoninumber.`,
  machineRequired: "Pakiautomaat on valimata.",
  machineClosed: "Valitud pakiautomaat ei ole saadaval. Palun vali teine.",
  noProducts: "Tooteid ei leitud",
  unknownProduct: (name: string, available: string) => `Toodet „${name}“ ei leitud. Saadaval on: ${available}`,
  tooMany: (name: string, most: number) => `Toodet „${name}“ saab korraga tellida kuni ${most} tükki.`,
  nowCosts: (name: string, price: string) => `„${name}“ maksab nüüd ${price}.`,
  notSoldThere: (name: string, country: string) => `Toodet „${name}“ me sellesse riiki ei saada: ${country}.`,
  notSentThere: "Sellesse riiki ei saadeta",
  totalIs: (total: string) => `Kogusumma on nüüd ${total}.`,
  pricesChanged: "Hinnad on muutunud",
  underWay: "Selles brauseris on teine tellimus pooleli. Palun proovi uuesti.",
  keyReused: "Seda tellimiskatset kasutati juba teise tellimuse jaoks. Palun proovi uuesti.",
  paidAlready: (number: string) =>
    `Selle eest on juba makstud tellimusega ${number}. Vaata see üle, enne kui uuesti tellid.`,
  providerAway: "Makseteenuse pakkuja praegu ei vasta. Raha ei võetud.",
  vatNumber: {
    confirmed: (number: string) => `Käibemaksukohustuslase number ${number} on kinnitatud.`,
    "not-registered": (number: string) =>
      `Käibemaksukohustuslase numbrit ${number} ei ole VIES-is, seega sisaldab hind käibemaksu.`,
    "not-confirmed": (number: string) =>
      `Käibemaksukohustuslase numbrit ${number} ei õnnestunud kinnitada, seega sisaldab hind käibemaksu.`,
  },
} satisfies Messages<typeof en>;
