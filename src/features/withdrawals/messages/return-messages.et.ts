import type { Messages } from "#shared/messages.ts";
import type { messages as en } from "./return-messages.en.ts";

export const messages = {
  title: "Tagasta tooteid",
  lead: "Vali, mida tagasi saadad. Kirjutame e-kirjas, mis edasi saab, ja maksame raha tagasi, kui kaup on kohal.",
  order: (number: string) => `Tellimus ${number}`,
  notFound: {
    title: "Seda tagastust ei saa avada",
    text: "Ava see tellimuse e-kirjas oleva lingi kaudu või brauseris, millega ostsid.",
  },
  /** null where the days have not begun to count. */
  byLaw: (day: string | null) =>
    day
      ? `Seaduse järgi saad põhjust andmata taganeda, tähtaeg on ${day}: vali „Mõtlesin ümber“. Siis saadad kauba tagasi ega pea meie vastust ootama.`
      : "Seaduse järgi saad 14 päeva jooksul pärast kauba kättesaamist põhjust andmata taganeda: vali „Mõtlesin ümber“. Siis saadad kauba tagasi ega pea meie vastust ootama.",
  which: "Mida saadad tagasi?",
  of: (pieces: string) => `${pieces}-st`,
  reason: "Põhjus",
  reasons: {
    "changed-mind": "Mõtlesin ümber",
    damaged: "Saabus kahjustatuna",
    defective: "Ei tööta nii, nagu peaks",
    "wrong-item": "See ei ole see, mille tellisin",
    other: "Muu põhjus",
  },
  seal: "Suletud pudeli saab tagastada, kui selle kinnis on terve. Vigase kauba saab alati tagastada.",
  cost: "Tagasisaatmise eest maksad sina. Kui kaup on kahjustatud, vigane või vale, maksame meie, ja raha asemel võid soovida parandamist või asendamist: ütle seda vastuses meie kirjale.",
  send: "Esita tagastussoov",
  own: "Sinu tagastused",
  states: {
    declared: "Esitatud",
    approved: "Heaks kiidetud",
    sent: "Tagasi saadetud",
    received: "Kohal",
    checked: "Kontrollitud",
    refunded: "Raha tagastatud",
    exchanged: "Vahetatud",
    refused: "Tagasi lükatud",
    closed: "Lõpetatud",
  },
  addPhotos: "Lisa fotosid",
  photosHint: "Kõige rohkem 4. Nii saame kiiremini otsustada; neid näeb ainult pood.",
  photos: (count: number, max: number) => `Fotosid: ${count}/${max}`,
  sendingPhotos: "Saadame…",
  photosFull: (max: number) => `Tagastusel võib olla kuni ${max} fotot.`,
  noPhoto: "See fail ei ole loetav foto või on suurem kui 15 MB.",
  mark: "Saatsin kauba ära",
  marked: "Aitäh. Teame, et kaup on teel.",
  declared: "Saime sinu tagastussoovi kätte. E-kiri on teel.",
  withdrawn: "Sinu taganemisavaldus on meieni jõudnud. E-kiri on teel ja võid kauba kohe ära saata.",
  sendBy: (day: string) => `Saatmise tähtaeg on ${day}. Aadress`,
  sendSoon: "Saada 14 päeva jooksul aadressil",
  back: (goods: string) => `Palun saada tagasi: ${goods}`,
  stays: (goods: string) => `Me ei saada: ${goods}`,
  staysUnnamed: "Mis ei ole meilt veel teele läinud, seda me ei saada ja sul ei ole vaja seda tagastada.",
  unsent: "See kaup ei ole meilt veel teele läinud: me ei saada seda ja sul ei ole midagi tagasi saata.",
  why: "Põhjus",
  empty: "Vali vähemalt üks toode.",
  gone: "Need tooted on juba tagastuses või nende raha on tagastatud. Laadi leht uuesti, et näha, mis on alles.",
  tooLate: "100 tagastuspäeva on möödas. Vigase kauba saad siiski tagastada: vali see põhjus.",
  notSent:
    "Sellest tellimusest ei ole siin midagi tagastada: seda ei ole saadetud või tasutud või on raha juba tagasi.",
  whyNot: {
    awaiting:
      "Selle tellimuse makse ei ole veel kohale jõudnud, seega ei ole midagi tagastada. Kui sa tellimust enam ei soovi, kirjuta meile ja me tühistame selle.",
    unpaid:
      "See tellimus jäi tasumata: raha ei võetud ja midagi ei saadeta, seega ei ole midagi tagastada ega tühistada.",
    leftUnpaid:
      "See tellimus ei ole veel tasutud, seega ei saa tagastust siin alustada. Kui sa ei soovi kaupa endale jätta, anna meile teada.",
    review: "Kontrollime selle tellimuse makset. Kui see on tehtud, saad tooteid siin tagastada.",
    reversed:
      "Sinu pank võttis selle tellimuse makse tagasi, seega ei saa tagastust siin alustada. Kui selle kaup on sinu käes, kirjuta meile.",
    refunded: "Kogu see tellimus on juba tagasi makstud või vahetatud.",
    notLeft:
      "See tellimus ei ole meilt veel teele läinud, seega ei ole midagi tagasi saata. Kui sa seda enam ei soovi, anna meile teada: me ei saada seda ja maksame raha tagasi.",
    cancelled: "See tellimus on tühistatud. Kui selle kaup on sinu käes, kirjuta meile.",
  },
  withdraw: "Taganen lepingust siin",
  nothing: "Kõik selle tellimuse tooted on tagastuses või nende raha on tagastatud.",
  moved: "See tagastus on vahepeal edasi liikunud.",
  failed: "Seda ei õnnestunud saata. Kontrolli ühendust ja proovi uuesti.",
} satisfies Messages<typeof en>;
