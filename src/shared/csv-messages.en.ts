/** Why a CSV file cannot be read. */
export const messages = {
  openQuote: (line: string) => `The quotation mark that opens in line ${line} is never closed.`,
} as const;
