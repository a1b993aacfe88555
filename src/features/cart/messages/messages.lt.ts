import type { Messages } from "#shared/messages.ts";
import { pluralIn } from "#shared/plural.ts";
import type { messages as en } from "./messages.en.ts";

const counted = pluralIn("lt");

export const messages = {
  title: "Krepšelis",
  description: "Ką jau pasirinkote.",
  pieces: (count: number) => `${count} ${counted(count, { one: "prekė", few: "prekės", other: "prekių" })}`,
  empty: "Jūsų krepšelis tuščias",
  emptyText: "Kai rasite ką nors savo namams, tai lauks jūsų čia.",
  lines: "Jūsų prekės",
  originalSubtotal: "Be nuolaidų",
  subtotal: "Prekių suma",
  bundle: {
    offer: (price: string) => `Du nenukainoti difuzoriai kartu kainuoja ${price}.`,
    saving: (saving: string) => `Su antru tokiu pačiu sutaupysite ${saving}.`,
    choose: "Pasirinkti antrą difuzorių",
  },
  shipping: "Pristatymas",
  shippingLater: "Pristatymas apskaičiuojamas užsakant",
  shippingFrom: (price: string) => `Pristatymas apskaičiuojamas užsakant, nuo ${price}`,
  moreForFree: (remaining: string) => `Iki nemokamo pristatymo trūksta ${remaining}`,
  discounts: { bundle: "2 difuzoriai", manual: "Nuolaida", exempt: "PVM 0\u00a0% – tiekimas Bendrijos viduje" },
  total: "Iš viso",
  checkoutShort: "Pereiti prie užsakymo",
  goOn: "Tęsti apsipirkimą",
  clear: "Išvalyti krepšelį",
  cleared: "Krepšelis išvalytas",
  undo: "Atšaukti",
  free: "Nemokamai",
  loading: "Krepšelis įkeliamas",
  removeShort: "Pašalinti",
  remove: (name: string) => `Pašalinti: ${name}`,
  removed: { title: "Pašalinta iš krepšelio", description: (name: string) => `Krepšelyje nebėra: ${name}.` },
  added: {
    onCard: "Įdėta į krepšelį",
    onPage: "Įdėta į krepšelį!",
    isRecommended: "Įdėta į rinkinį",
    description: (name: string) => `Krepšelyje: ${name}.`,
  },
  view: "Žiūrėti krepšelį",
  full: {
    title: "Krepšelis pilnas",
    description: (lines: number, pieces: number) =>
      `Telpa iki ${lines} skirtingų prekių, kiekvienos iki ${pieces} vnt.`,
  },
  recommendations: "Papildykite savo rinkinį",
  recommendationsLoading: "Aliejai įkeliami",
  addRecommendation: "Pridėti",
  errors: {
    "out-of-stock": () => "Išparduota",
    gone: () => "Nebeparduodama",
    "too-few": (left: number, chosen: number) => `Pasirinkote ${chosen} vnt., bet liko tik ${left}.`,
  },
  takeShort: (left: number) => `Imti ${left}`,
  take: (left: number, name: string) => `Imti ${left} vnt.: ${name}`,
  noMore: (left: number) => (left === 1 ? "Tai paskutinė." : `Daugiau nei ${left} vnt. nėra.`),
  priceChanged: (from: string, to: string) => `Kaina pasikeitė: buvo ${from}, dabar ${to}.`,
  invalid: (names: string) => `Norėdami tęsti, pakeiskite arba pašalinkite: ${names}`,
  invalidGone: (names: string) => `Norėdami tęsti, pašalinkite: ${names}`,
  cartBack: { title: "Jūsų krepšelis sugrįžo", description: "Paskutinis užsakymas neapmokėtas. Pinigai nenuskaityti." },
} satisfies Messages<typeof en>;
