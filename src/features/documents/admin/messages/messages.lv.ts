import type { Messages } from "#shared/messages.ts";
import type { messages as en } from "./messages.en.ts";

export const messages = {
  title: "Dokumenti",
  link: "Dokumenti",
  back: "Pasūtījumi",
  lead: "Perioda rēķini un kredītrēķini. Katrs tiek izrakstīts automātiski, kad nauda ienāk vai tiek atmaksāta, un nekad nemainās.",
  loading: "Ielādē dokumentus",
  loadFailed: "Neizdevās ielādēt dokumentus",
  empty: {
    title: "Šajā periodā dokumentu nav",
    text: "Izvēlieties citu periodu vai izmēģinājuma maksājumu dokumentus.",
  },
  nothing: { title: "Šādu dokumentu nav", text: "Izvēlieties citu periodu vai veidu." },
  kind: "Veids",
  allKinds: "Visi veidi",
  kinds: { invoice: "Rēķins", "credit-note": "Kredītrēķins" },
  sums: (count: string, net: string, vat: string, gross: string) =>
    `Dokumentu skaits: ${count}; bez PVN ${net}, PVN ${vat}, kopā ${gross}`,
  archive: "Lejupielādēt visus (ZIP)",
  archiving: "Sagatavo…",
  archiveFailed: "Neizdevās izveidot arhīvu",
  failed: "Dokumentu neizdevās lejupielādēt",
  columns: {
    number: "Numurs",
    day: "Izrakstīšanas datums",
    order: "Pasūtījums",
    buyer: "Pircējs",
    country: "Valsts",
    vat: "PVN",
    gross: "Kopā",
    files: "Faili",
  },
  newest: "Jaunākie",
  older: "Vecāki",
  panel: {
    title: "Dokumenti",
    none: "Nav",
    issue: "Izrakstīt rēķinu",
    issueHint: "Rēķina vēl nav. Jaunajam būs šodienas datums.",
    issued: "Dokumenti izrakstīti",
    issueFailed: "Neizdevās izrakstīt dokumentus",
  },
} satisfies Messages<typeof en>;
