import type { Messages } from "#shared/messages.ts";
import type { messages as en } from "./csv-messages.en.ts";

export const messages = {
  openQuote: (line: string) => `${line}. rindā atvērtās pēdiņas nav aizvērtas.`,
  cutOff: (line: string) => `${line}. rinda apraujas pusē: fails nav pilns. Eksportējiet to vēlreiz.`,
  damaged: (line: string) => `${line}. rindā ir nesalasāmi burti: fails ir bojāts. Eksportējiet to vēlreiz.`,
  tooManyLines: (max: number) => `Failā ir vairāk nekā ${max.toLocaleString("lv")} rindu. Importējiet to pa daļām.`,
} satisfies Messages<typeof en>;
