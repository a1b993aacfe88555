import type { Messages } from "#shared/messages.ts";
import type { messages as en } from "./messages.en.ts";

export const messages = {
  attemptEnded: "Šis bandymas užsakyti baigėsi. Bandykite dar kartą.",
  methodGone: "Šiam užsakymui šis mokėjimo būdas netinka. Pasirinkite kitą.",
} satisfies Messages<typeof en>;
