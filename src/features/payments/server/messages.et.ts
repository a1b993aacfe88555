import type { Messages } from "#shared/messages.ts";
import type { messages as en } from "./messages.en.ts";

export const messages = {
  attemptEnded: "See tellimiskatse on lõppenud. Palun proovi uuesti.",
} satisfies Messages<typeof en>;
