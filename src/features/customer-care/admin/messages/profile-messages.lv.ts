import type { Messages } from "#shared/messages.ts";
import type { messages as en } from "./profile-messages.en.ts";

export const messages = {
  title: "Klients",
  loading: "Ielādē klientu",
  failed: "Klientus neizdevās ielādēt",
  back: "Visi klienti",
  email: "E-pasts",
  orders: "Pasūtījumi",
  spent: "Pirkumi kopā",
  average: "Vidējais pasūtījums",
  averageOf: (kept: number) => `no ${kept} apmaksātiem pasūtījumiem`,
  paidBack: (count: number) => `${count} atmaksāti`,
  since: "Klients kopš",
  noOrders: "Pasūtījumu nav",
  columns: {
    number: "Pasūtījuma numurs",
    created: "Izveidots",
    status: "Pasūtījuma statuss",
    payment: "Maksājums",
    total: "Summa",
  },
  data: {
    title: "Personas dati",
    text: "Kas tiek glabāts par šo personu, lai to izsniegtu failā vai dzēstu. Pasūtījumu numuri, preces, summas un PVN paliek grāmatvedībai.",
    export: "Eksportēt datus",
    exporting: "Apkopo...",
    exported: "Personas dati ir eksportēti",
    exportFailed: "Personas datus neizdevās eksportēt",
    erase: "Dzēst datus",
    erasing: "Dzēš...",
    erased: "Personas dati ir dzēsti",
    eraseFailed: "Personas datus neizdevās dzēst",
    question: (name: string) => `Vai dzēst datus: ${name}?`,
    consequence: "To nevar atsaukt.",
    losses: [
      "Vārds, e-pasts, tālrunis un adreses visos pasūtījumos",
      "Jaunumu vēstuļu abonements un tā piekrišanas",
      "Nosūtīto vēstuļu saņēmēji",
    ],
  },
} satisfies Messages<typeof en>;
