import type { Messages } from "#shared/messages.ts";
import type { messages as en } from "./payout-messages.en.ts";

export const messages = {
  notCsv: "Tai ne CSV failas. Pirmiausia skaičiuoklėje išsaugokite ataskaitą kaip CSV.",
  empty: "Faile po antraštėmis nėra nė vienos eilutės.",
  tooLong: (lines: string) => `Faile daugiau nei ${lines} eilučių.`,
  missing: (columns: string) => `Faile trūksta stulpelio: ${columns}. Pavadinkite stulpelius šiais žodžiais.`,
  twice: (column: string) => `Du stulpeliai reiškia ${column}. Palikite vieną.`,
  type: (type: string) => `„${type}“ nėra nei payment, nei refund.`,
  id: "Tai ne mokėjimų paslaugos id.",
  amount: (amount: string) => `„${amount}“ nėra suma.`,
  negative: "Mokėjimas negali būti neigiamas.",
  currency: (currency: string) => `„${currency}“ nėra valiuta.`,
  again: "Šis id faile yra du kartus.",
} satisfies Messages<typeof en>;
