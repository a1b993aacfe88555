import type { Messages } from "#shared/messages.ts";
import type { messages as en } from "./held-back-messages.en.ts";

export const messages = {
  takesNone: "See aadress ei võta kirju vastu.",
  notAnyMore: "Seda ei ole enam vaja saata.",
} satisfies Messages<typeof en>;
