import type { Messages } from "#shared/messages.ts";
import type { messages as en } from "./email-messages.en.ts";

export const messages = {
  subject: (product: string) => `Tuoteturvallisuuteen liittyvä palautusmenettely: ${product}`,
  title: "Tuoteturvallisuuteen liittyvä palautusmenettely",
  preview: (product: string) => `Lopeta tuotteen ${product} käyttö.`,
  stop: (product: string) => `Lopeta tuotteen ${product} käyttö heti.`,
  why: "Saat tämän viestin, koska ostit tuotteen meiltä. Se koskee turvallisuuttasi eikä ole mainos.",
  product: "Tuote",
  maker: "Valmistaja",
  sku: "Tuotenumero",
  batches: (count: number) => (count === 1 ? "Erä" : "Erät"),
  batchPlace: "Etsi numero tuotteen etiketistä tai pakkauksesta.",
  orders: () => "Tilauksesi",
  hazard: "Mikä on vaarallista",
  whatToDo: "Mitä tehdä",
  remedies: "Voit valita",
  contact: (byPhone: boolean) =>
    `Kirjoita${byPhone ? " tai soita" : ""} meille; se ei maksa sinulle mitään. Kerro tilauksesi numero, niin hoidamme kaiken kanssasi.`,
  write: "Kirjoita meille",
  phone: "Puhelin",
  email: "Sähköposti",
  share: "Jos olet antanut tuotteen eteenpäin, välitä tämä viesti sille, jolla se nyt on.",
  choices: {
    repair: "maksuttoman korjauksen",
    replacement: "toisen samanlaisen, samanarvoisen ja samanlaatuisen tuotteen",
    refund: "rahat takaisin",
  },
} satisfies Messages<typeof en>;
