import type { Messages } from "#shared/messages.ts";
import type { messages as en } from "./import-messages.en.ts";

export const messages = {
  unknown:
    "See ei ole klientide või tellimuste fail, mida pood tunneb: Shopify ekspordid, laienduse Import Export Suite for WooCommerce failid või PrestaShopi klientide loend.",
  prestaShopOrders:
    "PrestaShopi tellimuste loendis ei ole kliendi e-posti aadressi ega tooteid, seega ei saa seda üle võtta.",
  empty: "Failis ei ole pealkirjade all ühtegi rida.",
  tooMany: (max: number) => `Failis on rohkem kui ${max.toLocaleString("et")} rida. Impordi see osade kaupa.`,
  amount: (title: string, written: string) => `${title}: „${written.slice(0, 40)}“ ei ole summa.`,
  date: (title: string, written: string) =>
    `${title}: „${written.slice(0, 40)}“ ei ole kuupäev või on mitmeti mõistetav. Kirjuta see kujul 2026-01-31.`,
  future: (title: string, written: string) => `${title}: „${written.slice(0, 40)}“ on tulevikus.`,
  currency: (written: string) => `„${written.slice(0, 20)}“ ei ole valuuta nagu EUR.`,
  noNumber: "Tellimusel ei ole numbrit.",
  noDate: "Tellimusel ei ole kuupäeva.",
  noTotal: "Tellimusel ei ole kogusummat.",
  negativeTotal: "Kogusumma on alla nulli.",
  unnamed: "Nimi puudub",
  nobody: "Selles ei ole e-posti aadressi, mille järgi inimest hiljem leida: tellija jäetakse välja.",
  difference: "Read, tarne, allahindlused ja maksud ei anna kokku kogusummat. Kõik jääb nii, nagu failis on.",
  noEmail: "E-posti aadressi ei ole, seega jäetakse see välja: inimese andmeid ei leiaks keegi hiljem üles.",
  noConsentDate:
    "Faili järgi tellib inimene uudiskirja, aga mitte mis ajast: teda ei lisatud. Impordi tellijad koos nõusoleku kuupäevadega.",
  subscribes: "Lisatud uudiskirja tellijaks failis oleva nõusoleku kuupäevaga.",
  erased: "See inimene kustutati tema enda soovil.",
  tooOld: "Vanem, kui tellimusi säilitatakse.",
  twice: (line: number) => `On juba real ${line}.`,
  gone: "Seda ei ole enam.",
} satisfies Messages<typeof en>;
