/** Why a CSV file cannot be read. */
export const messages = {
  openQuote: (line: string) => `The quotation mark that opens in line ${line} is never closed.`,
  cutOff: (line: string) => `Line ${line} ends too early: the end of the file seems to be missing.`,
  tooManyLines: (max: number) => `The file has more than ${max.toLocaleString("en")} lines. Import it in parts.`,
} as const;
