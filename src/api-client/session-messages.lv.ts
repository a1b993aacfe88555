import type { Messages } from "#shared/messages.ts";
import type { messages as en } from "./session-messages.en.ts";

export const messages = {
  otherPasskey: (email: string) => `Šī piekļuves atslēga pieder ${email}.`,
} satisfies Messages<typeof en>;
