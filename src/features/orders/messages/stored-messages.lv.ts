import type { Messages } from "#shared/messages.ts";
import type { messages as en } from "./stored-messages.en.ts";

export const messages = {
  flags: {
    paidCancelled: "Apmaksāts pēc atcelšanas: atmaksājiet naudu vai atjaunojiet pasūtījumu.",
    otherAmount: (paid: string, due: string) =>
      `Samaksāts ${paid}, nevis ${due}: pieņemiet maksājumu vai atmaksājiet to.`,
    tooLittle: (missing: string, paid: string, due: string) =>
      `Trūkst ${missing}: no ${due} samaksāts ${paid}. Pieņemiet maksājumu vai atmaksājiet to.`,
    tooMuch: (extra: string, paid: string, due: string) =>
      `${extra} par daudz: samaksāts ${paid}, jāmaksā bija ${due}. Pieņemiet maksājumu vai atmaksājiet to.`,
    goodsGone: (money: string) => `Apmaksāts, kad preces jau bija pārdotas citiem: ${money} tiek atmaksāts.`,
    dataErased: (money: string) => `Apmaksāts pēc personas datu dzēšanas: ${money} tiek atmaksāts.`,
    paidAtUnknownPage: (money: string, page: string) =>
      `Samaksāts ${money} maksājuma lapā, kuru veikals nepazīst (${page}): pārbaudiet maksājumu pakalpojumā.`,
    paidAgain: (money: string) => `Apmaksāts otrreiz: ${money} tiek atmaksāts automātiski.`,
    notDue: (money: string) =>
      `Par izmaiņām saņemts maksājums ${money}, kas nebija jāmaksā: tas tiks atmaksāts automātiski.`,
    paidTwice: (number: string, payment: string, money: string) =>
      `Pasūtījums ${number} ir apmaksāts otrreiz: ${money} ar maksājumu ${payment}, kas netika atmaksāts automātiski.`,
    stands: (number: string, payment: string, money: string) =>
      `Spēkā paliek ${money} par pasūtījumu ${number} ar maksājumu ${payment}.`,
    secondTakenBack: (money: string) => `Banka atsauca otro maksājumu ${money}: vairāk nekas netiek atmaksāts.`,
    takenBackGone: (money: string, day: string) =>
      `Banka atsauca maksājumu ${money}: preces jau nosūtītas, tāpēc lūdziet klientam samaksāt (termiņš: ${day}).`,
    takenBack: (money: string, day: string) =>
      `Banka atsauca maksājumu ${money}: nesūtiet; klients saņēma vēstuli ar iespēju maksāt vēlreiz (termiņš: ${day}).`,
    partTakenBack: (missing: string, held: string, day: string) =>
      `Banka atsauca ${missing} no pasūtījuma naudas; pie jums vēl ir ${held}: pirms vēl kaut ko sūtāt, lūdziet klientam samaksāt starpību vai atceliet un atmaksājiet (termiņš: ${day}).`,
    refundFailed: (money: string, why: string) => `Atmaksa ${money} neizdevās (${why}): atmaksājiet citādi.`,
    refundFailedSilently: (money: string) => `Atmaksa ${money} neizdevās: atmaksājiet citādi.`,
    refundByHand: (money: string) =>
      `Atdodiet klientam ${money}: maksājumu pieņēma pats veikals, tāpēc neviens maksājumu pakalpojums to neizmaksā.`,
    refundWaits: (money: string) =>
      `Atmaksa ${money} jau 5 dienas gaida, kad nauda nonāks maksājumu pakalpojumā: pārbaudiet tur.`,
    refundUnanswered: (money: string) =>
      `Maksājumu pakalpojums jau diennakti nav atbildējis, kas noticis ar atmaksu ${money}: pārbaudiet tur.`,
    disputed: (money: string, why: string) =>
      `Klienta banka apstrīd ${money} (${why}): atbildiet maksājumu pakalpojumā.`,
    inquiry: (money: string, why: string) =>
      `Klienta banka jautā par ${money} (${why}) un naudu pagaidām nav paņēmusi: atbildiet maksājumu pakalpojumā.`,
    disputeLost: (id: string, money: string) => `Strīds ${id} ir zaudēts: ${money} paliek klienta bankai.`,
    reinstated: (id: string, money: string) =>
      `Strīds ${id} tomēr ir uzvarēts: ${money} ir atpakaļ, un pasūtījums atkal ir apmaksāts. Vispirms paskatieties, vai klients pa šo laiku nav samaksājis par šīm precēm ar citu pasūtījumu.`,
    reinstatedLate: (id: string, money: string) =>
      `Strīds ${id} tomēr ir uzvarēts: ${money} ir atpakaļ maksājumu pakalpojumā un neapmaksā nevienu pasūtījumu. Atdodiet to tur vai vienojieties ar klientu, par ko tas ir.`,
    returnDeclared: (moment: string) =>
      `Klients vēlas atgriezt preces, pieteikts: ${moment}. Apstipriniet vai noraidiet atgriešanu dienas laikā.`,
    withdrawn: (moment: string, due: string) =>
      `Klients atkāpās no līguma: ${moment}. Atmaksājiet naudu, vēlākais, ${due}; drīkstat sagaidīt preces vai pierādījumu, ka tās nosūtītas.`,
  },
  reasons: {
    placed: "veikts",
    paid: "apmaksāts",
    paidAlready: "tas jau bija apmaksāts",
    paidAgain: "apmaksāts vēlreiz ar citu pasūtījumu",
    notDue: "par izmaiņām tas nebija jāmaksā",
    goodsGone: "apmaksāts, kad preces jau bija pārdotas citiem",
    dataErased: "apmaksāts pēc personas datu dzēšanas",
    takenBack: "banka atsauca maksājumu",
    changedSincePacked: "mainīts pēc iesaiņošanas",
    atProvider: "veikts maksājumu pakalpojumā",
    vatBack: "PVN numurs apstiprināts: PVN atmaksāts",
    businessCorrected: "Uzņēmuma dati izlaboti",
  },
  returns: {
    "changed-mind": "Atgriešana: pārdomāja",
    damaged: "Atgriešana: bojāta prece",
    defective: "Atgriešana: prece ar defektu",
    "wrong-item": "Atgriešana: nepareiza prece",
    other: "Atgriešana: cits iemesls",
    withdrawal: "Atteikums",
    policy: "Atgriešana 100 dienu laikā",
    guarantee: "Garantija",
  },
} satisfies Messages<typeof en>;
