import type { Messages } from "#shared/messages.ts";
import type { messages as en } from "./import-messages.en.ts";

export const messages = {
  unknown:
    "Šis nav klientu vai pasūtījumu fails, ko veikals pazīst: Shopify eksporti, paplašinājuma Import Export Suite for WooCommerce faili vai PrestaShop klientu saraksts.",
  prestaShopOrders: "PrestaShop pasūtījumu sarakstā nav ne klienta e-pasta adreses, ne preču, tāpēc to nevar pārņemt.",
  empty: "Failā zem virsrakstiem nav nevienas rindas.",
  tooMany: (max: number) => `Failā ir vairāk nekā ${max.toLocaleString("lv")} rindu. Importējiet to pa daļām.`,
  amount: (title: string, written: string) => `${title}: „${written.slice(0, 40)}” nav summa.`,
  date: (title: string, written: string) =>
    `${title}: „${written.slice(0, 40)}” nav datums vai ir divdomīgs. Rakstiet to kā 2026-01-31.`,
  future: (title: string, written: string) => `${title}: „${written.slice(0, 40)}” ir nākotnē.`,
  currency: (written: string) => `„${written.slice(0, 20)}” nav valūta, piemēram, EUR.`,
  noNumber: "Pasūtījumam nav numura.",
  noDate: "Pasūtījumam nav datuma.",
  noTotal: "Pasūtījumam nav kopsummas.",
  negativeTotal: "Kopsumma ir mazāka par nulli.",
  unnamed: "Bez nosaukuma",
  nobody: "Tajā nav e-pasta adreses, pēc kuras cilvēku vēlāk varētu atrast: pasūtītājs tiek izlaists.",
  difference: "Rindas, piegāde, atlaides un nodokļi kopā nedod kopsummu. Viss paliek tā, kā norādīts failā.",
  noEmail: "Nav e-pasta adreses, tāpēc ieraksts tiek izlaists: cilvēka datus vēlāk neviens neatrastu.",
  noConsentDate:
    "Failā teikts, ka cilvēks saņem jaunumus, bet ne kopš kura laika: abonements nav pievienots. Importējiet abonentus ar piekrišanas datumiem.",
  subscribes: "Pievienots jaunumu abonentiem ar failā norādīto piekrišanas datumu.",
  erased: "Šī persona tika dzēsta pēc pašas lūguma.",
  tooOld: "Vecāks par pasūtījumu glabāšanas termiņu.",
  twice: (line: number) => `Jau ir ${line}. rindā.`,
  gone: "Tā vairs nav.",
} satisfies Messages<typeof en>;
