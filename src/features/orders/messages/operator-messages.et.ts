import type { Messages } from "#shared/messages.ts";
import type { messages as en } from "./operator-messages.en.ts";

export const messages = {
  reviewFlagEmail: {
    title: (number: string) => `Tellimus ${number} vajab sind`,
    open: "Ava tellimus",
    footer: "See kiri tuleb poe aadressile.",
  },
  noSuchOrder: "Sellist tellimust ei ole.",
  otherVat:
    "Sellel aadressil kehtib teine käibemaks. Kasuta nuppu „Paranda tellimust“, mis arvutab hinna uuesti; teele läinud tellimuse käibemaks jääb samaks.",
  noVatNumber: "Sellel tellimusel ei ole käibemaksukohustuslase numbrit.",
  noSuchCustomer: "Sellist klienti ei ole.",
  nobodyKnown: "Selle aadressi kohta ei ole andmeid.",
  nothingAwaited: "See aadress ei oota ühtki toodet.",
  stillOpen: (numbers: readonly string[]) =>
    `Veel lõpetamata: ${numbers.join(", ")}. Saada need enne teele või tühista, siis saab andmed kustutada.`,
  noTerms: "Sellist tellimust ei ole või selle tingimuste teksti ei salvestatud.",
  erased: "Selle tellimuse isikuandmed on kustutatud.",
  moneyGoingBack: (number: string) => `Tellimuse ${number} raha on tagastamisel. Oota, kuni makseteenus on vastanud.`,
  nothingToShip: (number: string) =>
    `Tellimuse ${number} kõigi toodete raha on tagastatud või tagastamisel, nii et midagi pole saata.`,
  movedMeanwhile: (number: string, status: string) =>
    `Tellimuse ${number} olekuks on vahepeal saanud ${status}. Vaata see enne muutmist üle.`,
  orderTwice: "Iga tellimuse võib nimetada üks kord.",
  refundedMeanwhile: (left: string) =>
    `Keegi teine on vahepeal osa sellest tellimusest tagasi maksnud: alles on ${left}. Vajuta uuesti, kui tahad ka selle tagasi maksta.`,
  changedMeanwhile: "Keegi teine on seda tellimust vahepeal muutnud. Vaata see enne salvestamist üle.",
  notUnderReview: "Selle tellimuse ükski makse ei ole kontrollimisel.",
  notAcceptable: "See raha laekus teises valuutas või on juba tagasi teel. Tagasta see ja palu uut makset.",
  paidByOther: (number: string) => `Selle asemel on makstud tellimus ${number}. Tagasta see raha.`,
  nothingKept: "Selle tellimuse jaoks ei hoita enam midagi.",
  codeNeedsShipping: "Jälgimisnumber antakse siis, kui tellimus teele saadetakse.",
  tooLateForAddress:
    "Pakk on teel või tellimus on tühistatud: aadressi enam muuta ei saa. Nime, e-posti ja telefoni saab.",
  wrongPhone: "Sisesta telefoninumber koos riigikoodiga, näiteks +372 5123 4567.",
  inUse: "Keegi teine muudab seda tellimust praegu. Palun proovi uuesti.",
  correctionWaits: (number: string, money: string) =>
    `Tellimusel ${number} on lõpetamata parandus summas ${money}. Võta see tagasi või oota, kuni see on makstud.`,
  notPaid: "See tellimus ei ole makstud.",
  noSuchRefund: "Sellist tagasimakset ei ole.",
  refundFailed: (money: string, why: string | null) =>
    `${money} jäi tagastamata${why ? `: ${why}` : ", sest makseteenuse pakkuja keeldus."}`,
  allDeducted: "Selle mahaarvamise järel ei ole midagi tagasi maksta. Keeldu selle asemel tagastusest ja ütle, miks.",
  linesGone: "Neid tooteid on tagastada jäänud vähem. Vaata tellimus uuesti üle.",
  refundInReturn:
    "Ostja taganes osast neist kaupadest enne, kui need teele läksid. Maksa need tagasi tagastuse juures.",
  amountOrLines: "Märgi summa või read, mitte mõlemad.",
  linkRuns: (day: string) =>
    `Selle tellimuse link kehtib veel, maksetähtaeg on ${day}. Seni jäävad tooted broneerituks. Nende vabastamiseks tühista tellimus.`,
  beingPaid: "Selle tellimuse eest makstakse praegu, seetõttu jäävad tooted broneerituks.",
  providerAway: "Makseteenus ei vasta. Palun proovi uuesti.",
  ourFault: "Meie poolel läks midagi valesti. Palun proovi uuesti.",
} satisfies Messages<typeof en>;
