import type { Messages } from "#shared/messages.ts";
import { numberIn } from "#shared/plural.ts";
import type { messages as en } from "./messages.en.ts";

const number = numberIn("lv");
const emails = {
  title: "E-pasta vēstules",
  lead: "Jaunumu abonenti, kampaņas un visas vēstules, ko veikals sūta.",
  tabs: { subscribers: "Abonenti", campaigns: "Kampaņas", emails: "Žurnāls" },
  loadFailed: "E-pasta datus neizdevās ielādēt",
  actions: "Darbības",
  status: "Statuss",
  anyStatus: "Visi statusi",
  language: "Valoda",
  anyLanguage: "Visas valodas",
  sort: "Kārtot pēc",
};
const subscribers = {
  loadFailed: emails.loadFailed,
  title: "Abonenti",
  loading: "Ielādē abonentus",
  search: "Meklēt abonentus",
  filters: {
    confirmed: "Aktīvs, apstiprināts",
    unconfirmed: "Aktīvs, nav apstiprināts",
    unsubscribed: "Atteicies",
    bounced: "Vēstule atgriezās",
  },
  statuses: { active: "Aktīvs", unsubscribed: "Atteicies", bounced: "Vēstule atgriezās" },
  unconfirmed: "Nav apstiprināts",
  suppressed: "Vēstules nesūta",
  suppressedHint:
    "Vēstules atgriezās vai tika atzīmētas kā surogātpasts. Kampaņas šeit nesūta, līdz cilvēks apstiprina ar savu saiti.",
  unconfirmedHint: "Saite apstiprinājuma vēstulē vēl nav atvērta, tāpēc kampaņas šeit nesūta.",
  sorts: { newest: "Vispirms jaunākie", oldest: "Vispirms vecākie", email: "Adreses A–Z" },
  columns: { subscriber: "Abonents", source: "Avots", since: "Abonē kopš" },
  /** Where somebody subscribed. */
  sources: { footer: "Kājene", import: "Imports" },
  empty: {
    title: "Abonentu vēl nav",
    text: "Viņi piesakās veidlapā veikala kājenē vai nāk no saraksta, ko importējat.",
  },
  nothing: { title: "Abonenti nav atrasti", text: "Šiem filtriem neatbilst neviens." },
  deleted: "Abonents ir dzēsts",
  deleteFailed: "Abonentu neizdevās dzēst",
  deleteTitle: (email: string) => `Vai dzēst ${email}?`,
  deleteText: "Abonements tiks neatgriezeniski dzēsts. Kam un kad piekrita, paliek kā pierādījums.",
  deleteLabel: "Dzēst abonentu",
  export: "Eksportēt CSV",
  exporting: (rows: number) => `${number(rows)} rindas…`,
  exported: (rows: number) => `Eksportēti abonenti: ${number(rows)}`,
  exportFailed: "Abonentus neizdevās eksportēt",
  import: "Importēt",
};
const file = {
  title: "Importēt abonentus",
  language: "Lasītāju valoda",
  languageHint: "Rindām, kurās valodas nav.",
  text: "CSV fails ar kolonnām Email, First name, Last name, Consent date un, ja vēlaties, Language (de, en, et, fi, lt, lv, pl). Tajā drīkst būt tikai cilvēki, kas piekrituši jaunumiem: datumu glabā kā pierādījumu.",
  chooseHint: "Failu vispirms pārbauda: rindu pa rindai redzēsiet, kas notiktu, pirms kaut ko importē.",
  done: "Abonenti ir importēti",
  outcome: {
    new: "Jauns",
    changed: "Apstiprināts",
    unchanged: "Nemainīts",
    skipped: "Izlaists",
    refused: "Nevar nolasīt",
  },
  counts: (counts: Record<"new" | "changed" | "unchanged" | "skipped" | "refused", number>) =>
    `jauni: ${counts.new}, apstiprināti: ${counts.changed}, nemainīti: ${counts.unchanged}, izlaisti: ${counts.skipped}, nevar nolasīt: ${counts.refused}`,
};

export const messages = { emails, subscribers, file } satisfies Messages<typeof en>;
