import type { Messages } from "#shared/messages.ts";
import type { messages as en } from "./operator-messages.en.ts";

export const messages = {
  reviewFlagEmail: {
    title: (number: string) => `Pasūtījums ${number} gaida jūs`,
    open: "Atvērt pasūtījumu",
    footer: "Šī vēstule tiek sūtīta uz veikala adresi.",
  },
  noSuchOrder: "Tāda pasūtījuma nav.",
  otherVat:
    "Šajā adresē ir cits PVN. Izmantojiet „Labot pasūtījumu”, kas cenu aprēķina no jauna; nosūtītam pasūtījumam PVN paliek, kāds bija.",
  noVatNumber: "Šim pasūtījumam nav PVN numura.",
  noSuchCustomer: "Tāda klienta nav.",
  nobodyKnown: "Par šo adresi nekas netiek glabāts.",
  nothingAwaited: "Šī adrese negaida nevienu preci.",
  stillOpen: (numbers: readonly string[]) =>
    `Vēl nav pabeigti: ${numbers.join(", ")}. Vispirms nosūtiet vai atceliet, tad datus varēs dzēst.`,
  noTerms: "Tāda pasūtījuma nav, vai tā noteikumu teksts netika saglabāts.",
  erased: "Šī pasūtījuma personas dati ir dzēsti.",
  moneyGoingBack: (number: string) =>
    `Pasūtījuma ${number} nauda tiek atmaksāta. Uzgaidiet, līdz maksājumu pakalpojums ir atbildējis.`,
  nothingToShip: (number: string) =>
    `Nauda par visām pasūtījuma ${number} precēm ir atmaksāta vai tiek atmaksāta, tāpēc nav ko sūtīt.`,
  movedMeanwhile: (number: string, status: string) =>
    `Pasūtījuma ${number} statuss pa to laiku mainīts uz „${status}”. Pirms maināt, apskatiet to vēlreiz.`,
  orderTwice: "Katru pasūtījumu drīkst norādīt vienu reizi.",
  refundedMeanwhile: (left: string) =>
    `Kāds cits pa šo laiku ir atmaksājis daļu šī pasūtījuma: atlicis ${left}. Lai atmaksātu arī šo, nospiediet vēlreiz.`,
  changedMeanwhile: "Kāds cits pa to laiku ir mainījis šo pasūtījumu. Pirms saglabājat, apskatiet to vēlreiz.",
  notUnderReview: "Neviens šī pasūtījuma maksājums netiek pārbaudīts.",
  notAcceptable: "Šī nauda saņemta citā valūtā vai jau ir ceļā atpakaļ. Atmaksājiet to un lūdziet jaunu maksājumu.",
  paidByOther: (number: string) => `Šī pasūtījuma vietā ir apmaksāts pasūtījums ${number}. Atmaksājiet šo naudu.`,
  nothingKept: "Šim pasūtījumam vairs nekas netiek glabāts.",
  codeNeedsShipping: "Sūtījuma numuru piešķir, kad pasūtījumu nosūta.",
  tooLateForAddress:
    "Sūtījums ir ceļā vai pasūtījums ir atcelts: adresi vairs nevar mainīt. Vārdu, e-pastu un tālruni var.",
  wrongPhone: "Ievadiet tālruņa numuru ar valsts kodu, piemēram, +371 2123 4567.",
  inUse: "Kāds cits patlaban maina šo pasūtījumu. Lūdzu, mēģiniet vēlreiz.",
  correctionWaits: (number: string, money: string) =>
    `Pasūtījumam ${number} ir nepabeigts labojums par ${money}. Atsauciet to vai gaidiet, līdz tas būs apmaksāts.`,
  notPaid: "Šis pasūtījums nav apmaksāts.",
  noSuchRefund: "Tādas atmaksas nav.",
  refundFailed: (money: string, why: string | null) =>
    `${money} nav atmaksāts${why ? `: ${why}` : ", jo maksājumu pakalpojumu sniedzējs atteicās."}`,
  allDeducted: "Ar šo atskaitījumu nekas nav jāatmaksā. Labāk atsakiet atgriešanu un norādiet iemeslu.",
  linesGone: "Tik daudz šo preču vairs nav ko atmaksāt. Apskatiet pasūtījumu vēlreiz.",
  refundInReturn: "Pircējs no dažām no šīm precēm atteicās, pirms tās bija nosūtītas. Atmaksājiet tās pie atgriešanas.",
  amountOrLines: "Norādiet summu vai rindas, nevis abas.",
  linkRuns: (day: string) =>
    `Šī pasūtījuma saite vēl ir spēkā, apmaksas termiņš: ${day}. Līdz tam preces paliek rezervētas. Lai tās atbrīvotu, atceliet pasūtījumu.`,
  beingPaid: "Šis pasūtījums patlaban tiek apmaksāts, tāpēc preces paliek rezervētas.",
  providerAway: "Maksājumu pakalpojums neatbild. Lūdzu, mēģiniet vēlreiz.",
  ourFault: "Mūsu pusē kaut kas nogāja greizi. Lūdzu, mēģiniet vēlreiz.",
} satisfies Messages<typeof en>;
