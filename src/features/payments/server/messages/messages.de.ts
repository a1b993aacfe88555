import type { Messages } from "#shared/messages.ts";
import type { messages as en } from "./messages.en.ts";

export const messages = {
  attemptEnded: "Dieser Bestellversuch ist beendet. Bitte versuchen Sie es noch einmal.",
  methodGone: "Diese Zahlungsart ist für diese Bestellung nicht verfügbar. Bitte wählen Sie eine andere.",
} satisfies Messages<typeof en>;
