import type { Messages } from "#shared/messages.ts";
import { countedIn, numberIn } from "#shared/plural.ts";
import type { messages as en } from "./languages-messages.en.ts";

const counted = countedIn("lt");
const number = numberIn("lt");

export const messages = {
  title: "Kalbos",
  lead: "Pirkėjai renkasi iš šių. Anglų kalba visada yra tarp jų.",
  shown: { title: "Parduotuvės kalbos" },
  translations: { title: "Vertimai", lead: "Paskelbti prekių, kolekcijų, puslapių ir straipsnių tekstai." },
  words: {
    title: "Žodžiai",
    lead: "Visomis kalbomis tvarkomi savo puslapiuose.",
    links: { search: "Paieškos žodžiai", attributes: "Savybės", policies: "Parduotuvės sąlygos" },
  },
  loading: "Įkeliamos kalbos",
  failed: "Kalbų įkelti nepavyko",
  backToLanguages: "Kalbos",
  on: "Rodoma pirkėjams",
  off: "Paslėpta nuo pirkėjų",
  turnOn: (language: string) => `Rodyti pirkėjams: ${language}`,
  turnedOn: (language: string) => `Parduotuvę jau galima skaityti: ${language}`,
  turnedOff: (language: string) => `Pirkėjai parduotuvės nebemato: ${language}`,
  turnFailed: "Kalbų pakeisti nepavyko",
  confirm: {
    title: (language: string) => `Rodyti parduotuvę be visos saugos informacijos: ${language}?`,
    text: (total: number) =>
      `Šia kalba nėra saugos informacijos: ${counted(total, { one: "prekė", few: "prekės", other: "prekių" })}. Įstatymas jos reikalauja pirkėjų kalba.`,
    action: "Vis tiek rodyti",
    more: (count: number) => `ir dar ${count}`,
  },
  closing: {
    title: (language: string) => `Slėpti parduotuvę: ${language}?`,
    text: "Šios kalbos adresai ves į angliškus puslapius. Kas tuo metu perka, tęsia anglų kalba.",
    action: "Slėpti",
  },
  details: (language: string) => `Ko trūksta: ${language}`,
  kinds: {
    product: "Prekės",
    "blog-post": "Straipsniai",
    "content-page": "Puslapiai",
    collection: "Kolekcijos",
    setting: "Nustatymai",
    image: "Paveikslėliai",
    option: "Parinktys",
  },
  progress: (published: number, total: number) => `${number(published)} iš ${number(total)}`,
  done: "Nieko netrūksta",
  missing: (count: number) => `trūksta: ${number(count)}`,
  drafts: (count: number) => counted(count, { one: "juodraštis", few: "juodraščiai", other: "juodraščių" }),
  stale: (count: number) => `pasenę: ${number(count)}`,
  unconfirmed: (count: number) => `mašininiai, neperskaityti: ${number(count)}`,
  urgent: (count: number) => `trūksta arba paseno saugos informacija ar atsakingas asmuo: ${number(count)}`,
  complete: "Nieko netrūksta, niekas nepasenę ir neperskaityta neliko.",
  gaps: "Ko trūksta",
  gapsLead: "Skubiausia viršuje, ne daugiau kaip 200 kiekvienos rūšies.",
  gapLabels: {
    urgent: "Trūksta arba paseno saugos informacija ar atsakingas asmuo",
    missing: "Trūksta",
    draft: "Juodraštis",
    stale: "Pasenęs",
    unconfirmed: "Mašininis vertimas, neperskaitytas",
    incomplete: (fields: string) => `Anglų kalba: ${fields}`,
  },
  files: {
    title: "Failai vertėjams",
    lead: "Visi šios kalbos tekstai. HTML juose yra tekstas.",
    csv: "Atsisiųsti CSV",
    xliff: "Atsisiųsti XLIFF 2.0",
    upload: "Įkelti failą",
    exporting: "Renkami tekstai",
    exportFailed: "Tekstų surinkti nepavyko",
    exported: (count: number) => `Atsisiųsta: ${counted(count, { one: "tekstas", few: "tekstai", other: "tekstų" })}`,
  },
  file: {
    title: "Įkelti vertimus",
    text: "CSV arba XLIFF 2.0 failas, toks kaip atsisiųstasis. Prieš pakeitimus matysite, kas pasikeistų.",
    chooseHint:
      "CSV arba XLIFF 2.0, ne daugiau kaip 10 000 tekstų ir 8 MB. Jei angliškas tekstas per tą laiką pasikeitė, nauji vertimai tampa juodraščiais; paskelbti lieka paskelbti ir pažymimi pasenusiais.",
    publish: {
      label: "Paskelbti, kas užbaigta",
      hint: "Straipsniai, prekės ir puslapiai, kurių visi tekstai yra faile, rodomi pirkėjams, kad ir kokia jų būsena faile. Visa kita lieka juodraščiais.",
    },
    applying: "Perimama…",
    failed: "Įkelti nepavyko",
    counts: (counts: Record<"new" | "changed" | "unchanged" | "skipped" | "refused", number>) =>
      `nauji: ${counts.new}, pakeisti: ${counts.changed}, nepakeisti: ${counts.unchanged}, be vertimo: ${counts.skipped}, atmesti: ${counts.refused}`,
    outcome: {
      new: "Naujas",
      changed: "Pakeistas",
      unchanged: "Nepakeistas",
      skipped: "Neišverstas",
      refused: "Atmestas",
    },
    apply: "Perimti",
    done: "Vertimai perimti",
  },
} satisfies Messages<typeof en>;
