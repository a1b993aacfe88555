import type { Messages } from "#shared/messages.ts";
import type { messages as en } from "./messages.en.ts";

export const messages = {
  title: "Dokumendid",
  link: "Dokumendid",
  back: "Tellimused",
  lead: "Perioodi arved ja kreeditarved. Igaüks väljastatakse automaatselt, kui raha laekub või tagastatakse, ega muutu kunagi.",
  loading: "Dokumentide laadimine",
  loadFailed: "Dokumentide laadimine ebaõnnestus",
  empty: { title: "Sel perioodil dokumente ei ole", text: "Vali teine periood või proovimaksete dokumendid." },
  nothing: { title: "Selliseid dokumente ei ole", text: "Vali teine periood või liik." },
  kind: "Liik",
  allKinds: "Kõik liigid",
  kinds: { invoice: "Arve", "credit-note": "Kreeditarve" },
  sums: (count: string, net: string, vat: string, gross: string) =>
    `Dokumente: ${count}; km-ta ${net}, käibemaks ${vat}, kokku ${gross}`,
  archive: "Laadi kõik alla (ZIP)",
  archiving: "Ettevalmistamine…",
  archiveFailed: "Arhiivi ei õnnestunud teha",
  failed: "Dokumenti ei õnnestunud alla laadida",
  columns: {
    number: "Dokument",
    day: "Väljastamise kuupäev",
    order: "Tellimus",
    buyer: "Ostja",
    country: "Riik",
    vat: "Käibemaks",
    gross: "Kokku",
    files: "Failid",
  },
  newest: "Uusimad",
  older: "Vanemad",
  panel: {
    title: "Dokumendid",
    none: "Puuduvad",
    issue: "Väljasta arve",
    issueHint: "Arvet veel ei ole. Uus arve kannab tänast kuupäeva.",
    issued: "Dokumendid on väljastatud",
    issueFailed: "Dokumente ei õnnestunud väljastada",
  },
} satisfies Messages<typeof en>;
