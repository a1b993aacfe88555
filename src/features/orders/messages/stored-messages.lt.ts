import type { Messages } from "#shared/messages.ts";
import type { messages as en } from "./stored-messages.en.ts";

export const messages = {
  flags: {
    paidCancelled: "Apmokėta po atšaukimo: grąžinkite pinigus arba atnaujinkite užsakymą.",
    otherAmount: (paid: string, due: string) =>
      `Sumokėta ${paid} vietoj ${due}: priimkite mokėjimą arba jį grąžinkite.`,
    tooLittle: (missing: string, paid: string, due: string) =>
      `Trūksta ${missing}: iš ${due} sumokėta ${paid}. Priimkite mokėjimą arba jį grąžinkite.`,
    tooMuch: (extra: string, paid: string, due: string) =>
      `${extra} per daug: sumokėta ${paid}, reikėjo ${due}. Priimkite mokėjimą arba jį grąžinkite.`,
    goodsGone: (money: string) => `Apmokėta, kai prekės jau buvo parduotos kitiems: ${money} grąžinama.`,
    dataErased: (money: string) => `Apmokėta ištrynus asmens duomenis: ${money} grąžinama.`,
    paidAtUnknownPage: (money: string, page: string) =>
      `Sumokėta ${money} mokėjimo puslapyje, kurio parduotuvė nežino (${page}): pažiūrėkite mokėjimų paslaugoje.`,
    paidAgain: (money: string) => `Apmokėta antrą kartą: ${money} grąžinama automatiškai.`,
    notDue: (money: string) => `Už pakeitimą gauta ${money}, kurių mokėti nereikėjo: pinigai grįš savaime.`,
    paidTwice: (number: string, payment: string, money: string) =>
      `Užsakymas ${number} apmokėtas antrą kartą: ${money} mokėjimu ${payment}, kuris nebuvo grąžintas automatiškai.`,
    stands: (number: string, payment: string, money: string) =>
      `Galioja ${money} už užsakymą ${number} mokėjimu ${payment}.`,
    secondTakenBack: (money: string) => `Bankas atšaukė antrą mokėjimą ${money}: daugiau nieko negrąžinama.`,
    takenBackGone: (money: string, day: string) =>
      `Bankas atšaukė mokėjimą ${money}: prekės jau išsiųstos, todėl paprašykite kliento sumokėti iki ${day}.`,
    takenBack: (money: string, day: string) =>
      `Bankas atšaukė mokėjimą ${money}: nesiųskite; klientas gavo laišką, kaip sumokėti dar kartą, iki ${day}.`,
    partTakenBack: (missing: string, held: string, day: string) =>
      `Bankas atšaukė ${missing} iš užsakymo pinigų; jūs dar turite ${held}: prieš ką nors dar siųsdami, iki ${day} paprašykite kliento sumokėti skirtumą arba atšaukite ir grąžinkite.`,
    refundFailed: (money: string, why: string) => `Nepavyko grąžinti ${money} (${why}): grąžinkite kitaip.`,
    refundFailedSilently: (money: string) => `Nepavyko grąžinti ${money}: grąžinkite kitaip.`,
    refundByHand: (money: string) =>
      `Grąžinkite klientui ${money}: šį mokėjimą priėmė pati parduotuvė, todėl jokia mokėjimo paslauga jų neišmoka.`,
    refundWaits: (money: string) =>
      `Grąžintini ${money} jau 5 dienas laukia, kol pinigai pasieks mokėjimų paslaugą: pažiūrėkite ten.`,
    refundUnanswered: (money: string) =>
      `Mokėjimų paslauga jau parą neatsako, kas nutiko grąžinamiems ${money}: pažiūrėkite ten.`,
    disputed: (money: string, why: string) =>
      `Kliento bankas ginčija ${money} (${why}): atsakykite mokėjimų paslaugoje.`,
    inquiry: (money: string, why: string) =>
      `Kliento bankas teiraujasi dėl ${money} (${why}), pinigų kol kas nepaėmė: atsakykite mokėjimų paslaugoje.`,
    disputeLost: (id: string, money: string) => `Ginčas ${id} pralaimėtas: ${money} lieka kliento bankui.`,
    reinstated: (id: string, money: string) =>
      `Ginčas ${id} vis dėlto laimėtas: ${money} grįžo, ir užsakymas vėl apmokėtas. Pirmiausia pažiūrėkite, ar klientas per tą laiką už šias prekes nesumokėjo kitu užsakymu.`,
    reinstatedLate: (id: string, money: string) =>
      `Ginčas ${id} vis dėlto laimėtas: ${money} grįžo į mokėjimų paslaugą ir neapmoka jokio užsakymo. Grąžinkite ten arba susitarkite su klientu, už ką tai.`,
    returnDeclared: (moment: string) =>
      `Klientas nori grąžinti prekes, pareikšta: ${moment}. Patvirtinkite arba atmeskite grąžinimą per dieną.`,
    withdrawn: (moment: string, due: string) =>
      `Klientas atsisakė sutarties: ${moment}. Grąžinkite pinigus ne vėliau kaip ${due}; galite palaukti prekių arba įrodymo, kad jos išsiųstos.`,
  },
  reasons: {
    placed: "pateiktas",
    paid: "apmokėtas",
    paidAlready: "jau buvo apmokėta",
    paidAgain: "apmokėtas dar kartą kitu užsakymu",
    notDue: "už pakeitimą to mokėti nereikėjo",
    goodsGone: "apmokėta, kai prekės jau buvo parduotos kitiems",
    dataErased: "apmokėta ištrynus asmens duomenis",
    takenBack: "bankas atšaukė mokėjimą",
    changedSincePacked: "pakeista po supakavimo",
    atProvider: "atlikta mokėjimų paslaugoje",
    vatBack: "PVM mokėtojo kodas patvirtintas: PVM grąžintas",
    businessCorrected: "Įmonės duomenys pataisyti",
  },
  returns: {
    "changed-mind": "Grąžinimas: apsigalvojo",
    damaged: "Grąžinimas: pažeista prekė",
    defective: "Grąžinimas: prekė su trūkumu",
    "wrong-item": "Grąžinimas: ne ta prekė",
    other: "Grąžinimas: kita priežastis",
    withdrawal: "Atsisakymas",
    policy: "Grąžinimas per 100 dienų",
    guarantee: "Garantija",
  },
} satisfies Messages<typeof en>;
