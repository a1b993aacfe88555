import type { Messages } from "#shared/messages.ts";
import type { messages as en } from "./messages.en.ts";

export const messages = {
  noDelivery: (country: string) => `Į šią šalį nepristatome: ${country}.`,
  postalCode: (code: string, country: string) => `„${code}“ nėra šios šalies pašto kodas: ${country}.`,
  stateRequired: "Jungtinėms Amerikos Valstijoms reikia nurodyti valstiją.",
  state: (state: string) => `„${state}“ nėra Jungtinių Amerikos Valstijų valstija.`,
  phone: (phone: string) => `„${phone}“ nėra tinkamas telefono numeris.`,
  machineRequired: "Pasirinkite paštomatą.",
  machineClosed: "Pasirinktas paštomatas neprieinamas. Pasirinkite kitą.",
  noProducts: "Prekių nerasta",
  unknownProduct: (name: string, available: string) => `Prekė „${name}“ nerasta. Galimos prekės: ${available}`,
  tooMany: (name: string, most: number) => `Prekės „${name}“ vienu metu galima užsisakyti ne daugiau kaip ${most} vnt.`,
  nowCosts: (name: string, price: string) => `„${name}“ dabar kainuoja ${price}.`,
  notSoldThere: (name: string, country: string) => `Prekės „${name}“ į šią šalį nesiunčiame: ${country}.`,
  notSentThere: "Į šią šalį nesiunčiame",
  totalIs: (total: string) => `Bendra suma dabar ${total}.`,
  pricesChanged: "Kainos pasikeitė",
  underWay: "Šioje naršyklėje jau pateikiamas kitas užsakymas. Bandykite dar kartą.",
  keyReused: "Šis bandymas užsakyti jau panaudotas kitam užsakymui. Bandykite dar kartą.",
  paidAlready: (number: string) =>
    `Už tai jau sumokėta užsakymu ${number}. Peržiūrėkite jį prieš užsakydami dar kartą.`,
  providerAway: "Mokėjimo paslaugų teikėjas šiuo metu neatsako. Pinigai nenuskaityti.",
  vatNumber: {
    confirmed: (number: string) => `PVM mokėtojo kodas ${number} patvirtintas.`,
    "not-registered": (number: string) => `PVM mokėtojo kodo ${number} VIES sistemoje nėra, todėl skaičiuojamas PVM.`,
    "not-confirmed": (number: string) => `PVM mokėtojo kodo ${number} patvirtinti nepavyko, todėl skaičiuojamas PVM.`,
  },
} satisfies Messages<typeof en>;
