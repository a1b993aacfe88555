/** Why a CSV file cannot be read. */
export const messages = {
  openQuote: (line: string) => `The quotation mark that opens in line ${line} is never closed.`,
  tooManyLines: (max: number) => `The file has more than ${max.toLocaleString("en")} lines. Import it in parts.`,
} as const;
