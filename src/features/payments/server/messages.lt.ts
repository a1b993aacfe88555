import type { Messages } from "#shared/messages.ts";
import type { messages as en } from "./messages.en.ts";

export const messages = {
  attemptEnded: "Šis bandymas užsakyti baigėsi. Bandykite dar kartą.",
} satisfies Messages<typeof en>;
