import type { Messages } from "#shared/messages.ts";
import type { messages as en } from "./messages.en.ts";

export const messages = {
  noDelivery: (country: string) => `Uz šo valsti nepiegādājam: ${country}.`,
  postalCode: (code: string, country: string) => `„${code}” nav šīs valsts pasta indekss: ${country}.`,
  stateRequired: "Amerikas Savienotajām Valstīm jānorāda štats.",
  state: (state: string) => `„${state}” nav Amerikas Savienoto Valstu štats.`,
  phone: (phone: string) => `„${phone}” nav derīgs tālruņa numurs.`,
  machineRequired: "Lūdzu, izvēlieties pakomātu.",
  machineClosed: "Izvēlētais pakomāts nav pieejams. Lūdzu, izvēlieties citu.",
  noProducts: "Preces nav atrastas",
  unknownProduct: (name: string, available: string) => `Prece „${name}” nav atrasta. Pieejams: ${available}`,
  tooMany: (name: string, most: number) => `Preci „${name}” vienā reizē var pasūtīt ne vairāk kā ${most} gab.`,
  nowCosts: (name: string, price: string) => `„${name}” tagad maksā ${price}.`,
  notSoldThere: (name: string, country: string) => `Preci „${name}” uz šo valsti nesūtām: ${country}.`,
  notSentThere: "Uz šo valsti nesūtām",
  totalIs: (total: string) => `Kopsumma tagad ir ${total}.`,
  pricesChanged: "Cenas ir mainījušās",
  underWay: "Šajā pārlūkā jau tiek noformēts cits pasūtījums. Lūdzu, mēģiniet vēlreiz.",
  keyReused: "Šis pasūtīšanas mēģinājums jau izmantots citam pasūtījumam. Lūdzu, mēģiniet vēlreiz.",
  paidAlready: (number: string) =>
    `Par šo jau ir samaksāts ar pasūtījumu ${number}. Apskatiet to, pirms pasūtāt vēlreiz.`,
  providerAway: "Maksājumu pakalpojumu sniedzējs pašlaik neatbild. Nauda nav ieturēta.",
  vatNumber: {
    confirmed: (number: string) => `PVN numurs ${number} ir apstiprināts.`,
    "not-registered": (number: string) => `PVN numurs ${number} nav reģistrēts VIES, tāpēc tiek piemērots PVN.`,
    "not-confirmed": (number: string) => `PVN numuru ${number} neizdevās apstiprināt, tāpēc tiek piemērots PVN.`,
  },
} satisfies Messages<typeof en>;
