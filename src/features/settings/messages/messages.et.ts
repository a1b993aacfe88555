import type { Messages } from "#shared/messages.ts";
import { countedIn, numberIn } from "#shared/plural.ts";
import type { messages as en } from "./messages.en.ts";

const counted = countedIn("et");
const number = numberIn("et");

export const messages = {
  threshold: "Tasuta tarne piir peab olema positiivne arv.",
  courier: "Kulleri hind peab olema positiivne arv.",
  machine: "Pakiautomaadi hind peab olema positiivne arv.",
  required: "See ei tohi olla tühi.",
  line: "See peab olema üks rida ilma märkideta < ja >.",
  email: "See peab olema e-posti aadress.",
  timeZone: "See peab olema ajavööndi nimi, näiteks Europe/Tallinn.",
  languages: (known: string) => `Siin peavad olema mõned neist: ${known}, komadega eraldatud.`,
  profile: (host: string) => `See peab olema https-aadress saidil ${host}.`,
  trueOrFalse: "Kirjuta true või false.",
  minutes: "See peab olema täisarv minuteid 0 kuni 1440.",
  day: "See peab olema kuupäev, näiteks 2027-01-02.",
  phone: "See peab olema telefoninumber koos riigi suunanumbriga, näiteks +372 555 1234.",
  vatNumber: "See ei ole käibemaksukohustuslase number. See algab riigi tähisega, näiteks EE123456789.",
  iban: "See ei ole IBAN. Kontrolli numbreid.",
  producerNumbers: "Kirjuta iga riigi kohta üks rida, näiteks DE: LUCID DE1234567890123.",
  tooLong: (characters: number) => `Siin võib olla kuni ${number(characters)} märki.`,
  withoutWarning: (language: string, products: number) =>
    `Ohutusteave puudub (${language}): ${counted(products, { one: "toode", other: "toodet" })}.`,
  changed: "Keegi teine on seda vahepeal muutnud.",
  rates: {
    past: "Määr ei saa alata päevast, mis on möödas.",
    sameDay: "Sellel riigil on sellest päevast alates juba määr.",
    begun: "Määr, mis kehtib või kehtis, jääb nii, nagu on.",
    used: "Selle määraga on juba tellimusi esitatud või makstud. Lisa homsest alates uus määr.",
    changed: "Käibemaksumäära muudeti vahepeal. Proovi uuesti.",
    gone: "Sellist määra ei ole.",
  },
  sentences: {
    notice: "Teade",
    support_hours: "Klienditoe ajad",
    store_description: "Poe kirjeldus",
    processing_time: "Töötlemisaeg",
  },
} satisfies Messages<typeof en>;
