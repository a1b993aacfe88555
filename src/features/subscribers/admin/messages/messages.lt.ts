import type { Messages } from "#shared/messages.ts";
import { countedIn, numberIn } from "#shared/plural.ts";
import type { messages as en } from "./messages.en.ts";

const counted = countedIn("lt");
const number = numberIn("lt");
const emails = {
  title: "El. laiškai",
  lead: "Naujienlaiškio prenumeratoriai, kampanijos ir visi parduotuvės siunčiami laiškai.",
  tabs: { subscribers: "Prenumeratoriai", campaigns: "Kampanijos", emails: "Žurnalas" },
  loadFailed: "El. pašto duomenų įkelti nepavyko",
  actions: "Veiksmai",
  status: "Būsena",
  anyStatus: "Visos būsenos",
  language: "Kalba",
  anyLanguage: "Visos kalbos",
  sort: "Rikiavimas",
};
const subscribers = {
  loadFailed: emails.loadFailed,
  title: "Prenumeratoriai",
  loading: "Įkeliami prenumeratoriai",
  search: "Ieškoti prenumeratorių",
  filters: {
    confirmed: "Aktyvus, patvirtintas",
    unconfirmed: "Aktyvus, nepatvirtintas",
    unsubscribed: "Atsisakė",
    bounced: "Laiškas grįžo",
  },
  statuses: { active: "Aktyvus", unsubscribed: "Atsisakė", bounced: "Laiškas grįžo" },
  unconfirmed: "Nepatvirtintas",
  suppressed: "Laiškai nesiunčiami",
  suppressedHint:
    "Laiškai grįžo arba buvo pažymėti kaip šlamštas. Kampanijos čia nesiunčiamos, kol žmogus nepatvirtina savo nuoroda.",
  unconfirmedHint: "Patvirtinimo laiško nuoroda dar neatverta, todėl kampanijos čia nesiunčiamos.",
  sorts: { newest: "Naujausi viršuje", oldest: "Seniausi viršuje", email: "Adresas A–Z" },
  columns: { subscriber: "Prenumeratorius", source: "Šaltinis", since: "Prenumeruoja nuo" },
  /** Where somebody subscribed. */
  sources: { footer: "Poraštė", import: "Importas" },
  empty: {
    title: "Prenumeratorių dar nėra",
    text: "Jie užsiprenumeruoja formoje parduotuvės apačioje arba ateina iš jūsų importuoto sąrašo.",
  },
  nothing: { title: "Prenumeratorių nerasta", text: "Šių filtrų niekas neatitinka." },
  deleted: "Prenumeratorius ištrintas",
  deleteFailed: "Prenumeratoriaus ištrinti nepavyko",
  deleteTitle: (email: string) => `Ištrinti ${email}?`,
  deleteText: "Prenumerata ištrinama visam laikui. Su kuo ir kada sutikta, lieka kaip įrodymas.",
  deleteLabel: "Ištrinti prenumeratorių",
  export: "Eksportuoti CSV",
  exporting: (rows: number) => `${number(rows)} eil.…`,
  exported: (rows: number) =>
    `Eksportuota: ${counted(rows, { one: "prenumeratorius", few: "prenumeratoriai", other: "prenumeratorių" })}`,
  exportFailed: "Prenumeratorių eksportuoti nepavyko",
  import: "Importuoti",
};
const file = {
  title: "Importuoti prenumeratorius",
  language: "Skaitytojų kalba",
  languageHint: "Eilutėms, kuriose kalbos nėra.",
  text: "CSV failas su stulpeliais Email, First name, Last name, Consent date ir, jei norite, Language (de, en, et, fi, lt, lv, pl). Jame gali būti tik su naujienlaiškiu sutikę žmonės: data saugoma kaip įrodymas.",
  chooseHint: "Failas pirmiausia tikrinamas: prieš importuojant eilutė po eilutės matysite, kas įvyktų.",
  done: "Prenumeratoriai importuoti",
  outcome: {
    new: "Naujas",
    changed: "Patvirtintas",
    unchanged: "Nepakeistas",
    skipped: "Praleistas",
    refused: "Negalima perskaityti",
  },
  counts: (counts: Record<"new" | "changed" | "unchanged" | "skipped" | "refused", number>) =>
    `nauji: ${counts.new}, patvirtinti: ${counts.changed}, nepakeisti: ${counts.unchanged}, praleisti: ${counts.skipped}, negalima perskaityti: ${counts.refused}`,
};

export const messages = { emails, subscribers, file } satisfies Messages<typeof en>;
