/** Why a CSV file cannot be read. */
export const messages = {
  openQuote: (line: string) => `The quotation mark that opens in line ${line} is never closed.`,
  cutOff: (line: string) => `Line ${line} ends in the middle: the file was cut. Export it again.`,
  damaged: (line: string) => `Line ${line} holds letters that cannot be read: the file is damaged. Export it again.`,
  tooManyLines: (max: number) => `The file has more than ${max.toLocaleString("en")} lines. Import it in parts.`,
} as const;
