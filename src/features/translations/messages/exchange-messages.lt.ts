import type { Messages } from "#shared/messages.ts";
import { numberIn } from "#shared/plural.ts";
import type { messages as en } from "./exchange-messages.en.ts";

const number = numberIn("lt");

export const messages = {
  empty: "Faile nėra nė vieno teksto.",
  tooMany: (units: number) => `Faile daugiau kaip ${number(units)} tekstų. Padalykite jį.`,
  noText: "Tai skaičiuoklės failas arba archyvas. Išsaugokite jį kaip CSV, UTF-8 koduote.",
  column: (title: string) => `Trūksta stulpelio „${title}“.`,
  broken: (line: number, why: string) => `${line} eilutė netaisyklinga: ${why}. Failas gali būti nutrūkęs.`,
  doctype: "Faile yra dokumento tipas arba esybės, kurių XLIFF nereikia. Jis neskaitomas.",
  noXliff: "Tai ne XLIFF failas.",
  version: (version: string) => `Tai XLIFF ${version || "be versijos"}. Skaitoma tik 2.0 versija.`,
  language: (found: string, wanted: string) => `Failas skirtas kalbai „${found}“, o ne „${wanted}“.`,
  sourceLanguage: (found: string) => `Failas verčia iš kalbos „${found}“, o ne iš anglų kalbos.`,
  unknownKind: (kind: string) => `Rūšies „${kind}“ tekstų nėra.`,
  unknownId: "Tokio ID nieko neturi.",
  unknownField: (field: string) => `Teksto „${field}“ čia nėra.`,
  twice: "Šis tekstas faile yra du kartus.",
  inline: "Tekste yra žymų, kurios neskaitomos. Rašykite paprastą tekstą, HTML kaip tekstą.",
  unknownState: (state: string) => `„${state}“ nėra būsena. Rašykite draft arba published.`,
  stale: "Angliškas tekstas per tą laiką pasikeitė. Vertimas perimamas kaip juodraštis ir pažymimas pasenusiu.",
  staleInShop: "Angliškas tekstas per tą laiką pasikeitė. Vertimas perimamas ir pažymimas pasenusiu.",
  inShop: "Pirkėjai matys iš karto, nes kiti šio objekto tekstai paskelbti.",
  texts: (before: string, after: string) => `Dabar: „${before}“. Faile: „${after}“.`,
  newer: "Šis vertimas pakeistas po to, kai buvo sukurtas failas.",
  nothing: "Vertimo dar nėra.",
  draft: "Perimta kaip juodraštis.",
  published: "Paskelbta; tekstas lieka toks pat.",
  confirmed: "Laikoma perskaityta; tekstas lieka toks pat.",
  incomplete: "Yra ne visi tekstai, todėl perimta kaip juodraštis.",
} satisfies Messages<typeof en>;
