import type { Messages } from "#shared/messages.ts";
import { numberIn } from "#shared/plural.ts";
import type { messages as en } from "./import-messages.en.ts";

const number = numberIn("et");

export const messages = {
  noText: "See ei ole tekstifail. Salvesta tabel CSV-failina.",
  gone: "Seda tellijat ei ole enam.",
  empty: "Failis ei ole pealkirjade all ühtegi rida.",
  tooMany: (max: number) => `Failis on üle ${number(max)} rea. Impordi osade kaupa.`,
  unknownColumn: (title: string) => `Tundmatu veerg „${title}“.`,
  columnTwice: (title: string) => `Veerg „${title}“ on kaks korda.`,
  noColumn: (title: string) => `Veerg „${title}“ puudub.`,
  address: "Sellele aadressile ei saa e-kirju saata.",
  name: "Nimes võib olla kuni 100 märki ühel real.",
  noDate: "Nõusoleku kuupäev puudub.",
  date: "Nõusoleku kuupäev peab olema kujul 2026-01-31.",
  future: "Nõusoleku kuupäev on tulevikus.",
  language: (known: string) => `Keel peab olema üks neist: ${known}.`,
  asWritten: (address: string) => `Salvestatakse kujul ${address}.`,
  twice: (line: number) => `On juba real ${line}.`,
  there: "On juba tellija.",
  confirms: "Oli kinnitamata, nüüd on kinnitatud.",
  left: "On tellimusest loobunud või kustutatud ja saab ainult ise uuesti tellida.",
  bounced: "Sellele aadressile saadetud kirjad on tagasi tulnud; see jäetakse puutumata.",
  unconfirmed: "Ei ole oma aadressi veel kinnitanud; nõusolekut, mida üle võtta, ei ole.",
  status: "Olek peab olema active, unsubscribed või bounced.",
  suppressed: "Sellele aadressile ei tohi kirjutada: kirjad on tagasi tulnud või märgitud rämpspostiks.",
  withdrawn: "On nõusoleku pärast seda kuupäeva tagasi võtnud.",
} satisfies Messages<typeof en>;
