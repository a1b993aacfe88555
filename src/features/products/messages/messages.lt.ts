import type { Messages } from "#shared/messages.ts";
import type { messages as en } from "./messages.en.ts";

export const messages = {
  collection: "Mūsų kolekcija",
  collectionLead: "Difuzoriai, gryni aliejai ir maži palydovai ramiems namams.",
  products: "Prekės",
  loading: "Prekės įkeliamos",
  productLoading: "Prekė įkeliama",
  listings: "Kategorijos",
  all: "Visos",
  isNew: "Naujiena",
  outOfStock: "Išparduota",
  add: "Į krepšelį",
  added: "Įdėta",
  reducedTo: "Dabar",
  less: (percent: number) => `−${percent}\u00a0%`,
  from: "anksčiau",
  choose: "Pasirinkti",
  tellWhenBack: "Pranešti, kai vėl bus",
  notSoldTo: (countries: string) => `Nesiunčiame į šias šalis: ${countries}`,
  priceFrom: (price: string) => `Nuo ${price}`,
  categories: { diffusers: "Difuzoriai", oils: "Aliejai", accessories: "Priedai" },
} satisfies Messages<typeof en>;
