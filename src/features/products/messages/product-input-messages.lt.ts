import type { Messages } from "#shared/messages.ts";
import { numberIn } from "#shared/plural.ts";
import type { messages as en } from "./product-input-messages.en.ts";

const number = numberIn("lt");

export const messages = {
  required: "Užpildykite visus privalomus laukus (pavadinimą ir kainą).",
  name: "Pavadinimas privalomas.",
  price: "Kaina turi būti bent 0,01 €, rašoma 12.50 arba 12,50.",
  priceTooHigh: "Kaina turi būti ne didesnė kaip 1 000 000 €.",
  priceDecimals: "Kaina turi ne daugiau kaip du skaitmenis po kablelio.",
  cost: "Savikaina turi būti bent 0 €; rašykite, pvz., 12.50 arba 12,50.",
  stock: "Likutis turi būti sveikasis skaičius nuo 0 iki 1 000 000.",
  category: "Kategorija turi būti diffusers, oils arba accessories.",
  discount: "Nuolaida turi būti skaičius nuo 0 iki 100.",
  discountDecimals: "Nuolaida turi ne daugiau kaip du skaitmenis po kablelio.",
  tooLong: (max: number) => `Ne daugiau kaip ${number(max)} ženklų.`,
  tooManyImages: "Vienai prekei galima įkelti ne daugiau kaip 6 paveikslėlius.",
  imageTwice: "Tas pats paveikslėlis yra du kartus.",
  imageUnknown: "Vieno iš paveikslėlių parduotuvėje nebėra. Įkelkite jį dar kartą.",
  imageAddress:
    "Paveikslėlis yra parduotuvėje saugomas, http(s) adresas arba JPEG, PNG, WebP, GIF ar AVIF duomenų adresas.",
  addressUnreadable: "Jo adreso perskaityti negalima.",
  slug: "Adreso pavadinime yra tik mažosios raidės, skaitmenys ir pavieniai brūkšneliai, pvz., amber-stone-diffuser.",
  slugTaken: "Tokį adresą turi kita prekė.",
  sku: "Prekės kodas privalomas.",
  skuTaken: "Tokį prekės kodą turi kita prekė.",
  gtin: "GTIN kodas turi 8, 12, 13 arba 14 skaitmenų.",
  gtinWrong: "Šiame GTIN kode yra klaida: paskutinis skaitmuo nedera su kitais.",
  gtinTaken: "Tokį GTIN kodą turi kita prekė.",
  takenBy: (name, state) => `Tai „${name}“ (${state}).`,
  volume: "Tūris turi būti sveikasis mililitrų skaičius, bent 1.",
  country: "Šalys rašomos dviem raidėmis, pvz., US, DE, ir turi būti tarp tų, į kurias parduotuvė siunčia.",
  weight: "Svoris turi būti sveikasis gramų skaičius, bent 1.",
  regime: "Ženklinimo pagrindas yra vienas iš: none, clp-substance, clp-mixture, cosmetic.",
  signalWord: "Signalinis žodis yra danger, warning arba tuščias.",
  unknownCode: (code: string) =>
    `Kodas ${code.slice(0, 40)} nežinomas. Rašykite tokius kodus kaip H226, EUH208, P301+P310, GHS02.`,
  notForConsumers: (code: string) => `Prekių su ${code} vartotojams parduoti negalima (REACH XVII priedas).`,
  ufi: "UFI kodas turi keturias grupes po keturis ženklus, pvz., N1QV-R02N-J00M-WQD5. Šiame yra klaida: neteisingas kontrolinis ženklas.",
  materials: (line: string) => `„${line}“ nėra medžiaga ir jos svoris gramais, pvz., glass 42.`,
  labelMissing: "Etiketė neišsami, todėl prekės parduoti negalima. Papildykite ją arba išimkite prekę iš parduotuvės.",
  regimeMissing: "Prieš parduodami nurodykite, pagal kurį teisės aktą prekė ženklinama.",
  label: {
    noHazards:
      "Etiketėje nėra nė vienos pavojingumo frazės. Jei jų nėra saugos duomenų lape, pasirinkite „Be etiketės“.",
    noneWithHazards: "Yra pavojingumo frazių, todėl prekė nėra be etiketės.",
    signal: (word: string | null) =>
      word
        ? `Pavojingumo frazės reikalauja signalinio žodžio „${word}“.`
        : "Pavojingumo frazės signalinio žodžio nereikalauja.",
    pictograms: (codes: string) => `Pavojingumo frazės reikalauja piktogramų ${codes}.`,
    noPrecautions: "Etiketėje nėra nė vienos atsargumo frazės.",
    contains: "Etiketėje turi būti nurodytos alergiją sukeliančios medžiagos.",
    ufi: "Vartotojams skirtam mišiniui reikia UFI kodo.",
    supplier: "Tiekėjui reikia pavadinimo, adreso ir telefono numerio, prasidedančio +, atskirtų kableliais.",
    netQuantity: "Trūksta tūrio: tai etiketės grynasis kiekis.",
    child: "Reikia vaikų neatidaromo uždorio.",
    tactile: "Reikia liečiamojo įspėjimo.",
  },
  nothingChanged: "Niekas nepakeista.",
  copyOf: (name: string) => `${name} (kopija)`,
  gone: "Šios prekės nebėra.",
  changed: "Kažkas kitas per tą laiką pakeitė šią prekę.",
  seenNeedsVersion: "Pakeitimui su stock_seen reikia versijos, iš kurios jis padarytas.",
  changeIdMissing: "Pakeitimui procentais arba skirtumu reikia change_id.",
  changedAlready: "Šios prekės jau pakeistos. Užverkite tai ir peržiūrėkite jas, prieš keisdami dar kartą.",
  stockChanged: (left: number) => `Likutis per tą laiką pasikeitė: dabar ${left}.`,
} satisfies Messages<typeof en>;
