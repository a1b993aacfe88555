import type { Messages } from "#shared/messages.ts";
import { numberIn } from "#shared/plural.ts";
import type { messages as en } from "./product-csv-messages.en.ts";

const number = numberIn("lt");

export const messages = {
  noText: "Tai ne CSV failas. Skaičiuoklėje pirmiausia išsaugokite jį kaip CSV.",
  empty: "Faile nėra prekių: pirma eilutė nurodo stulpelius, kiekviena kita yra prekė.",
  tooMany: (max: number) => `Faile daugiau kaip ${number(max)} prekių. Padalykite jį.`,
  unknownFile:
    "Tokio failo parduotuvė nepažįsta: jis nei jos pačios, nei „Shopify“, „PrestaShop“ ar „WooCommerce“ (su angliškais pavadinimais) eksportas.",
  unknownColumn: (title: string) => `Stulpelio „${title.slice(0, 60)}“ nėra.`,
  columnTwice: (title: string) => `Stulpelis „${title.slice(0, 60)}“ yra du kartus.`,
  noName: "Faile reikia stulpelio ID, Article number arba Name.",
  specification: (line: string) => `Techniniai duomenys: „${line.slice(0, 60)}“ nėra formos Pavadinimas: reikšmė.`,
  details:
    "Svarbiausios savybės, privalumai, „Kaip naudoti“ arba techniniai duomenys: per daug eilučių arba per ilga eilutė.",
  yesOrNo: (title: string) => `${title}: rašykite yes arba no.`,
  noSuchId: "Prekės su šiuo ID nėra.",
  twice: "Ši prekė jau yra ankstesnėje failo eilutėje.",
  changedSince: "Ši prekė pasikeitė po to, kai failas buvo sukurtas. Eksportuokite ją iš naujo arba išimkite eilutę.",
  stockDone: "Likutis nesikeičia: šis failas jį jau pakeitė.",
  stockKept: "Likutis nesikeičia: kad jį pakeistumėte neprarasdami pardavimų, reikia stulpelio „Stock when exported“.",
  other: {
    category: "Kategorija neaiški: prekė tampa priedu.",
    reduction: "Nuolaida neperkeliama: joks procentas neduoda šios kainos cento tikslumu.",
    stock: "Likutis nėra vienetų skaičius: jis yra 0.",
    uncounted: "Kita parduotuvė ją parduoda be likučio: čia likutis 0. Įrašykite, kiek vienetų turite.",
    gtin: (written: string) => `„${written.slice(0, 40)}“ nėra GTIN ir neperkeliamas.`,
    images: (more: number) => `Neperkelta paveikslėlių: ${more}.`,
    description: "Aprašymo pabaiga neperkeliama.",
    shortCodes: "Kitos parduotuvės trumpieji kodai, kaip [gallery], į aprašymą neperkeliami.",
    draft: "Ji importuojama kaip juodraštis. Nurodykite, pagal kurį teisės aktą prekė ženklinama, tada paskelbkite ją.",
    anyValue:
      "Ji reiškia bet kurią parinkties reikšmę. Kitoje parduotuvėje priskirkite jai po vieną kiekvienos reikšmę.",
    noPrice: "Ji neturi kainos, todėl kitoje parduotuvėje neparduodama.",
    withoutVat: "Kaina perkeliama be PVM: nustatymuose nėra PVM mokėtojo kodo, kuris nurodytų šalį.",
    notPublished: "Kitoje parduotuvėje ji nepaskelbta.",
    hidden: "Kitoje parduotuvėje ji kataloge paslėpta.",
    giftCard: "Dovanų kortelės čia neparduodamos.",
    kind: (kind: string) => `Tokios rūšies prekės čia neparduodamos: ${kind.slice(0, 60)}.`,
    noParent: (parent: string) => `Faile nėra prekės „${parent.slice(0, 60)}“, kuriai ji priklauso.`,
    noProduct: (named) =>
      `Parduotuvėje nėra prekės „${named.slice(0, 60)}“, kuriai ji priklauso. Pirmiausia importuokite prekes.`,
    reference: (sku) => `Prekės kodas „${sku.slice(0, 64)}“ priklauso kitai prekei: ji gauna savo kodą.`,
    hasVariants: "Čia ji turi variantų: pavadinimas, kaina ir svoris lieka tokie patys.",
    impact: (title, written) => `${title}: „${written.slice(0, 40)}“ nėra skaičius.`,
  },
} satisfies Messages<typeof en>;
