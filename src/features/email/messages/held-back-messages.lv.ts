import type { Messages } from "#shared/messages.ts";
import type { messages as en } from "./held-back-messages.en.ts";

export const messages = {
  takesNone: "Šī adrese vēstules nepieņem.",
  notAnyMore: "To vairs nav jāsūta.",
} satisfies Messages<typeof en>;
