import type { Messages } from "#shared/messages.ts";
import { countedIn, numberIn } from "#shared/plural.ts";
import type { messages as en } from "./messages.en.ts";

const counted = countedIn("et");
const number = numberIn("et");
const emails = {
  title: "E-kirjad",
  lead: "Uudiskirja tellijad, kampaaniad ja kõik e-kirjad, mida pood saadab.",
  tabs: { subscribers: "Tellijad", campaigns: "Kampaaniad", emails: "Logi" },
  loadFailed: "E-kirjade andmeid ei õnnestunud laadida",
  actions: "Tegevused",
  status: "Olek",
  anyStatus: "Kõik olekud",
  language: "Keel",
  anyLanguage: "Kõik keeled",
  sort: "Järjesta",
};
const subscribers = {
  loadFailed: emails.loadFailed,
  title: "Uudiskirja tellijad",
  loading: "Laadin tellijaid",
  search: "Otsi tellijaid",
  filters: {
    confirmed: "Aktiivne, kinnitatud",
    unconfirmed: "Aktiivne, kinnitamata",
    unsubscribed: "Loobunud",
    bounced: "Kiri tuli tagasi",
  },
  statuses: { active: "Aktiivne", unsubscribed: "Loobunud", bounced: "Kiri tuli tagasi" },
  unconfirmed: "Kinnitamata",
  suppressed: "Kirju ei saadeta",
  suppressedHint:
    "Kirjad on tagasi tulnud või märgitud rämpspostiks. Kampaaniaid ei saadeta siia enne, kui inimene oma lingiga kinnitab.",
  unconfirmedHint: "Kinnituskirja linki ei ole veel avatud, seetõttu kampaaniaid siia ei saadeta.",
  sorts: { newest: "Uuemad ees", oldest: "Vanemad ees", email: "Aadress A–Z" },
  columns: { subscriber: "Tellija", source: "Allikas", since: "Tellija alates" },
  /** Where somebody subscribed. */
  sources: { footer: "Jalus", import: "Imporditud" },
  empty: {
    title: "Tellijaid veel ei ole",
    text: "Nad tulevad poe jaluses oleva vormi kaudu või loendist, mille impordid.",
  },
  nothing: { title: "Tellijaid ei leitud", text: "Nendele filtritele ei vasta keegi." },
  deleted: "Tellija on kustutatud",
  deleteFailed: "Tellijat ei õnnestunud kustutada",
  deleteTitle: (email: string) => `Kas kustutada ${email}?`,
  deleteText: "Tellimus kustutatakse jäädavalt. Tõendiks jääb alles, millega ja millal nõustuti.",
  deleteLabel: "Kustuta tellija",
  export: "Ekspordi CSV",
  exporting: (rows: number) => `${number(rows)} rida…`,
  exported: (rows: number) => `${counted(rows, { one: "tellija", other: "tellijat" })} eksporditud`,
  exportFailed: "Tellijaid ei õnnestunud eksportida",
  import: "Impordi",
};
const file = {
  title: "Impordi tellijad",
  language: "Lugejate keel",
  languageHint: "Ridadele, kus keelt ei ole.",
  text: "CSV-fail veergudega Email, First name, Last name, Consent date ja soovi korral Language (de, en, et, fi, lt, lv, pl). Failis tohivad olla ainult inimesed, kes on uudiskirjaga nõustunud: kuupäev jääb tõendiks alles.",
  chooseHint: "Faili kontrollitakse enne: näed rida-realt, mis juhtuks, enne kui midagi imporditakse.",
  done: "Tellijad on imporditud",
  outcome: {
    new: "Uus",
    changed: "Kinnitatud",
    unchanged: "Samaks jäänud",
    skipped: "Puutumata",
    refused: "Ei saa lugeda",
  },
  counts: (counts: Record<"new" | "changed" | "unchanged" | "skipped" | "refused", number>) =>
    `Uusi ${counts.new}, kinnitatud ${counts.changed}, samaks jäänud ${counts.unchanged}, puutumata ${counts.skipped}, loetamatuid ${counts.refused}`,
};

export const messages = { emails, subscribers, file } satisfies Messages<typeof en>;
