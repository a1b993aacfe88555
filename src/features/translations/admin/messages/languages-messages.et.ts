import type { Messages } from "#shared/messages.ts";
import { countedIn, numberIn } from "#shared/plural.ts";
import type { messages as en } from "./languages-messages.en.ts";

const counted = countedIn("et");
const number = numberIn("et");

export const messages = {
  title: "Keeled",
  lead: "Ostja valib nende seast. Inglise keel on alati valikus.",
  shown: { title: "Poe keeled" },
  translations: { title: "Tõlked", lead: "Toodete, kollektsioonide, lehtede ja artiklite avaldatud tekstid." },
  words: {
    title: "Sõnad",
    lead: "Neid hoitakse kõigis keeltes omaette lehtedel.",
    links: { search: "Otsingusõnad", attributes: "Omadused", policies: "Poe tingimused" },
  },
  loading: "Laadin keeli",
  failed: "Keeli ei õnnestunud laadida",
  backToLanguages: "Keeled",
  on: "Ostjatele nähtav",
  off: "Ostjate eest peidus",
  turnOn: (language: string) => `Näita ostjatele: ${language}`,
  turnedOn: (language: string) => `Poodi saab nüüd lugeda: ${language}`,
  turnedOff: (language: string) => `Ostjad ei näe enam poodi: ${language}`,
  turnFailed: "Keeli ei õnnestunud muuta",
  confirm: {
    title: (language: string) => `Kas näidata poodi ilma kogu ohutusteabeta: ${language}?`,
    text: (total: number) =>
      `Selles keeles puudub ohutusteave ${counted(total, { one: "tootel", other: "tootel" })}. Seadus nõuab seda ostjate keeles.`,
    action: "Näita siiski",
    more: (count: number) => `ja veel ${count}`,
  },
  closing: {
    title: (language: string) => `Kas peita pood: ${language}?`,
    text: "Selle keele aadressid viivad ingliskeelsetele lehtedele. Kes parajasti ostab, jätkab inglise keeles.",
    action: "Peida",
  },
  details: (language: string) => `Mis puudub: ${language}`,
  kinds: {
    product: "Tooted",
    "blog-post": "Artiklid",
    "content-page": "Lehed",
    collection: "Kollektsioonid",
    setting: "Seaded",
    image: "Pildid",
    option: "Valikud",
  },
  progress: (published: number, total: number) => `${number(published)}/${number(total)}`,
  done: "Kõik olemas",
  missing: (count: number) => `${number(count)} puudu`,
  drafts: (count: number) => counted(count, { one: "mustand", other: "mustandit" }),
  stale: (count: number) => `${number(count)} aegunud`,
  unconfirmed: (count: number) => `${counted(count, { one: "masintõlge", other: "masintõlget" })} lugemata`,
  urgent: (count: number) => `${number(count)} puuduva või aegunud ohutusteabe või vastutava isikuga`,
  complete: "Midagi ei puudu, ei ole aegunud ega lugemata.",
  gaps: "Mis puudub",
  gapsLead: "Kõige pakilisemad ees, igast liigist kuni 200.",
  gapLabels: {
    urgent: "Ohutusteave või vastutav isik puudub või on aegunud",
    missing: "Puudub",
    draft: "Mustand",
    stale: "Aegunud",
    unconfirmed: "Masintõlge, lugemata",
    incomplete: (fields: string) => `Inglise keeles: ${fields}`,
  },
  files: {
    title: "Failid tõlkijatele",
    lead: "Kõik selle keele tekstid. HTML on neis tekstina.",
    csv: "Laadi alla CSV",
    xliff: "Laadi alla XLIFF 2.0",
    upload: "Laadi fail üles",
    exporting: "Kogun tekste",
    exportFailed: "Tekste ei õnnestunud koguda",
    exported: (count: number) => `${counted(count, { one: "tekst", other: "teksti" })} alla laaditud`,
  },
  file: {
    title: "Laadi tõlked üles",
    text: "CSV- või XLIFF 2.0 fail nagu see, mille alla laadisid. Enne muutmist näed, mis muutuks.",
    chooseHint:
      "CSV või XLIFF 2.0, kuni 10 000 teksti ja 8 MB. Kui ingliskeelne tekst on vahepeal muutunud, jäävad uued tõlked mustanditeks; avaldatud tõlked jäävad avaldatuks ja muutuvad aegunuks.",
    publish: {
      label: "Avalda, mis on täielik",
      hint: "Artikleid, tooteid ja lehti, mille kõik tekstid on failis, näevad ostjad, olgu nende olek failis milline tahes. Ülejäänu jääb mustandiks.",
    },
    applying: "Võtan üle…",
    failed: "Üleslaadimine ebaõnnestus",
    counts: (counts: Record<"new" | "changed" | "unchanged" | "skipped" | "refused", number>) =>
      `Uusi ${counts.new}, muudetud ${counts.changed}, samaks jäänud ${counts.unchanged}, tõlketa ${counts.skipped}, tagasi lükatud ${counts.refused}`,
    outcome: {
      new: "Uus",
      changed: "Muudetud",
      unchanged: "Samaks jäänud",
      skipped: "Tõlkimata",
      refused: "Tagasi lükatud",
    },
    apply: "Võta üle",
    done: "Tõlked on üle võetud",
  },
} satisfies Messages<typeof en>;
