import type { Messages } from "#shared/messages.ts";
import type { messages as en } from "./messages.en.ts";

export const messages = {
  collection: "Mallistomme",
  collectionLead: "Diffuusereita, puhtaita öljyjä ja pieniä kumppaneita rauhalliseen kotiin.",
  products: "Tuotteet",
  loading: "Tuotteita ladataan",
  productLoading: "Tuotetta ladataan",
  listings: "Tuoteryhmät",
  all: "Kaikki",
  isNew: "Uusi",
  outOfStock: "Loppu varastosta",
  add: "Lisää koriin",
  added: "Lisätty",
  reducedTo: "Nyt",
  less: (percent: number) => `−${percent}\u00a0%`,
  from: "aiemmin",
  choose: "Valitse",
  tellWhenBack: "Ilmoita, kun tuotetta on taas",
  notSoldTo: (countries: string) => `Ei lähetetä seuraaviin maihin: ${countries}`,
  priceFrom: (price: string) => `Alkaen ${price}`,
  categories: { diffusers: "Diffuuserit", oils: "Öljyt", accessories: "Tarvikkeet" },
} satisfies Messages<typeof en>;
