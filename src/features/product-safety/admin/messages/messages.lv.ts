import type { Messages } from "#shared/messages.ts";
import { countedIn, numberIn } from "#shared/plural.ts";
import type { messages as en } from "./messages.en.ts";

const counted = countedIn("lv");
const number = numberIn("lv");
const buyers = (count: number): string => counted(count, { zero: "pircēju", one: "pircējs", other: "pircēji" });
const toBuyers = (count: number): string => counted(count, { zero: "pircējiem", one: "pircējam", other: "pircējiem" });
const letters = (count: number): string => counted(count, { zero: "vēstuļu", one: "vēstule", other: "vēstules" });

export const messages = {
  title: "Preču atsaukšana",
  lead: "Atrodiet, kas pircis preci vai tās partiju, un rakstiet viņiem. Par atsaukšanu jāpaziņo arī iestādēm: Safety Business Gateway.",
  back: "Gatavs atvēršanai",
  scope: "Ko atsauc",
  sku: "Artikula numurs",
  batches: "Partijas",
  batchesHint: "Vairākas atdaliet ar komatiem. Tukšs: visas partijas.",
  withUnknown: "Arī pasūtījumi bez partijas",
  from: "Pārdots no",
  to: "Pārdots līdz",
  find: "Atrast pircējus",
  finding: "Meklē",
  failed: "Pircējus neizdevās atrast",
  found: (count: number, pieces: number, name: string) =>
    count === 0 ? `Neviens nav pircis: ${name}.` : `${name}: ${buyers(count)}, kopā ${number(pieces)} gab.`,
  erased: (count: number) => `Vēl pasūtījumi bez pircēja, kura dati ir dzēsti: ${number(count)}.`,
  more: (count: number) => `un vēl ${count}`,
  columns: { email: "Pircējs", orders: "Pasūtījumi", pieces: "Skaits", batches: "Partijas" },
  unknownBatch: "nav atzīmēta",
  letter: "Vēstule pircējiem",
  letterLead:
    "Sakiet to tieši. Likums aizliedz vārdus, kas briesmas padara mazākas, piemēram, „brīvprātīgi” vai „piesardzības nolūkā”.",
  hazard: (language: string) => `Kas ir bīstams (${language})`,
  instructions: (language: string) => `Kas jādara (${language})`,
  batchPlace: (language: string) => `Kur ir partijas numurs (${language})`,
  batchPlaceHint: "Ja atstāj tukšu, vēstulē rakstīts: uz preces etiķetes vai iepakojuma.",
  otherLanguage: "Ja atstāj tukšu, šie pircēji lasa tekstu angļu valodā.",
  soft: (words: readonly string[]) => `Atsaukšanā nedrīkst rakstīt: ${words.join(", ")}.`,
  remedies: "Pircējs var izvēlēties",
  remedy: { repair: "Remonts", replacement: "Apmaiņa", refund: "Naudas atmaksa" },
  send: (count: number) => `Rakstīt ${toBuyers(count)}`,
  ask: "Vai sūtīt vēstules tūlīt?",
  askText: (count: number) => `Tūlīt ceļā dosies ${letters(count)}, katra pasūtījuma valodā. To nevar atsaukt.`,
  sending: "Sūta…",
  sent: (count: number) => `Ceļā: ${letters(count)}`,
  sentList: "Līdzšinējās atsaukšanas",
  none: "Vēl nav.",
  sentLine: (name: string, sku: string, batches: readonly string[]) =>
    `${name} (${sku})${batches.length > 0 ? `, partija ${batches.join(", ")}` : ", visas partijas"}`,
  recipients: (count: number) => buyers(count),
  course: (sent: number, waiting: number) => `nosūtītas: ${sent}${waiting > 0 ? `, gaida: ${waiting}` : ""}`,
  undelivered: (count: number, orders: readonly string[]) =>
    `Nav piegādātas: ${count}. Informējiet šos pircējus citā veidā: ${orders.join(", ")}`,
  loading: "Ielādē atsaukšanas",
  materials: {
    kinds: {
      glass: "Stikls",
      paper: "Papīrs",
      plastic: "Plastmasa",
      metal: "Metāls",
      wood: "Koks",
      textile: "Tekstils",
      electronics: "Elektronika",
      batteries: "Baterijas",
    },
    title: "Pārdotais pa materiāliem",
    lead: "Skaits un svars, kas kalendārajā gadā nosūtīts uz katru valsti, iepakojuma, elektroiekārtu un bateriju reģistriem. Svars ir preču pašreizējais.",
    empty: "Vēl nekas nav pārdots, vai nevienai precei nav norādīti materiāli.",
    list: "Pa gadiem un valstīm",
    year: "Gads",
    country: "Valsts",
    material: "Materiāls",
    pieces: "Skaits",
    kilograms: "Kilogrami",
    save: "Saglabāt kā CSV",
    loading: "Skaita",
    failed: "Neizdevās saskaitīt",
  },
} satisfies Messages<typeof en>;
