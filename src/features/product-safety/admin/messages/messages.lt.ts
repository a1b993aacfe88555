import type { Messages } from "#shared/messages.ts";
import { countedIn, numberIn } from "#shared/plural.ts";
import type { messages as en } from "./messages.en.ts";

const counted = countedIn("lt");
const number = numberIn("lt");
const buyers = (count: number): string => counted(count, { one: "pirkėjas", few: "pirkėjai", other: "pirkėjų" });
const toBuyers = (count: number): string => counted(count, { one: "pirkėjui", few: "pirkėjams", other: "pirkėjų" });
const letters = (count: number): string => counted(count, { one: "laiškas", few: "laiškai", other: "laiškų" });

export const messages = {
  title: "Prekių atšaukimas",
  lead: "Raskite, kas pirko prekę arba jos partiją, ir parašykite jiems. Apie atšaukimą reikia pranešti ir institucijoms: Safety Business Gateway.",
  back: "Pasirengimas atidaryti",
  scope: "Kas atšaukiama",
  sku: "Prekės kodas",
  batches: "Partijos",
  batchesHint: "Kelias atskirkite kableliais. Tuščia: visos partijos.",
  withUnknown: "Ir užsakymai be partijos",
  from: "Parduota nuo",
  to: "Parduota iki",
  find: "Rasti pirkėjus",
  finding: "Ieškoma",
  failed: "Pirkėjų rasti nepavyko",
  found: (count: number, pieces: number, name: string) =>
    count === 0 ? `Niekas nepirko: ${name}.` : `${name}: ${buyers(count)}, iš viso ${number(pieces)} vnt.`,
  erased: (count: number) => `Dar užsakymų be pirkėjo, kurio duomenys ištrinti: ${number(count)}.`,
  more: (count: number) => `ir dar ${count}`,
  columns: { email: "Pirkėjas", orders: "Užsakymai", pieces: "Kiekis", batches: "Partijos" },
  unknownBatch: "nepažymėta",
  letter: "Laiškas pirkėjams",
  letterLead:
    "Sakykite tiesiai. Įstatymas draudžia žodžius, kurie pavojų daro mažesnį, pvz., „savanoriškai“ arba „atsargumo dėlei“.",
  hazard: (language: string) => `Kas pavojinga (${language})`,
  instructions: (language: string) => `Ką daryti (${language})`,
  batchPlace: (language: string) => `Kur yra partijos numeris (${language})`,
  batchPlaceHint: "Jei paliksite tuščią, laiške bus: ant gaminio etiketės arba pakuotės.",
  otherLanguage: "Jei paliksite tuščią, šie pirkėjai skaitys anglišką tekstą.",
  soft: (words: readonly string[]) => `Atšaukime negali būti: ${words.join(", ")}.`,
  remedies: "Pirkėjas gali rinktis",
  remedy: { repair: "Taisymas", replacement: "Pakeitimas", refund: "Pinigų grąžinimas" },
  send: (count: number) => `Rašyti ${toBuyers(count)}`,
  ask: "Siųsti laiškus dabar?",
  askText: (count: number) => `Iškart išsiunčiama: ${letters(count)}, kiekvienas užsakymo kalba. To atšaukti negalima.`,
  sending: "Siunčiama…",
  sent: (count: number) => `Siunčiama: ${letters(count)}`,
  sentList: "Ankstesni atšaukimai",
  none: "Dar nėra.",
  sentLine: (name: string, sku: string, batches: readonly string[]) =>
    `${name} (${sku})${batches.length > 0 ? `, partija ${batches.join(", ")}` : ", visos partijos"}`,
  recipients: (count: number) => buyers(count),
  course: (sent: number, waiting: number) => `išsiųsta: ${sent}${waiting > 0 ? `, laukia: ${waiting}` : ""}`,
  undelivered: (count: number, orders: readonly string[]) =>
    `Nepristatyta: ${count}. Praneškite šiems pirkėjams kitu būdu: ${orders.join(", ")}`,
  loading: "Įkeliami atšaukimai",
  materials: {
    kinds: {
      glass: "Stiklas",
      paper: "Popierius",
      plastic: "Plastikas",
      metal: "Metalas",
      wood: "Mediena",
      textile: "Tekstilė",
      electronics: "Elektronika",
      batteries: "Baterijos",
    },
    title: "Parduota pagal medžiagas",
    lead: "Kiekis ir svoris, per kalendorinius metus išsiųsti į kiekvieną šalį, pakuočių, elektros įrangos ir baterijų registrams. Svoris yra dabartinis prekių svoris.",
    empty: "Dar nieko neparduota arba nė viena prekė nenurodo medžiagų.",
    list: "Pagal metus ir šalį",
    year: "Metai",
    country: "Šalis",
    material: "Medžiaga",
    pieces: "Kiekis",
    kilograms: "Kilogramai",
    save: "Išsaugoti kaip CSV",
    loading: "Skaičiuojama",
    failed: "Suskaičiuoti nepavyko",
  },
} satisfies Messages<typeof en>;
