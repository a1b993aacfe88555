import type { Messages } from "#shared/messages.ts";
import { countedIn, numberIn } from "#shared/plural.ts";
import type { messages as en } from "./readiness-messages.en.ts";

const counted = countedIn("lv");
const number = numberIn("lv");

export const messages = {
  title: "Gatavs atvēršanai",
  lead: "Ko likums liek pateikt pircējiem un ko šis veikals vēl nezina. Tas nav juridisks padoms: jautājiet juristam katrā tirgū.",
  rules: {
    L19: "Elektroiekārtu tiesības",
    L30: "Patērētāju tiesības: likumiskā atbilstības garantija",
    L45: "Patērētāju strīdu tiesības",
    L49: "E-komercijas tiesības: kas pārdod",
    L53: "Iepakojuma tiesības",
  },
  asOf: (day: string) => `Noteikumi uz ${day}.`,
  ready: "Pēc šī saraksta nekā netrūkst.",
  paidInTest: {
    title: "Maksājumi ir izmēģinājuma maksājumi",
    text: "Nauda nekustas, tāpēc katrs pasūtījums ir izmēģinājuma pasūtījums: pārskati to neieskaita, un tā rēķins ir atzīmēts kā izmēģinājums. Lai pārdotu, ievadiet īstās atslēgas: STRIPE_SECRET_KEY vai Montonio atslēgas ar MONTONIO_ENVIRONMENT=live.",
  },
  withoutBackup: {
    title: "Naktī netiek veidota rezerves kopija",
    text: "Šis veikals neveido savas rezerves kopijas. Lūdziet tam, kas uztur serveri, iestatīt rezerves kopiju krātuvi (BACKUP_S3_BUCKET un pārējos) vai katru dienu glabāt kopiju citur.",
  },
  firstLooks: {
    title: "Pirms pirmā pasūtījuma",
    look: "Apskatīt",
    items: {
      storeName: "Veikala nosaukums, kas joprojām ir Aurelle",
      deliveryPrices:
        "Piegādes cenas un tas, kurp preces drīkst sūtīt: veikals piegādā uz visām Eiropas Savienības valstīm un ASV, ja vien precei nav norādīts citādi",
      oneStopShop:
        "Reģistrācija vienas pieturas aģentūrā (OSS) nodokļu iestādē, pirms preces tiek sūtītas patērētājiem citā ES valstī: rēķinos ir teikts, ka PVN deklarē tur",
      policies: "Veikala noteikumi: tam, ko tie sola, piemēram, 100 dienām atgriešanai, jūsu veikalā jābūt spēkā",
    },
  },
  required: "Bez šī īsts veikals nesāk darboties",
  advised: "Likums daudziem veikaliem prasa",
  more: "Rīki tam, ko likums prasa vēlāk",
  links: {
    recalls: { label: "Preču atsaukšana", text: "Atrodiet preces vai partijas pircējus un rakstiet viņiem." },
    processing: {
      label: "Apstrādes darbību reģistrs",
      text: "Kas notiek ar personas datiem, piekrišanas, un vai privātuma politikā nosaukti visi datu saņēmēji.",
    },
    soldMaterials: {
      label: "Pārdotais pa materiāliem",
      text: "Iepakojuma, elektroiekārtu un bateriju reģistriem.",
    },
  },
  loading: "Pārbauda, kā trūkst",
  failed: "Sarakstu neizdevās ielādēt",
  enter: "Ievadīt",
  items: {
    traderName: "Pārdevēja juridiskais nosaukums",
    traderAddress: "Pārdevēja pasta adrese",
    storeEmail: "Sava e-pasta adrese support@example.com vietā",
    phone: "Tālruņa numurs, uz kuru pircēji var zvanīt",
    register: "Uzņēmuma reģistrācijas numurs",
    vatNumber: "PVN numurs; arī bez tā pircējiem tiek aprēķināts PVN",
    refusedVatNumber:
      "Savs PVN numurs, ko VIES pieņem: šo tas nepieņem, tāpēc visiem uzņēmumiem tiek piemērots PVN. Izlabojiet numuru vai lūdziet nodokļu iestādei to iekļaut VIES",
    representative: "Kas pārstāv uzņēmumu (Vācija)",
    packaging: "Iepakojuma reģistru numuri pa valstīm (Vācija, Francija)",
    weee: "Elektroiekārtu reģistru numuri pa valstīm (Vācija)",
    guaranteeNotice:
      "Komisijas paziņojums par likumisko atbilstības garantiju katrā publicētajā valodā; līdz tam veikala paša vārdi",
    disputeBody: "Patērētāju strīdu risināšanas iestāde, ja piedalāties strīdu izskatīšanā (Francija)",
  },
  products: "Preces, kam kaut kā trūkst",
  gaps: {
    label: "bez pilnīga bīstamības marķējuma",
    maker: "bez ražotāja ar pasta un elektronisko adresi",
    responsiblePerson: "bez atbildīgās personas; vajadzīga, ja ražotājs ir ārpus ES",
    weight: "bez svara",
    materials: "bez materiāliem un to svara",
    safetyTexts:
      "kurām drošības informācija vai atbildīgā persona kādā pircējiem redzamā valodā trūkst vai ir novecojusi",
  },
  gap: (count: number, gap: string) => `${counted(count, { zero: "preču", one: "prece", other: "preces" })} ${gap}`,
  others: (count: number) => `un vēl ${number(count)}`,
  refused: (items: readonly string[]) =>
    `Īsts veikals pasaka, kas pārdod. Trūkst: ${items.join("; ")}. Ievadiet to iestatījumos, kamēr veikals ir demonstrācijas veikals, vai palaidiet to vienreiz ar TRADER_NAME, TRADER_ADDRESS un TRADER_EMAIL.`,
  needed: (items: readonly string[]) => `Īsts veikals bez tā nesāk darboties: ${items.join("; ")}.`,
  advice: (items: readonly string[], where: string) =>
    `Likums daudziem veikaliem prasa vairāk, nekā šis veikals pagaidām pasaka (${where}): ${items.join("; ")}.`,
} satisfies Messages<typeof en>;
