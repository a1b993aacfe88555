import type { Messages } from "#shared/messages.ts";
import type { messages as en } from "./messages.en.ts";

export const messages = {
  collection: "Mūsu kolekcija",
  collectionLead: "Difuzori, tīras eļļas un mazi pavadoņi mierīgām mājām.",
  products: "Preces",
  loading: "Ielādē preces",
  productLoading: "Ielādē preci",
  listings: "Kategorijas",
  all: "Visas",
  isNew: "Jaunums",
  outOfStock: "Izpārdota",
  add: "Likt grozā",
  added: "Pievienota",
  reducedTo: "Tagad",
  less: (percent: number) => `−${percent}%`,
  from: "iepriekš",
  choose: "Izvēlēties",
  tellWhenBack: "Paziņot, kad būs pieejama",
  notSoldTo: (countries: string) => `Nesūtām uz šīm valstīm: ${countries}`,
  priceFrom: (price: string) => `No ${price}`,
  categories: { diffusers: "Difuzori", oils: "Eļļas", accessories: "Piederumi" },
} satisfies Messages<typeof en>;
