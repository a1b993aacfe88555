import type { Messages } from "#shared/messages.ts";
import type { messages as en } from "./operator-messages.en.ts";

export const messages = {
  notPaid: "Labot var tikai apmaksātu pasūtījumu. Atceliet šo un izveidojiet jaunu.",
  hasLeft: "Šis pasūtījums ir nosūtīts vai atcelts: to vairs nelabo.",
  partHasLeft:
    "Daļa šī pasūtījuma ir nosūtīta: to vairs nelabo. Atmaksājiet to, kas nav nosūtīts, vai nosūtītajam atveriet atgriešanu.",
  refunded:
    "Šī pasūtījuma nauda ir atmaksāta, tāpēc tā rindas vairs neatbilst cenai. Atmaksājiet vairāk vai izveidojiet jaunu pasūtījumu.",
  refundedInPart:
    "Daļa šī pasūtījuma naudas jau ir atmaksāta, tāpēc rēķinu šeit no jauna izrakstīt nevar. Kredītrēķinu un jauno rēķinu lūdziet izrakstīt grāmatvedim. Manuāla atmaksa noņemtu tikai daļu no PVN.",
  otherAmount: "Par šī pasūtījuma maksājumu pieņemta cita summa: tam nevar aprēķināt jaunu cenu.",
  returnOpen: "Šim pasūtījumam ir atvērta atgriešana vai atteikums. Vispirms pabeidziet to.",
  nothingChanged: "Nekas nemainītos.",
  noMachine: "Šajā valstī nav tāda pakomāta, vai tas ir slēgts.",
  notWaiting: "Šis labojums vairs negaida: tas pa šo laiku ir apmaksāts vai atsaukts.",
  moneyGoesBack: "Šī labojuma nauda ir ceļā atpakaļ pie klienta: labojumu nevar atsaukt.",
  moneyComes: "Klients starpību ir samaksājis, un nauda ir ceļā: šo labojumu tagad nevar atsaukt.",
  providerAway: "Maksājumu pakalpojums neatbild. Lūdzu, mēģiniet vēlreiz.",
  totalChanged: (total: string) =>
    `Pasūtījums tagad maksātu ${total}. Pirms saglabāšanas vēlreiz apskatiet priekšskatījumu.`,
  tooSmall: (least: string) =>
    `Starpība ir mazāka par ${least}, tik mazu summu nepieņem neviena maksājuma lapa. Mainiet labojumu.`,
  draftGone: "Šo melnrakstu pa šo laiku kāds cits ir izdzēsis. Jūsu ievadītais palicis šeit kā jauns pasūtījums.",
  draftChanged:
    "Šo melnrakstu pa šo laiku kāds cits ir mainījis. Viņa variants paliek melnrakstos, un jūsu ievadītais ir šeit kā jauns pasūtījums.",
  placedOther: (number: string) => `No šejienes jau ir iesniegts pasūtījums ${number}. Atveriet to vai sāciet jaunu.`,
  notByHand: "Par apmaksātu atzīmē ar roku izveidotu pasūtījumu vai tādu, kura preces nosūtītas un maksājums atsaukts.",
  notPayable: "Šis pasūtījums jau ir apmaksāts vai atcelts.",
  otherSumOwed:
    "Daļa šī pasūtījuma tika atmaksāta vai labota, pirms maksājums tika atsaukts. Atlikušo summu prasiet ar roku izveidotā pasūtījumā.",
  paidOnWrong: "Izvēlieties dienu, kad saņemta nauda: ne agrāk par pasūtījumu un ne vēlāk par šodienu.",
  discountTooLarge: (most: string) => `Atlaide var būt ne lielāka par ${most}.`,
  companyMissing: "Pie PVN numura vai reģistrācijas numura jānorāda uzņēmuma nosaukums.",
  companyAddress: "Ja preces paņēma uzņēmums, rēķinam ir vajadzīga tā adrese.",
  noVatBack: "Nav PVN, ko atmaksāt: numurs nav apstiprināts vai pasūtījumā nav PVN.",
  exchangedWithoutVat: "Precēm, kuru vietā nosūtīts šis pasūtījums, PVN nebija, tāpēc nav ko atmaksāt.",
  exchange: (number: string) => `Apmaiņa pret pasūtījuma ${number} precēm`,
  exchangeChanged: "Apmaiņas summas pa šo laiku ir mainījušās. Apskatiet tās vēlreiz.",
  notArrived: "Preces apmaina tad, kad tās ir saņemtas, un tikai vienu reizi.",
  noPlace:
    "Šis pasūtījums ir mainīts tik daudz reižu, ka jaunas preces tam vairs nevar pievienot. Izveidojiet tām citu pasūtījumu.",
  notSold: "Kādu no šīm precēm vairs nepārdod. Izņemiet to.",
  discountReason: "Atlaidei vajadzīgs iemesls.",
  paidOnHandover: "Par līdzi paņemtām precēm nevar maksāt ar saiti. Izvēlieties, kā par tām samaksāts.",
} as const satisfies Messages<typeof en>;
