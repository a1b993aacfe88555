import type { Messages } from "#shared/messages.ts";
import type { messages as en } from "./csv-messages.en.ts";

export const messages = {
  openQuote: (line: string) => `Real ${line} avatud jutumärk jääb sulgemata.`,
} satisfies Messages<typeof en>;
