/** What is wrong with a payout report. */
export const messages = {
  notCsv: "This is no CSV file. In a spreadsheet, save the report as CSV first.",
  empty: "The file has no lines below its headings.",
  tooLong: (lines: string) => `The file has more than ${lines} lines.`,
  missing: (columns: string) => `The file lacks a column: ${columns}. Rename its headings to these words.`,
  twice: (column: string) => `Two columns mean ${column}. Keep one of them.`,
  type: (type: string) => `"${type}" is neither payment nor refund.`,
  id: "The id is no id of the provider.",
  amount: (amount: string) => `"${amount}" is no amount.`,
  negative: "A payment cannot be negative.",
  currency: (currency: string) => `"${currency}" is no currency.`,
  again: "This id stands in the file twice.",
} as const;
