import type { Messages } from "#shared/messages.ts";
import { pluralIn } from "#shared/plural.ts";
import type { messages as en } from "./messages.en.ts";

const counted = pluralIn("lv");

export const messages = {
  title: "Grozs",
  description: "Jūsu līdzšinējā izvēle.",
  pieces: (count: number) => `${count} ${counted(count, { zero: "preču", one: "prece", other: "preces" })}`,
  empty: "Jūsu grozs ir tukšs",
  emptyText: "Kad atradīsiet ko savām mājām, tas jūs gaidīs šeit.",
  lines: "Jūsu preces",
  originalSubtotal: "Bez atlaidēm",
  subtotal: "Preču summa",
  bundle: {
    offer: (price: string) => `Divi nenocenoti difuzori kopā maksā ${price}.`,
    saving: (saving: string) => `Ar otru tādu pašu ietaupīsiet ${saving}.`,
    choose: "Izvēlēties otru difuzoru",
  },
  shipping: "Piegāde",
  shippingLater: "Piegādi aprēķina pasūtot",
  shippingFrom: (price: string) => `Piegādi aprēķina pasūtot, no ${price}`,
  moreForFree: (remaining: string) => `Līdz bezmaksas piegādei pietrūkst ${remaining}`,
  discounts: { bundle: "2 difuzori", manual: "Atlaide", exempt: "PVN 0% – preču piegāde Kopienas iekšienē" },
  total: "Kopā",
  checkoutShort: "Noformēt pasūtījumu",
  goOn: "Turpināt iepirkties",
  clear: "Iztukšot grozu",
  cleared: "Grozs ir iztukšots",
  undo: "Atsaukt",
  free: "Bez maksas",
  loading: "Ielādē grozu",
  removeShort: "Izņemt",
  remove: (name: string) => `Izņemt: ${name}`,
  removed: { title: "Izņemta no groza", description: (name: string) => `Grozā vairs nav: ${name}.` },
  added: {
    onCard: "Ielikta grozā",
    onPage: "Ielikta grozā!",
    isRecommended: "Pievienota komplektam",
    description: (name: string) => `Grozā: ${name}.`,
  },
  view: "Skatīt grozu",
  full: {
    title: "Grozs ir pilns",
    description: (lines: number, pieces: number) =>
      `Grozā ietilpst līdz ${lines} dažādām precēm, katras līdz ${pieces} gab.`,
  },
  recommendations: "Papildiniet savu komplektu",
  recommendationsLoading: "Ielādē eļļas",
  addRecommendation: "Pielikt",
  errors: {
    "out-of-stock": () => "Izpārdota",
    gone: () => "Vairs nav pieejama",
    "too-few": (left: number, chosen: number) => `Izvēlējāties ${chosen} gab., bet atlicis vairs tikai ${left}.`,
  },
  takeShort: (left: number) => `Ņemt ${left}`,
  take: (left: number, name: string) => `Ņemt ${left} gab.: ${name}`,
  noMore: (left: number) => (left === 1 ? "Šī ir pēdējā." : `Vairāk par ${left} gab. nav.`),
  priceChanged: (from: string, to: string) => `Cena mainījās: bija ${from}, tagad ${to}.`,
  invalid: (names: string) => `Lai turpinātu, mainiet vai izņemiet: ${names}`,
  invalidGone: (names: string) => `Lai turpinātu, izņemiet: ${names}`,
  cartBack: {
    title: "Jūsu grozs ir atpakaļ",
    description: "Pēdējais pasūtījums netika apmaksāts. Nauda nav ieturēta.",
  },
} satisfies Messages<typeof en>;
