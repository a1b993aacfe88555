import type { Messages } from "#shared/messages.ts";
import type { messages as en } from "./messages.en.ts";

export const messages = {
  shape: "Rakstiet to kopā ar valsts burtiem, piemēram, DE123456789. Ievadītais nav nevienas ES valsts PVN numurs.",
  own: "Šis ir veikala PVN numurs. Lūdzu, ievadiet savu.",
} satisfies Messages<typeof en>;
