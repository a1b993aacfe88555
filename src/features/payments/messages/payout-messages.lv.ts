import type { Messages } from "#shared/messages.ts";
import type { messages as en } from "./payout-messages.en.ts";

export const messages = {
  notCsv: "Šis nav CSV fails. Vispirms saglabājiet pārskatu izklājlapā kā CSV.",
  empty: "Failā zem virsrakstiem nav nevienas rindas.",
  tooLong: (lines: string) => `Failā ir vairāk par ${lines} rindām.`,
  missing: (columns: string) => `Failā trūkst kolonnas: ${columns}. Nosauciet kolonnas šādi.`,
  twice: (column: string) => `Divas kolonnas nozīmē ${column}. Atstājiet vienu.`,
  type: (type: string) => `„${type}” nav ne payment, ne refund.`,
  id: "Šis nav maksājumu pakalpojuma id.",
  amount: (amount: string) => `„${amount}” nav summa.`,
  negative: "Maksājums nevar būt negatīvs.",
  currency: (currency: string) => `„${currency}” nav valūta.`,
  again: "Šis id failā ir divreiz.",
} satisfies Messages<typeof en>;
