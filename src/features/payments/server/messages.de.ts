import type { Messages } from "#shared/messages.ts";
import type { messages as en } from "./messages.en.ts";

export const messages = {
  attemptEnded: "Dieser Bestellversuch ist beendet. Bitte versuchen Sie es noch einmal.",
} satisfies Messages<typeof en>;
