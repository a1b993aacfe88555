import type { Messages } from "#shared/messages.ts";
import type { messages as en } from "./messages.en.ts";

export const messages = {
  attemptEnded: "Šis pasūtīšanas mēģinājums ir beidzies. Lūdzu, mēģiniet vēlreiz.",
  methodGone: "Šo pasūtījumu šādi apmaksāt nevar. Lūdzu, izvēlieties citu maksāšanas veidu.",
} satisfies Messages<typeof en>;
