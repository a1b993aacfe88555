import type { Messages } from "#shared/messages.ts";
import type { messages as en } from "./payout-messages.en.ts";

export const messages = {
  notCsv: "See ei ole CSV-fail. Salvesta aruanne tabelarvutusprogrammis enne CSV-na.",
  empty: "Failis ei ole pealkirjade all ühtegi rida.",
  tooLong: (lines: string) => `Failis on üle ${lines} rea.`,
  missing: (columns: string) => `Failis puudub veerg: ${columns}. Pane veergudele need nimed.`,
  twice: (column: string) => `Kaks veergu tähendavad ${column}. Jäta alles üks.`,
  type: (type: string) => `„${type}” ei ole payment ega refund.`,
  id: "See ei ole makseteenuse id.",
  amount: (amount: string) => `„${amount}” ei ole summa.`,
  negative: "Makse ei saa olla negatiivne.",
  currency: (currency: string) => `„${currency}” ei ole valuuta.`,
  again: "See id on failis kaks korda.",
} satisfies Messages<typeof en>;
