import type { Messages } from "#shared/messages.ts";
import type { messages as en } from "./operator-messages.en.ts";

export const messages = {
  notPaid: "Taisomas tik apmokėtas užsakymas. Atšaukite šį ir sukurkite naują.",
  hasLeft: "Šis užsakymas išsiųstas arba atšauktas: jis nebetaisomas.",
  refunded:
    "Šio užsakymo pinigai grąžinti, todėl eilutės nebeatitinka kainos. Grąžinkite daugiau arba sukurkite kitą užsakymą.",
  otherAmount: "Šio užsakymo mokėjimu pripažinta kita suma: jo kainos perskaičiuoti negalima.",
  returnOpen: "Šis užsakymas turi nebaigtą grąžinimą arba atsisakymą. Pirma užbaikite jį.",
  nothingChanged: "Niekas nepasikeistų.",
  noMachine: "Tokio paštomato šioje šalyje nėra arba jis uždarytas.",
  notWaiting: "Šis taisymas nebelaukia: jis tuo tarpu apmokėtas arba atšauktas.",
  moneyGoesBack: "Šio taisymo pinigai jau grąžinami klientui: jo atšaukti negalima.",
  providerAway: "Mokėjimų paslauga neatsako. Bandykite dar kartą.",
  totalChanged: (total: string) => `Užsakymas dabar kainuotų ${total}. Prieš įrašydami dar kartą peržiūrėkite.`,
  tooSmall: (least: string) =>
    `Skirtumas mažesnis nei ${least}, tokios sumos nepriima joks mokėjimo puslapis. Pakeiskite taisymą.`,
  draftGone: "Šis juodraštis tuo tarpu pateiktas, pašalintas arba kito pakeistas.",
  notByHand: "Apmokėtu žymimas tik ranka sukurtas užsakymas.",
  notPayable: "Šis užsakymas jau apmokėtas arba atšauktas.",
  discountTooLarge: (most: string) => `Nuolaida gali būti ne didesnė kaip ${most}.`,
  discountReason: "Nuolaidai reikia priežasties.",
} as const satisfies Messages<typeof en>;
