import type { Messages } from "#shared/messages.ts";
import type { messages as en } from "./messages.en.ts";

export const messages = {
  kinds: { invoice: "Sąskaita faktūra", "credit-note": "Kreditinė sąskaita faktūra" },
  test: "Bandomasis dokumentas. Pinigai nebuvo pervesti.",
  number: "Numeris",
  issuedOn: "Išrašymo data",
  order: "Užsakymas",
  orderedOn: "Užsakymo data",
  paidOn: "Apmokėjimo data",
  method: "Mokėjimo būdas",
  methods: {
    card: "Kortelė",
    bank: "Banko mokėjimas",
    wallet: "Skaitmeninė piniginė",
    later: "Mokėti vėliau",
  },
  corrects: (number: string, day: string) => `Taiso dokumentą ${number}, ${day}.`,
  corrections: {
    refund: "Pinigai grąžinti.",
    reversed: "Bankas atšaukė mokėjimą.",
    "refund-failed": "Grąžinti pinigų nepavyko.",
  },
  seller: "Pardavėjas",
  buyer: "Pirkėjas",
  register: "Registras",
  registerNumber: "Įmonės kodas",
  vatNumber: "PVM mokėtojo kodas",
  weee: "EEĮ registracijos numeris",
  columns: {
    item: "Pavadinimas",
    quantity: "Kiekis",
    unit: "Vieneto kaina be PVM",
    rate: "PVM",
    net: "Be PVM",
    gross: "Su PVM",
  },
  shipping: "Pristatymas",
  part: (name: string) => `Kainos dalis: ${name}`,
  partOfShipping: "Pristatymo kainos dalis",
  discount: (amount: string) => `${amount} nuolaida atimta`,
  byRate: "PVM pagal tarifus",
  taxable: "Apmokestinamoji suma",
  vat: "PVM",
  net: "Iš viso be PVM",
  gross: "Iš viso su PVM",
  paid: "Sumokėta",
  due: "Mokėtina suma",
  credited: "Kredituota",
  notes: {
    oneStopShop: (country: string) =>
      `Paskirties šalies (${country}) PVM, deklaruojamas pagal vieno langelio sistemą (OSS).`,
    export: "Eksportas: neapmokestinama pagal Direktyvos 2006/112/EB 146 straipsnio 1 dalį.",
    intraCommunity:
      "Prekių tiekimas Bendrijos viduje: neapmokestinama pagal Direktyvos 2006/112/EB 138 straipsnio 1 dalį.",
  },
  page: (page: number, of: number) => `${page} puslapis iš ${of}`,
} satisfies Messages<typeof en>;
