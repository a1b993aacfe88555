import type { Messages } from "#shared/messages.ts";
import { numberIn } from "#shared/plural.ts";
import type { messages as en } from "./exchange-messages.en.ts";

const number = numberIn("et");

export const messages = {
  empty: "Failis ei ole ühtegi teksti.",
  tooMany: (units: number) => `Failis on üle ${number(units)} teksti. Jaga see osadeks.`,
  noText: "See on tabelitöötluse fail või arhiiv. Salvesta see CSV-failina, kodeering UTF-8.",
  column: (title: string) => `Veerg „${title}“ puudub.`,
  broken: (line: number, why: string) => `Rida ${line} on vigane: ${why}. Fail võib olla katkenud.`,
  doctype: "Failis on dokumenditüüp või olemid, mida XLIFF ei vaja. Seda ei loeta.",
  noXliff: "See ei ole XLIFF-fail.",
  version: (version: string) => `See on XLIFF ${version || "ilma versioonita"}. Loetakse ainult versiooni 2.0.`,
  language: (found: string, wanted: string) => `Fail on keele „${found}“, mitte „${wanted}“ jaoks.`,
  sourceLanguage: (found: string) => `Fail tõlgib keelest „${found}“, mitte inglise keelest.`,
  unknownKind: (kind: string) => `Liigis „${kind}“ tekste ei ole.`,
  unknownId: "Sellist ID-d ei ole millelgi.",
  unknownField: (field: string) => `Teksti „${field}“ siin ei ole.`,
  twice: "See tekst on failis kaks korda.",
  inline: "Tekstis on märgendid, mida ei loeta. Kirjuta see lihttekstina, HTML tekstina.",
  unknownState: (state: string) => `„${state}“ ei ole olek. Kirjuta draft või published.`,
  stale: "Ingliskeelne tekst on vahepeal muutunud. Tõlge võetakse üle mustandina ja märgitakse aegunuks.",
  staleInShop: "Ingliskeelne tekst on vahepeal muutunud. Tõlge võetakse üle ja märgitakse aegunuks.",
  inShop: "Ostjad näevad seda kohe, sest ülejäänud tekstid on avaldatud.",
  texts: (before: string, after: string) => `Praegu: „${before}“. Failis: „${after}“.`,
  newer: "Seda tõlget on muudetud pärast faili tegemist.",
  nothing: "Tõlget veel ei ole.",
  draft: "Võetakse üle mustandina.",
  published: "Avaldatud; tekst jääb samaks.",
  confirmed: "Loetakse üle vaadatuks; tekst jääb samaks.",
  incomplete: "Kõiki tekste ei ole, seetõttu võetakse üle mustandina.",
} satisfies Messages<typeof en>;
