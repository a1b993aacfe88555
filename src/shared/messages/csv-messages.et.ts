import type { Messages } from "#shared/messages.ts";
import type { messages as en } from "./csv-messages.en.ts";

export const messages = {
  openQuote: (line: string) => `Real ${line} avatud jutumärk jääb sulgemata.`,
  cutOff: (line: string) => `Rida ${line} katkeb poole pealt: fail on poolik. Ekspordi see uuesti.`,
  damaged: (line: string) => `Real ${line} on tähti, mida ei saa lugeda: fail on rikutud. Ekspordi see uuesti.`,
  tooManyLines: (max: number) => `Failis on rohkem kui ${max.toLocaleString("et")} rida. Impordi see osade kaupa.`,
} satisfies Messages<typeof en>;
