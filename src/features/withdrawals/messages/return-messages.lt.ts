import type { Messages } from "#shared/messages.ts";
import type { messages as en } from "./return-messages.en.ts";

export const messages = {
  title: "Grąžinti prekes",
  lead: "Pasirinkite, ką siunčiate atgal. El. laišku parašysime, kas toliau, o pinigus grąžinsime, kai prekės bus pas mus.",
  order: (number: string) => `Užsakymas ${number}`,
  notFound: {
    title: "Šio grąžinimo atverti negalime",
    text: "Atverkite jį per nuorodą užsakymo laiške arba naršyklėje, kuria pirkote.",
  },
  /** null where the days have not begun to count. */
  byLaw: (day: string | null) =>
    day
      ? `Iki ${day} pagal įstatymą galite atsisakyti sutarties be priežasties: pasirinkite „Apsigalvojau“. Tuomet siųskite prekes nelaukdami mūsų atsakymo.`
      : "Pagal įstatymą per 14 dienų nuo prekių gavimo galite atsisakyti sutarties be priežasties: pasirinkite „Apsigalvojau“. Tuomet siųskite prekes nelaukdami mūsų atsakymo.",
  which: "Ką siunčiate atgal?",
  of: (pieces: string) => `iš ${pieces}`,
  reason: "Priežastis",
  reasons: {
    "changed-mind": "Apsigalvojau",
    damaged: "Atkeliavo pažeista",
    defective: "Neveikia taip, kaip turėtų",
    "wrong-item": "Tai ne tai, ką užsakiau",
    other: "Kita priežastis",
  },
  seal: "Užsandarintus buteliukus galima grąžinti, jei jų plomba nepažeista. Prekę su trūkumu galima grąžinti visada.",
  cost: "Už siuntimą atgal mokate jūs. Jei prekė pažeista, su trūkumu ar ne ta, mokame mes, o vietoj pinigų galite prašyti ją sutaisyti arba pakeisti: parašykite tai atsakydami į mūsų laišką.",
  send: "Pateikti prašymą",
  own: "Jūsų grąžinimai",
  states: {
    declared: "Pateiktas",
    approved: "Patvirtintas",
    sent: "Išsiųstas atgal",
    received: "Gautas",
    checked: "Patikrintas",
    refunded: "Pinigai grąžinti",
    exchanged: "Prekės pakeistos",
    refused: "Atmestas",
    closed: "Baigtas",
  },
  addPhotos: "Pridėti nuotraukų",
  photosHint: "Daugiausia 4. Jos padeda greičiau nuspręsti; jas mato tik parduotuvė.",
  photos: (count: number, max: number) => `Nuotraukos: ${count} iš ${max}`,
  sendingPhotos: "Siunčiama…",
  photosFull: (max: number) => `Grąžinimas gali turėti ne daugiau kaip ${max} nuotraukas.`,
  noPhoto: "Šis failas nėra nuskaitoma nuotrauka arba yra didesnis nei 15 MB.",
  mark: "Prekes išsiunčiau",
  marked: "Ačiū. Žinome, kad prekės pakeliui.",
  declared: "Gavome jūsų grąžinimo prašymą. Laiškas jau keliauja pas jus.",
  withdrawn:
    "Jūsų pareiškimą atsisakyti sutarties gavome. Laiškas jau keliauja pas jus, o prekes galite siųsti iškart.",
  sendBy: (day: string) => `Išsiųskite iki ${day} adresu`,
  sendSoon: "Išsiųskite per 14 dienų adresu",
  back: (goods: string) => `Atsiųskite atgal: ${goods}`,
  stays: (goods: string) => `Nesiųsime: ${goods}`,
  staysUnnamed: "Ko dar neišsiuntėme, to ir nesiųsime, tad jums to grąžinti nereikia.",
  unsent: "Šios prekės dar neišsiųstos: jų nesiųsime, o jums nėra ko siųsti atgal.",
  why: "Priežastis",
  empty: "Pasirinkite bent vieną prekę.",
  gone: "Šios prekės jau grąžinamos arba pinigai už jas grąžinti. Įkelkite puslapį iš naujo ir pamatysite, kas liko.",
  tooLate: "100 grąžinimo dienų praėjo. Prekę su trūkumu vis dar galite grąžinti: pasirinkite šią priežastį.",
  notSent: "Šiame užsakyme čia nėra ko grąžinti: jis neišsiųstas arba neapmokėtas, arba pinigai jau grąžinti.",
  whyNot: {
    awaiting:
      "Jūsų mokėjimo už šį užsakymą dar negavome, todėl nėra ko grąžinti. Jei užsakymo nebenorite, parašykite mums ir mes jį atšauksime.",
    unpaid:
      "Šis užsakymas neapmokėtas: pinigai nenuskaičiuoti ir niekas nesiunčiama, todėl nėra ko grąžinti ar atšaukti.",
    leftUnpaid:
      "Šis užsakymas dar neapmokėtas, todėl grąžinimo čia pradėti negalima. Jei prekių pasilikti nenorite, praneškite mums.",
    review: "Tikriname šio užsakymo mokėjimą. Kai tai bus padaryta, prekes galėsite grąžinti čia.",
    reversed:
      "Jūsų bankas mokėjimą už šį užsakymą atsiėmė, todėl grąžinimo čia pradėti negalima. Jei prekes turite, parašykite mums.",
    refunded: "Už visą šį užsakymą pinigai jau grąžinti arba prekės pakeistos.",
    notLeft:
      "Šis užsakymas dar neišsiųstas, todėl nėra ko siųsti atgal. Jei jo nebenorite, praneškite mums: jo nesiųsime ir grąžinsime pinigus.",
    cancelled: "Šis užsakymas atšauktas. Jei jo prekes turite, parašykite mums.",
  },
  withdraw: "Atsisakyti sutarties čia",
  nothing: "Visos šio užsakymo prekės grąžinamos arba pinigai už jas grąžinti.",
  moved: "Šio grąžinimo būsena per tą laiką pasikeitė.",
  failed: "Nepavyko išsiųsti. Patikrinkite ryšį ir bandykite dar kartą.",
} satisfies Messages<typeof en>;
