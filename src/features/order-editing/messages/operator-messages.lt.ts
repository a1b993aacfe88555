import type { Messages } from "#shared/messages.ts";
import type { messages as en } from "./operator-messages.en.ts";

export const messages = {
  notPaid: "Taisomas tik apmokėtas užsakymas. Atšaukite šį ir sukurkite naują.",
  hasLeft: "Šis užsakymas išsiųstas arba atšauktas: jis nebetaisomas.",
  partHasLeft:
    "Dalis šio užsakymo išsiųsta: jis nebetaisomas. Grąžinkite pinigus už tai, kas neišsiųsta, arba išsiųstoms prekėms atverkite grąžinimą.",
  refunded:
    "Šio užsakymo pinigai grąžinti, todėl jo eilutės nebeatitinka kainos. Grąžinkite daugiau arba sukurkite kitą užsakymą.",
  refundedInPart:
    "Dalis šio užsakymo pinigų jau grąžinta, todėl sąskaitos faktūros čia iš naujo išrašyti negalima. Kreditinę ir naują sąskaitą faktūrą paprašykite išrašyti buhalterį. Grąžinus rankiniu būdu, būtų atimta tik dalis PVM.",
  otherAmount: "Šio užsakymo mokėjimu pripažinta kita suma: jo kainos perskaičiuoti negalima.",
  returnOpen: "Šio užsakymo grąžinimas arba atsisakymas dar neužbaigtas. Pirmiausia jį užbaikite.",
  nothingChanged: "Niekas nepasikeistų.",
  noMachine: "Tokio paštomato šioje šalyje nėra arba jis uždarytas.",
  notWaiting: "Šis taisymas nebelaukia: per tą laiką jis apmokėtas arba atšauktas.",
  moneyGoesBack: "Šio taisymo pinigai jau grąžinami klientui: taisymo atšaukti negalima.",
  moneyComes: "Klientas skirtumą sumokėjo, pinigai pakeliui: šio taisymo dabar atšaukti negalima.",
  providerAway: "Mokėjimų paslauga neatsako. Bandykite dar kartą.",
  totalChanged: (total: string) =>
    `Užsakymas dabar kainuotų ${total}. Prieš išsaugodami dar kartą patikrinkite peržiūrą.`,
  tooSmall: (least: string) =>
    `Skirtumas mažesnis nei ${least}, tokios sumos nepriima joks mokėjimo puslapis. Pakeiskite taisymą.`,
  draftGone: "Šį juodraštį tuo metu kažkas kitas pašalino. Tai, ką įrašėte, liko čia kaip naujas užsakymas.",
  draftChanged:
    "Šį juodraštį tuo metu kažkas kitas pakeitė. Jo variantas lieka tarp juodraščių, o tai, ką įrašėte, yra čia kaip naujas užsakymas.",
  placedOther: (number: string) => `Iš čia užsakymas ${number} jau pateiktas. Atverkite jį arba pradėkite naują.`,
  notByHand:
    "Kaip apmokėtą galima pažymėti ranka sukurtą užsakymą arba tokį, kurio prekės išsiųstos, o mokėjimas atsiimtas.",
  notPayable: "Šis užsakymas jau apmokėtas arba atšauktas.",
  otherSumOwed:
    "Dalis šio užsakymo buvo grąžinta arba pataisyta prieš atsiimant mokėjimą. Likusios sumos paprašykite ranka sukurtu užsakymu.",
  paidOnWrong: "Pasirinkite dieną, kai gavote pinigus: ne anksčiau nei užsakymas ir ne vėliau nei šiandien.",
  discountTooLarge: (most: string) => `Nuolaida gali būti ne didesnė kaip ${most}.`,
  companyMissing: "Prie PVM mokėtojo kodo ar įmonės kodo reikia įmonės pavadinimo.",
  companyAddress: "Jei prekes pasiėmė įmonė, sąskaitai reikia jos adreso.",
  noVatBack: "Nėra PVM, kurį būtų galima grąžinti: kodas nepatvirtintas arba užsakyme nėra PVM.",
  exchangedWithoutVat: "Prekės, vietoj kurių išsiųstas šis užsakymas, buvo be PVM, todėl grąžinti nėra ko.",
  exchange: (number: string) => `Užsakymo ${number} prekių keitimas`,
  exchangeChanged: "Keitimo sumos tuo metu pasikeitė. Peržiūrėkite jas dar kartą.",
  notArrived: "Prekės keičiamos, kai jos gautos, ir tik vieną kartą.",
  noPlace: "Šis užsakymas keistas tiek kartų, kad naujų prekių į jį pridėti nebegalima. Joms sukurkite kitą užsakymą.",
  notSold: "Viena iš šių prekių nebeparduodama. Išimkite ją.",
  discountReason: "Nuolaidai reikia priežasties.",
  paidOnHandover: "Už iš karto pasiimtas prekes mokėti per nuorodą negalima. Pasirinkite, kaip už jas sumokėta.",
} as const satisfies Messages<typeof en>;
