import type { Messages } from "#shared/messages.ts";
import { countedIn, numberIn } from "#shared/plural.ts";
import type { messages as en } from "./messages.en.ts";

const counted = countedIn("et");
const number = numberIn("et");
const buyers = (count: number): string => counted(count, { one: "ostja", other: "ostjat" });

export const messages = {
  title: "Tagasinõudmised",
  lead: "Leia, kes ostis toote või selle partii, ja kirjuta neile. Tagasinõudmisest tuleb teatada ka ametiasutustele: Safety Business Gateway.",
  back: "Valmis avamiseks",
  scope: "Mida tagasi nõutakse",
  sku: "Tootekood",
  batches: "Partiid",
  batchesHint: "Mitu eralda komadega. Tühi: kõik partiid.",
  withUnknown: "Ka tellimused ilma partiita",
  from: "Müüdud alates",
  to: "Müüdud kuni",
  find: "Leia ostjad",
  finding: "Otsin",
  failed: "Ostjaid ei õnnestunud leida",
  found: (count: number, pieces: number, name: string) =>
    count === 0 ? `Keegi ei ole ostnud: ${name}.` : `${name}: ${buyers(count)}, kokku ${number(pieces)} tk.`,
  erased: (count: number) =>
    `Veel ${counted(count, { one: "tellimusel", other: "tellimusel" })} ei ole enam ostjat: andmed on kustutatud.`,
  more: (count: number) => `ja veel ${count}`,
  columns: { email: "Ostja", orders: "Tellimused", pieces: "Kogus", batches: "Partiid" },
  unknownBatch: "märkimata",
  letter: "E-kiri ostjatele",
  letterLead:
    "Ütle otse. Seadus keelab sõnad, mis teevad ohu väiksemaks, näiteks „vabatahtlik“ või „ettevaatusabinõuna“.",
  hazard: (language: string) => `Mis on ohtlik (${language})`,
  instructions: (language: string) => `Mida teha (${language})`,
  batchPlace: (language: string) => `Kus on partii number (${language})`,
  batchPlaceHint: "Kui jätad tühjaks, ütleb kiri: toote sildil või pakendil.",
  otherLanguage: "Kui jätad tühjaks, loevad need ostjad ingliskeelset teksti.",
  soft: (words: readonly string[]) => `Tagasinõudmises ei tohi olla: ${words.join(", ")}.`,
  remedies: "Ostja saab valida",
  remedy: { repair: "Parandamine", replacement: "Asendamine", refund: "Raha tagastamine" },
  send: (count: number) => `Kirjuta: ${buyers(count)}`,
  ask: "Kas saata kirjad kohe?",
  askText: (count: number) =>
    `Kohe läheb välja ${counted(count, { one: "e-kiri", other: "e-kirja" })}, igaüks tellimuse keeles. Tagasi võtta seda ei saa.`,
  sending: "Saadan…",
  sent: (count: number) => `${counted(count, { one: "e-kiri", other: "e-kirja" })} on teel`,
  sentList: "Senised tagasinõudmised",
  none: "Veel ei ole.",
  sentLine: (name: string, sku: string, batches: readonly string[]) =>
    `${name} (${sku})${batches.length > 0 ? `, partii ${batches.join(", ")}` : ", kõik partiid"}`,
  recipients: (count: number) => buyers(count),
  course: (sent: number, waiting: number) => `${sent} saadetud${waiting > 0 ? `, ${waiting} ootel` : ""}`,
  undelivered: (count: number, orders: readonly string[]) =>
    `Kätte toimetamata: ${count}. Teavita neid ostjaid muul viisil: ${orders.join(", ")}`,
  loading: "Laadin tagasinõudmisi",
  materials: {
    kinds: {
      glass: "Klaas",
      paper: "Paber",
      plastic: "Plast",
      metal: "Metall",
      wood: "Puit",
      textile: "Tekstiil",
      electronics: "Elektroonika",
      batteries: "Patareid",
    },
    title: "Müük materjalide järgi",
    lead: "Kogus ja kaal, mis kalendriaasta jooksul igasse riiki saadeti, pakendite, elektriseadmete ja patareide registrite jaoks. Kaalud on toodete praegused.",
    empty: "Midagi ei ole veel müüdud või ükski toode ei nimeta oma materjale.",
    list: "Aasta ja riigi järgi",
    year: "Aasta",
    country: "Riik",
    material: "Materjal",
    pieces: "Kogus",
    kilograms: "Kilogrammid",
    save: "Salvesta CSV-failina",
    loading: "Arvutan",
    failed: "Ei õnnestunud arvutada",
  },
} satisfies Messages<typeof en>;
