import type { Messages } from "#shared/messages.ts";
import type { messages as en } from "./stored-messages.en.ts";

export const messages = {
  flags: {
    paidCancelled: "Makstud pärast tühistamist: tagasta raha või võta tellimus uuesti töösse.",
    otherAmount: (paid: string, due: string) =>
      `Makstud ${paid}, aga tellimus maksab ${due}: võta makse vastu või tagasta see.`,
    tooLittle: (missing: string, paid: string, due: string) =>
      `${missing} on puudu: ${due} asemel maksti ${paid}. Võta makse vastu või tagasta see.`,
    tooMuch: (extra: string, paid: string, due: string) =>
      `${extra} on liiga palju: maksti ${paid}, tellimus maksab ${due}. Võta makse vastu või tagasta see.`,
    goodsGone: (money: string) => `Makstud pärast seda, kui kaup oli teistele müüdud: ${money} läheb tagasi.`,
    dataErased: (money: string) => `Makstud pärast isikuandmete kustutamist: ${money} läheb tagasi.`,
    paidAtUnknownPage: (money: string, page: string) =>
      `Makstud ${money} makselehel, mida pood ei tunne (${page}): vaata makseteenusest.`,
    paidAgain: (money: string) => `Makstud teist korda: ${money} läheb ise tagasi.`,
    notDue: (money: string) => `Muudatuse eest laekus ${money}, mida ei olnud vaja maksta: see läheb ise tagasi.`,
    paidTwice: (number: string, payment: string, money: string) =>
      `Tellimus ${number} on makstud teist korda: ${money} maksega ${payment}, mis ise tagasi ei läinud.`,
    stands: (number: string, payment: string, money: string) =>
      `Kehtima jääb ${money} tellimuse ${number} eest maksega ${payment}.`,
    secondTakenBack: (money: string) => `Pank võttis teise makse ${money} tagasi: rohkem ei tagastata midagi.`,
    takenBackGone: (money: string, day: string) =>
      `Pank võttis makse ${money} tagasi: kaup on juba teel, seega palu kliendil maksta. Tähtaeg ${day}.`,
    takenBack: (money: string, day: string) =>
      `Pank võttis makse ${money} tagasi: ära saada; klient sai kirja, kuidas uuesti maksta. Tähtaeg ${day}.`,
    partTakenBack: (missing: string, held: string, day: string) =>
      `Pank võttis tellimuse rahast tagasi ${missing}, sinu käes on veel ${held}: enne kui midagi veel teele läheb, palu kliendil vahe maksta või tühista ja tagasta. Tähtaeg ${day}.`,
    refundFailed: (money: string, why: string) =>
      `Tagasimakse ${money} ebaõnnestus (${why}): tagasta raha muul viisil.`,
    refundFailedSilently: (money: string) => `Tagasimakse ${money} ebaõnnestus: tagasta raha muul viisil.`,
    refundByHand: (money: string) =>
      `Anna kliendile tagasi ${money}: makse võttis vastu pood ise, nii et ükski makseteenus seda välja ei maksa.`,
    refundWaits: (money: string) =>
      `Tagasimakse ${money} on 5 päeva oodanud, et raha jõuaks makseteenusesse: vaata sealt.`,
    refundUnanswered: (money: string) =>
      `Makseteenus ei ole ööpäeva jooksul öelnud, mis tagasimaksest ${money} sai: vaata sealt.`,
    disputed: (money: string, why: string) => `Kliendi pank vaidlustab ${money} (${why}): vasta makseteenuses.`,
    inquiry: (money: string, why: string) =>
      `Kliendi pank küsib ${money} kohta (${why}) ega ole seni raha võtnud: vasta makseteenuses.`,
    disputeLost: (id: string, money: string) => `Vaidlustus ${id} on kaotatud: ${money} jääb kliendi pangale.`,
    reinstated: (id: string, money: string) =>
      `Vaidlustus ${id} on siiski võidetud: ${money} on tagasi ja tellimus on jälle makstud. Vaata enne, kas klient on sama kauba eest vahepeal muu tellimusega maksnud.`,
    reinstatedLate: (id: string, money: string) =>
      `Vaidlustus ${id} on siiski võidetud: ${money} on makseteenuses tagasi ega maksa ühtegi tellimust. Anna see seal tagasi või lepi kliendiga kokku, mille eest see on.`,
    returnDeclared: (moment: string) =>
      `Klient soovib kaupa tagastada, avaldus: ${moment}. Kiida tagastus heaks või lükka see tagasi ühe päeva jooksul.`,
    withdrawn: (moment: string, due: string) =>
      `Klient taganes lepingust ${moment}. Tagasta raha hiljemalt ${due}; võid oodata kaupa või tõendit, et see on teele pandud.`,
  },
  reasons: {
    placed: "esitatud",
    paid: "makstud",
    paidAlready: "see oli juba makstud",
    paidAgain: "makstud uuesti teise tellimusega",
    notDue: "muudatuse eest ei olnud seda vaja maksta",
    goodsGone: "makstud pärast seda, kui kaup oli teistele müüdud",
    dataErased: "makstud pärast isikuandmete kustutamist",
    takenBack: "pank võttis makse tagasi",
    changedSincePacked: "muudetud pärast pakkimist",
    atProvider: "tehtud makseteenuses",
    vatBack: "Käibemaksukohustuslase number kinnitatud: käibemaks tagastatud",
    businessCorrected: "Ettevõtte andmed parandatud",
  },
  returns: {
    "changed-mind": "Tagastus: mõtles ümber",
    damaged: "Tagastus: kahjustatud",
    defective: "Tagastus: vigane",
    "wrong-item": "Tagastus: vale toode",
    other: "Tagastus: muu põhjus",
    withdrawal: "Taganemine",
    policy: "Tagastus 100 päeva jooksul",
    guarantee: "Garantii",
  },
} satisfies Messages<typeof en>;
