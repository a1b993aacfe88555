import type { Messages } from "#shared/messages.ts";
import { numberIn } from "#shared/plural.ts";
import type { messages as en } from "./exchange-messages.en.ts";

const number = numberIn("lv");

export const messages = {
  empty: "Failā nav neviena teksta.",
  tooMany: (units: number) => `Failā ir vairāk nekā ${number(units)} tekstu. Sadaliet to.`,
  noText: "Tā ir izklājlapa vai arhīvs. Saglabājiet to kā CSV, UTF-8 kodējumā.",
  column: (title: string) => `Trūkst kolonnas „${title}”.`,
  broken: (line: number, why: string) => `${line}. rinda ir kļūdaina: ${why}. Fails, iespējams, ir nepilnīgs.`,
  doctype: "Failā ir dokumenta tips vai entītijas, kas XLIFF nav vajadzīgas. To nelasa.",
  noXliff: "Tas nav XLIFF fails.",
  version: (version: string) => `Tas ir XLIFF ${version || "bez versijas"}. Lasa tikai versiju 2.0.`,
  language: (found: string, wanted: string) => `Fails ir valodai „${found}”, nevis „${wanted}”.`,
  sourceLanguage: (found: string) => `Fails tulko no valodas „${found}”, nevis no angļu valodas.`,
  unknownKind: (kind: string) => `Veida „${kind}” tekstu nav.`,
  unknownId: "Nekam nav šāda ID.",
  unknownField: (field: string) => `Teksta „${field}” šeit nav.`,
  twice: "Šis teksts failā ir divreiz.",
  inline: "Tekstā ir iezīmes, kuras nelasa. Rakstiet to kā vienkāršu tekstu, HTML kā tekstu.",
  unknownState: (state: string) => `„${state}” nav stāvoklis. Rakstiet draft vai published.`,
  stale:
    "Teksts angļu valodā pa to laiku ir mainījies. Tulkojums tiek pārņemts kā melnraksts un atzīmēts kā novecojis.",
  staleInShop: "Teksts angļu valodā pa to laiku ir mainījies. Tulkojums tiek pārņemts un atzīmēts kā novecojis.",
  inShop: "Pircēji to redzēs uzreiz, jo pārējie teksti ir publicēti.",
  texts: (before: string, after: string) => `Tagad: „${before}”. Failā: „${after}”.`,
  newer: "Šis tulkojums ir mainīts pēc faila izveides.",
  nothing: "Tulkojuma vēl nav.",
  draft: "Pārņemts kā melnraksts.",
  published: "Publicēts; teksts paliek tāds pats.",
  confirmed: "Skaitās izlasīts; teksts paliek tāds pats.",
  incomplete: "Nav visu tekstu, tāpēc pārņemts kā melnraksts.",
} satisfies Messages<typeof en>;
