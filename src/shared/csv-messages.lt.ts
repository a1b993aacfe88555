import type { Messages } from "#shared/messages.ts";
import type { messages as en } from "./csv-messages.en.ts";

export const messages = {
  openQuote: (line: string) => `${line} eilutėje atidarytos kabutės neuždarytos.`,
} satisfies Messages<typeof en>;
