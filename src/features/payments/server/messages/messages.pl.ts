import type { Messages } from "#shared/messages.ts";
import type { messages as en } from "./messages.en.ts";

export const messages = {
  attemptEnded: "Ta próba zamówienia dobiegła końca. Spróbuj ponownie.",
  methodGone: "Tą metodą nie można zapłacić za to zamówienie. Wybierz inną.",
} satisfies Messages<typeof en>;
