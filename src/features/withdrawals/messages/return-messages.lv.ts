import type { Messages } from "#shared/messages.ts";
import type { messages as en } from "./return-messages.en.ts";

export const messages = {
  title: "Atgriezt preces",
  lead: "Izvēlieties, ko sūtāt atpakaļ. Par nākamo soli rakstīsim e-pastā un atmaksāsim naudu, kad preces būs pie mums.",
  order: (number: string) => `Pasūtījums ${number}`,
  notFound: {
    title: "Šo atgriešanu nevar atvērt",
    text: "Atveriet to ar saiti pasūtījuma e-pastā vai pārlūkā, kurā pirkāt.",
  },
  /** null where the days have not begun to count. */
  byLaw: (day: string | null) =>
    day
      ? `Pēc likuma varat atteikties bez iemesla, termiņš: ${day}. Izvēlieties „Pārdomāju”. Tad nosūtiet preces, negaidot mūsu atbildi.`
      : "Pēc likuma 14 dienu laikā pēc preču saņemšanas varat atteikties bez iemesla: izvēlieties „Pārdomāju”. Tad nosūtiet preces, negaidot mūsu atbildi.",
  which: "Ko jūs sūtāt atpakaļ?",
  of: (pieces: string) => `no ${pieces}`,
  reason: "Iemesls",
  reasons: {
    "changed-mind": "Pārdomāju",
    damaged: "Pienāca bojāta",
    defective: "Nedarbojas, kā vajadzētu",
    "wrong-item": "Tas nav tas, ko pasūtīju",
    other: "Cits iemesls",
  },
  seal: "Aizzīmogotas pudelītes var atgriezt, ja to plomba nav bojāta. Preci ar trūkumu var atgriezt vienmēr.",
  cost: "Par atpakaļceļu maksājat jūs. Ja prece ir bojāta, ar defektu vai nav pasūtītā, maksājam mēs, un naudas vietā varat lūgt to salabot vai apmainīt: uzrakstiet to, atbildot uz mūsu e-pastu.",
  send: "Nosūtīt pieteikumu",
  own: "Jūsu atgriešanas",
  states: {
    declared: "Pieteikta",
    approved: "Apstiprināta",
    sent: "Nosūtīta atpakaļ",
    received: "Saņemta",
    checked: "Pārbaudīta",
    refunded: "Nauda atmaksāta",
    exchanged: "Preces apmainītas",
    refused: "Noraidīta",
    closed: "Slēgta",
  },
  addPhotos: "Pievienot fotogrāfijas",
  photosHint: "Ne vairāk kā 4. Tās palīdz ātrāk izlemt; tās redz tikai veikals.",
  photos: (count: number, max: number) => `Fotogrāfijas: ${count} no ${max}`,
  sendingPhotos: "Sūta…",
  photosFull: (max: number) => `Atgriešanai var būt ne vairāk kā ${max} fotogrāfijas.`,
  noPhoto: "Šis fails nav nolasāma fotogrāfija vai ir lielāks par 15 MB.",
  mark: "Es preces nosūtīju",
  marked: "Paldies. Mēs zinām, ka preces ir ceļā.",
  declared: "Esam saņēmuši jūsu atgriešanas pieteikumu. E-pasts ir ceļā.",
  withdrawn: "Jūsu paziņojums par atteikumu ir saņemts. E-pasts ir ceļā, un preces varat sūtīt uzreiz.",
  sendBy: (day: string) => `Nosūtīšanas termiņš: ${day}. Adrese`,
  sendSoon: "Nosūtiet 14 dienu laikā uz",
  back: (goods: string) => `Lūdzu, nosūtiet atpakaļ: ${goods}`,
  stays: (goods: string) => `Mēs nesūtīsim: ${goods}`,
  staysUnnamed: "To, kas vēl nav izsūtīts, mēs nesūtīsim, un jums tas nav jāatgriež.",
  unsent: "Šīs preces vēl nav izsūtītas: mēs tās nesūtīsim, un jums nav nekā, ko sūtīt atpakaļ.",
  why: "Iemesls",
  empty: "Izvēlieties vismaz vienu preci.",
  gone: "Šīs preces jau ir atgriešanā vai nauda par tām atmaksāta. Pārlādējiet lapu, lai redzētu, kas palicis.",
  tooLate: "100 atgriešanas dienas ir pagājušas. Preci ar defektu joprojām varat atgriezt: izvēlieties šo iemeslu.",
  notSent: "Šajā pasūtījumā šeit nav ko atgriezt: tas nav nosūtīts vai apmaksāts, vai nauda jau ir atmaksāta.",
  whyNot: {
    awaiting:
      "Jūsu maksājums par šo pasūtījumu vēl nav saņemts, tāpēc nav ko atgriezt. Ja pasūtījumu vairs nevēlaties, uzrakstiet mums, un mēs to atcelsim.",
    unpaid:
      "Šis pasūtījums netika apmaksāts: nauda nav iekasēta un nekas netiek sūtīts, tāpēc nav ko atgriezt vai atcelt.",
    leftUnpaid:
      "Šis pasūtījums vēl nav apmaksāts, tāpēc atgriešanu šeit sākt nevar. Ja preces nevēlaties paturēt, paziņojiet mums.",
    review: "Mēs pārbaudām šī pasūtījuma maksājumu. Kad tas būs izdarīts, preces varēsiet atgriezt šeit.",
    reversed:
      "Jūsu banka šī pasūtījuma maksājumu paņēma atpakaļ, tāpēc atgriešanu šeit sākt nevar. Ja preces ir pie jums, lūdzu, uzrakstiet mums.",
    refunded: "Par visu šo pasūtījumu nauda jau ir atmaksāta vai preces apmainītas.",
    notLeft:
      "Šis pasūtījums vēl nav izsūtīts, tāpēc nav ko sūtīt atpakaļ. Ja to vairs nevēlaties, paziņojiet mums: mēs to nesūtīsim un naudu atmaksāsim.",
    cancelled: "Šis pasūtījums ir atcelts. Ja tā preces ir pie jums, lūdzu, uzrakstiet mums.",
  },
  withdraw: "Atteikties no līguma šeit",
  nothing: "Visas šī pasūtījuma preces ir atgriešanā vai nauda par tām atmaksāta.",
  moved: "Šīs atgriešanas statuss pa to laiku ir mainījies.",
  failed: "Neizdevās to nosūtīt. Pārbaudiet savienojumu un mēģiniet vēlreiz.",
} satisfies Messages<typeof en>;
