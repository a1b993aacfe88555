import type { Messages } from "#shared/messages.ts";
import type { messages as en } from "./session-messages.en.ts";

export const messages = {
  signedOut: "Palun logi poe haldusse sisse",
  otherPasskey: (email: string) => `See pääsuvõti kuulub aadressile ${email}.`,
} satisfies Messages<typeof en>;
