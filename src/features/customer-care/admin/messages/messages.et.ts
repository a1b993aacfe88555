import type { Messages } from "#shared/messages.ts";
import { countedIn } from "#shared/plural.ts";
import type { messages as en } from "./messages.en.ts";

const counted = countedIn("et");

export const messages = {
  title: "Kliendid",
  loading: "Laadin kliente",
  loadFailed: "Kliente ei õnnestunud laadida",
  filters: "Filtrid",
  search: "Otsi kliente",
  searchHint: "Nimi või e-post",
  empty: { title: "Kliente veel ei ole", text: "Siin on kõik, kes on tellimuse eest maksnud." },
  nothing: { title: "Kliente ei leitud", text: "Otsingule ei vasta ükski klient." },
  columns: {
    name: "Klient",
    country: "Riik",
    orders: "Tellimused",
    spent: "Ostud kokku",
    last: "Viimane tellimus",
    created: "Klient alates",
  },
  email: "E-post",
  emailTo: (name: string) => `Kirjuta: ${name}`,
  profile: "Vaata andmeid",
  profileOf: (name: string) => `Vaata andmeid: ${name}`,
  orders: (count: number) => counted(count, { one: "tellimus", other: "tellimust" }),
} satisfies Messages<typeof en>;
