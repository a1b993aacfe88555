import type { Messages } from "#shared/messages.ts";
import { numberIn } from "#shared/plural.ts";
import type { messages as en } from "./product-csv-messages.en.ts";

const number = numberIn("lt");

export const messages = {
  noText: "Tai ne CSV failas. Skaičiuoklėje pirmiausia išsaugokite jį kaip CSV.",
  empty: "Faile nėra prekių: pirma eilutė nurodo stulpelius, kiekviena kita yra prekė.",
  tooMany: (max: number) => `Faile daugiau kaip ${number(max)} prekių. Padalykite jį.`,
  unknownColumn: (title: string) => `Stulpelio „${title.slice(0, 60)}“ nėra.`,
  columnTwice: (title: string) => `Stulpelis „${title.slice(0, 60)}“ yra du kartus.`,
  noName: "Faile reikia stulpelio ID, Article number arba Name.",
  specification: (line: string) => `Techniniai duomenys: „${line.slice(0, 60)}“ nėra formos Pavadinimas: reikšmė.`,
  details:
    "Svarbiausios savybės, privalumai, „Kaip naudoti“ arba techniniai duomenys: per daug eilučių arba per ilga eilutė.",
  yesOrNo: (title: string) => `${title}: rašykite yes arba no.`,
  noSuchId: "Prekės su šiuo ID nėra.",
  twice: "Ši prekė jau yra ankstesnėje failo eilutėje.",
  stockDone: "Likutis nesikeičia: šis failas jį jau pakeitė.",
  stockKept: "Likutis nesikeičia: kad jį pakeistumėte neprarasdami pardavimų, reikia stulpelio „Stock when exported“.",
} satisfies Messages<typeof en>;
