import type { Messages } from "#shared/messages.ts";
import type { messages as en } from "./messages.en.ts";

export const messages = {
  noDelivery: (country: string) => `Emme toimita tähän maahan: ${country}.`,
  postalCode: (code: string, country: string) => `”${code}” ei ole postinumero tässä maassa: ${country}.`,
  stateRequired: "Yhdysvaltoihin tarvitaan osavaltio.",
  state: (state: string) => `”${state}” ei ole Yhdysvaltojen osavaltio.`,
  phone: (phone: string) => `”${phone}” ei ole kelvollinen puhelinnumero.`,
  machineRequired: "Valitse pakettiautomaatti.",
  machineClosed: "Valittu pakettiautomaatti ei ole käytettävissä. Valitse toinen.",
  noProducts: "Tuotteita ei löytynyt",
  unknownProduct: (name: string, available: string) => `Tuotetta ”${name}” ei löytynyt. Saatavilla: ${available}`,
  tooMany: (name: string, most: number) => `Tuotetta ”${name}” voi tilata kerralla enintään ${most} kappaletta.`,
  nowCosts: (name: string, price: string) => `”${name}” maksaa nyt ${price}.`,
  notSoldThere: (name: string, country: string) => `Emme lähetä tuotetta ”${name}” tähän maahan: ${country}.`,
  notSentThere: "Ei lähetetä tähän maahan",
  totalIs: (total: string) => `Loppusumma on nyt ${total}.`,
  pricesChanged: "Hinnat ovat muuttuneet",
  underWay: "Tässä selaimessa on toinen tilaus kesken. Yritä uudelleen.",
  keyReused: "Tätä tilausyritystä käytettiin jo toiseen tilaukseen. Yritä uudelleen.",
  paidAlready: (number: string) => `Tämä on jo maksettu tilauksella ${number}. Katso se ennen kuin tilaat uudelleen.`,
  providerAway: "Maksupalvelu ei juuri nyt vastaa. Mitään ei veloitettu.",
  vatNumber: {
    confirmed: (number: string) => `Arvonlisäverotunniste ${number} on vahvistettu.`,
    "not-registered": (number: string) =>
      `Arvonlisäverotunnistetta ${number} ei ole VIES-järjestelmässä, joten arvonlisävero veloitetaan.`,
    "not-confirmed": (number: string) =>
      `Arvonlisäverotunnistetta ${number} ei voitu vahvistaa, joten arvonlisävero veloitetaan.`,
  },
} satisfies Messages<typeof en>;
