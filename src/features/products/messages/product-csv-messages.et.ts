import type { Messages } from "#shared/messages.ts";
import { numberIn } from "#shared/plural.ts";
import type { messages as en } from "./product-csv-messages.en.ts";

const number = numberIn("et");

export const messages = {
  noText: "See ei ole CSV-fail. Salvesta see tabelitöötluses enne CSV-failina.",
  empty: "Failis ei ole tooteid: esimene rida nimetab veerud, iga järgmine on toode.",
  tooMany: (max: number) => `Failis on üle ${number(max)} toote. Palun jaga see osadeks.`,
  unknownFile:
    "Sellist faili pood ei tunne: see ei ole poe enda oma ega Shopify, PrestaShopi või ingliskeelsete pealkirjadega WooCommerce'i eksport.",
  unknownColumn: (title: string) => `Veergu „${title.slice(0, 60)}“ ei ole.`,
  columnTwice: (title: string) => `Veerg „${title.slice(0, 60)}“ on kaks korda.`,
  noName: "Failis peab olema veerg ID, Article number või Name.",
  specification: (line: string) => `Tehnilised andmed: „${line.slice(0, 60)}“ ei ole kujul Nimetus: väärtus.`,
  details: "Peamised omadused, eelised, kasutamine või tehnilised andmed: liiga palju ridu või liiga pikk rida.",
  yesOrNo: (title: string) => `${title}: palun kirjuta yes või no.`,
  noSuchId: "Selle ID-ga toodet ei ole.",
  twice: "See toode on juba failis eespool.",
  changedSince: "Seda toodet on pärast faili tegemist muudetud. Ekspordi see uuesti või jäta rida välja.",
  stockDone: "Laoseis jääb samaks: see fail on seda juba muutnud.",
  stockKept: "Laoseis jääb samaks: selle muutmiseks ilma müüke kaotamata on vaja veergu „Stock when exported“.",
  other: {
    category: "Kategooria ei ole selge: tootest saab tarvik.",
    reduction: "Allahindlus jäetakse välja: ükski protsent ei anna sendi täpsusega seda hinda.",
    stock: "Laoseis ei ole tükiarv: see on 0.",
    uncounted: "Teine pood müüb seda ilma laoseisuta: siin on laoseis 0. Märgi, mitu tükki on olemas.",
    gtin: (written: string) => `„${written.slice(0, 40)}“ ei ole GTIN ja jäetakse välja.`,
    images: (more: number) => (more === 1 ? "1 pilt jäetakse välja." : `${more} pilti jäetakse välja.`),
    description: "Kirjelduse lõpp jäetakse välja.",
    shortCodes: "Teise poe lühikoodid, nagu [gallery], jäetakse kirjeldusest välja.",
    draft: "See tuleb mustandina. Märgi, millise õigusakti järgi toode on märgistatud, ja seejärel avalda see.",
    anyValue: "See tähendab valiku mis tahes väärtust. Anna talle teises poes igast valikust üks väärtus.",
    noPrice: "Sel ei ole hinda, seega teises poes seda ei müüda.",
    withoutVat:
      "Hind võetakse üle ilma käibemaksuta: seadetes ei ole käibemaksukohustuslase numbrit, mis nimetaks riigi.",
    notPublished: "Teises poes ei ole see avaldatud.",
    hidden: "Teises poes on see kataloogis peidetud.",
    giftCard: "Kinkekaarte siin ei müüda.",
    kind: (kind: string) => `Seda liiki tooteid siin ei müüda: ${kind.slice(0, 60)}.`,
    noParent: (parent: string) => `Failis ei ole toodet „${parent.slice(0, 60)}“, mille juurde see kuulub.`,
    noProduct: (named) =>
      `Poes ei ole toodet „${named.slice(0, 60)}“, mille juurde see kuulub. Impordi kõigepealt tooted.`,
    reference: (sku) => `Tootekood „${sku.slice(0, 64)}“ on teisel tootel: see saab oma numbri.`,
    hasVariants: "Tootel on siin variandid: nimi, hind ja kaal jäävad samaks.",
    impact: (title, written) => `${title}: „${written.slice(0, 40)}“ ei ole arv.`,
  },
} satisfies Messages<typeof en>;
