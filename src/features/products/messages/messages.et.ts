import type { Messages } from "#shared/messages.ts";
import type { messages as en } from "./messages.en.ts";

export const messages = {
  collection: "Meie kollektsioon",
  collectionLead: "Difuuserid, puhtad õlid ja väikesed kaaslased rahulikku koju.",
  products: "Tooted",
  loading: "Laadime tooteid",
  productLoading: "Laadime toodet",
  listings: "Kategooriad",
  all: "Kõik",
  isNew: "Uus",
  outOfStock: "Läbi müüdud",
  add: "Lisa ostukorvi",
  added: "Lisatud",
  reducedTo: "Soodushind",
  less: (percent: number) => `−${percent}%`,
  from: "varem",
  choose: "Vali",
  tellWhenBack: "Teata mulle, kui see on tagasi",
  notSoldTo: (countries: string) => `Ei saadeta riikidesse: ${countries}`,
  priceFrom: (price: string) => `Alates ${price}`,
  categories: { diffusers: "Difuuserid", oils: "Õlid", accessories: "Tarvikud" },
} satisfies Messages<typeof en>;
