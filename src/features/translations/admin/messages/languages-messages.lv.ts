import type { Messages } from "#shared/messages.ts";
import { countedIn, numberIn } from "#shared/plural.ts";
import type { messages as en } from "./languages-messages.en.ts";

const counted = countedIn("lv");
const number = numberIn("lv");

export const messages = {
  title: "Valodas",
  lead: "Pircēji izvēlas no šīm. Angļu valoda vienmēr ir izvēlē.",
  shown: { title: "Veikala valodas" },
  translations: { title: "Tulkojumi", lead: "Publicētie preču, kolekciju, lapu un rakstu teksti." },
  words: {
    title: "Vārdi",
    lead: "Visās valodās savās lapās.",
    links: { search: "Meklēšanas vārdi", attributes: "Īpašības", policies: "Veikala noteikumi" },
  },
  loading: "Ielādē valodas",
  failed: "Valodas neizdevās ielādēt",
  backToLanguages: "Valodas",
  on: "Redzama pircējiem",
  off: "Paslēpta no pircējiem",
  turnOn: (language: string) => `Rādīt pircējiem: ${language}`,
  turnedOn: (language: string) => `Veikalu tagad var lasīt: ${language}`,
  turnedOff: (language: string) => `Pircēji veikalu vairs neredz: ${language}`,
  turnFailed: "Valodas neizdevās mainīt",
  confirm: {
    title: (language: string) => `Vai rādīt veikalu bez visas drošības informācijas: ${language}?`,
    text: (total: number) =>
      `Šajā valodā nav drošības informācijas: ${counted(total, { zero: "preču", one: "prece", other: "preces" })}. Likums to prasa pircēju valodā.`,
    action: "Tomēr rādīt",
    more: (count: number) => `un vēl ${count}`,
  },
  closing: {
    title: (language: string) => `Vai slēpt veikalu: ${language}?`,
    text: "Šīs valodas adreses vedīs uz lapām angļu valodā. Tie, kas patlaban pērk, turpinās angļu valodā.",
    action: "Slēpt",
  },
  details: (language: string) => `Kā trūkst: ${language}`,
  kinds: {
    product: "Preces",
    "blog-post": "Raksti",
    "content-page": "Lapas",
    collection: "Kolekcijas",
    setting: "Iestatījumi",
    image: "Attēli",
    option: "Izvēles",
  },
  progress: (published: number, total: number) => `${number(published)} no ${number(total)}`,
  done: "Nekā netrūkst",
  missing: (count: number) => `trūkst: ${number(count)}`,
  drafts: (count: number) => counted(count, { zero: "melnrakstu", one: "melnraksts", other: "melnraksti" }),
  stale: (count: number) => `novecojuši: ${number(count)}`,
  unconfirmed: (count: number) => `mašīntulkojumi, nav izlasīti: ${number(count)}`,
  urgent: (count: number) => `trūkst vai novecojusi drošības informācija vai atbildīgā persona: ${number(count)}`,
  complete: "Nekā netrūkst, nekas nav novecojis vai neizlasīts.",
  gaps: "Kā trūkst",
  gapsLead: "Vispirms steidzamākais, ne vairāk kā 200 no katra veida.",
  gapLabels: {
    urgent: "Trūkst vai novecojusi drošības informācija vai atbildīgā persona",
    missing: "Trūkst",
    draft: "Melnraksts",
    stale: "Novecojis",
    unconfirmed: "Mašīntulkojums, nav izlasīts",
    incomplete: (fields: string) => `Angļu valodā: ${fields}`,
  },
  files: {
    title: "Faili tulkotājiem",
    lead: "Visi šīs valodas teksti. HTML tajos ir teksts.",
    csv: "Lejupielādēt CSV",
    xliff: "Lejupielādēt XLIFF 2.0",
    upload: "Augšupielādēt failu",
    exporting: "Apkopo tekstus",
    exportFailed: "Tekstus neizdevās apkopot",
    exported: (count: number) => `Lejupielādēti teksti: ${number(count)}`,
  },
  file: {
    title: "Augšupielādēt tulkojumus",
    text: "CSV vai XLIFF 2.0 fails, tāds kā lejupielādētais. Pirms izmaiņām redzēsiet, kas mainītos.",
    chooseHint:
      "CSV vai XLIFF 2.0, ne vairāk kā 10 000 tekstu un 8 MB. Ja angļu teksts pa to laiku mainījies, jaunie tulkojumi kļūst par melnrakstiem; publicētie paliek publicēti un kļūst par novecojušiem.",
    publish: {
      label: "Publicēt pabeigto",
      hint: "Rakstus, preces un lapas, kuru visi teksti ir failā, pircēji redzēs neatkarīgi no stāvokļa failā. Pārējais paliek melnraksts.",
    },
    applying: "Pārņem…",
    failed: "Augšupielāde neizdevās",
    counts: (counts: Record<"new" | "changed" | "unchanged" | "skipped" | "refused", number>) =>
      `jauni: ${counts.new}, mainīti: ${counts.changed}, nemainīti: ${counts.unchanged}, bez tulkojuma: ${counts.skipped}, noraidīti: ${counts.refused}`,
    outcome: {
      new: "Jauns",
      changed: "Mainīts",
      unchanged: "Nemainīts",
      skipped: "Nav tulkots",
      refused: "Noraidīts",
    },
    apply: "Pārņemt",
    done: "Tulkojumi ir pārņemti",
  },
} satisfies Messages<typeof en>;
