import type { Messages } from "#shared/messages.ts";
import type { messages as en } from "./profile-messages.en.ts";

export const messages = {
  title: "Klient",
  loading: "Laadin klienti",
  failed: "Kliente ei õnnestunud laadida",
  back: "Kõik kliendid",
  email: "E-post",
  orders: "Tellimused",
  spent: "Ostud kokku",
  average: "Keskmine tellimus",
  averageOf: (kept: number) => `${kept} makstud tellimuse kohta`,
  paidBack: (count: number) => `${count} tagasi makstud`,
  since: "Klient alates",
  noOrders: "Tellimusi ei ole",
  columns: {
    number: "Tellimuse number",
    created: "Loodud",
    status: "Tellimuse olek",
    payment: "Makse",
    total: "Summa",
  },
  data: {
    title: "Isikuandmed",
    text: "Mida selle inimese kohta hoitakse: failina üle andmiseks või kustutamiseks. Tellimuste numbrid, tooted, summad ja käibemaks jäävad raamatupidamise jaoks alles.",
    export: "Ekspordi andmed",
    exporting: "Kogun...",
    exported: "Isikuandmed on eksporditud",
    exportFailed: "Isikuandmeid ei õnnestunud eksportida",
    erase: "Kustuta andmed",
    erasing: "Kustutan...",
    erased: "Isikuandmed on kustutatud",
    eraseFailed: "Isikuandmeid ei õnnestunud kustutada",
    question: (name: string) => `Kas kustutada andmed: ${name}?`,
    consequence: "Seda ei saa tagasi võtta.",
    losses: [
      "Nimi, e-post, telefon ja aadressid kõigis tellimustes",
      "Uudiskirja tellimus ja selle nõusolekud",
      "Saadetud e-kirjade saajad",
    ],
  },
} satisfies Messages<typeof en>;
