import type { Messages } from "#shared/messages.ts";
import type { messages as en } from "./csv-messages.en.ts";

export const messages = {
  openQuote: (line: string) => `${line}. rindā atvērtās pēdiņas nav aizvērtas.`,
} satisfies Messages<typeof en>;
