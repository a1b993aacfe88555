import type { Messages } from "#shared/messages.ts";
import type { messages as en } from "./csv-messages.en.ts";

export const messages = {
  openQuote: (line: string) => `${line} eilutėje atidarytos kabutės neuždarytos.`,
  cutOff: (line: string) => `${line} eilutė nutrūksta per vidurį: failas nepilnas. Eksportuokite jį dar kartą.`,
  damaged: (line: string) => `${line} eilutėje yra neįskaitomų raidžių: failas sugadintas. Eksportuokite jį dar kartą.`,
  tooManyLines: (max: number) => `Faile yra daugiau kaip ${max.toLocaleString("lt")} eilučių. Importuokite jį dalimis.`,
} satisfies Messages<typeof en>;
