import type { Messages } from "#shared/messages.ts";
import type { messages as en } from "./held-back-messages.en.ts";

export const messages = {
  takesNone: "Šis adresas laiškų nepriima.",
  notAnyMore: "Jo siųsti nebereikia.",
} satisfies Messages<typeof en>;
