import type { Messages } from "#shared/messages.ts";
import type { messages as en } from "./operator-messages.en.ts";

export const messages = {
  reviewFlagEmail: {
    title: (number: string) => `Užsakymas ${number} laukia jūsų`,
    open: "Atverti užsakymą",
    footer: "Šis laiškas siunčiamas parduotuvės adresu.",
  },
  noSuchOrder: "Tokio užsakymo nėra.",
  otherVat:
    "Šiuo adresu taikomas kitas PVM. Naudokite „Taisyti užsakymą“, kuris perskaičiuoja kainą; išsiųsto užsakymo PVM lieka toks, koks buvo.",
  noVatNumber: "Šis užsakymas neturi PVM mokėtojo kodo.",
  noSuchCustomer: "Tokio kliento nėra.",
  nobodyKnown: "Apie šį adresą nieko nesaugoma.",
  nothingAwaited: "Šis adresas nelaukia jokios prekės.",
  stillOpen: (numbers: readonly string[]) =>
    `Dar nebaigta: ${numbers.join(", ")}. Pirmiausia išsiųskite arba atšaukite, tada duomenis bus galima ištrinti.`,
  noTerms: "Tokio užsakymo nėra arba jo sąlygų tekstas nebuvo išsaugotas.",
  erased: "Šio užsakymo asmens duomenys ištrinti.",
  moneyGoingBack: (number: string) => `Užsakymo ${number} pinigai grąžinami. Palaukite, kol atsakys mokėjimų paslauga.`,
  nothingToShip: (number: string) =>
    `Pinigai už visas užsakymo ${number} prekes grąžinti arba grąžinami, tad siųsti nėra ko.`,
  movedMeanwhile: (number: string, status: string) =>
    `Užsakymo ${number} būsena per tą laiką tapo „${status}“. Prieš keisdami peržiūrėkite jį dar kartą.`,
  orderTwice: "Kiekvieną užsakymą galima nurodyti vieną kartą.",
  refundedMeanwhile: (left: string) =>
    `Kas nors kitas tuo metu grąžino dalį šio užsakymo pinigų: liko ${left}. Norėdami grąžinti ir šiuos, paspauskite dar kartą.`,
  changedMeanwhile: "Kažkas kitas per tą laiką pakeitė šį užsakymą. Prieš išsaugodami peržiūrėkite jį dar kartą.",
  notUnderReview: "Nė vienas šio užsakymo mokėjimas netikrinamas.",
  notAcceptable: "Šie pinigai gauti kita valiuta arba jau grąžinami. Grąžinkite juos ir paprašykite naujo mokėjimo.",
  paidByOther: (number: string) => `Vietoj šio apmokėtas užsakymas ${number}. Grąžinkite šiuos pinigus.`,
  nothingKept: "Šiam užsakymui nebėra nieko saugoma.",
  codeNeedsShipping: "Siuntos numeris suteikiamas, kai užsakymas išsiunčiamas.",
  tooLateForAddress:
    "Siunta jau išvyko arba užsakymas atšauktas: adreso keisti nebegalima. Vardą, el. paštą ir telefoną galima.",
  wrongPhone: "Įveskite telefono numerį su šalies kodu, pavyzdžiui, +370 612 34567.",
  inUse: "Kažkas kitas šiuo metu keičia šį užsakymą. Bandykite dar kartą.",
  correctionWaits: (number: string, money: string) =>
    `Užsakymas ${number} turi neužbaigtą taisymą (${money}). Atšaukite jį arba palaukite, kol jis bus apmokėtas.`,
  notPaid: "Šis užsakymas neapmokėtas.",
  noSuchRefund: "Tokio pinigų grąžinimo nėra.",
  refundFailed: (money: string, why: string | null) =>
    `${money} negrąžinta${why ? `: ${why}` : ", nes mokėjimo paslaugų tiekėjas atsisakė."}`,
  allDeducted: "Po šios išskaitos nėra ko grąžinti. Verčiau atmeskite grąžinimą ir nurodykite priežastį.",
  linesGone: "Tiek šių prekių grąžinti nebeliko. Peržiūrėkite užsakymą dar kartą.",
  refundInReturn:
    "Dalies šių prekių pirkėjas atsisakė dar prieš jas išsiunčiant. Pinigus už jas grąžinkite prie jų grąžinimo.",
  amountOrLines: "Nurodykite sumą arba eilutes, ne abi.",
  linkRuns: (day: string) =>
    `Pagal šio užsakymo nuorodą galima sumokėti iki ${day}, todėl prekės lieka rezervuotos. Kad jas atlaisvintumėte, atšaukite užsakymą.`,
  beingPaid: "Šis užsakymas kaip tik apmokamas, todėl prekės lieka rezervuotos.",
  providerAway: "Mokėjimų paslauga neatsako. Bandykite dar kartą.",
  ourFault: "Mūsų pusėje kažkas nepavyko. Bandykite dar kartą.",
} satisfies Messages<typeof en>;
